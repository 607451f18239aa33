export const words = {
  alone: { title: 'Alone against Otoma', words: 'Otoma is an opponent made of cards; you play for a title.' },
  firstMatch: 'The presumption cards come as a ready-made pair.',
  guessed:
    'We had no pictures of some printed cards: patterns, ready-made pairs, Otoma’s cards, the counts of sketch cards and where the jungle lies first are our own. Such cards are marked.',
  options: {
    merged_claims: {
      title: 'Claimed regions that grow together',
      values: { nobody: 'Earn nothing for anybody', all: 'Earn the whole region for each owner' },
    },
    claim_links: {
      title: 'How far a claimed region reaches',
      values: { any: 'Along hazy and confirmed tiles', confirmed: 'Along confirmed tiles only' },
    },
    empty_supply: {
      title: 'A terrain that has run out',
      values: { nothing: 'Does nothing to the island', confirms: 'Can still confirm a hazy tile of its kind' },
    },
    pattern_turns: {
      title: 'Patterns of presumption cards',
      values: { printed: 'Count as the card shows them', turned: 'May be turned', mirrored: 'May be turned and mirrored' },
    },
    master: {
      title: 'Master cartographers',
      printed: 'No; it is a variant',
      values: { off: 'No', on: 'Yes: 3 more points for each faithful full row and column' },
    },
    first_game: {
      title: 'Presumption cards',
      printed: 'Choose two of four; for a first game a ready-made pair',
      values: { off: 'Choose two of four', on: 'First match: a ready-made pair' },
    },
    first_player: { title: 'Who begins', values: { lot: 'Drawn by lot' } },
  },
};

export type Words = typeof words;
