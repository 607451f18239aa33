import type { MoveEffects } from '../../api/schema';
import { type AskEffects, type Preview as PreviewOf, Previews as PreviewsOf } from '../../play/previews.svelte';
import { type Effects, readEffects } from './view';

export type Preview = PreviewOf<Effects>;
export type Previews = PreviewsOf<Effects>;

export function newPreviews(ask: AskEffects): Previews {
  return new PreviewsOf(ask, { read: meaningful, atOnce: 30 });
}

/** Until a lifted tile is back, what it opens or blocks means nothing yet. */
function meaningful({ move, effects: sent }: MoveEffects): Effects {
  const effects = readEffects(sent);
  return move.startsWith('lift') ? { ...effects, blocks: [], opens: [] } : effects;
}
