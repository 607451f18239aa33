import type { Words } from '../../en/cartographers/setup';

export const words: Words = {
  alone: 'Alleen: je speelt om een titel; hinderlagen slaan vanzelf toe.',
  options: {
    side: {
      title: 'Blad',
      values: { A: 'Kant A: open land', B: 'Kant B: een woestenij in het midden' },
    },
    scoring: {
      title: 'Scorekaarten',
      values: {},
    },
    edict_order: {
      title: 'Volgorde van de kaarten',
      values: { listed: 'Onder de edicten zoals hierboven gekozen', random: 'Geschud over de vier edicten' },
    },
  },
  edict: (edict) => `Edict ${edict}`,
  anyCard: 'Willekeurige kaart',
  anyOf: (stack) => `Willekeurig: ${stack}`,
  stacks: { forest: 'bos', farm_water: 'akker en water', village: 'dorp', spatial: 'indeling' },
};
