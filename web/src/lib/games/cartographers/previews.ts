import { readCartographersEffects } from './readers';
import { type AskEffects, type Preview as PreviewOf, Previews as PreviewsOf } from '../../play/previews.svelte';
import type { Effects } from './view';

export type Preview = PreviewOf<Effects>;
export type Previews = PreviewsOf<Effects>;

export function newPreviews(ask: AskEffects): Previews {
  return new PreviewsOf(ask, { read: ({ effects }) => readCartographersEffects(effects), atOnce: 60 });
}
