import type { EffectsAnswer } from './seam';

/**
 * Of what was answered, what was asked for. An answer about another move is no answer: whoever asks until
 * everything is known must be able to tell.
 */
export function answersTo(asked: readonly string[], answers: readonly EffectsAnswer[]): EffectsAnswer[] {
  return answers.filter(({ move }) => asked.includes(move));
}
