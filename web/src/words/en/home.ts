import { counter, lister } from '../../lib/i18n/plural';

const count = counter('en');
const list = lister('en');

export const words = {
  matches: 'My matches',
  none: 'No match yet. Choose a game above.',
  goOn: (game: string) => `Your turn at ${game}`,
  open: 'Open tables',
  openWords: 'Anybody may join these.',
  with: (names: readonly string[]) => (names.length === 0 ? 'alone' : `with ${list(names)}`),
  free: (n: number) => count(n, { one: '# seat is free', other: '# seats are free' }),
  many: (n: number) => `with ${n} others`,
  states: {
    yourTurn: 'Your turn',
    gathering: 'Waiting for players',
    playing: 'Others are deciding',
    waitFor: (name: string) => `${name} to decide`,
    won: (score: string) => `You won ${score}`.trim(),
    lost: (score: string) => `You lost ${score}`.trim(),
    shared: (score: string) => `Victory shared ${score}`.trim(),
    finished: 'Finished',
    abandoned: 'Abandoned',
  },
  score: (own: string, other: string) => `${own}\u2009–\u2009${other}`,
  points: (points: number) => count(points, { one: '# point', other: '# points' }),
  over: 'Finished matches',
  noneNow: 'No match in progress. Choose a game above.',
  find: 'Find a match: name, game or date',
  found: (n: number) => (n === 0 ? 'No match found.' : count(n, { one: '# match', other: '# matches' })),
  older: (n: number) => `Show all ${n}`,
  device: 'Continue on another device',
  deviceWords: 'Open this link there within a few minutes. It works once, and signs that device in as you.',
  others: {
    start: 'Sign out my other devices',
    words: 'Only this device stays signed in. The others are signed out at once, and links that were not used yet stop working.',
    sure: 'Sign them out',
    keep: 'Cancel',
    done: (n: number) =>
      n === 0 ? 'No other device was signed in.' : n === 1 ? 'One device was signed out.' : `${n} devices were signed out.`,
  },
  record: {
    title: 'Open saved game',
    words: 'A match saved as a file, to look through or to continue.',
    file: 'Saved game file',
    watch: 'Look through',
    go: 'Continue from its end',
    over: 'This match is over: look through it, or continue from any of its steps.',
    bad: 'This file is not a saved game that can be opened here.',
    long: 'This saved game is too long to be opened here.',
    many: 'You have just opened many saved games. Try again in a moment.',
  },
  link: {
    pageTitle: 'Another device · Mapmakers',
    title: 'Continue on this device',
    words:
      'This link signs this device in as the player who made it. Matches that you have here under another name stay with that name.',
    take: 'Sign in as this player',
    failed: 'This link has been used or has expired. Make a new one on the other device.',
  },
  failed: 'That did not work. Try again in a moment.',
};

export type Words = typeof words;
