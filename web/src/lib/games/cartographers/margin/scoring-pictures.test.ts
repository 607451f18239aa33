import { describe, expect, it } from 'vitest';
import { SCORING } from '../cards';
import { parseSheet } from '../drawn/sheet';
import { SCORING_PICTURES } from './scoring-pictures';

describe.each(SCORING)('the picture of %s', (card) => {
  const { drawing, earns, whole } = SCORING_PICTURES[card];

  it('is a map of four by four', () => {
    const { rows, columns } = parseSheet(drawing.split('/'));
    expect([rows, columns]).toEqual([4, 4]);
    expect(earns.split('/').map((row) => row.length)).toEqual([4, 4, 4, 4]);
  });

  it('shows what earns', () => {
    expect(earns.includes('*') || whole !== undefined).toBe(true);
  });
});
