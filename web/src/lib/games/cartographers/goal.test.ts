import { describe, expect, it } from 'vitest';
import { goalOf } from './goal';
import { sheet, view } from './table.fixture';

/** The four cards of the fixture: 22 + 24 + 24 + 20. */
const CARDS = 90;

describe('the goal of a lone player', () => {
  it('is there from the first turn', () => {
    expect(goalOf(view())).toEqual({ stars: CARDS, title: 'apprentice_surveyor', now: 0 });
  });

  it('counts what was scored, and the season as it stands', () => {
    const own = sheet(0, { total: 20, worth: [5, 3, 9, 9], coins: 2, monsters: -1 });
    expect(goalOf(view({ sheets: [own] }))?.now).toBe(29);
  });

  it('is the next title once it is reached, and the best one at last', () => {
    const at = (total: number) => goalOf(view({ sheets: [sheet(0, { total })] }));
    expect(at(CARDS)).toMatchObject({ stars: CARDS + 10, title: 'journeyman_topographer' });
    expect(at(CARDS + 99)).toMatchObject({ stars: CARDS + 30, title: 'legendary_cartographer' });
  });

  it('is none at a table of several', () => {
    expect(goalOf(view({ sheets: [sheet(0), sheet(1)] }))).toBeNull();
  });
});
