import type { Steps } from '../../lib/lessons/i18n';

const steps: Steps = {
  draw: {
    title: 'Draw the card',
    ask: 'Everybody draws the same card, each on their own map. This one is forest or water: choose, then put the shape on any red dot and confirm. R turns it, F flips it.',
    done: 'That is a turn. All drawings are shown at once, and the next card is turned over.',
  },
  coin: {
    title: 'Take a coin',
    ask: 'This card has two shapes. The small one brings a coin, and a coin is a star at the end of every season. Draw the small shape.',
    wrong: 'That is the large shape: more map, but no coin. For this step choose the shape with the coin.',
    done: 'One coin. It counts at the end of each of the four seasons.',
  },
  edict: {
    title: 'Draw what scores',
    ask: 'Four edicts say what earns stars; spring scores A and B. A is Sentinel Wood: a star for each forest along the edge. Draw forest so that A gains 2 stars or more.',
    wrong:
      'A does not gain 2 stars that way. Choose forest and lay it along the edge: what a place would earn is shown before you confirm.',
    done: 'Well drawn. Keep an eye on the pair that this season scores, and on the next pair.',
  },
  ambush: {
    title: 'An ambush',
    ask: 'Now you draw monsters on Ada’s map, and she draws them on yours. Each empty space beside a monster costs the map’s owner a star a season. Make it 6 or more.',
    wrong: 'Ada would lose fewer than 6 stars. Put the monsters where many empty spaces lie around them.',
    done: 'That hurts. Ada will want to fill the spaces around them, and you those around hers.',
  },
  ruins: {
    title: 'Ruins',
    ask: 'A ruins card was turned over first: this shape has to cover one of the spaces with a broken arch. Try another space, and the table names the rule that forbids it.',
    done: 'Ruins covered. Without a ruins card you may cover them too, but need not.',
  },
  season: {
    title: 'The season ends',
    ask: 'The time is 7 of 8: after this card spring is scored. Edict B, Canal Lake, gives a star for each water beside a farm and each farm beside water. Draw water that earns more.',
    wrong: 'That earns nothing more for B. Choose water and let it touch the farms.',
    done: 'Spring is scored: A, B and your coins, less what monsters cost. After winter the most stars win.',
  },
  mountain: {
    title: 'Close in a mountain',
    ask: 'Some cards later, in summer. A mountain pays a coin as soon as all four spaces beside it are filled. Close one in.',
    wrong: 'That does not close a mountain in. Look for one that lacks only a space or two.',
    done: 'A coin for the mountain. Now you know enough for a first match.',
  },
  keep: {
    title: 'Choose your sponsors',
    ask: 'Presumption cards say what your sponsors would like to see on your map. You are dealt four and keep two for the whole match. Keep the zones of jungle and the mountains on the edge.',
    instead: 'The lesson continues with the zones of jungle and the mountains on the edge: keep those.',
    done: 'Both cards stay with you, unseen by the others, until the end.',
  },
  land: {
    title: 'Go ashore',
    ask: 'A turn is two half days; in each you move, choose a card, and map. In your first half day you land. Put your meeple on the second beach space, beside E2.',
    instead: 'The lesson lands on the second beach space from the top, beside E2.',
    done: 'From the beach you see only the space in front of you.',
  },
  take: {
    title: 'Choose a sketch card',
    ask: 'Five sketch cards lie open. Each shows two terrains to map side by side. Take steppe – mountain.',
    instead: 'The lesson continues with steppe – mountain: take that.',
    done: 'The card is in your hand. It is not replaced before the end of your turn.',
  },
  map: {
    title: 'Map',
    ask: 'Lay the card on your parchment. One half has to be on a space that you see: from here that is E2. Put the mountain on E2 and the steppe on D2, to its left. R turns the card, F swaps its halves.',
    instead: 'The lesson continues with the mountain on E2 and the steppe on D2.',
    done: 'The island follows what you map: both tiles lie there now, still hazy, a rumour. Then comes the second half day.',
  },
  far: {
    title: 'See far',
    ask: 'Second half day: your meeple has stepped onto the mountain, and you have taken jungle – lagoon. From a mountain you see two spaces in each direction. Map so that one half lies on C2 or E4, which you see only because of the mountain.',
    wrong: 'You would see that from anywhere here. Put one half on C2 or on E4.',
    done: 'Only one half has to be seen. The other may lie where nobody has been yet.',
  },
  steppe: {
    title: 'Over the steppe',
    ask: 'Next round. Your meeple stays or takes one step, onto a tile or along the beach. But a steppe carries you on: whoever enters one takes another step. Go from E2 over the steppe D2 to the lagoon C2.',
    instead: 'The lesson continues at the lagoon: go to C2, over the steppe.',
    done: 'Two steps in one move. Several steppes in a row carry you still further.',
  },
  lagoon: {
    title: 'At the lagoon',
    ask: 'At a lagoon you may exchange one open card for the top one of the deck before you choose. Exchange one.',
    wrong: 'You took a card without the lagoon’s help. First use “Exchange a card”.',
    done: 'A new card lies open. Then you choose as always.',
  },
  confirm: {
    title: 'Confirm a rumour',
    ask: 'C3 is a hazy mountain. Map a mountain on it once more and it is confirmed, for good. In the end each space of your parchment that agrees with a confirmed tile earns 2 points. Confirm C3.',
    wrong: 'That does not confirm C3. Lay the mountain half on it.',
    done: 'Confirmed: this tile never changes again.',
  },
  presumption: {
    title: 'Bend the truth',
    ask: 'Your parchment need not be true. Your card pays for zones of jungle of three spaces or more, and it looks only at your parchment. Lay the card in your hand so that it pays.',
    wrong:
      'The card pays nothing more for that. Let the new jungle touch jungle of your parchment, three spaces or more together.',
    done: 'Your sponsor pays, true or not. But what differs from the island earns nothing for fidelity.',
  },
  jungle: {
    title: 'Into the jungle',
    ask: 'Next round. Nothing can be mapped from a jungle; the struck-out pen warns you. But a jungle can be claimed. Go into a jungle that is confirmed, as C1 is.',
    wrong: 'That is not a confirmed jungle. C1 has a tick: it is confirmed.',
    done: 'Here you take a card only to claim with it, or to rest.',
  },
  claim: {
    title: 'Claim a region',
    ask: 'Instead of mapping you may claim the region you are in, if the tile under you is confirmed and nobody has claimed it. What it would score is outlined. Claim the jungle.',
    wrong: 'This time give up the card: use “Claim”.',
    done: '2 points for each confirmed tile of the region in the end, unless another claim grows into it. You have two more markers, for other terrains.',
  },
  full: {
    title: 'The end',
    ask: 'Some rounds later. One space of your parchment is empty, and each empty space costs a point in the end. Whoever fills the last one ends the match: the round is finished, then the points are counted. Fill it.',
    wrong: 'A space of your parchment stays empty that way. Cover the one that is left.',
    done: 'Your parchment is full. Ada has one more turn; then fidelity, presumptions and claims are counted, and the most points win.',
  },
  connect: {
    title: 'Connect',
    ask: 'In each turn you play a tile. Roads must meet roads; desert and arctic never touch, nor do meadows and swamp. Choose a Road Tile, then a highlighted space: the tile turns to where it earns most, and R (or Turn) turns it on. Lay it so that a biome continues across the connection: 1 point.',
    wrong:
      'No point that way. Take a Road Tile from your hand and turn it so that the same biome lies on both sides of the connection.',
    done: 'A connection, a point. Then you draw a new tile.',
  },
  twice: {
    title: 'Two at once',
    ask: 'Every connection that shares a biome is worth a point. Find a place where one Road Tile earns 2.',
    wrong: 'That is less than 2 points with a Road Tile. Look for a place where two roads meet.',
    done: '2 points. A tile with two connections is locked, as its pins show: nobody can move it any more.',
  },
  lift: {
    title: 'Lift a tile',
    ask: 'Some turns later. Before you play you may lift one tile that is not locked, whoever laid it. Lift the one at the far right.',
    instead: 'The lesson continues with the tile at the far right: lift it.',
    done: 'The tile is in your hand. It has to go somewhere else, in this turn.',
  },
  back: {
    title: 'Put it back',
    ask: 'What you put back earns its new connections as if you had played it. Find the place where the lifted tile earns 2.',
    wrong: 'That is not the lifted tile, or it earns less than 2. Look for a place between two roads.',
    done: '2 points by tidying up. After that you play a tile as always.',
  },
  end: {
    title: 'An End Tile',
    ask: 'End Tiles close a road. Yours earns a point for each tile of its connected arctic area, itself included. Play it for 4 or more.',
    wrong: 'Less than 4 points, or another tile. Take your arctic End Tile to a large arctic area.',
    done: 'The larger the area, the better. But wait too long, and somebody else closes the road.',
  },
  split: {
    title: 'A Split End Tile',
    ask: 'A Split End Tile counts two areas, one for each of its biomes: here arctic and swamp. Play it for 6 or more.',
    wrong: 'Less than 6 points, or another tile. Both areas count: look where arctic and swamp are large.',
    done: 'The match ends when nobody has a tile left; the most points win. Now you know enough for a first match.',
  },
};

export const words = {
  pageTitle: (game: string) => `${game}: first lesson · Mapmakers`,
  title: (game: string) => `First lesson: ${game}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepsTitle: 'This lesson',
  rules: 'Rules',
  leave: 'Leave the lesson',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  finish: 'Finish',
  show: 'Show me',
  ok: 'Right!',
  notYet: 'Not quite.',
  instead: 'That would do as well.',
  away: 'The server does not answer. Try again in a moment.',
  loading: 'Loading the lesson …',
  end: {
    title: (game: string) => `You know how to play ${game}`,
    words:
      'The table shows what you can do, what it would earn, and which rule forbids the rest. The game on one page is one key away: A. The complete rules: B. All keys: ?',
    play: 'Play a first match',
    again: 'The lesson again',
    rules: 'Read the rules',
    home: 'To the three games',
  },
  steps,
};

export type Words = typeof words;
