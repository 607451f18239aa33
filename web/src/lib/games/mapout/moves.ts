import { Unreadable } from '../../api/reading';
import { turnedHalves, turnedRoads } from '../../boards/hex';
import type { Place } from './drawn/land';

/** A decision within a turn, as its short text says it. */
export type Move =
  | { readonly verb: 'pass' }
  | { readonly verb: 'lift'; readonly tile: string }
  | { readonly verb: 'play' | 'back'; readonly tile: string; readonly at: Place; readonly turns: number };

const LAID = /^(play|back) (\S+) (-?\d+),(-?\d+) ([0-5])$/;
const LIFTED = /^lift (\S+)$/;

export function parseMove(text: string): Move {
  if (text === 'pass') return { verb: 'pass' };
  const tile = LIFTED.exec(text)?.[1];
  if (tile !== undefined) return { verb: 'lift', tile };
  const [, verb, laid, q, r, turns] = LAID.exec(text) ?? [];
  if ((verb !== 'play' && verb !== 'back') || laid === undefined) throw new Unreadable(`no move: ${text}`);
  return { verb, tile: laid, at: { q: Number(q), r: Number(r) }, turns: Number(turns) };
}

export function moveText(move: Move): string {
  if (move.verb === 'pass') return 'pass';
  if (move.verb === 'lift') return `lift ${move.tile}`;
  return `${move.verb} ${move.tile} ${key(move.at)} ${move.turns}`;
}

export const key = ({ q, r }: Place) => `${q},${r}`;
export const samePlace = (one: Place, other: Place) => one.q === other.q && one.r === other.r;

/** After how many turns a tile looks as before; turns that look the same are one. */
export function periodOf({ halves, roads }: { halves: string; roads: readonly number[] }): number {
  const same = (turns: number) =>
    turnedHalves(halves, turns) === halves && turnedRoads(roads, turns).join() === [...roads].sort((a, b) => a - b).join();
  return [1, 2, 3].find(same) ?? 6;
}
