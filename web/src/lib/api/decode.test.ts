import { describe, expect, it } from 'vitest';
import * as decode from './decode';

const game = {
  id: 'mapout',
  title: 'Map Out',
  seats: { min: 2, max: 4 },
  rules: ['en', 'fr', 'nl'],
  playable: false,
  options: [{ name: 'first_player', default: 'lot', values: ['lot', '1'] }],
};

describe('the list of games', () => {
  it('is read as it is sent', () => {
    expect(decode.games([game])).toEqual([game]);
  });

  it('names only languages that the page speaks', () => {
    expect(decode.games([{ ...game, rules: ['en', 'de'] }])[0]?.rules).toEqual(['en']);
  });

  it.each([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['a game without a name', [{ ...game, id: '' }]],
    ['half a seat', [{ ...game, seats: { min: 1, max: 1.5 } }]],
    ['no seats', [{ ...game, seats: undefined }]],
  ])('is not read from %s', (_, answer) => {
    expect(() => decode.games(answer)).toThrow(decode.Unreadable);
  });
});

describe('rules', () => {
  const blocks = [
    { kind: 'text', text: 'Draw.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'table', head: ['Season'], rows: [['Spring']] },
    { kind: 'board', caption: 'map A', rows: ['...'] },
  ];
  const page = {
    game: 'cartographers',
    lang: 'en',
    title: 'Rules',
    intro: [],
    sections: [{ id: 'C1', title: 'The map', clauses: [{ id: 'C1.1', blocks }] }],
    readings: { title: 'Where the print leaves room', table: { kind: 'table', head: ['Clause'], rows: [['C1.1']] } },
  };

  it('keep their sections, clauses, blocks and readings', () => {
    const { sections, readings } = page;
    expect(decode.rules(page)).toEqual({ language: 'en', title: 'Rules', intro: [], sections, readings });
    expect(decode.rules({ ...page, readings: null }).readings).toBeNull();
  });

  it('are refused with a block of a kind that the page cannot show', () => {
    expect(() => decode.rules({ ...page, intro: [{ kind: 'film' }] })).toThrow(decode.Unreadable);
  });
});
