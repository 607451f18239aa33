import { describe, expect, it } from 'vitest';
import { neighbours, turnedHalves, turnedRoads } from '../boards/hex';
import { ISLAND, LAND } from './positions';

const CLASHES = new Set(['DA', 'AD', 'MS', 'SM']);
const tiles = new Map(LAND.map((tile) => [`${tile.q},${tile.r}`, tile]));

/** Each border between two tiles, from both sides. */
const borders = LAND.flatMap((here) =>
  neighbours(here).flatMap(({ q, r }, side) => {
    const there = tiles.get(`${q},${r}`);
    if (there === undefined) return [];
    const other = (side + 3) % 6;
    const mine = turnedHalves(here.halves, here.turns);
    const theirs = turnedHalves(there.halves, there.turns);
    return [
      {
        here,
        roads: [turnedRoads(here.roads, here.turns).includes(side), turnedRoads(there.roads, there.turns).includes(other)],
        touching: [mine.charAt(2 * side) + theirs.charAt(2 * other + 1), mine.charAt(2 * side + 1) + theirs.charAt(2 * other)],
      },
    ];
  }),
);

describe('the land on the home page', () => {
  it('has one tile in a place', () => {
    expect(tiles.size).toBe(LAND.length);
  });

  it('has roads that meet roads', () => {
    expect(borders.length).toBeGreaterThan(LAND.length);
    expect(borders.filter(({ roads }) => roads[0] !== roads[1])).toEqual([]);
  });

  it('keeps hostile biomes apart', () => {
    expect(borders.flatMap(({ touching }) => touching).filter((pair) => CLASHES.has(pair))).toEqual([]);
  });

  it('has pins in every end and in every tile with two connections, and in no other', () => {
    for (const tile of LAND) {
      const connections = borders.filter(({ here, roads }) => here === tile && roads[0]).length;
      expect(tile.locked ?? false, `${tile.q},${tile.r}`).toBe(tile.roads.length === 1 || connections >= 2);
      expect(connections).toBeGreaterThan(0);
    }
  });
});

describe('the island on the home page', () => {
  it('has five by five spaces, some of them still to be mapped', () => {
    expect(ISLAND).toMatchObject({ rows: 5, columns: 5 });
    expect(ISLAND.spaces.some(({ terrain }) => terrain === null)).toBe(true);
  });
});
