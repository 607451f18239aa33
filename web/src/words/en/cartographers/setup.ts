export const words = {
  alone: { title: 'Alone', words: 'You play for a title; ambushes strike by themselves.' },
  options: {
    side: {
      title: 'Map',
      printed: 'The table picks a side',
      values: { A: 'Side A: open country', B: 'Side B: a wasteland in the middle' },
    },
    scoring: {
      title: 'Scoring cards',
      printed: 'One card of each stack, at random',
      values: {},
    },
    edict_order: {
      title: 'Order of the cards',
      printed: 'Any order',
      values: { listed: 'Under the edicts as chosen above', random: 'Shuffled over the four edicts' },
    },
  },
  edict: (edict: string) => `Edict ${edict}`,
  anyCard: 'Any card',
  anyOf: (stack: string) => `Any ${stack} card`,
  stacks: { forest: 'forest', farm_water: 'farm and water', village: 'village', spatial: 'layout' },
};

export type Words = typeof words;
