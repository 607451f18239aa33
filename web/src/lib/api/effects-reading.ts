import type { EffectsAnswer } from '../table/model';
import { readMoveEffects, readMoveFaults } from './readers';
import { fields, list } from './reading';

/** What a move would change, or why it cannot be made. */
export const effect = (value: unknown): EffectsAnswer =>
  'faults' in fields(value) ? readMoveFaults(value) : readMoveEffects(value);
export const effects = (value: unknown): EffectsAnswer[] => list(value, effect);
