import type { Words } from '../en/play';

export const words: Words = {
  keys: {
    title: 'Clavier',
    table: 'La table',
    arrows: 'Flèches',
    shift: 'Maj',
    enter: 'Entrée',
    escape: 'Échap',
    space: 'Espace',
    move: 'se déplacer sur le plateau',
    confirm: 'confirmer',
    takeBack: 'reprendre ce qu’on a en main',
    leaf: 'une étape en arrière, une étape en avant',
    play: 'lancer ou arrêter la lecture',
    undo: 'annuler',
    hint: 'montre-moi un bon coup',
    aid: 'en une page',
    rules: 'règles',
    all: 'toutes les touches',
    characters: 'Raccourcis à une seule touche (lettre, chiffre ou signe)',
    off: 'Désactivés\u00a0: les flèches, Entrée et Échap fonctionnent toujours.',
  },
};
