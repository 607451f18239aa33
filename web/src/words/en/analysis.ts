import { counter } from '../../lib/i18n/plural';

const count = counter('en');
const points = (n: number) => count(n, { one: '# point', other: '# points' });

export const words = {
  title: 'How the match went',
  intro: 'The final points each player could expect, given what they saw at that moment. What came later does not count.',
  begin: 'Analyse the decisions',
  waiting: 'Other matches are analysed first …',
  running: (percent: string) => `Analysing the decisions: ${percent}`,
  failed: 'The decisions could not be analysed. Try again in a moment.',
  player: 'Player',
  moment: 'Moment of the match',
  expects: (step: number, name: string, expected: number) => `Step ${step}: ${name} can expect ${points(expected)}`,
  ends: (name: string, total: number) => `The end: ${name} has ${points(total)}`,
  show: 'Show this moment',
  table: 'The same as a table',
  caption: 'Points that could be expected, by step',
  step: 'Step',
  costliest: (name: string) => `What cost ${name} most`,
  none: 'No decision clearly cost points.',
  about: (cost: number) => `about ${points(cost)}`,
  cost: (cost: number, margin: number) => `about ${points(cost)}, give or take ${count(margin, { other: '#' })}`,
  atStep: (step: number) => `Step ${step}`,
  atSteps: (first: number, last: number) => `Steps ${first} to ${last}`,
  happened: 'What happened',
  made: 'Played',
  better: 'Better',
  showBetter: (step: number) => `Show step ${step} with the better move`,
  showBetterTurn: (step: number) => `Show step ${step} with the better turn`,
  here: (name: string) => `Here ${name} decided`,
  back: 'Back to the graph',
};

export type Words = typeof words;
