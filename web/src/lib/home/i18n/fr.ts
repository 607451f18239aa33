import { lister } from '../../i18n/plural';
import type { HomeWords } from '.';

const list = lister('fr');

export const fr: HomeWords = {
  matches: 'Mes parties',
  none: 'Aucune partie pour l’instant. Choisis un jeu plus haut.',
  goOn: (game) => `À toi\u00a0: ${game}`,
  open: 'Tables ouvertes',
  openWords: 'Tout le monde peut s’y asseoir.',
  with: (names) => (names.length === 0 ? 'en solo' : `avec ${list(names)}`),
  many: (n) => `avec ${n} autres`,
  states: {
    yourTurn: 'À toi',
    gathering: 'On attend des joueurs',
    playing: 'Les autres réfléchissent',
    won: 'Finie\u00a0: tu as gagné',
    finished: 'Finie',
    abandoned: 'Abandonnée',
  },
  older: 'Tout montrer',
  device: 'Continuer sur un autre appareil',
  deviceWords: 'Ouvre ce lien là-bas, une seule fois, dans les minutes qui viennent\u00a0: cet appareil sera toi aussi.',
  others: {
    start: 'Déconnecter mes autres appareils',
    words: 'Seul cet appareil restera connecté. Les autres seront déconnectés aussitôt, et les liens qui n’ont pas encore servi ne fonctionneront plus.',
    sure: 'Les déconnecter',
    keep: 'Annuler',
    done: (n) =>
      n === 0 ? 'Aucun autre appareil n’était connecté.' : n === 1 ? 'Un appareil a été déconnecté.' : `${n} appareils ont été déconnectés.`,
  },
  record: {
    title: 'Ouvrir un enregistrement',
    words: 'Une partie gardée dans un fichier, à revoir ou à continuer.',
    file: 'Fichier d’enregistrement',
    watch: 'Revoir',
    go: 'Continuer à partir de la fin',
    over: 'Cette partie est finie\u00a0: regarde-la, et rejoue à partir de l’étape que tu veux.',
    bad: 'Ce n’est pas un enregistrement qu’on peut ouvrir ici.',
    long: 'Cet enregistrement est trop long pour être ouvert ici.',
    many: 'Tu viens d’ouvrir beaucoup d’enregistrements. Réessaie dans un instant.',
  },
  link: {
    pageTitle: 'Un autre appareil · Mapmakers',
    title: 'Continuer sur cet appareil',
    words: 'Qui t’a envoyé ce lien veut jouer ici aussi. Tes parties sur cet appareil, s’il y en a, restent à l’autre nom.',
    take: 'Être le même joueur ici',
    failed: 'Ce lien a déjà servi ou est trop vieux. Fais-en un nouveau sur l’autre appareil.',
  },
  failed: 'Cela n’a pas marché. Réessaie dans un instant.',
};
