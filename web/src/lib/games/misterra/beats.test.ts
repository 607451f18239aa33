import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MisterraEvent as Event } from '../../api/schema';
import type { LogEntry } from '../../table/model';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { beats } = await import('./beats');
const { switchLanguage } = await import('../../i18n/catalogue');

beforeEach(() => switchLanguage('en'));

const entry = (seat: number): LogEntry => ({
  step: 9,
  seat,
  kind: 'move',
  move: 'rest',
  shown: true,
  minded: false,
  at: '',
  events: null,
  secrets: null,
});
const told = (seat: number, events: Event[], eyes: number | null = 0, names = ['Ada', 'Bo', 'Cy']) =>
  beats(entry(seat), events, { names, eyes });
const lines = (...args: Parameters<typeof told>) => told(...args).map(({ words }) => words);

const mapped = (seat: number): Event => ({
  kind: 'mapped',
  seat,
  card: 'SJ',
  halves: [
    { space: 'C3', terrain: 'jungle', covered: null },
    { space: 'D3', terrain: 'steppe', covered: 'lagoon' },
  ],
});
const acted = (owner: number, space: string, more: Partial<Extract<Event, { kind: 'acted_on_island' }>> = {}): Event => ({
  kind: 'acted_on_island',
  owner,
  space,
  terrain: 'jungle',
  change: 'new',
  replaced: null,
  standing: [],
  differing: [],
  ...more,
});
const points = (owner: number, more: Partial<Extract<Event, { kind: 'points_changed' }>> = {}): Event => ({
  kind: 'points_changed',
  owner,
  fidelity: 0,
  lines: 0,
  empty: 0,
  claims: 0,
  presumptions: null,
  total: 0,
  ...more,
});
const claimed = (owner: number): Event => ({
  kind: 'claimed',
  owner,
  space: 'B2',
  terrain: 'lagoon',
  region: ['B2', 'C2'],
  tiles: 1,
  points: 2,
  total: owner < 0 ? -2 : 2,
});
const turned = (half: number, claim = false): Event => ({
  kind: 'otoma_card_turned',
  half,
  card: 4,
  spaces: ['A2', 'A1'],
  top: 2,
  actions: ['confirm jungle', 'map steppe'],
  claim,
  next_spaces: ['B4', 'B5'],
  deck: 20,
});
const NEXT: Event[] = [
  { kind: 'display_refilled', cards: ['SL', 'MM'], from_bottom: 1, deck: 30 },
  { kind: 'round_began', round: 4, last: false },
  { kind: 'turn_began', seat: 1 },
  { kind: 'half_day_began', seat: 1, half: 0 },
];
const OTOMAS: Event[] = [{ kind: 'display_discarded', cards: ['SL', 'SL', 'JL'] }, { kind: 'otoma_turn_began' }];

describe('a move', () => {
  it('over several steppes is told with its way', () => {
    const walked = (...path: string[]): Event => ({ kind: 'walked', seat: 1, path });
    expect(lines(1, [walked('beach3', 'E3')])).toEqual(['Bo goes to E3.']);
    expect(lines(1, [walked('beach3', 'E3', 'D3', 'C3')])).toEqual(['Bo goes from beach 3 via E3 and D3 to C3.']);
  });

  it('to an exchange at a lagoon says what went and what came', () => {
    const exchanged: Event = {
      kind: 'card_exchanged',
      seat: 1,
      position: 0,
      tucked: 'SJ',
      revealed: 'MM',
      from_bottom: false,
    };
    expect(lines(1, [exchanged])).toEqual(['Bo puts steppe – jungle under the deck and turns up mountain – mountain.']);
  });
});

describe('a mapping', () => {
  const events = [
    mapped(1),
    acted(1, 'C3', { change: 'replaced', replaced: 'lagoon', standing: [0, 2] }),
    acted(1, 'D3', { change: 'nothing', terrain: 'steppe' }),
    points(0, { fidelity: -2 }),
    points(1, { empty: 2, presumptions: null }),
    ...NEXT,
  ];

  it('is told half by half, with the points of everybody, and then the refill', () => {
    expect(lines(1, events)).toEqual([
      'Bo maps jungle on C3 and steppe on D3.',
      'C3: lagoon becomes jungle, hazy; you are standing there; Cy is standing there.',
      'D3: stays, it is confirmed.',
      'Ada: −2 fidelity. Bo: +2 completeness.',
      'Turned up: steppe – lagoon, mountain – mountain (from under the deck: 1).',
    ]);
  });

  it('is its player’s doing, the refill is not', () => {
    expect(told(1, events).map(({ seat }) => seat)).toEqual([1, 1, 1, 1, null]);
  });

  it('loses no event, whether it is told or not', () => {
    expect(told(1, events).flatMap((beat) => beat.events)).toEqual(events);
  });

  it('tells its player what the presumptions earn', () => {
    const own = points(0, { empty: 2, presumptions: [[5, 0], [15, 3]] }); // prettier-ignore
    expect(lines(0, [mapped(0), acted(0, 'C3'), own])[2]).toBe('Ada: +2 completeness, +3 card 15.');
  });

  it('that earns nothing says nothing of points', () => {
    expect(lines(0, [mapped(0), acted(0, 'C3'), points(0)])).toHaveLength(2);
  });

  it('reads well in French and Dutch', async () => {
    await switchLanguage('fr');
    expect(lines(1, events).slice(1, 4)).toEqual([
      'C3\u00a0: jungle au lieu de lagune, face Brume\u00a0; ton pion s’y trouve\u00a0; le pion de Cy s’y trouve.',
      'D3\u00a0: rien, la tuile est confirmée.',
      'Ada\u00a0: −2 fidélité. Bo\u00a0: +2 complétude.',
    ]);
    await switchLanguage('nl');
    expect(lines(1, events).slice(1, 4)).toEqual([
      'C3: lagune wordt jungle, beneveld; jij staat daar; Cy staat daar.',
      'D3: blijft, is bevestigd.',
      'Ada: −2 getrouwheid. Bo: +2 volledigheid.',
    ]);
  });
});

describe('Otoma', () => {
  const rested: Event = { kind: 'rested', seat: 0, card: 'SS' };

  it('plays after the player, each action by itself, and claims before its next half day', () => {
    const events = [
      rested,
      ...OTOMAS,
      turned(0, true),
      acted(-1, 'A2', { change: 'confirmed' }),
      points(0, { fidelity: 2 }),
      points(-1, { claims: 2 }),
      acted(-1, 'A1', { change: 'supply_empty', terrain: 'steppe' }),
      claimed(-1),
      turned(1),
      acted(-1, 'B4', { change: 'replaced', replaced: 'lagoon', standing: [0] }),
    ];
    const beatsTold = told(0, events, 0, ['Ada']);
    expect(beatsTold.map(({ words }) => words)).toEqual([
      'Ada rests: steppe – steppe leaves the game.',
      'The rest of the display leaves the game. Otoma’s turn.',
      'Otoma’s card: confirm A2, else map jungle; map steppe on A1; then it claims the largest region.',
      'Otoma, A2: jungle confirmed. Ada: +2 fidelity. Otoma: +2 for claims.',
      'Otoma, A1: no steppe tile left.',
      'Otoma claims the lagoon region of B2: +2 for 1 confirmed tile.',
      'Otoma’s card: confirm A2, else map jungle; map steppe on A1.',
      'Otoma, B4: lagoon becomes jungle, hazy; you are standing there.',
    ]);
    expect(beatsTold.map(({ seat }) => seat)).toEqual([0, ...Array<null>(7).fill(null)]);
    expect(beatsTold.flatMap((beat) => beat.events)).toEqual(events);
  });

  it('has its turn told where no card was left over', () => {
    const [, began] = OTOMAS;
    const empty: Event = { kind: 'display_discarded', cards: [] };
    expect(lines(0, [rested, empty, began as Event], 0, ['Ada'])[1]).toBe('Otoma’s turn.');
  });

  it('claims where the player says: that is the player’s doing', () => {
    expect(told(0, [claimed(-1), turned(1)], 0, ['Ada']).map(({ seat }) => seat)).toEqual([0, null]);
  });

  it('says why it claims nothing, each reason once', () => {
    const nothing: Event = {
      kind: 'otoma_claimed_nothing',
      forbidden: [
        { space: 'A1', terrain: 'steppe', clause: 'M9.3' },
        { space: 'A4', terrain: 'lagoon', clause: 'M9.4' },
        { space: 'E5', terrain: 'lagoon', clause: 'M9.4' },
      ],
    };
    expect(lines(0, [rested, nothing])[1]).toBe(
      'Otoma finds nothing to claim: the steppe region of A1 is claimed already; it has claimed lagoon before.',
    );
    expect(lines(0, [rested, { ...nothing, forbidden: [] }])[1]).toBe('Otoma finds nothing to claim: no tile is confirmed.');
  });

  it('begins its sentences with its article in French and Dutch', async () => {
    await switchLanguage('fr');
    expect(lines(0, [rested, claimed(-1)])[1]).toBe(
      'L’Otoma revendique la région de lagune en B2\u00a0: +2 pour 1 tuile confirmée.',
    );
    await switchLanguage('nl');
    expect(lines(0, [rested, claimed(-1)])[1]).toBe('De Otoma claimt de laguneregio bij B2: +2 voor 1 bevestigde tegel.');
  });
});

describe('what the table does by itself', () => {
  it('is told to its player and to the others', () => {
    const events: Event[] = [
      { kind: 'card_taken', seat: 1, card: 'SS', position: 0, automatic: true },
      { kind: 'half_day_skipped', seat: 1, why: 'jungle', card: 'SS' },
      { kind: 'half_day_began', seat: 1, half: 1 },
      { kind: 'stayed', seat: 1, place: 'C3', automatic: true },
    ];
    expect(lines(1, events)).toEqual([
      'All cards are alike: Bo takes steppe – steppe.',
      'In the jungle Bo can neither map nor claim: steppe – steppe leaves the game.',
      'Bo has nowhere to go.',
    ]);
  });
});

describe('the end', () => {
  const rested: Event = { kind: 'rested', seat: 1, card: 'SS' };
  const announced = (...last: number[]): Event => ({ kind: 'end_announced', condition: 'parchment', last_turns: last });

  it('is announced with who still has a turn', () => {
    expect(lines(1, [rested, announced(2, 0)])[1]).toBe(
      'A parchment is full: one turn is left for Cy and Ada, then the points are counted.',
    );
    expect(lines(1, [rested, announced()])[1]).toBe('A parchment is full: the points are counted.');
  });

  it('is announced alone when Otoma has two half days left', () => {
    const last: Event = { kind: 'round_began', round: 10, last: true };
    expect(lines(0, [rested, last])[1]).toBe('Otoma has two half days left: the last turn begins.');
  });

  it('reveals the presumptions and counts category by category', () => {
    const events: Event[] = [
      rested,
      announced(),
      { kind: 'presumptions_revealed', seat: 0, cards: [5, 15] },
      { kind: 'presumptions_revealed', seat: 1, cards: [7, 8] },
      { kind: 'category_scored', category: 'empty', points: [-9, -11] },
      { kind: 'category_scored', category: 'presumption1', points: [4, 0] },
      { kind: 'match_ended', totals: [12, -1], winners: [0], decided_by: 'points', rating: null, titles: [], places: [1, 2] },
    ];
    expect(lines(1, events, 0, ['Ada', 'Bo']).slice(2)).toEqual([
      'Ada reveals cards 5 and 15.',
      'Bo reveals cards 7 and 8.',
      'Completeness: Ada −9, Bo −11.',
      'First presumption: Ada 4, Bo 0.',
      'The match is over: Ada 12, Bo −1.',
    ]);
    expect(lines(0, [rested, { kind: 'category_scored', category: 'otoma', points: [-16] }], 0, ['Ada'])[1]).toBe(
      'Otoma’s claims: −16.',
    );
  });
});

it('tells nobody else which presumptions a player keeps', () => {
  const kept = (cards: readonly [number, number] | null): Event => ({ kind: 'presumptions_kept', seat: 1, cards });
  expect(lines(1, [kept([5, 15])], 1)).toEqual(['Bo keeps cards 5 and 15.']);
  expect(lines(1, [kept(null)])).toEqual(['Bo has chosen two presumption cards.']);
});
