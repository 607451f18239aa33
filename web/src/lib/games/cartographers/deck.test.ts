import { describe, expect, it } from 'vitest';
import { unseen } from './deck';
import { view } from './table.fixture';

describe('the cards not seen yet', () => {
  it('are those that were not revealed this season, with the ambushes among them', () => {
    const found = unseen(view({ column: ['Orchard', 'Temple Ruins', 'Rift Lands'], ambushes: ['Gnoll Raid'], deck: 11 }));
    expect(found.cards).toHaveLength(10);
    expect(found.cards).toContain('Outpost Ruins');
    expect(found.cards).not.toContain('Orchard');
    expect([found.lurking, found.ambushes]).toEqual([1, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught']]);
  });

  it('have no ambush among them where none is left', () => {
    expect(unseen(view({ column: ['Orchard'], deck: 12 })).lurking).toBe(0);
  });
});
