import { counter, lister } from '../../lib/i18n/plural';
import type { Words } from '../en/home';

const count = counter('fr');
const list = lister('fr');

export const words: Words = {
  matches: 'Mes parties',
  none: 'Aucune partie pour l’instant. Choisis un jeu plus haut.',
  goOn: (game) => `À toi\u00a0: ${game}`,
  open: 'Tables ouvertes',
  openWords: 'Tout le monde peut les rejoindre.',
  with: (names) => (names.length === 0 ? 'en solo' : `avec ${list(names)}`),
  free: (n) => count(n, { one: '# place libre', other: '# places libres' }),
  many: (n) => `avec ${n} autres`,
  states: {
    yourTurn: 'À toi',
    gathering: 'On attend des joueurs',
    playing: 'Les autres réfléchissent',
    waitFor: (name) => `À ${name} de jouer`,
    won: (score) => `Gagnée ${score}`.trim(),
    lost: (score) => `Perdue ${score}`.trim(),
    shared: (score) => `Victoire partagée ${score}`.trim(),
    finished: 'Terminée',
    abandoned: 'Abandonnée',
  },
  score: (own, other) => `${own}\u2009–\u2009${other}`,
  points: (points) => count(points, { one: '# point', other: '# points' }),
  over: 'Parties terminées',
  noneNow: 'Aucune partie en cours. Choisis un jeu plus haut.',
  find: 'Chercher une partie\u00a0: nom, jeu ou date',
  found: (n) => (n === 0 ? 'Aucune partie ne correspond.' : count(n, { one: '# partie', other: '# parties' })),
  older: (n) => `Afficher les ${n} parties`,
  device: 'Continuer sur un autre appareil',
  deviceWords: 'Ouvre ce lien sur l’autre appareil dans les minutes qui viennent. Il ne sert qu’une fois et t’y connecte.',
  others: {
    start: 'Déconnecter mes autres appareils',
    words:
      'Seul cet appareil restera connecté. Les autres seront déconnectés aussitôt, et les liens qui n’ont pas encore servi ne fonctionneront plus.',
    sure: 'Les déconnecter',
    keep: 'Annuler',
    done: (n) =>
      n === 0
        ? 'Aucun autre appareil n’était connecté.'
        : n === 1
          ? 'Un appareil a été déconnecté.'
          : `${n} appareils ont été déconnectés.`,
  },
  record: {
    title: 'Ouvrir une partie sauvegardée',
    words: 'Une partie sauvegardée dans un fichier, à revoir ou à continuer.',
    file: 'Fichier de la partie',
    watch: 'Revoir',
    go: 'Continuer à partir de la fin',
    over: 'Cette partie est terminée\u00a0: revois-la, ou rejoue à partir de l’étape de ton choix.',
    bad: 'Ce fichier n’est pas une partie sauvegardée qu’on puisse ouvrir ici.',
    long: 'Cette partie sauvegardée est trop longue pour être ouverte ici.',
    many: 'Tu viens d’ouvrir beaucoup de parties sauvegardées. Réessaie dans un instant.',
  },
  link: {
    pageTitle: 'Un autre appareil · Mapmakers',
    title: 'Continuer sur cet appareil',
    words:
      'Ce lien connecte cet appareil au nom du joueur qui l’a créé. Les parties jouées ici sous un autre nom restent à ce nom.',
    take: 'Me connecter comme ce joueur',
    failed: 'Ce lien a déjà servi ou a expiré. Crée-en un nouveau sur l’autre appareil.',
  },
  failed: 'Cela n’a pas marché. Réessaie dans un instant.',
};
