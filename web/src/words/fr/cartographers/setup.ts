import type { Words } from '../../en/cartographers/setup';

export const words: Words = {
  alone: 'En solo\u00a0: tu joues pour un titre\u00a0; les embuscades frappent toutes seules.',
  options: {
    side: {
      title: 'Feuille',
      values: { A: 'Face A\u00a0: pays ouvert', B: 'Face B\u00a0: une terre désolée au milieu' },
    },
    scoring: {
      title: 'Cartes de décompte',
      values: {},
    },
    edict_order: {
      title: 'Ordre des cartes',
      values: { listed: 'Sous les décrets comme choisi plus haut', random: 'Mélangées entre les quatre décrets' },
    },
  },
  edict: (edict) => `Décret ${edict}`,
  anyCard: 'N’importe quelle carte',
  anyOf: (stack) => `Au hasard\u00a0: ${stack}`,
  stacks: { forest: 'forêt', farm_water: 'champ et eau', village: 'village', spatial: 'disposition' },
};
