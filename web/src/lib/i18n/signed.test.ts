import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { counter } from './plural';
import { minus, signed } from './signed';

describe('signs', () => {
  it('are proper ones', () => {
    expect([3, 0, -0, -2].map(signed)).toEqual(['+3', '0', '0', '−2']);
    expect([3, 0, -2].map((n) => minus(n))).toEqual(['3', '0', '−2']);
  });

  it('stand in words, too, in every language', () => {
    for (const language of LANGUAGES) expect(counter(language)(-2, { other: '# x' })).toBe('−2 x');
  });
});
