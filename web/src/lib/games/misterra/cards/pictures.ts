import { ISLAND_LETTERS } from '../drawn/island';
import type { Presumption } from '../view';

/** A picture of what a presumption card wants. */
export interface CardPicture {
  /** Rows of terrains; a dot is an open space, a blank nothing at all. */
  readonly rows: readonly string[];
  /** What counts, outlined: spaces by their names. */
  readonly counts?: readonly (readonly string[])[];
  /** What does not count, struck through. */
  readonly not?: readonly string[];
}

/** Where a row of a picture has terrains. */
const inRow = (row: number, columns: number) => Array.from({ length: columns }, (_, column) => `${'ABCDE'.charAt(column)}${row}`);
const inColumn = (column: string, rows: number) => Array.from({ length: rows }, (_, row) => `${column}${row + 1}`);

/** How often each terrain is on a parchment, as columns of tiles. */
const COLUMNS = ['S   ', 'S L ', 'SJL ', 'SJLM'];

/** Families that speak of no terrain of their own: any would do, so several are shown. */
const PICTURES: Readonly<Record<string, CardPicture>> = {
  lines_perpendicular_all_four: { rows: ['.....', 'SJLMS', '.....'], counts: [inRow(2, 5)] },
  lines_parallel_all_four: { rows: ['.S.', '.J.', '.L.', '.M.', '.S.'], counts: [inColumn('B', 5)] },
  lines_perpendicular_single: { rows: ['LLLLL', '.....', 'JJJJJ'], counts: [inRow(1, 5), inRow(3, 5)] },
  lines_parallel_single: { rows: ['L.J', 'L.J', 'L.J', 'L.J', 'L.J'], counts: [inColumn('A', 5), inColumn('C', 5)] },
  largest_zone: { rows: ['LLJ', 'LLJ', 'LSS'], counts: [['A1', 'B1', 'A2', 'B2', 'A3']] },
  smallest_zone: { rows: ['LLJ', 'LLJ', 'LLS'], counts: [['C3']] },
  one_space_zones: { rows: ['S.L', '.M.', 'J.S'], counts: [['A1'], ['C1'], ['B2'], ['A3'], ['C3']] },
  two_space_zones: {
    rows: ['SS.', '..L', 'JJL'],
    counts: [
      ['A1', 'B1'],
      ['C2', 'C3'],
      ['A3', 'B3'],
    ],
  },
  most_common_terrain: { rows: COLUMNS, counts: [inColumn('A', 4)] },
  least_common_terrain: { rows: COLUMNS, counts: [['D4']] },
  sets_of_four_terrains: { rows: ['SJLM', 'SJLM'], counts: [inRow(1, 4), inRow(2, 4)] },
};

export function pictureOf({ family, terrain, other, pattern }: Presumption): CardPicture {
  const [one, two] = [terrain ? ISLAND_LETTERS[terrain] : '', other ? ISLAND_LETTERS[other] : ''];
  const drawn = (...rows: readonly string[]) => rows.map((row) => row.replaceAll('t', one).replaceAll('o', two));
  switch (family) {
    case 'zones_of_terrain':
      return { rows: drawn('tt.', 't..', '..t'), counts: [['A1', 'B1', 'A2']], not: ['C3'] };
    case 'edge_spaces_of_terrain':
      return { rows: drawn('t.tt.', '....t', '..t..', 't....', '.tt.t'), not: ['C3'] };
    case 'spaces_not_next_to':
      return { rows: drawn('t..', '...', '.to'), counts: [['A1']], not: ['B3'] };
    default:
      return PICTURES[family] ?? { rows: pattern.replaceAll('.', ' ').split('/') };
  }
}
