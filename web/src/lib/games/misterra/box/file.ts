import { ISLAND_LETTERS, ISLAND_TERRAINS, type IslandTerrain } from '../drawn/island';
import { SIDE } from '../spaces';
import type { Presumption } from '../view';

export interface BoxCell {
  readonly dx: number;
  readonly dy: number;
  readonly terrain: IslandTerrain;
}

export interface BoxCard {
  readonly id: number;
  readonly family: string;
  readonly terrain?: IslandTerrain;
  readonly x_terrain?: IslandTerrain;
  readonly pattern?: string;
  readonly table?: readonly (readonly [number, number])[];
  readonly beyond?: { readonly points_each: number };
  readonly points_each?: number;
}

export interface BoxSlot {
  readonly action: 'map' | 'confirm_else_map';
  readonly terrain: IslandTerrain;
}

export interface BoxOtomaCard {
  readonly id: number;
  readonly claim: boolean;
  readonly slot1: BoxSlot;
  readonly slot2: BoxSlot;
  readonly space1: string;
  readonly space2: string;
}

export const PLAYERS = ['2', '3', '4'] as const;
export type Players = (typeof PLAYERS)[number];

export interface BoxSketch {
  readonly pair: readonly [IslandTerrain, IslandTerrain];
  readonly counts: Readonly<Record<Players, number>>;
}

/** A components file of Misterra, as the server writes it: all sections, without notes. */
export interface BoxFile {
  readonly setup: { readonly by_players: Readonly<Record<Players, { readonly jungle_positions: readonly string[] }>> };
  readonly sketch_cards: { readonly total: number; readonly pairs: readonly BoxSketch[] };
  readonly presumption_cards: { readonly total: number; readonly cards: readonly BoxCard[] };
  readonly patterns: { readonly items: readonly { readonly id: string; readonly cells: readonly BoxCell[] }[] };
  readonly first_game_pairs: { readonly pairs: Readonly<Record<string, readonly number[]>> };
  readonly otoma_cards: { readonly total: number; readonly cards: readonly BoxOtomaCard[] };
}

/** Spaces of a grid of five by five, row by row; null where nothing is drawn. */
export type Drawn = readonly (IslandTerrain | null)[];

/** The file with another section; what was changed is its owner's, so it no longer says that it is ours. */
export function withSection<Name extends keyof BoxFile>(file: BoxFile, name: Name, change: Partial<BoxFile[Name]>): BoxFile {
  const kept = Object.entries(file[name]).filter(([key]) => key !== 'status' && key !== 'field_status');
  return { ...file, [name]: { ...Object.fromEntries(kept), ...change } };
}

/** The list with another entry. */
export function replaced<Entry>(entries: readonly Entry[], at: number, entry: Entry): Entry[] {
  return entries.map((one, number) => (number === at ? entry : one));
}

export function drawnOf(cells: readonly BoxCell[]): Drawn {
  const drawn = Array.from({ length: SIDE * SIDE }, (): IslandTerrain | null => null);
  for (const { dx, dy, terrain } of cells) drawn[dy * SIDE + dx] = terrain;
  return drawn;
}

/** The cells of what was drawn anywhere on the grid, counted from its own corner. */
export function cellsOf(drawn: Drawn): BoxCell[] {
  const cells = drawn.flatMap((terrain, at) => (terrain === null ? [] : [{ dx: at % SIDE, dy: Math.floor(at / SIDE), terrain }]));
  const [left, top] = [Math.min(...cells.map(({ dx }) => dx)), Math.min(...cells.map(({ dy }) => dy))];
  return cells.map(({ dx, dy, terrain }) => ({ dx: dx - left, dy: dy - top, terrain }));
}

/** What the next tap makes of a space: each terrain in turn, then nothing. */
export function nextTerrain(terrain: IslandTerrain | null): IslandTerrain | null {
  return terrain === null ? ISLAND_TERRAINS[0] : (ISLAND_TERRAINS[ISLAND_TERRAINS.indexOf(terrain) + 1] ?? null);
}

/** Rows joined by `/`, as the table has patterns; empty if there is none. */
function rowsOf(cells: readonly BoxCell[]): string {
  const width = Math.max(0, ...cells.map(({ dx }) => dx + 1));
  const height = Math.max(0, ...cells.map(({ dy }) => dy + 1));
  const sign = (row: number, column: number) => {
    const cell = cells.find(({ dx, dy }) => dx === column && dy === row);
    return cell === undefined ? '.' : ISLAND_LETTERS[cell.terrain];
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => sign(row, column)).join(''),
  ).join('/');
}

/** A card as the table shows it, before anything has been counted. */
export function shownCard(card: BoxCard, cells: readonly BoxCell[]): Presumption {
  return {
    card: card.id,
    family: card.family,
    terrain: card.terrain ?? null,
    other: card.x_terrain ?? null,
    steps: card.table ?? [],
    beyond: card.beyond?.points_each ?? 0,
    each: card.points_each ?? 0,
    pattern: rowsOf(cells),
    points: 0,
    count: null,
    needed: null,
    gain: 0,
    guessed: false,
    reached: 0,
  };
}
