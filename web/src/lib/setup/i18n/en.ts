import { counter } from '../../i18n/plural';

const count = counter('en');

export const en = {
  pageTitle: (game: string) => `${game}: a new match · Mapmakers`,
  title: (game: string) => `A new match of ${game}`,
  who: 'Who sits at the table?',
  me: 'My name',
  here: 'Others on this device',
  hereMeaning: 'You pass the device around; nobody sees what is hidden from them.',
  hereName: (n: number) => `Name of player ${n}`,
  hereDefault: (n: number) => `Player ${n}`,
  open: 'Friends by link',
  openMeaning: 'You get a link and a QR code to send; they need no account.',
  bot: (name: string) => `Bot: ${name}`,
  bots: {
    novice: 'Plans nothing and overlooks much. For a first match, and for children.',
    apprentice: 'Takes what earns most right now. A fair opponent.',
    surveyor: 'Weighs what a move leaves open besides what it earns.',
    cartographer: 'Plays ahead in its mind before it decides. A strong opponent.',
    master: 'Looks furthest, and hurts you where it can. Hard to beat.',
  },
  otherBot: 'A bot of this server.',
  strength: (weaker: string, { share, low, high }: { share: number; low: number; high: number }, games: number) =>
    `Won ${share} % (${low} to ${high}) of ${count(games, { one: '# match', other: '# matches' })} against ${weaker}.`,
  more: (what: string) => `One more: ${what}`,
  fewer: (what: string) => `One fewer: ${what}`,
  seats: (n: number) => count(n, { one: '# seat', other: '# seats' }),
  tooFew: (n: number) => `This game needs ${count(n, { one: '# seat', other: '# seats' })} or more.`,
  tooMany: (n: number) => `This game has ${count(n, { one: '# seat', other: '# seats' })} at most.`,
  alone: {
    cartographers: 'Alone: you play for a title; ambushes strike by themselves.',
    misterra: 'Alone: you play against Otoma, an opponent made of cards.',
  },
  play: 'Play',
  openTable: 'Open the table',
  moreOptions: 'More options',
  seat: (n: string) => `seat ${n}`,
  firstPlayer: (n: string) => `Seat ${n} begins`,
  edict: (edict: string) => `Edict ${edict}`,
  anyCard: 'Any card',
  anyOf: (stack: string) => `Any ${stack} card`,
  stacks: { forest: 'forest', farm_water: 'farm and water', village: 'village', spatial: 'layout' },
  away: {
    title: 'When somebody stays away',
    never: 'Wait for as long as it takes',
    after: (minutes: number) => `A bot takes over after ${count(minutes, { one: '# minute', other: '# minutes' })}`,
    afterHours: (hours: number) => `A bot takes over after ${count(hours, { one: '# hour', other: '# hours' })}`,
  },
  lobby: {
    title: 'Who may join',
    link: 'Only people with the link',
    everybody: 'Everybody: the table is listed on the home page',
  },
  options: {
    cartographers: {
      side: {
        title: 'Map',
        values: { A: 'Side A: open country', B: 'Side B: a wasteland in the middle' },
      },
      scoring: {
        title: 'Scoring cards',
        values: {},
      },
      edict_order: {
        title: 'Order of the cards',
        values: { listed: 'Under the edicts as chosen above', random: 'Shuffled over the four edicts' },
      },
    },
    misterra: {
      merged_claims: {
        title: 'Claimed regions that grow together',
        values: { nobody: 'Earn nobody anything', all: 'Earn each owner the whole region' },
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
        values: { off: 'No', on: 'Yes: 3 more points for each faithful full row and column' },
      },
      first_game: {
        title: 'Presumption cards',
        values: { off: 'Choose two of four', on: 'First match: a ready-made pair' },
      },
      first_player: { title: 'Who begins', values: { lot: 'Drawn by lot' } },
    },
    mapout: {
      moved_tiles_score: {
        title: 'A tile that is lifted and put back',
        values: {
          all: 'Earns all its new connections',
          gain: 'Earns only the connections it gains',
          none: 'Earns nothing',
        },
      },
      first_player: { title: 'Who begins', values: { lot: 'Drawn by lot' }, seat: (who: string) => `The oldest player: ${who}` },
      starting_tiles: {
        title: 'Starting Tiles',
        values: { any: 'Anybody may lift an unlocked one', first_turn: 'Only the first player may lift one, in the first turn' },
      },
    },
  },
  refused: 'The server did not open the table.',
  underWay: 'You have reached the limit of matches in progress. Continue one of them, or wait a little.',
};
