import { expect, it } from 'vitest';
import { pseudo } from './pseudo.fixture';

it('marks every message, and makes it longer', () => {
  expect(pseudo({ draw: 'Draw it', sides: ['east'] })).toEqual({ draw: '‹Ďřåŵ îţ~~~›', sides: ['‹éåšţ~~›'] });
});

it('marks what a message is made of, once', () => {
  const { of, draw } = pseudo({ of: (name: string) => `Map of ${name}`, draw: 'Draw' });
  expect(of('Ada')).toBe('‹Ṁåþ öƒ Åďå~~~~›');
  expect(of(draw)).toBe('‹Ṁåþ öƒ ‹Ďřåŵ~~›~~›');
});

it('leaves numbers, letters on tiles and codes alone', () => {
  const words = { letter: 'F', share: '3–4', titles: { order: ['total', 'claims'] } };
  expect(pseudo(words)).toEqual(words);
});
