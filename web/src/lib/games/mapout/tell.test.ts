import { describe, expect, it, vi } from 'vitest';
import { type LyingView, readView, type TileView, type View } from './view';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { tell } = await import('./tell');
await (await import('../../i18n/catalogue')).wordsLoaded();
const { words: en } = await import('../../../words/en/mapout/table');
const { words: fr } = await import('../../../words/fr/mapout/table');
const { words: nl } = await import('../../../words/nl/mapout/table');

const ROAD: TileView = { id: 'road-15', kind: 'road', halves: 'MDDDDDDMMMMM', roads: [0, 2, 3, 5] };
const END: TileView = { id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] };

function view(lying: readonly LyingView[], total: number, more: object = {}): View {
  const player = { seat: 0, hand: 1, ends: [END], roads: total, moved: 0, end_tiles: 0, split_end_tiles: 0, total };
  return readView({
    game: 'mapout',
    seat: 0,
    waiting: [0],
    stage: 'fresh',
    moved_tiles_score: 'all',
    starting_tiles: 'any',
    lying,
    open_ends: [],
    lifted: null,
    hand: [],
    players: [player],
    pile: 3,
    passes: 0,
    result: null,
    ...more,
  });
}
const at = (tile: TileView, q: number) => ({ tile, q, r: 0, turns: 0, locked: false });
const said = (before: View, move: string, after: View) =>
  tell(before, { step: 1, seat: 0, kind: 'move', move, shown: true, minded: false, at: '' }, after, ['Ada']);

describe('the log', () => {
  it('tells a play with its points', () => {
    expect(said(view([], 2), 'play road-15 1,0 0', view([at(ROAD, 1)], 4))).toEqual([
      'Ada plays a Road Tile (desert and meadows): +2',
    ]);
    expect(said(view([], 2), 'play end-01 1,0 0', view([at(END, 1)], 5))).toEqual(['Ada plays an End Tile (desert): +3']);
  });
  it('tells a lift and a return', () => {
    expect(said(view([at(ROAD, 1)], 2), 'lift road-15', view([], 2))).toEqual(['Ada lifts a Road Tile (desert and meadows)']);
    expect(said(view([], 2), 'back road-15 3,0 0', view([at(ROAD, 3)], 3))).toEqual([
      'Ada puts the Road Tile (desert and meadows) back: +1',
    ]);
  });
  it('tells when the pile runs out and why the match is over', () => {
    expect(said(view([], 0), 'pass', view([], 0, { pile: 0 }))).toEqual(['Ada passes', 'The pile is empty']);
    const over = { result: { winners: [0], decided_by: 'points' } };
    expect(said(view([], 0), 'pass', view([], 0, over))[1]).toBe('Nobody can play any more. The match is over.');
  });
});

it('every clause that is explained in English is explained in French and Dutch', () => {
  expect(Object.keys(fr.faults)).toEqual(Object.keys(en.faults));
  expect(Object.keys(nl.faults)).toEqual(Object.keys(en.faults));
});

it('a tie is explained in every language, with the points of it', () => {
  const told = [en, fr, nl].map(({ sheet }) => sheet.shared(['Ada', 'Ben'], 31));
  expect(told[0]).toBe('Ada and Ben have 31 points each and share the victory; there is no tie-break.');
  for (const words of told) expect(words).toMatch(/Ada .+ Ben .+ 31 /);
});
