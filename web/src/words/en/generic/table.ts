import { counter, lister } from '../../../lib/i18n/plural';

const count = counter('en');
const list = lister('en');
const moves = (n: number) => count(n, { one: '# move', other: '# moves' });

export const words = {
  prompt: {
    choose: 'Choose a move.',
    waiting: (names: readonly string[]) => `${list(names)} to decide.`,
    over: 'The match is over.',
  },
  board: 'The table',
  moves: {
    keys: { find: 'find a move', step: 'from move to move' },
    title: 'Moves',
    find: 'Find a move',
    found: moves,
    none: 'No move reads like that.',
    more: (n: number) => `${moves(n)} more: type to find them.`,
    make: 'Make this move',
    picked: 'What it would change',
    nothing: 'The game does not say what it would change.',
    refused: 'Not possible',
    rule: (clause: string) => `Rule ${clause}`,
    covered: 'Your part of the table is covered until it is your turn at this device.',
  },
  did: (name: string, move: string) => `${name}: ${move}`,
  points: 'Points',
  noPoints: 'This game tells its points at the end.',
  total: 'Total',
  sheet: {
    caption: 'Points of each player',
    points: (names: readonly string[]) => `${list(names)} has the most points.`,
    shared: (names: readonly string[]) => `${list(names)} share the victory.`,
    decided: (names: readonly string[], by: string) => `${list(names)} wins by: ${by}.`,
    board: 'The table at the end',
  },
};

export type Words = typeof words;
