/** The game on one page: what each picture stands for. */
export const words = {
  lead: 'Lay tiles, join their roads, and let like meet like.',
  turn: {
    play: 'Play a tile: a Road Tile from your hand, or an End Tile face up before you. Then draw a Road Tile.',
    fits: 'It must meet at least one road. Where tiles touch, both have a road or neither has.',
    clash: 'Desert never touches arctic, and meadows never touch swamp.',
    lift: 'Before you play you may lift one tile that is not locked, whoever laid it. It goes to another place in the same turn.',
    locked: 'A tile with two connections is locked, and so is every End Tile. No other tile may be left without a connection.',
  },
  scores: {
    connection: '1 point for each connection that continues a biome.',
    back: 'A tile put back earns its new connections, as if you had played it.',
    end: 'An End Tile: 1 point for each tile of its connected biome, itself included.',
    split: 'A Split End Tile: the same for each of its two biomes.',
  },
  end: {
    hands: 'Whoever can play must. The match ends when nobody has a tile left, or nobody can play.',
    points: 'The most points win; a tie is a shared victory.',
  },
};

export type Words = typeof words;
