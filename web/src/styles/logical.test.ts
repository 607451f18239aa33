import { expect, it } from 'vitest';
import { found, lines } from './sheets';

/** The words of a declaration; what is in brackets is part of its word. */
const words = (line: string) =>
  line.replace(/\((?:[^()]|\([^()]*\))*\)/g, (reckoned) => reckoned.replaceAll(' ', '')).match(/[^\s;]+/g) ?? [];

it('reads the styles', () => {
  expect(found(/^margin-inline-start:/)).not.toEqual([]);
});

it('speaks of start and end, so that a language that runs from right to left finds its side', () => {
  expect(found(/^(scroll-)?(margin|padding|border)-(left|right)\b/)).toEqual([]);
  expect(found(/^border-(top|bottom)-(left|right)-radius:/)).toEqual([]);
  expect(found(/^(left|right):/)).toEqual([]);
  expect(found(/^(text-align|float|clear): (left|right)\b/)).toEqual([]);
});

it('gives both sides the same where one line is about all four', () => {
  const uneven = lines.filter(({ line }) => {
    const [, , right, , left] = words(line);
    return /^((scroll-)?(margin|padding)|inset|border-(width|style|color)):/.test(line) && left !== undefined && left !== right;
  });
  expect(uneven).toEqual([]);
});
