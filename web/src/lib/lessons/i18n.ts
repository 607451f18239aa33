import type { Words } from '../../words/en/lessons';
import type { LessonStep } from '../api/schema';
import { catalogue } from '../i18n/catalogue';

/** What one step says. */
export interface StepWords {
  readonly title: string;
  /** What there is to know, and what to do with it. */
  readonly ask: string;
  /** Why a move that the rules allow is not what was asked for; not needed where any move will do. */
  readonly wrong?: string;
  /** Instead of that, where most of what the rules allow would do as well, but the lesson goes on with something else. */
  readonly instead?: string;
  /** What came of it. */
  readonly done: string;
}

/** Words for every step that the server has: one that is missing, in any language, fails the build. */
export type Steps = Readonly<Record<LessonStep['id'], StepWords>>;

export const words = catalogue(import.meta.glob<Words>('../../words/*/lessons.ts', { import: 'words' }));
