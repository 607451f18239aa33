import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../table/model';
import type { Drawn, Event, EventOf, Gains } from './events';
import { steps } from './steps.fixture';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { beats } = await import('./beats');
await wordsLoaded();
afterEach(() => switchLanguage('en'));

const entry: LogEntry = {
  step: 1,
  seat: 0,
  kind: 'move',
  move: 'F A5B5C5C6',
  shown: true,
  minded: false,
  at: '2025-01-01T00:00:00Z',
  events: null,
  secrets: null,
};
const names = ['Ada', 'Bo', 'Cy'];
const follow = (events: readonly Event[], eyes: number | null = 0, seats: readonly string[] = names) =>
  beats(entry, events, { names: seats, eyes });
const lines = (...args: Parameters<typeof follow>) => follow(...args).map(({ words }) => words);

const running = { boxes: [0, 0, 0, 0], sum: 0, total: 0 } as const;
const nothing: Gains = { edicts: [0, 0, 0, 0], coins: 0, shape_coin: false, mountains: [], monsters: 0, cards: [] };
const gains = (changed: Partial<Gains>): Gains => ({ ...nothing, ...changed });
const orchard = (changed: Partial<EventOf<'drawing_revealed'>> = {}): Drawn => ({
  kind: 'drawing_revealed',
  running,
  seat: 0,
  sheet: 0,
  card: 'Orchard',
  terrain: 'forest',
  cells: [
    [4, 0],
    [4, 1],
    [4, 2],
    [5, 2],
  ],
  falls_back: false,
  gains: gains({ cards: [{ card: 'Greenbough', stars: 5 }], coins: 1, shape_coin: true }),
  ...changed,
});
const hamlet: Event = { kind: 'card_revealed', card: 'Hamlet', time: 1, terrains: ['village'], ruins: false };
const time: Event = { kind: 'time_passed', time: 2, threshold: 8 };
const goblins = (changed: Partial<EventOf<'ambush_revealed'>>): Event => ({
  kind: 'ambush_revealed',
  card: 'Goblin Attack',
  clockwise: true,
  targets: [],
  corner: null,
  ...changed,
});
const struck: Event = {
  kind: 'ambush_drawn',
  running,
  sheet: 0,
  card: 'Goblin Attack',
  cells: [
    [8, 8],
    [9, 9],
    [10, 10],
  ],
  gains: gains({ coins: 1, mountains: [[9, 7]], monsters: -6 }),
};

describe('a drawing', () => {
  it('is told with what it earned, and the next card after it', () => {
    expect(lines([orchard(), time, hamlet])).toEqual([
      'Ada draws Orchard, forest: +5 Greenbough, +1 coin',
      'Hamlet is revealed: village.',
    ]);
  });

  it('is told in French and in Dutch', async () => {
    await switchLanguage('fr');
    expect(lines([orchard()])).toEqual(['Ada dessine Verger, forêt\u00a0: +5 Verte-Ramure, +1 pièce']);
    await switchLanguage('nl');
    expect(lines([orchard()])).toEqual(['Ada tekent Boomgaard, bos: +5 Groentak, +1 munt']);
  });

  it('names the mountains that paid', () => {
    const paid = gains({ coins: 2, shape_coin: true, mountains: [[1, 3]] });
    expect(lines([orchard({ gains: paid })])).toEqual(['Ada draws Orchard, forest: +2 coins (mountain D2)']);
  });

  it('is kept secret until everybody has drawn; then each is a beat of its own', () => {
    expect(lines([{ kind: 'drawing_finished', seat: 0, move: 'F A5B5C5C6' }])).toEqual(['Ada has drawn.']);
    const shown = follow([
      orchard(),
      orchard({ seat: 1, sheet: 1, terrain: 'farm', gains: gains({ monsters: -1 }) }),
      time,
      hamlet,
    ]);
    expect(shown.map(({ seat, words }) => [seat, words])).toEqual([
      [0, 'Ada draws Orchard, forest: +5 Greenbough, +1 coin'],
      [1, 'Bo draws Orchard, farm: −1 to monsters'],
      [null, 'Hamlet is revealed: village.'],
    ]);
    expect(shown.flatMap(({ events }) => events)).toHaveLength(4);
  });

  it('of a single space says which, because no shape fitted', () => {
    const single = orchard({ terrain: 'monster', cells: [[10, 10]], falls_back: true, gains: nothing });
    expect(lines([single])).toEqual(['Ada fills K11, monster']);
    expect(lines([orchard({ card: 'Rift Lands', cells: [[10, 10]], gains: nothing })])).toEqual(['Ada draws Rift Lands, forest']);
  });

  it('of many others is only counted, except on the map of whoever looks', () => {
    const many = Array.from({ length: 12 }, (_, seat) => `Player ${seat}`);
    const all = many.map((_, seat) => orchard({ seat, sheet: seat, gains: nothing }));
    expect(lines([...all, time, hamlet], 0, many)).toEqual([
      'Player 0 draws Orchard, forest',
      '11 others have drawn.',
      'Hamlet is revealed: village.',
    ]);
    expect(lines(all, null, many)).toEqual(['12 players have drawn.']);
    const raid = many.map((_, seat) => orchard({ card: 'Gnoll Raid', seat, sheet: (seat + 1) % 12, gains: nothing }));
    expect(lines(raid, 0, many)).toEqual([
      'Player 0 draws Gnoll Raid on Player 1’s map',
      '10 others have drawn.',
      'Player 11 draws Gnoll Raid on Player 0’s map',
    ]);
  });

  it('is not waited for where a map is full', () => {
    const skips = (seat: number, sheet: number): Event => ({ kind: 'drawing_skipped', seat, sheet });
    expect(lines([hamlet, skips(1, 1), skips(2, 0)])).toEqual([
      'Hamlet is revealed: village.',
      'Bo’s map is full: nothing to draw.',
      'Cy does not draw: Ada’s map is full.',
    ]);
    expect(follow([hamlet, skips(1, 1)]).every(({ length }) => length === 0)).toBe(true);
  });
});

describe('an ambush', () => {
  it('tells a lone player where the monsters came from, where they are and what it cost and paid', async () => {
    const heard = () => lines([orchard(), time, goblins({ corner: [10, 0] }), struck, hamlet], 0, ['Ada']);
    expect(heard()).toEqual([
      'Ada draws Orchard, forest: +5 Greenbough, +1 coin',
      'Ambush! Goblin Attack, from the bottom left corner: monsters on I9, J10 and K11; +1 coin (mountain H10), −6 to monsters.',
      'Hamlet is revealed: village.',
    ]);
    await switchLanguage('fr');
    expect(heard()[1]).toMatch(
      /^Embuscade\u00a0! .*, depuis le coin en bas à gauche\u00a0: monstres en I9, J10 et K11\u00a0; \+1 pièce/,
    );
    await switchLanguage('nl');
    expect(heard()[1]).toMatch(/^Hinderlaag! .*, vanuit de hoek linksonder: monsters op I9, J10 en K11; \+1 munt/);
  });

  it('that finds no room is told as well', () => {
    const missed: Event = { ...struck, cells: [], gains: nothing } as Event;
    expect(lines([goblins({ corner: [0, 10] }), missed], 0, ['Ada'])).toEqual([
      'Ambush! Goblin Attack, from the top right corner, finds no room.',
    ]);
  });

  it('at a table says which way the maps go, and who draws on whose', async () => {
    const round = goblins({ targets: [2, 0, 1] });
    expect(lines([round], 1)).toEqual(['Ambush! Goblin Attack: the maps go round clockwise. Bo draws on Ada’s map, Cy on Bo’s.']);
    expect(lines([round], null)).toEqual([
      'Ambush! Goblin Attack: the maps go round clockwise. Ada draws on Cy’s map, Bo on Ada’s, Cy on Bo’s.',
    ]);
    await switchLanguage('fr');
    expect(lines([round], 1)[0]).toMatch(/sens horaire\. Bo dessine sur la feuille d’Ada, Cy sur celle de Bo\.$/);
    await switchLanguage('nl');
    expect(lines([round], 1)[0]).toMatch(/met de klok mee rond\. Bo tekent op het blad van Ada, Cy op dat van Bo\.$/);
  });

  it('names whose map it changed', () => {
    const raid = orchard({ card: 'Goblin Attack', terrain: 'monster', seat: 2, gains: gains({ monsters: -4 }) });
    expect(lines([raid])).toEqual(['Cy draws Goblin Attack on Ada’s map. For Ada: −4 to monsters']);
    const single = orchard({ card: 'Goblin Attack', seat: 2, cells: [[0, 0]], falls_back: true, gains: nothing });
    expect(lines([single])).toEqual(['Cy draws one monster on Ada’s map, A1']);
  });
});

describe('the end of a season', () => {
  const spring: Event[] = [
    { kind: 'edict_scored', season: 'spring', edict: 'A', card: 'Greenbough', stars: [2, 4], earning: ['A1A2', 'B1'] },
    { kind: 'edict_scored', season: 'spring', edict: 'B', card: 'Borderlands', stars: [0, 6], earning: ['', 'C1'] },
    { kind: 'coins_scored', season: 'spring', stars: [1, 0] },
    { kind: 'monsters_scored', season: 'spring', stars: [-1, 0], haunted: ['K1', ''] },
    { kind: 'season_ended', season: 'spring', stars: [2, 10], totals: [2, 10] },
    {
      kind: 'season_began',
      season: 'summer',
      threshold: 8,
      edicts: ['B', 'C'],
      deck: 15,
      ambushes: 2,
      unseen: { cards: [], lurking: 2, ambushes: [] },
      running: [running, running],
    },
  ];

  it('is counted box by box, the best first', () => {
    expect(lines(spring, 0, ['Ada', 'Bo'])).toEqual([
      'Edict A, Greenbough: Bo 4, Ada 2',
      'Edict B, Borderlands: Bo 6, Ada 0',
      'Coins: Ada 1, Bo 0',
      'Monsters: Bo 0, Ada −1',
      'Spring is scored: Bo 10, Ada 2',
      'Summer begins: B and C are scored at its end.',
    ]);
    expect(follow(spring).map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 0]);
  });

  it('says what it makes in all, and what there was nothing of', () => {
    const later: Event[] = [
      { kind: 'coins_scored', season: 'fall', stars: [0, 0] },
      { kind: 'monsters_scored', season: 'fall', stars: [0, 0], haunted: ['', ''] },
      { kind: 'season_ended', season: 'fall', stars: [-2, 10], totals: [12, 31] },
    ];
    expect(lines(later, 0, ['Ada', 'Bo'])).toEqual([
      'Coins: none yet',
      'Monsters cost nothing',
      'Fall is scored: Bo 10 (31 in all), Ada −2 (12 in all)',
    ]);
  });

  it('names the best of many, and whoever looks', () => {
    const stars = Array.from({ length: 12 }, (_, seat) => seat);
    const many = stars.map((seat) => `P${seat}`);
    expect(lines([{ kind: 'season_ended', season: 'spring', stars, totals: stars }], 0, many)).toEqual([
      'Spring is scored: P11 11, P10 10, P9 9, P8 8, P7 7, P0 0, and 6 more',
    ]);
  });
});

describe('whole steps of a match', () => {
  it('tell what a drawing earned, also where an ambush follows', () => {
    const step = steps.find(({ name }) => name === 'alone, a drawing that earns and an ambush');
    expect(lines(step?.events ?? [], 0, ['Ada'])).toEqual([
      'Ada draws Marshlands, water: +1 The Golden Granary, +1 coin (mountain C9), +1 back from monsters',
      'Ambush! Kobold Onslaught, from the bottom left corner: monsters on J4, J5, K5 and J6; −5 to monsters.',
      'Homestead is revealed: village or farm.',
    ]);
  });

  it.each(steps)('$name: nothing is lost', ({ events, before }) => {
    const seats = names.slice(0, before.sheets.length);
    const shown = beats(entry, events, { names: seats, eyes: before.seat });
    // But what lies face down: of that there is nothing to show.
    expect(shown.flatMap((beat) => beat.events)).toEqual(events.filter(({ kind }) => kind !== 'drawing_finished'));
  });
});
