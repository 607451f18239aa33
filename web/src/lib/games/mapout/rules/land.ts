import type { Land, LandMark, Place } from '../drawn/land';
import { refusedBy, type Verdict } from '../../../rules/examples/verdict';

/** What a rules page states about boards of Map Out. */
export interface LandStatement {
  readonly verdict?: Verdict;
  readonly points?: number;
  /** The tiles that are locked, where that is what the example is about. */
  readonly locked: readonly Place[];
  readonly moves: readonly Move[];
}

export type Move = { readonly kind: 'lift'; readonly tile: string } | ({ readonly kind: 'play' | 'back' } & Place);

const SHORT: Readonly<Record<string, string>> = { starting: 's', road: 'r', end: 'e', 'split-end': 'x' };

/** `split-end-04` is written x04 on the board. */
export function shortName(id: string): string {
  const [, kind = '', number = ''] = /^(.+)-(\d\d)$/.exec(id) ?? [];
  return `${SHORT[kind] ?? ''}${number}`;
}

function movesIn(text: string): Move[] {
  const found = text.matchAll(/(?<kind>lift|play|back) (?<id>[a-z-]+-\d\d)(?: (?<q>-?\d+),(?<r>-?\d+) \d)?/g);
  return [...found].map(({ groups = {} }): Move => {
    const { kind, id = '', q, r } = groups;
    if (kind === 'lift') return { kind, tile: shortName(id) };
    return { kind: kind === 'back' ? 'back' : 'play', q: Number(q), r: Number(r) };
  });
}

export function landStatement(line: string): LandStatement {
  const refused = /^refused (?<clauses>[^:]+): (?<moves>.+)$/.exec(line)?.groups;
  if (refused) {
    const clauses = (refused.clauses ?? '').split(' ');
    return { verdict: refusedBy(clauses), locked: [], moves: movesIn(refused.moves ?? '') };
  }
  const locked = /^locked (?<places>.+)$/.exec(line)?.groups;
  if (locked) {
    const places = [...(locked.places ?? '').matchAll(/(-?\d+),(-?\d+)/g)];
    return { locked: places.map(([, q, r]) => ({ q: Number(q), r: Number(r) })), moves: [] };
  }
  const scored = /^(?<moves>.+) = (?<points>-?\d+)$/.exec(line)?.groups;
  if (scored) return { points: Number(scored.points), locked: [], moves: movesIn(scored.moves ?? '') };
  return { locked: [], moves: [] };
}

/** Where the moves happen. On a board before them the last one is refused; on the board after them all are done. */
export function marksOf({ verdict, moves }: LandStatement, { tiles }: Land, after: boolean): LandMark[] {
  return moves.flatMap((move, index): LandMark[] => {
    const kind = verdict && index === moves.length - 1 ? 'refused' : 'spot';
    if (move.kind !== 'lift') return after || kind === 'refused' ? [{ q: move.q, r: move.r, kind }] : [];
    const tile = tiles.find(({ name }) => name === move.tile);
    return tile && !after ? [{ q: tile.q, r: tile.r, kind }] : [];
  });
}
