import { describe, expect, it } from 'vitest';
import { fitted, linesOf } from './lettering';

describe('lettering', () => {
  it('is made smaller only where it has no room', () => {
    expect(fitted('Ada', 28, 200)).toBe(28);
    expect(fitted('Wilhelmina van Oranje-Nassau tot Dillenburg', 28, 200)).toBeLessThan(12);
    expect(fitted('世界地図'.repeat(3), 28, 240)).toBe(20);
  });

  it('is broken between words', () => {
    expect(linesOf('The Golden Granary', 20, 120, 3)).toEqual(['The Golden', 'Granary']);
    expect(linesOf('Borderlands', 20, 10, 3)).toEqual(['Borderlands']);
    expect(linesOf('one two three four', 20, 10, 3)).toEqual(['one', 'two', 'three…']);
  });
});
