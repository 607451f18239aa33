import { expect, it } from 'vitest';
import { de } from './elision';

it('elides before a vowel and a mute h', () => {
  expect(['Ada', 'Émile', 'Hugo', 'Bo'].map(de)).toEqual(['d’Ada', 'd’Émile', 'd’Hugo', 'de Bo']);
});
