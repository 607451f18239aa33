import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, THEMES } from './colours';

const usual = coloursOf('./palette.css');
const stronger = new Map([...usual, ...coloursOf('./contrast.css')]);

describe.each(THEMES)('with more contrast, in %s', (theme) => {
  const grounds = ['paper', 'desk'];
  const over = (names: string[]) => names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

  it.each(over(['ink', 'faded', 'accent-ink', 'good', 'warning']))('%s is read with ease on %s', (words, ground) => {
    expect(contrast(stronger, words, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(over(['hairline', 'grid']))('%s is seen with ease on %s', (line, ground) => {
    expect(contrast(stronger, line, ground, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(stronger, line, ground, theme)).toBeGreaterThan(contrast(usual, line, ground, theme));
  });

  it('what is written on the accent can be read', () => {
    expect(contrast(stronger, 'on-accent', 'accent', theme)).toBeGreaterThanOrEqual(7);
    expect(contrast(stronger, 'accent-ink', 'accent-wash', theme)).toBeGreaterThanOrEqual(4.5);
  });
});
