import type { SheetView, View } from './view';

/** Side A of the map, as it is printed. */
export const BLANK = [
  '...........',
  '...^.r.....',
  '.r......^r.',
  '...........',
  '...........',
  '.....^.....',
  '...........',
  '...........',
  '.r^......r.',
  '.....r.^...',
  '...........',
];

/** A map with signs put on named spaces: `{ A1: 'F' }`. */
export function drawn(signs: Readonly<Record<string, string>> = {}): string {
  const rows = BLANK.map((row) => [...row]);
  for (const [space, sign] of Object.entries(signs)) {
    (rows[Number(space.slice(1)) - 1] as string[])[space.charCodeAt(0) - 65] = sign;
  }
  return rows.map((row) => row.join('')).join('/');
}

export function sheet(seat: number, changed: Partial<SheetView> = {}): SheetView {
  return {
    seat,
    drawing: drawn(),
    coins: 0,
    unpaid: [],
    seasons: [],
    sums: [],
    total: 0,
    running: { boxes: [0, 0, 0, 0], sum: 0, total: 0 },
    worth: [0, 0, 0, 0],
    earning: ['', '', '', ''],
    monsters: 0,
    drawn: false,
    ...changed,
  };
}

/** Spring, with Orchard to draw; seat 0 looks. */
export function view(changed: Partial<View> = {}): View {
  return {
    game: 'cartographers',
    seat: 0,
    waiting: [0],
    season: 'spring',
    threshold: 8,
    time: 0,
    column: ['Orchard'],
    edicts: [
      { edict: 'A', card: 'Greenbough', solo: 22, scores_in: ['spring', 'winter'] },
      { edict: 'B', card: 'Borderlands', solo: 24, scores_in: ['spring', 'summer'] },
      { edict: 'C', card: 'Canal Lake', solo: 24, scores_in: ['summer', 'fall'] },
      { edict: 'D', card: 'Shieldgate', solo: 20, scores_in: ['fall', 'winter'] },
    ],
    scores_now: ['A', 'B'],
    card: 'Orchard',
    terrains: ['forest', 'farm'],
    ruins: false,
    ambush: false,
    target: 0,
    ambushes: [],
    deck: 13,
    unseen: { cards: [], lurking: 1, ambushes: [] },
    sheets: [sheet(0)],
    changes: [],
    goal: null,
    pending: null,
    result: null,
    ...changed,
  };
}
