export const words = {
  guessed:
    'We had no pictures of the printed tiles: what each tile shows, and where the Starting Tiles lie first, are our own choice within the printed counts and rules.',
  options: {
    moved_tiles_score: {
      title: 'A tile that is lifted and put back',
      values: {
        all: 'Earns all its new connections',
        gain: 'Earns only the connections it gains',
        none: 'Earns nothing',
      },
    },
    first_player: {
      title: 'Who begins',
      printed: 'The oldest player',
      values: { lot: 'Drawn by lot' },
      seat: (who: string) => `The oldest player: ${who}`,
    },
    starting_tiles: {
      title: 'Starting Tiles',
      values: { any: 'Anybody may lift an unlocked one', first_turn: 'Only the first player may lift one, in the first turn' },
    },
  },
};

export type Words = typeof words;
