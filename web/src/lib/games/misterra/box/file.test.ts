import { describe, expect, it } from 'vitest';
import { type BoxFile, cellsOf, drawnOf, nextTerrain, shownCard, withSection } from './file';

describe('a pattern that is drawn', () => {
  it('is counted from its own corner, wherever it was drawn', () => {
    const drawn = drawnOf([
      { dx: 2, dy: 3, terrain: 'steppe' },
      { dx: 3, dy: 2, terrain: 'jungle' },
    ]);
    const cells = cellsOf(drawn);
    expect(cells).toEqual([
      { dx: 1, dy: 0, terrain: 'jungle' },
      { dx: 0, dy: 1, terrain: 'steppe' },
    ]);
    const card = shownCard({ id: 24, family: 'pattern_of_three', points_each: 5, pattern: 'P24' }, cells);
    expect(card).toMatchObject({ pattern: '.J/S.', each: 5 });
    expect(cellsOf(drawnOf([]))).toEqual([]);
  });

  it('takes each terrain in turn, then nothing', () => {
    expect(([null, 'steppe', 'mountain'] as const).map(nextTerrain)).toEqual(['steppe', 'jungle', null]);
  });
});

it('a section that was changed is its owner’s', () => {
  const file = { first_game_pairs: { status: 'chosen', field_status: {}, pairs: { A: [1, 2] } } } as unknown as BoxFile;
  expect(withSection(file, 'first_game_pairs', { pairs: { A: [3, 4] } }).first_game_pairs).toEqual({ pairs: { A: [3, 4] } });
});
