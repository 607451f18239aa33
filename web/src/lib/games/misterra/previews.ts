import { readMisterraEffects } from './readers';
import { type AskEffects, type Preview as PreviewOf, Previews as PreviewsOf } from '../../play/previews.svelte';
import type { Effects } from './effects';

export type Preview = PreviewOf<Effects>;
export type Previews = PreviewsOf<Effects>;

/** The legal moves are asked about together; what is pointed at meanwhile does not wait for that answer. */
export function newPreviews(ask: AskEffects): Previews {
  return new PreviewsOf(ask, { read: ({ effects }) => readMisterraEffects(effects), atOnce: 200, questions: 4 });
}
