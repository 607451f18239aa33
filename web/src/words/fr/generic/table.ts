import { counter, lister } from '../../../lib/i18n/plural';
import type { Words } from '../../en/generic/table';

const count = counter('fr');
const list = lister('fr');
const moves = (n: number) => count(n, { one: '# coup', other: '# coups' });

export const words: Words = {
  prompt: {
    choose: 'Choisis un coup.',
    waiting: (names) => `On attend ${list(names)}.`,
    over: 'La partie est terminée.',
  },
  board: 'La table',
  moves: {
    keys: { find: 'chercher un coup', step: 'd’un coup à l’autre' },
    title: 'Coups',
    find: 'Chercher un coup',
    found: moves,
    none: 'Aucun coup ne correspond.',
    more: (n) => `Encore ${moves(n)}\u00a0: tape quelques lettres pour les trouver.`,
    make: 'Jouer ce coup',
    picked: 'Ce qu’il changerait',
    nothing: 'Le jeu ne dit pas ce qu’il changerait.',
    refused: 'Impossible',
    rule: (clause) => `Règle ${clause}`,
    covered: 'Ta part de la table est cachée jusqu’à ton tour sur cet appareil.',
  },
  did: (name, move) => `${name}\u00a0: ${move}`,
  points: 'Points',
  noPoints: 'Ce jeu annonce ses points à la fin.',
  total: 'Total',
  sheet: {
    caption: 'Points de chacun',
    points: (names) => `${list(names)} a le plus de points.`,
    shared: (names) => `${list(names)} partagent la victoire.`,
    decided: (names, by) => `${list(names)} l’emporte grâce à\u00a0: ${by}.`,
    board: 'La table à la fin',
  },
};
