import { describe, expect, it } from 'vitest';
import { readMapoutEvent } from './readers';
import { apply } from './apply';
import steps from './steps.fixture.json';
import { readView, type View } from './view';

// Eight steps of a match as seat 0 saw them; tests/engine/games/mapout/shown_steps.py wrote them down.
const views = steps.map(({ view }) => readView(view));
const events = steps.map((step) => step.events.map(readMapoutEvent));

/** All but the open ends, which come with the position. */
const drawn = ({ open_ends: _, ...view }: View) => view;

describe('the events of a step, applied to the view before it', () => {
  it.each(steps.slice(1).map((_, at) => at + 1))('give the view after step %i', (step) => {
    const before = views[step - 1] as View;
    expect(drawn((events[step] ?? []).reduce<View>(apply, before))).toEqual(drawn(views[step] as View));
  });
  it('one after the other, too', () => {
    const all = events.flat().reduce<View>(apply, views[0] as View);
    expect(drawn(all)).toEqual(drawn(views.at(-1) as View));
  });
});

it('a tile that was laid closes the open end that it lies on', () => {
  const before = views[0] as View;
  const after = (events[1] ?? []).reduce<View>(apply, before);
  expect(before.open_ends.length - after.open_ends.length).toBe(1);
});

it('a tile that nothing happens to stays the same object', () => {
  const before = views[3] as View;
  const after = (events[4] ?? []).reduce<View>(apply, before);
  const kept = before.lying.filter((one) => after.lying.includes(one));
  const alike = before.lying.filter(({ tile, locked }) =>
    after.lying.some((one) => one.tile.id === tile.id && one.locked === locked),
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(alike);
});

it('the end of the match is seen when it is told', () => {
  const ended = [
    { kind: 'play_ended' as const, reason: 'no_tiles_left' as const },
    {
      kind: 'match_ended' as const,
      totals: [3, 4],
      winners: [1],
      decided_by: 'points',
      rating: null,
      titles: [],
      places: [2, 1],
    },
  ].reduce<View>(apply, views.at(-1) as View);
  expect([ended.waiting, ended.result]).toEqual([[], { winners: [1], places: [2, 1], decided_by: 'points' }]);
});
it('a pass is counted until a tile is played', () => {
  const passed = apply(views[0] as View, { kind: 'passed', seat: 1, in_a_row: 1 });
  expect(passed.passes).toBe(1);
  expect((events[1] ?? []).reduce<View>(apply, passed).passes).toBe(0);
});
