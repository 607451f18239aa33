import { expect, it } from 'vitest';
import { found } from './sheets';

it('calls the size of a fingertip by its name', () => {
  expect(found(/var\(--touch\)/)).not.toEqual([]);
  expect(found(/^min-(width|height): (44|52)px/)).toEqual([]);
});

it('calls the width of a page by its name', () => {
  expect(found(/^max-width: 1440px/)).toEqual([]);
});
