import { expect, it } from 'vitest';
import steps from './steps.fixture.json';
import { readView } from './view';

it('tiles that lie as they did are the same objects in the next position', () => {
  // Between the two a tile was played, and nothing else changed.
  const [before, after] = steps.slice(0, 2).map(({ view }) => readView(view));
  const same = after?.lying.filter((one) => before?.lying.includes(one));
  expect(same).toHaveLength((after?.lying.length ?? 0) - 1);
});
