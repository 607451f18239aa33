import { describe, expect, it } from 'vitest';
import { words as en } from '../../../words/en/cartographers/table';
import { words as fr } from '../../../words/fr/cartographers/table';
import { words as nl } from '../../../words/nl/cartographers/table';
import { AMBUSHES, EXPLORE } from './cards';
import { formOf } from './forms';
import { key, oriented, outline } from './shapes';

const SHAPES = [...Object.values(EXPLORE).flatMap(({ shapes }) => shapes), ...Object.values(AMBUSHES)];
const WAYS = [
  ...new Map(
    SHAPES.flatMap(({ cells }) =>
      [false, true].flatMap((flipped) => [0, 1, 2, 3].map((turns) => oriented(cells, turns, flipped))),
    ).map((way) => [key(way), way]),
  ).values(),
];

function said(drawn: string): string {
  const cells = drawn.split('/').flatMap((row, r) => [...row].flatMap((sign, c) => (sign === '■' ? [[r, c] as const] : [])));
  const form = formOf(outline(cells)) ?? expect.fail('it has no form');
  return en.forms[form.kind](form);
}

describe('a shape in words', () => {
  it.each([
    ['■', 'single space'],
    ['■■■■', 'line of four, lying'],
    ['■/■/■', 'line of three, upright'],
    ['·■/■·', 'diagonal of two, from the top right'],
    ['■··/■■■', 'L of four, long side down, short arm on the left'],
    ['■■■/··■', 'L of four, long side up, short arm on the right'],
    ['■·/■■/·■', 'step of four, right half at the bottom'],
    ['■■■/·■·', 'T of four, stem down'],
    ['■··/■■■/■··', 'T of five, stem to the right'],
    ['■■■/■··/■··', 'corner of five, its corner top left'],
    ['■■/■·/■■', 'U of five, open on the right'],
    ['■·■/■·■', 'two bars of two, upright, one space apart'],
  ])('%s is a %s', (drawn, words) => expect(said(drawn)).toBe(words));

  it.each(Object.entries({ en, fr, nl }))('has its own words for every way round, %s', (_, words) => {
    const told = WAYS.map((way) => {
      const form = formOf(way) ?? expect.fail(`${way.join(' ')} has no form`);
      return words.forms[form.kind](form);
    });
    expect(WAYS.length).toBeGreaterThan(50);
    expect(new Set(told).size).toBe(WAYS.length);
  });
});
