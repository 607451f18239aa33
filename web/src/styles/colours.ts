import { readFileSync } from 'node:fs';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Colours = ReadonlyMap<string, Record<Theme, string>>;

/** The colours that a sheet names, for the tests that hold them against each other. */
export function coloursOf(sheet: string): Colours {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(colours: Colours, one: string, other: string, theme: Theme): number {
  const [dim, bright] = [one, other].map((name) => luminance(colours.get(name)?.[theme] ?? '')).sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
}
