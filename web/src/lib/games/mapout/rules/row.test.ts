import { describe, expect, it } from 'vitest';
import { tileInRow } from './row';

describe('a row of the table of tiles', () => {
  it('is drawn as the tile it describes', () => {
    expect(tileInRow(['`split-end-02`', 'Split End Tile', '`AM MM MM MA AA AA`', '0'])).toEqual({
      id: 'split-end-02',
      kind: 'split_end',
      halves: 'AMMMMMMAAAAA',
      roads: [0],
    });
    expect(tileInRow(['`road-14`', '', '`MD DD DD DM MM MM`', '0, 1, 3, 4'])?.roads).toEqual([0, 1, 3, 4]);
  });

  it('is left alone where it is about something else', () => {
    expect(tileInRow(['`first_player`', '`lot`', 'drawn by lot (O2.5)'])).toBeNull();
  });
});
