import { readFileSync } from 'node:fs';
import type { Event } from './events';
import type { View } from './view';

/** A step of a real match, as the engine told it to a seat or an onlooker. */
interface Step {
  readonly name: string;
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

export const steps = JSON.parse(readFileSync(new URL('./steps.fixture.json', import.meta.url), 'utf8')) as readonly Step[];
