import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name as string,
    { light: light as string, dark: dark as string },
  ]),
);
const THEMES = ['light', 'dark'] as const;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: (typeof THEMES)[number]): number {
  const [dim, bright] = [one, other].map((name) => luminance(colours.get(name)?.[theme] ?? '')).sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
}

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
    expect(contrast(words, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  const washes = [...colours.keys()]
    .filter((name) => name.startsWith('wash-'))
    .map((name) => name.slice(5))
    // Nothing is written on the sea and on the beach.
    .filter((name) => name !== 'sea' && name !== 'beach');
  it.each(washes)('the letter on %s can be read', (terrain) => {
    expect(contrast(`line-${terrain}`, `wash-${terrain}`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['grid', 'paper'],
    ['line-ruins', 'paper'],
    ['accent', 'paper'],
    ['line-sea', 'wash-sea'],
    ['line-beach', 'wash-beach'],
  ])('the lines of %s can be seen on %s', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
