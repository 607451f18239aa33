import { describe, expect, it } from 'vitest';
import { type BoxFile, withNextBiome, withRoad, withStart, withTile } from './file';

const TILE = { id: 'road-01', halves: 'DDDDDDDDDDDS', roads: [0, 2] };
const FILE = {
  tiles: { status: 'chosen', starting: [], road: [TILE], end: [], split_end: [] },
  setup: {
    status: 'chosen',
    starting_tiles_at: [
      [0, 0],
      [2, 0],
    ],
    starting_tiles_turns: [0, 0],
  },
} as unknown as BoxFile;

describe('a tile that is drawn', () => {
  it('changes a half to the next biome, all the way round', () => {
    expect(withNextBiome(TILE, 0).halves).toBe('MDDDDDDDDDDS');
    expect(withNextBiome(TILE, 11).halves).toBe('DDDDDDDDDDDD');
  });

  it('gets a road, and loses it again', () => {
    expect(withRoad(TILE, 1).roads).toEqual([0, 1, 2]);
    expect(withRoad(TILE, 2).roads).toEqual([0]);
  });

  it('is its owner’s: the file no longer calls it ours', () => {
    const changed = withTile(FILE, { kind: 'road', at: 0 }, withRoad(TILE, 1));
    expect(changed.tiles.road[0]?.roads).toEqual([0, 1, 2]);
    expect(changed.tiles).not.toHaveProperty('status');
    expect(changed.setup).toHaveProperty('status', 'chosen');
    expect(withStart(FILE, { starting_tiles_turns: [0, 3] }).setup).toEqual({
      starting_tiles_at: [
        [0, 0],
        [2, 0],
      ],
      starting_tiles_turns: [0, 3],
    });
  });
});
