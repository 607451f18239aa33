import { describe, expect, it } from 'vitest';
import { DrawingError } from '../../../boards/drawing';
import { parseLand } from './land';

const TWO_ROWS = [
  '     |',
  '0,-1 |       (0,-1)  ',
  '     |',
  '     |           MM\\  MM',
  '-1,0 |  (-1,0)  MD-r14-MD   (1,0)',
  '     |           DD  \\DD',
];

describe('a drawn land', () => {
  it('has its tiles where they lie, with their halves and roads', () => {
    expect(parseLand(TWO_ROWS)).toEqual({
      tiles: [{ name: 'r14', halves: 'MDDDDDDMMMMM', roads: [0, 1, 3, 4], turns: 0, q: 0, r: 0 }],
      open: [
        { q: 0, r: -1 },
        { q: -1, r: 0 },
        { q: 1, r: 0 },
      ],
    });
  });

  it('has odd rows half a tile further in', () => {
    const { tiles } = parseLand([
      '     |      SS\\  SS',
      '0,-1 |     SS r11 SS',
      '     |      SS/ \\SS',
      '     | AA\\ /SS   SD\\ /DD',
      '0,0  |AM-s01-SD SS-s02-MM   (2,0)',
      '     | MM/ \\DD   AA/ \\AM',
    ]);
    expect(tiles.map(({ name, q, r }) => `${name} ${q},${r}`)).toEqual(['r11 0,-1', 's01 0,0', 's02 1,0']);
    expect(tiles[1]?.halves).toBe('SDDDMMMAAASS');
    expect(tiles[2]?.halves).toBe('MMMAAASSSDDD');
    expect(tiles[0]?.roads).toEqual([1, 2, 4]);
  });

  it.each([
    ['two lines', ['     |', '0,0  |']],
    ['no first place', ['     |', '     |', '     |']],
    ['no margin', ['', '0,0', '']],
  ])('is refused with %s', (_, lines) => {
    expect(() => parseLand(lines)).toThrow(DrawingError);
  });
});
