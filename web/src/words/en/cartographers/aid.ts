/** The game on one page: what each picture stands for. */
export const words = {
  lead: 'Four seasons, one map each: draw what the edicts ask for.',
  turn: {
    card: 'A card is turned over. Everybody draws one of its shapes, in one of its terrains, on empty spaces of their own map; turned or flipped as you like.',
    ruins: 'After a ruins card the next shape must cover ruins.',
    single: 'If no shape fits, or none covers the ruins it must, fill one empty space with any terrain.',
    ambush: 'An ambush: you draw monsters on a neighbour’s map, and somebody on yours. Alone, its card says where they land.',
  },
  scores: {
    edicts: 'At the end of each season two edicts: A and B, then B and C, C and D, D and A.',
    coin: 'A star for each coin, in every season. Some shapes bring one.',
    mountain: 'A mountain pays a coin when all four spaces beside it are filled.',
    monster: 'Each empty space beside a monster costs a star, in every season.',
  },
  end: {
    time: 'A season ends when the times of its cards reach 8 in spring and summer, 7 in fall, 6 in winter.',
    star: 'After winter the most stars win; if tied, whoever lost fewer to monsters.',
  },
};

export type Words = typeof words;
