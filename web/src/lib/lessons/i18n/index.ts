import type { LessonStep } from '../../api/schema';
import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

/** What one step says. */
export interface StepWords {
  readonly title: string;
  /** What there is to know, and what to do with it. */
  readonly ask: string;
  /** Why a move that the rules allow is not what was asked for; not needed where any move will do. */
  readonly wrong?: string;
  /** What came of it. */
  readonly done: string;
}

/** Words for every step that the server has: one that is missing, in any language, fails the build. */
export type Steps = Readonly<Record<LessonStep['id'], StepWords>>;

export type Words = Omit<typeof en, 'steps'> & { readonly steps: Steps };

export const words = catalogue<Words>(import.meta.glob('./??.ts'));
