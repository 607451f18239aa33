import { describe, expect, it } from 'vitest';
import {
  cornersOf,
  hexCentre,
  neighbours,
  rimPoint,
  roadPath,
  sectorPath,
  sectors,
  sideMiddle,
  turnedHalves,
  turnedRoads,
} from './hex';

const SIDES = [0, 1, 2, 3, 4, 5];
const opposite = (side: number) => (side + 3) % 6;

/** A point of a tile's rim, on the board. */
function onBoard(place: { q: number; r: number }, index: number) {
  const centre = hexCentre(place.q, place.r, 60);
  const { x, y } = rimPoint(index, 60);
  return { x: expect.closeTo(centre.x + x, 6) as number, y: expect.closeTo(centre.y + y, 6) as number };
}
function exactly(place: { q: number; r: number }, index: number) {
  const centre = hexCentre(place.q, place.r, 60);
  const { x, y } = rimPoint(index, 60);
  return { x: centre.x + x, y: centre.y + y };
}

describe('places', () => {
  it('lie around a place clockwise from the east', () => {
    const compass = neighbours({ q: 0, r: 0 }).map(({ q, r }) => {
      const { x, y } = hexCentre(q, r, 1);
      return `${y < 0 ? 'N' : y > 0 ? 'S' : ''}${x > 0 ? 'E' : 'W'}`;
    });
    expect(compass).toEqual(['E', 'SE', 'SW', 'W', 'NW', 'NE']);
  });

  it.each(SIDES)('share side %i with the opposite side of the neighbour there', (side) => {
    const here = { q: 3, r: -2 };
    const there = neighbours(here)[side] as { q: number; r: number };
    const other = opposite(side);
    // The first half of a side touches the second half of the other.
    expect(exactly(there, 2 * other + 2)).toEqual(onBoard(here, 2 * side));
    expect(exactly(there, 2 * other + 1)).toEqual(onBoard(here, 2 * side + 1));
    expect(exactly(there, 2 * other)).toEqual(onBoard(here, 2 * side + 2));
  });

  it('share corners: three tiles around a point have 13 between them', () => {
    expect(cornersOf([{ q: 0, r: 0 }], 60)).toHaveLength(6);
    expect(
      cornersOf(
        [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
          { q: 0, r: 1 },
        ],
        60,
      ),
    ).toHaveLength(13);
  });
});

describe('a turn', () => {
  it('moves what lay in the east to the next side clockwise', () => {
    expect(turnedHalves('DSMMMMMMMMMM', 1)).toBe('MMDSMMMMMMMM');
    expect(turnedRoads([0, 5], 1)).toEqual([0, 1]);
  });

  it('is undone by the rest of a full turn', () => {
    const halves = 'SDDDMMMAAASS';
    for (const turns of SIDES) expect(turnedHalves(turnedHalves(halves, turns), 6 - turns)).toBe(halves);
  });
});

describe('sectors', () => {
  it('are the whole tile where it has one biome', () => {
    expect(sectors('DDDDDDDDDDDD')).toEqual([{ letter: 'D', from: 0, length: 12 }]);
  });

  it('run across the first half', () => {
    expect(sectors('SDDDMMMAAASS')).toEqual([
      { letter: 'D', from: 1, length: 3 },
      { letter: 'M', from: 4, length: 3 },
      { letter: 'A', from: 7, length: 3 },
      { letter: 'S', from: 10, length: 3 },
    ]);
  });

  it('are wedges from the middle of the tile', () => {
    expect(sectorPath({ letter: 'D', from: 1, length: 1 }, 10)).toBe('M0 0L8.66 0L8.66 5Z');
  });
});

describe('a road', () => {
  it('starts exactly at the middle of its side and ends in the middle of the tile', () => {
    const { x, y } = sideMiddle(0, 10);
    expect([x, y]).toEqual([expect.closeTo(8.66, 2), expect.closeTo(0, 6)]);
    expect(roadPath(0, 10)).toMatch(/^M8\.66 0C.* 0 0$/);
  });
});
