/** The game on one page: what each picture stands for. */
export const words = {
  lead: 'Map an island that takes shape as you map it; your own parchment need not be true.',
  turn: {
    half: 'A turn is two half days. In each: move, choose one of the open sketch cards, then map or claim, or do neither.',
    steppe: 'Stay, or take one step. Whoever steps onto a steppe may step on.',
    lagoon: 'On a lagoon you may exchange an open card for the top of the deck before you choose.',
    mountain: 'You see your space and those beside it; from a mountain one space further each way.',
    jungle: 'From a jungle you cannot map, but you can claim.',
    map: 'Map: lay the card on your parchment, one half on a space that you see. On the island a new terrain lies hazy, the same again is confirmed, another replaces what was hazy.',
    claim:
      'Claim: give up the card for the region you stand in, if your tile is confirmed and nobody has claimed it. Three claims, each on another terrain.',
  },
  scores: {
    fidelity: '2 points for each space of your parchment that agrees with a confirmed tile.',
    presumption: 'What your two presumption cards say; they look at your parchment only.',
    region: '2 points for each confirmed tile of a region you claimed, unless another claim grew into it.',
    empty: '1 point lost for each empty space of your parchment.',
  },
  end: {
    full: 'When somebody’s parchment is full, the cards run out, or no more of the island can be confirmed, the round is finished.',
    points: 'Hazy tiles are removed; then the most points win. If tied, whoever has more for fidelity.',
  },
};

export type Words = typeof words;
