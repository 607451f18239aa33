import { counter, lister } from '../../lib/i18n/plural';

const count = counter('en');
const list = lister('en');

export const words = {
  brand: {
    home: 'Mapmakers, home page',
    skip: 'Skip to the content',
  },
  settings: {
    label: 'Settings',
    language: 'Language',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
    largeLetters: 'Large letters on the maps',
    letterKeys: 'Shortcuts of a single letter',
  },
  home: {
    pageTitle: 'Mapmakers: three games of maps',
    title: 'Three games of maps, one table',
    lead: 'Draw a kingdom, chart an island, join the roads of a new land. By the printed rules, clause by clause.',
    plate: (numeral: string) => `Plate ${numeral}`,
    play: 'Play',
    playThis: (game: string) => `Play ${game}`,
    rules: 'Read the rules',
    rulesOf: (game: string) => `Read the rules of ${game}`,
    lesson: 'First time? A two-minute lesson',
    lessonOf: (game: string) => `First time? A two-minute lesson of ${game}`,
    notPlayable: 'It cannot be played here yet.',
    nothingYet: 'Still on the drawing board: its rules and its play are not here yet.',
    vignette: (game: string) => `${game}, a position from the middle of a game`,
    drawing: 'The map is being drawn …',
  },
  bots: {
    random: 'Wanderer',
    greedy: 'Keen surveyor',
    novice: 'Novice',
    apprentice: 'Apprentice',
    surveyor: 'Surveyor',
    cartographer: 'Cartographer',
    master: 'Master mapmaker',
  },
  /** First names of bots; the same ones in the same order in every language, so that people at one table mean the same bot. */
  botNames: [
    'Lotte',
    'Emil',
    'Nora',
    'Hugo',
    'Alma',
    'Oscar',
    'Clara',
    'Anton',
    'Ida',
    'Felix',
    'Mira',
    'Jonas',
    'Elise',
    'Victor',
    'Flora',
    'Max',
  ],
  withLevel: (name: string, level: string) => `${name} (${level})`,
  players: (min: number, max: number) =>
    min === max
      ? count(min, { one: '# player', other: '# players' })
      : `${min} to ${count(max, { one: '# player', other: '# players' })}`,
  rules: {
    pageTitle: (title: string) => `${title} · Mapmakers`,
    loading: 'Loading the rules …',
    none: 'The rules of this game are not here yet.',
    sections: 'Sections',
    key: 'Key',
    find: 'Find in the rules',
    found: (n: number) => count(n, { one: '# clause', other: '# clauses' }),
    foundNothing: 'No clause contains that.',
    linkTo: (clause: string) => `Link to clause ${clause}`,
  },
  captions: {
    side: (side: string) => `Side ${side}`,
    stars: (stars: number) => count(stars, { one: '# star', other: '# stars' }),
    monsters: (stars: number) => `Lost to monsters: ${count(stars, { one: '# star', other: '# stars' })}`,
    afterRuins: 'After ruins',
    allowed: 'Allowed',
    refusedBy: 'Refused by',
    on: (what: string, spaces: readonly string[]) => `${what} on ${list(spaces)}`,
    coins: (coins: number) => count(coins, { one: '# coin', other: '# coins' }),
    solo: 'Where the ambush lands',
    points: (points: number) => count(points, { one: '# point', other: '# points' }),
    marked: (spaces: readonly string[]) => `marked: ${list(spaces)}`,
    ownClaims: (spaces: readonly string[]) => `own claims (filled flag): ${list(spaces)}`,
    otherClaims: (spaces: readonly string[]) => `claims of others (open flag): ${list(spaces)}`,
    locked: (places: readonly string[]) => `locked: ${list(places)}`,
    sheet: 'A map',
    island: 'The island',
    parchment: 'A parchment',
    land: 'A board',
    before: 'before',
    after: 'after',
  },
  grounds: {
    empty: 'empty',
    forest: 'forest',
    village: 'village',
    farm: 'farm',
    water: 'water',
    monster: 'monster',
    mountain: 'mountain',
    wasteland: 'wasteland',
  },
  islandTerrains: { steppe: 'steppe', jungle: 'jungle', lagoon: 'lagoon', mountain: 'mountain' },
  biomes: { desert: 'desert', meadows: 'meadows', arctic: 'arctic', swamp: 'swamp' },
  /** The letter on a tile: the initial of its name in this language, distinct within a game. */
  letters: {
    grounds: { forest: 'F', village: 'V', farm: 'A', water: 'W', monster: 'X' },
    islandTerrains: { steppe: 'S', jungle: 'J', lagoon: 'L', mountain: 'M' },
    biomes: { desert: 'D', meadows: 'M', arctic: 'A', swamp: 'S' },
  },
  sides: ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'],
  boards: {
    space: (place: string, what: string) => `${place}: ${what}`,
    withRuins: (what: string) => `${what}, ruins`,
    ruins: 'ruins',
    coin: 'coin, until the mountain is enclosed',
    confirmed: (terrain: string) => `${terrain}, confirmed`,
    hazy: (terrain: string) => `${terrain}, hazy`,
    shape: (rows: readonly (readonly (number | string)[])[]) =>
      rows.map((spaces, row) => `row ${row + 1}: ${spaces.join(', ')}`).join('; '),
    beach: (row: number) => `Beach ${row}`,
    tile: (biomes: readonly string[], roads: readonly string[], locked: boolean) =>
      `${list(biomes)}; ${roads.length === 1 ? 'a road' : 'roads'} to the ${list(roads)}${locked ? '; locked' : ''}`,
  },
  trouble: {
    unreachable: 'The server does not answer.',
    broken: 'The server sent an answer this page does not understand.',
    again: (seconds: number) => `Trying again in ${count(seconds, { one: '# second', other: '# seconds' })}.`,
    now: 'Try now',
  },
  lazy: {
    loading: 'Loading the page …',
    failed: 'This part of the page could not be loaded.',
    reload: 'Reload the page',
  },
  missing: {
    pageTitle: 'Not on the map · Mapmakers',
    title: 'Not on the map',
    words: 'Nobody has drawn anything at this address.',
    home: 'To the three games',
  },
  footer: {
    words:
      'The three games belong to their authors and publishers. Words, drawings and code here are our own, free under the MIT licence.',
  },
};

export type Words = typeof words;
