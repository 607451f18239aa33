import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, Refusal } from '../table/model';
import type { KeyBinding } from './keys';
import type { HandKey, Play, PlayTable } from './play.svelte';
import { Previews } from './previews.svelte';
import type { PawnHand } from './pawns.svelte.fixture';

const FAULTS: readonly Fault[] = [{ clause: 'P1.1', cells: [] }];
const key = (name: string, more: object = {}) => ({ key: name, ...more }) as KeyboardEvent;

// The words of the keys change with the reader's language, which a browser keeps.
let kit: { Play: typeof Play; PawnHand: typeof PawnHand };
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  kit = { ...(await import('./play.svelte')), ...(await import('./pawns.svelte.fixture')) };
  await (await import('../i18n/catalogue')).wordsLoaded();
});

function sitDown(table: Partial<PlayTable> = {}, more: { takeBack?: () => boolean } = {}) {
  const said: string[] = [];
  const act = vi.fn(async () => undefined);
  const play = new kit.Play<PawnHand, number>({
    table: () => ({
      busy: false,
      act,
      effects: async () => [],
      announce: (words) => said.push(words),
      ...table,
    }),
    decision: () => 'the first',
    previews: (ask) => new Previews(ask, { read: () => 1, atOnce: 5 }),
    hand: () => hand,
    questions: () => [],
    outlook: ({ ghost }) => `comes of ${ghost?.move}`,
    reasons: (faults) => faults.map(({ clause }) => clause).join(),
    ...more,
  });
  const hand = new kit.PawnHand();
  return { play, hand, said, act };
}

describe('a yes', () => {
  it('sends what is in hand', () => {
    const { play, hand, act } = sitDown();
    hand.setDown(2);
    play.confirm();
    expect(act.mock.calls).toEqual([['pawn 2']]);
  });

  it('sends nothing that may not be, and nothing while something is on its way', () => {
    const { play, hand, act } = sitDown();
    play.confirm();
    hand.setDown(3);
    play.confirm();
    expect(act).not.toHaveBeenCalled();
    const away = sitDown({ busy: true, act });
    away.hand.setDown(2);
    away.play.confirm();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  const refusing = { act: () => Promise.reject(new Refusal('refused', FAULTS)) };

  it('is said, and stands until something else is looked at', async () => {
    const { play, hand, said } = sitDown(refusing);
    hand.setDown(2);
    await play.make('pawn 2');
    expect([said, play.refused, play.faults]).toEqual([['P1.1'], FAULTS, FAULTS]);
    hand.point(4);
    expect([play.refused, play.faults]).toEqual([[], []]);
  });

  it('is not what happens when the line is cut', async () => {
    const { play } = sitDown({ act: () => Promise.reject(new TypeError('cut')) });
    await expect(play.make('pawn 2')).rejects.toThrow('cut');
  });
});

describe('the keys of a hand', () => {
  const OWN: readonly HandKey<PawnHand>[] = [
    { keys: ['j'], does: () => 'jump', press: (hand) => hand.point(7), when: (hand) => hand.at !== 7 },
  ];
  const pressed = (bindings: readonly KeyBinding[], name: string) => {
    const binding = bindings.find(({ keys }) => keys.includes(name));
    return binding?.when?.() !== false && binding?.press(key(name)) !== false;
  };

  it('are those of every game, and its own', () => {
    const { play } = sitDown();
    expect(play.keys(OWN).map(({ does }) => does())).toEqual([
      'move about the board',
      'jump',
      'confirm',
      'take back what is in hand',
    ]);
  });

  it('move it, do what the game says, confirm and take back', () => {
    const { play, hand, act } = sitDown();
    const keys = play.keys(OWN);
    expect([pressed(keys, 'Enter'), pressed(keys, 'Escape')]).toEqual([false, false]);
    expect([pressed(keys, 'ArrowRight'), hand.at]).toEqual([true, 0]);
    expect([pressed(keys, 'j'), hand.at, pressed(keys, 'j')]).toEqual([true, 7, false]);
    expect([pressed(keys, 'ArrowLeft'), hand.at]).toEqual([true, 6]);
    expect([pressed(keys, 'Enter'), act.mock.calls]).toEqual([true, [['pawn 6']]]);
    expect([pressed(keys, 'Escape'), hand.at]).toEqual([true, null]);
  });

  it('take back first what lies over the board', () => {
    const takeBack = vi.fn(() => true);
    const { play, hand } = sitDown({}, { takeBack });
    hand.setDown(2);
    expect([pressed(play.keys([]), 'Escape'), hand.down]).toEqual([true, true]);
    expect(takeBack).toHaveBeenCalledOnce();
  });
});
