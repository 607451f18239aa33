import { counter, lister } from '../../../lib/i18n/plural';
import type { Words } from '../../en/generic/table';

const count = counter('nl');
const list = lister('nl');
const moves = (n: number) => count(n, { one: '# zet', other: '# zetten' });

export const words: Words = {
  prompt: {
    choose: 'Kies een zet.',
    waiting: (names) => `${list(names)} ${names.length === 1 ? 'moet' : 'moeten'} beslissen.`,
    over: 'De partij is afgelopen.',
  },
  board: 'De tafel',
  moves: {
    keys: { find: 'een zet zoeken', step: 'van zet naar zet' },
    title: 'Zetten',
    find: 'Een zet zoeken',
    found: moves,
    none: 'Geen zet gevonden.',
    more: (n) => `Nog ${moves(n)}: typ om ze te vinden.`,
    make: 'Deze zet doen',
    picked: 'Wat deze zet zou veranderen',
    nothing: 'Het spel zegt niet wat deze zet zou veranderen.',
    refused: 'Niet mogelijk',
    rule: (clause) => `Regel ${clause}`,
    covered: 'Jouw deel van de tafel is bedekt tot je aan de beurt bent op dit apparaat.',
  },
  did: (name, move) => `${name}: ${move}`,
  points: 'Punten',
  noPoints: 'Dit spel toont de punten pas aan het eind.',
  total: 'Totaal',
  sheet: {
    caption: 'Punten van iedereen',
    points: (names) => `${list(names)} heeft de meeste punten.`,
    shared: (names) => `${list(names)} delen de overwinning.`,
    decided: (names, by) => `${list(names)} wint door: ${by}.`,
    board: 'De tafel aan het eind',
  },
};
