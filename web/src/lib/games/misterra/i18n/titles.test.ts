import { expect, it } from 'vitest';
import { titleOf } from './titles';

const CODES = ['famous', 'assistant', 'surveyor', 'prudent'];

it('puts the words of a title in the order of each language (M16.4)', () => {
  expect(titleOf(CODES, 'en')).toBe('Famous prudent assistant surveyor');
  expect(titleOf(CODES, 'fr')).toBe('Fameux·se assistant·e géomètre prudent·e');
  expect(titleOf(CODES, 'nl')).toBe('Beroemd voorzichtig assistent landmeter');
});
