import { counter } from '../../lib/i18n/plural';

const count = counter('en');

export const words = {
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
  play: 'Play',
  openTable: 'Open the table',
  moreOptions: 'More options',
  seat: (n: string) => `seat ${n}`,
  firstPlayer: (n: string) => `Seat ${n} begins`,
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
  noGame: 'There is no such game at this table.',
  refused: 'The server did not open the table.',
  underWay: 'You have reached the limit of matches in progress. Continue one of them, or wait a little.',
};

export type Words = typeof words;
