import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint } from '../../table/model';
import type { MapoutEffects, MapoutView } from '../../api/schema';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { hinted } = await import('./advice');
const { plannedSteps } = await import('./plan');
const { readView } = await import('./view');
await wordsLoaded();

const desert = { id: 'road-01', kind: 'road', halves: 'DDDDDDMMMMMM', roads: [0] } as const;
const swamp = { id: 'road-02', kind: 'road', halves: 'SSSSSSSSSSSS', roads: [0, 3] } as const;
const view = readView({
  game: 'mapout',
  seat: 0,
  waiting: [0],
  stage: 'fresh',
  steps: [],
  clashes: [],
  guessed: false,
  next: null,
  moved_tiles_score: 'all',
  starting_tiles: 'any',
  lying: [{ tile: desert, q: 1, r: 0, turns: 2, locked: false }],
  open_ends: [],
  lifted: null,
  hand: [swamp],
  pile: 3,
  passes: 0,
  players: [],
  result: null,
} satisfies MapoutView);

const NOTHING: MapoutEffects = { points: 0, connections: [], areas: [], locks: [], unlocks: [], blocks: [], opens: [] };
const connection = (points: number) => ({ space: [0, 0], biomes: ['swamp'], points }) as const;
const move = (text: string, effects: Partial<MapoutEffects>, total: number) => ({
  move: text,
  effects: { ...NOTHING, ...effects },
  ends_turn: false,
  total,
});

const TURN: Hint = {
  ...move('lift road-01', {}, 3),
  then: [
    move('back road-01 2,0 1', { points: 1, connections: [connection(1)], locks: [[1, 1]] }, 3),
    move('play road-02 0,1 0', { points: 2, connections: [connection(1), connection(0), connection(1)], blocks: [[3, 3]] }, 2),
  ],
};

afterEach(() => switchLanguage('en'));

describe('a whole turn', () => {
  it('is told step by step, with its points, why, and what it spoils', () => {
    expect(hinted(view, TURN)).toEqual([
      '(1) lift the Road Tile (desert and meadows), (2) put the lifted tile back, (3) lay the Road Tile (swamp): ' +
        '+3, because 2 connections continue a biome',
      'Leaves 1 place that no tile fits.',
    ]);
  });

  it('is told in French and Dutch', async () => {
    await switchLanguage('fr');
    expect(hinted(view, TURN)[0]).toBe(
      '(1) soulève la tuile route (désert et prairie), (2) repose la tuile soulevée, (3) pose la tuile route (marais)\u00a0: ' +
        '+3, car 2 connexions prolongent un biome',
    );
    await switchLanguage('nl');
    expect(hinted(view, TURN)[0]).toBe(
      '(1) neem de wegtegel (woestijn en grasland) op, (2) leg de opgenomen tegel terug, (3) leg de wegtegel (moeras): ' +
        '+3, want over 2 verbindingen loopt een bioom door',
    );
  });

  it('has a number for each place on the board', () => {
    const moves = [TURN.move, ...TURN.then.map((one) => one.move)];
    expect(plannedSteps(view, moves).map(({ number, at, turns }) => [number, at, turns])).toEqual([
      [1, { q: 1, r: 0 }, 2],
      [2, { q: 2, r: 0 }, 1],
      [3, { q: 0, r: 1 }, 0],
    ]);
  });
});

describe('a turn of one step', () => {
  it('is not numbered', () => {
    const end: Hint = {
      ...move(
        'play road-02 0,1 0',
        {
          points: 4,
          areas: [
            {
              biome: 'swamp',
              spaces: [
                [0, 1],
                [1, 1],
                [2, 1],
                [3, 1],
              ],
            },
          ],
        },
        4,
      ),
      then: [],
    };
    expect(hinted(view, end)).toEqual(['lay the Road Tile (swamp): +4, because its area of swamp has 4 tiles']);
    expect(plannedSteps(view, [end.move])).toEqual([]);
  });

  it('may earn nothing, or be a pass', () => {
    expect(hinted(view, { ...move('play road-02 0,1 0', { locks: [[1, 0]] }, 0), then: [] })).toEqual([
      'lay the Road Tile (swamp): 0',
      'Locks 1 tile.',
    ]);
    expect(hinted(view, { ...move('pass', {}, 0), then: [] })).toEqual(['pass']);
  });
});
