import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, THEMES } from './colours';

const colours = coloursOf('./palette.css');

describe.each(THEMES)('in %s', (theme) => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'desk'],
    ['ink', 'paper-shade'],
    ['faded', 'paper'],
    ['faded', 'desk'],
    ['faded', 'accent-wash'],
    ['accent-ink', 'paper'],
    ['accent-ink', 'desk'],
    ['accent-ink', 'accent-wash'],
    ['on-accent', 'accent'],
    ['good', 'paper'],
    ['good', 'accent-wash'],
    ['warning', 'paper'],
    ['seat-1', 'paper'],
    ['seat-2', 'paper'],
    ['seat-3', 'paper'],
    ['seat-4', 'paper'],
    ['on-seat', 'seat-1'],
    ['on-seat', 'seat-2'],
    ['on-seat', 'seat-3'],
    ['on-seat', 'seat-4'],
    ['on-seat', 'seat-other'],
  ])('%s can be read on %s', (words, ground) => {
    expect(contrast(colours, words, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  const washes = [...colours.keys()]
    .filter((name) => name.startsWith('wash-'))
    .map((name) => name.slice(5))
    // Nothing is written on the sea and on the beach.
    .filter((name) => name !== 'sea' && name !== 'beach');
  it.each(washes)('the letter on %s can be read', (terrain) => {
    expect(contrast(colours, `line-${terrain}`, `wash-${terrain}`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('lands that clash are told apart in the dark, where colours are close', () => {
    const apart = contrast(colours, 'wash-meadows', 'wash-swamp', 'dark');
    expect(apart).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['grid', 'paper'],
    ['line-ruins', 'paper'],
    ['accent', 'paper'],
    ['line-sea', 'wash-sea'],
    ['line-beach', 'wash-beach'],
  ])('the lines of %s can be seen on %s', (line, ground) => {
    expect(contrast(colours, line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
