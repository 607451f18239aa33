import { describe, expect, it } from 'vitest';
import { apply } from './apply';
import { steps } from './steps.fixture';
import type { View } from './view';

/** What the table shows of a view while it is played out. Which spaces score is known again in the present. */
function shown({ sheets, ...view }: View) {
  return {
    ...view,
    changes: null,
    sheets: sheets.map((sheet) => ({ ...sheet, earning: null })),
  };
}

describe('the events of a step, one after the other', () => {
  it.each(steps.filter(({ after }) => after.result === null))('$name', ({ before, events, after }) => {
    expect(shown(events.reduce(apply, before))).toEqual(shown(after));
  });

  it('fill in the score sheet of the last season before the match is over', () => {
    const last = steps.find(({ after }) => after.result !== null);
    const sheets = last?.events.reduce(apply, last.before).sheets;
    expect(sheets?.map(({ seasons, total }) => ({ seasons, total }))).toEqual(
      last?.after.sheets.map(({ seasons, total }) => ({ seasons, total })),
    );
  });

  it('fill in one box after the other', () => {
    const step = steps.find(({ name }) => name === 'alone, the end of a season');
    const counted = step?.events.filter(({ kind }) => kind.endsWith('_scored')) ?? [];
    const filled = counted.map((_, at) =>
      counted
        .slice(0, at + 1)
        .reduce(apply, step?.before as View)
        .sheets[0]?.seasons.at(-1),
    );
    const whole = step?.after.sheets[0]?.seasons.at(-1) ?? [];
    expect(filled).toEqual([1, 2, 3, 4].map((n) => whole.map((box, at) => (at < n ? box : 0))));
  });
});
