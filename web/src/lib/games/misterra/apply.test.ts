import { expect, it } from 'vitest';
import { readMisterraEvent } from './readers';
import { apply } from './apply';
import STEPS from './steps.fixture.json';
import type { View } from './view';

/** What is shown only once the whole step is over. */
const LATER = ['claims', 'regions', 'automatic', 'pending', 'dealt', 'result', 'last_turn'];
/** At the end a page of its own takes the table's place. */
const OVER = [...LATER, 'phase', 'turn', 'half', 'waiting', 'card'];
const OTOMAS_LATER = ['met', 'met_points', 'last_turn', 'half_days'];

const without = (parts: readonly string[], view: object) =>
  Object.fromEntries(Object.entries(view).filter(([part]) => !parts.includes(part)));

function drawn(view: View) {
  const over = view.result !== null;
  // The end shows the presumptions of all; before, the own ones were known.
  const players = view.players.map((player) => ({
    ...without(['sees', 'may_map', 'presumptions', ...(over ? ['total'] : [])], player),
    claims: [...player.claims].sort(),
    differs: [...player.differs].sort(),
  }));
  return { ...without(over ? OVER : LATER, view), players, otoma: view.otoma && without(OTOMAS_LATER, view.otoma) };
}

it.each(STEPS.map((step) => [`${step.record}, ${step.move}`, step] as const))('%s: the events lead to the view', (_, step) => {
  const before = step.before as unknown as View;
  const after = { ...before, ...step.after } as unknown as View;
  const told = step.events.map(readMisterraEvent).reduce(apply, before);
  const result = after.result;
  // Otoma comes to the table with the first view after the presumptions are chosen.
  const otoma = before.otoma === null ? null : after.otoma;
  expect(drawn({ ...told, result })).toEqual(drawn({ ...after, otoma }));
});

it('adds what a mapping earned to the presumptions of its player', () => {
  const step = STEPS.find(({ record }) => record === 'misterra-34-cartographer');
  const before = step?.before as unknown as View;
  const points = { owner: 0, fidelity: 2, lines: 0, empty: 1, claims: 0, total: 6, kind: 'points_changed' } as const;
  const [card] = before.players[0]?.presumptions ?? [];
  const after = apply(before, { ...points, presumptions: [[card?.card ?? 0, 3]] });
  expect(after.players[0]?.total).toBe((before.players[0]?.total ?? 0) + 6);
  expect(after.players[0]?.presumptions?.[0]?.points).toBe((card?.points ?? 0) + 3);
});
