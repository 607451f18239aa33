import { expect, it } from 'vitest';
import { withWidths } from '../../tools/breakpoints';
import { BREAKPOINTS } from './breakpoints';
import { found, lines } from './sheets';

it('writes out the widths that a query names', () => {
  expect(withWidths('@media (--phone) and (hover: none) { a { color: var(--ink) } }')).toBe(
    '@media (width < 700px) and (hover: none) { a { color: var(--ink) } }',
  );
  expect(withWidths('@container desk (--small-desk) {}')).toBe('@container desk (width < 790px) {}');
});

it('knows no other names', () => {
  expect(() => withWidths('@media (--watch) {}')).toThrow('watch');
});

it('names every width that the layout turns on', () => {
  expect(found(/^@(media|container)\b.*\bwidth\b/)).toEqual([]);
});

it('has no name that no layout turns on', () => {
  const queries = lines.map(({ line }) => line).filter((line) => /^@(media|container)/.test(line));
  const idle = Object.keys(BREAKPOINTS).filter((name) => !queries.some((query) => query.includes(`(--${name})`)));
  expect(idle).toEqual([]);
});
