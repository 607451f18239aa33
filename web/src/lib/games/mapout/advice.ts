import { words } from './i18n';
import { type Move, parseMove } from './moves';
import { summary } from './effect-words';
import { tileName } from './tiles';
import { readEffects, type TileView, type View } from './view';

/** A decision that could be made, and what it would earn. */
export function advise(view: View, text: string, effects: unknown): string[] {
  return [named(view, parseMove(text)), summary({ effects: readEffects(effects) })];
}

function named(view: View, move: Move): string {
  const { hand } = words();
  if (move.verb === 'pass') return hand.pass;
  const verb = { play: hand.lay, back: hand.back, lift: hand.lift }[move.verb];
  const tile = tileOf(view, move.tile);
  return tile ? `${tileName(tile)}, ${verb.toLocaleLowerCase()}` : verb;
}

function tileOf(view: View, id: string): TileView | undefined {
  const known = [
    ...view.hand,
    ...view.players.flatMap(({ ends }) => ends),
    ...view.lying.map(({ tile }) => tile),
    ...(view.lifted ? [view.lifted.tile] : []),
  ];
  return known.find((tile) => tile.id === id);
}
