import { describe, expect, it } from 'vitest';
import { shapesOf } from './cards';
import { anchorAt, handle, moveText, oriented, parseMove, placed, type Outline } from './shapes';

/** A shape as it looks, row by row. */
function look(way: Outline): string {
  const rows = Math.max(...way.map(([row]) => row)) + 1;
  const columns = Math.max(...way.map(([, column]) => column)) + 1;
  const drawn = Array.from({ length: rows }, () => Array<string>(columns).fill('·'));
  for (const [row, column] of way) (drawn[row] as string[])[column] = '■';
  return drawn.map((row) => row.join('')).join('/');
}
const orchard = shapesOf('Orchard')[0]?.cells ?? [];

describe('a shape', () => {
  it('turns clockwise, a quarter at a time', () => {
    expect([0, 1, 2, 3, 4].map((turns) => look(oriented(orchard, turns, false)))).toEqual([
      '■■■/··■',
      '·■/·■/■■',
      '■··/■■■',
      '■■/■·/■·',
      '■■■/··■',
    ]);
  });

  it('flips left to right before it is turned', () => {
    expect(look(oriented(orchard, 0, true))).toBe('■■■/■··');
    expect(look(oriented(orchard, 1, true))).toBe('■■/·■/·■');
  });

  it('is held by its middle', () => {
    expect(handle(oriented(orchard, 0, false))).toEqual([0, 1]);
    expect(handle(shapesOf('Farmland')[1]?.cells ?? [])).toEqual([1, 1]);
    // No cell of the Bugbear Assault lies in its middle: the first of the nearest.
    expect(handle(shapesOf('Bugbear Assault')[0]?.cells ?? [])).toEqual([0, 0]);
  });

  it('lies under the hand, and never sticks out of the map', () => {
    const way = oriented(orchard, 0, false);
    expect(anchorAt(way, [4, 4])).toEqual([4, 3]);
    expect(anchorAt(way, [0, 0])).toEqual([0, 0]);
    expect(anchorAt(way, [10, 10])).toEqual([9, 8]);
  });

  it('can be held by another of its cells', () => {
    expect(anchorAt(oriented(orchard, 0, false), [4, 4], [1, 2])).toEqual([3, 2]);
  });
});

describe('a drawing in short text', () => {
  it('names its terrain and its spaces in reading order', () => {
    expect(moveText('forest', placed(oriented(orchard, 0, false), [4, 0]))).toBe('F A5B5C5C6');
    expect(moveText('farm', placed(oriented(orchard, 0, false), [9, 8]))).toBe('A I10J10K10K11');
  });

  it('is read back', () => {
    expect(parseMove('A I10K11')).toEqual({
      terrain: 'farm',
      cells: [
        [9, 8],
        [10, 10],
      ],
    });
    expect(parseMove('Q A1')).toBeNull();
    expect(parseMove('F')).toBeNull();
  });
});
