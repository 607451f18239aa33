import type { Words } from '../../en/cartographers/setup';

export const words: Words = {
  alone: { title: 'Alleen', words: 'Je speelt om een titel; hinderlagen slaan vanzelf toe.' },
  options: {
    side: {
      title: 'Blad',
      printed: 'De tafel kiest een kant',
      values: { A: 'Kant A: open land', B: 'Kant B: een woestenij in het midden' },
    },
    scoring: {
      title: 'Scorekaarten',
      printed: 'Van elke stapel één kaart, willekeurig',
      values: {},
    },
    edict_order: {
      title: 'Volgorde van de kaarten',
      printed: 'In willekeurige volgorde',
      values: { listed: 'Onder de edicten zoals hierboven gekozen', random: 'Geschud over de vier edicten' },
    },
  },
  edict: (edict) => `Edict ${edict}`,
  anyCard: 'Willekeurige kaart',
  anyOf: (stack) => `Willekeurig: ${stack}`,
  stacks: { forest: 'bos', farm_water: 'akker en water', village: 'dorp', spatial: 'indeling' },
};
