import { describe, expect, it } from 'vitest';
import type { Presumption } from '../view';
import { pictureOf } from './pictures';

const CARD: Presumption = {
  card: 1,
  family: 'zones_of_terrain',
  terrain: 'steppe',
  other: null,
  steps: [],
  beyond: 0,
  each: 0,
  pattern: '',
  points: 0,
  count: 0,
  needed: 1,
  gain: 1,
  guessed: false,
  reached: 0,
};
const FAMILIES = [
  'zones_of_terrain',
  'edge_spaces_of_terrain',
  'lines_perpendicular_all_four',
  'lines_parallel_all_four',
  'lines_perpendicular_single',
  'lines_parallel_single',
  'spaces_not_next_to',
  'largest_zone',
  'smallest_zone',
  'one_space_zones',
  'two_space_zones',
  'most_common_terrain',
  'least_common_terrain',
  'sets_of_four_terrains',
];

describe('the picture of a presumption card', () => {
  it.each(FAMILIES)('draws what %s wants', (family) => {
    const { rows, counts = [], not = [] } = pictureOf({ ...CARD, family, other: 'jungle' });
    const at = (space: string) => rows[Number(space.slice(1)) - 1]?.charAt(space.charCodeAt(0) - 65) ?? '';
    expect(rows.join('')).toMatch(/^[SJLM. ]+$/);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    // What is outlined or struck through is a terrain.
    for (const space of [...counts.flat(), ...not]) expect(at(space)).toMatch(/[SJLM]/);
    expect(counts.length + not.length).toBeGreaterThan(0);
  });
  it('shows the terrains of the card', () => {
    expect(pictureOf({ ...CARD, terrain: 'mountain' }).rows.join('')).toMatch(/^[M.]+$/);
    expect(pictureOf({ ...CARD, family: 'spaces_not_next_to', terrain: 'lagoon', other: 'steppe' }).rows).toEqual([
      'L..',
      '...',
      '.LS',
    ]);
  });
  it('shows a pattern as it is, with nothing where anything may lie', () => {
    expect(pictureOf({ ...CARD, family: 'pattern_of_three', pattern: 'SL/L.' }).rows).toEqual(['SL', 'L ']);
  });
});
