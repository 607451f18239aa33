import { describe, expect, it } from 'vitest';
import { DrawingError } from '../boards/drawing';
import { readExample as readSheet } from './cartographers/example';
import { readExample as readTiles } from './mapout/example';
import { readExample as readIsland } from './misterra/example';

describe('an example', () => {
  it('of Cartographers is a sheet', () => {
    const { sheet, unpaid } = readSheet({ game: 'cartographers', sheet: 'F^\n.W', unpaid: [[0, 1]] });
    expect([sheet.spaces.length, unpaid]).toEqual([4, [[0, 1]]]);
    expect(() => readSheet({ game: 'cartographers', sheet: 'F?', unpaid: [] })).toThrow(DrawingError);
  });

  it('of Maps of Misterra is an island', () => {
    expect(() => readIsland({ game: 'misterra', island: 'S?' })).toThrow(DrawingError);
  });

  it('of Map Out is a list of tiles', () => {
    const tile = { halves: 'DDDDDDDDDDDD', roads: [0], q: 1, r: -1, turns: 2, locked: false };
    expect(readTiles({ game: 'mapout', tiles: [tile] })).toEqual([tile]);
  });
});
