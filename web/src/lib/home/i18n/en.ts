import { lister } from '../../i18n/plural';

const list = lister('en');

export const en = {
  matches: 'My matches',
  none: 'No match yet. Choose a game above.',
  goOn: (game: string) => `Your turn at ${game}`,
  open: 'Open tables',
  openWords: 'Everybody may sit down here.',
  with: (names: readonly string[]) => (names.length === 0 ? 'alone' : `with ${list(names)}`),
  many: (n: number) => `with ${n} others`,
  states: {
    yourTurn: 'Your turn',
    gathering: 'Waiting for players',
    playing: 'Others are deciding',
    won: 'Finished: you won',
    finished: 'Finished',
    abandoned: 'Given up',
  },
  older: 'Show all',
  device: 'Go on at another device',
  deviceWords: 'Open this link there, once, within a few minutes: it makes that device you as well.',
  others: {
    start: 'Sign out my other devices',
    words: 'Only this device stays signed in. The others are signed out at once, and links that were not used yet stop working.',
    sure: 'Sign them out',
    keep: 'Cancel',
    done: (n: number) =>
      n === 0 ? 'No other device was signed in.' : n === 1 ? 'One device was signed out.' : `${n} devices were signed out.`,
  },
  record: {
    title: 'Open a record',
    words: 'A match that was kept as a file, to look through or to play on.',
    file: 'Record file',
    watch: 'Look through',
    go: 'Play on from its end',
    over: 'This match is over: look through it, and play on from any of its steps.',
    bad: 'This is not a record that can be opened here.',
    long: 'This record is too long to be opened here.',
    many: 'You have opened many records just now. Try again in a moment.',
  },
  link: {
    pageTitle: 'Another device · Mapmakers',
    title: 'Go on at this device',
    words: 'Whoever sent you this link wants to play here too. Your matches on this device, if any, stay on the other name.',
    take: 'Be the same player here',
    failed: 'This link has been used or is too old. Make a new one on the other device.',
  },
  failed: 'That did not work. Try again in a moment.',
};
