import { commonWords } from '../../i18n';
import { signed } from '../../i18n/signed';
import type { Hint } from '../../table/model';
import { words } from './i18n';
import { type Move, parseMove } from './moves';
import { summary } from './effect-words';
import { tileOf } from './plan';
import { tileName } from './tiles';
import { type Effects, readEffects, type View } from './view';

/** A decision that could be made, and what it would earn. */
export function advise(view: View, text: string, effects: unknown): string[] {
  return [named(view, parseMove(text)), summary({ effects: readEffects(effects) })];
}

/** A whole turn: its steps, numbered as on the board, what they earn together and why, and what they do to the board. */
export function hinted(view: View, hint: Hint): string[] {
  const steps = [hint, ...hint.then].map(({ move, effects }) => ({ move: parseMove(move), effects: readEffects(effects) }));
  const told = steps.map(({ move }) => stepWords(view, move));
  const plan = words().hint.plan(told.length > 1 ? told.map((step, index) => words().hint.step(index + 1, step)) : told);
  const all = steps.map(({ effects }) => effects);
  return [
    steps.some(({ move }) => move.verb !== 'pass') ? words().hint.earns(plan, signed(hint.total ?? 0), reason(all)) : plan,
    ...risks(all),
  ];
}

/** Why most of the points are earned. */
function reason(steps: readonly Effects[]): string | null {
  const [best] = [...steps].sort((one, other) => other.points - one.points);
  if (!best || best.points <= 0) return null;
  const areas = [...best.areas].sort((one, other) => other.spaces.length - one.spaces.length);
  if (areas[0]) return words().hint.area(commonWords().biomes[areas[0].biome], areas[0].spaces.length);
  return words().hint.roads(best.connections.filter(({ points }) => points > 0).length);
}

/** What the turn spoils: places that nothing fits, or tiles that can no longer be lifted. */
function risks(steps: readonly Effects[]): string[] {
  const { blocks, locks } = words().preview;
  const last = steps.at(-1);
  if (!last) return [];
  if (last.blocks.length > 0) return [blocks(last.blocks.length)];
  return last.locks.length > 0 ? [locks(last.locks.length)] : [];
}

function stepWords(view: View, move: Move): string {
  const { hint } = words();
  if (move.verb === 'pass') return hint.pass;
  if (move.verb === 'back') return hint.back;
  const tile = tileOf(view, move.tile);
  return hint[move.verb](tile ? tileName(tile) : move.tile);
}

function named(view: View, move: Move): string {
  const { hand } = words();
  if (move.verb === 'pass') return hand.pass;
  const verb = { play: hand.lay, back: hand.back, lift: hand.lift }[move.verb];
  const tile = tileOf(view, move.tile);
  return tile ? `${tileName(tile)}, ${verb.toLocaleLowerCase()}` : verb;
}
