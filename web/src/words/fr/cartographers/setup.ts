import type { Words } from '../../en/cartographers/setup';

export const words: Words = {
  alone: { title: 'En solo', words: 'Tu joues pour un titre\u00a0; les embuscades frappent toutes seules.' },
  options: {
    side: {
      title: 'Feuille',
      printed: 'La table choisit une face',
      values: { A: 'Face A\u00a0: les contrées sauvages', B: 'Face B\u00a0: des terres désolées au milieu' },
    },
    scoring: {
      title: 'Cartes de décompte',
      printed: 'Une carte de chaque paquet, au hasard',
      values: {},
    },
    edict_order: {
      title: 'Ordre des cartes',
      printed: 'Dans n’importe quel ordre',
      values: { listed: 'Sous les décrets choisis plus haut', random: 'Mélangées entre les quatre décrets' },
    },
  },
  edict: (edict) => `Décret ${edict}`,
  anyCard: 'Au hasard',
  anyOf: (stack) => `Au hasard\u00a0: ${stack}`,
  stacks: { forest: 'forêt', farm_water: 'champ et eau', village: 'village', spatial: 'disposition' },
};
