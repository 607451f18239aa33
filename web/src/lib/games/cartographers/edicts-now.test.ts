import { describe, expect, it } from 'vitest';
import { edictsNow } from './edicts-now';
import { sheet, view } from './table.fixture';

const winter = view({
  season: 'winter',
  scores_now: ['D', 'A'],
  edicts: view().edicts.map((edict) => ({
    ...edict,
    scores_in: edict.scores_in.filter((season) => season === 'winter'),
  })),
  sheets: [sheet(0, { worth: [1, 2, 3, 4] })],
});
const effects = {
  edicts: view().edicts.map(({ card }, at) => ({ card, before: at + 1, after: at + 5, cells: [] })),
  coins: 0,
  mountains: [],
  monsters: 0,
  haunted: [],
  ruins: [],
};

describe('the edicts as they stand', () => {
  it('begin with those of this season', () => {
    expect(edictsNow(view(), 0, null).map(({ edict }) => edict)).toEqual(['A', 'B', 'C', 'D']);
    expect(edictsNow(winter, 0, null).map(({ edict }) => edict)).toEqual(['D', 'A', 'B', 'C']);
  });

  it('promise nothing of those that are never scored again', () => {
    const found = edictsNow(winter, 0, effects);
    expect(found.map(({ stars, gain }) => [stars, gain])).toEqual([
      [4, 4],
      [1, 4],
      [null, 0],
      [null, 0],
    ]);
  });
});
