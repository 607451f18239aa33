import { expect, it } from 'vitest';
import { cornersOf, neighbours } from '../../../boards/hex';
import { SIZE } from './geometry';
import { crossesBeside } from './crosses';

it('marks every corner of the spaces around the tiles, and each once', () => {
  const land = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: -3, r: 5 },
  ];
  const crosses = crossesBeside(land).match(/M/g);
  expect(crosses).toHaveLength(cornersOf(land.flatMap(neighbours), SIZE).length);
});
