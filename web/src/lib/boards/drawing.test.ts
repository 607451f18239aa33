import { describe, expect, it } from 'vitest';
import { DrawingError, spaceName } from './drawing';
import { parseIsland } from '../games/misterra/drawn/island';
import { inventory, parseSheet } from '../games/cartographers/drawn/sheet';

describe('a drawn sheet', () => {
  it('is read row by row', () => {
    const sheet = parseSheet('F.\n^#');
    expect(sheet).toMatchObject({ rows: 2, columns: 2 });
    expect(sheet.spaces.map(({ ground }) => ground)).toEqual(['forest', 'empty', 'mountain', 'wasteland']);
  });

  it('tells terrain on ruins by small letters', () => {
    expect(parseSheet('rfvawx').spaces).toEqual(
      ['empty', 'forest', 'village', 'farm', 'water', 'monster'].map((ground) => ({ ground, ruins: true })),
    );
    expect(parseSheet('.FVAWX').spaces.some(({ ruins }) => ruins)).toBe(false);
  });

  it('may be given as rows', () => {
    expect(parseSheet(['FF', '..'])).toEqual(parseSheet('FF\n..'));
  });

  it.each([
    ['', 'an empty drawing'],
    ['...\n..', 'row 2 has 2 signs instead of 3'],
    ['..Q', '“Q” in row 1 is no sign'],
  ])('%j is refused: %s', (drawing, reason) => {
    expect(() => parseSheet(drawing)).toThrow(new DrawingError(reason));
  });
});

describe('what lies on a sheet', () => {
  it('is told ground by ground, in the order of the map, without the empty spaces', () => {
    expect(inventory(parseSheet('.F^\nrfF'))).toEqual([
      { ground: 'forest', places: ['B1', 'B2', 'C2'] },
      { ground: 'mountain', places: ['C1'] },
      { ground: 'ruins', places: ['A2'] },
    ]);
  });

  it('is nothing on a blank one', () => {
    expect(inventory(parseSheet('...\n...'))).toEqual([]);
  });
});

describe('a drawn island', () => {
  it('tells confirmed by capitals and hazy by small letters', () => {
    expect(parseIsland('.Ss\nJLM').spaces).toEqual([
      { terrain: null, confirmed: false },
      { terrain: 'steppe', confirmed: true },
      { terrain: 'steppe', confirmed: false },
      { terrain: 'jungle', confirmed: true },
      { terrain: 'lagoon', confirmed: true },
      { terrain: 'mountain', confirmed: true },
    ]);
  });
});

describe('a space', () => {
  it('is named by its column and row', () => {
    expect(spaceName(0, 0)).toBe('A1');
    expect(spaceName(10, 10)).toBe('K11');
    expect(spaceName(2, 1)).toBe('B3');
  });
});
