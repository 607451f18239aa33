import { describe, expect, it } from 'vitest';
import * as read from './readers';
import { Unreadable } from './reading';

const game = {
  id: 'mapout',
  title: 'Map Out',
  seats: { min: 2, max: 4 },
  rules: ['en', 'fr', 'nl'],
  playable: true,
  guessed: ['tiles'],
  options: [{ name: 'first_player', default: 'lot', values: ['lot', '1'] }],
};

describe('a game', () => {
  it('is read as it is sent', () => {
    expect(read.readGame(game)).toBe(game);
  });

  it('may tell more than this page knows', () => {
    expect(read.readGame({ ...game, weight: 2 })).toHaveProperty('weight');
  });

  it.each([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['half a seat', { ...game, seats: { min: 1, max: 1.5 } }],
    ['no seats', { ...game, seats: undefined }],
    ['an option without values', { ...game, options: [{ name: 'a', default: 'b' }] }],
  ])('is not read from %s', (_, value) => {
    expect(() => read.readGame(value)).toThrow(Unreadable);
  });
});

describe('rules', () => {
  const blocks = [
    { kind: 'text', text: 'Draw.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'table', head: ['Season'], rows: [['Spring']] },
    { kind: 'board', caption: 'map A', rows: ['...'], marked: [[[0, 1]]], laid: [] },
  ];
  const page = { game: 'cartographers', lang: 'en', title: 'Rules', intro: blocks, sections: [], readings: null };

  it('keep their blocks', () => {
    expect(read.readRulesPage(page)).toBe(page);
  });

  it('are refused with a block of a kind that the page cannot show', () => {
    expect(() => read.readRulesPage({ ...page, intro: [{ kind: 'film' }] })).toThrow(Unreadable);
  });
});

describe('a message', () => {
  it('is told by its type', () => {
    const drawn = { type: 'drawn', number: 3, seats: [1], waiting: [0] };
    expect(read.readServerMessage(drawn)).toBe(drawn);
    expect(() => read.readServerMessage({ ...drawn, seats: null })).toThrow('expected a list');
    expect(() => read.readServerMessage({ type: 'film' })).toThrow('an unknown kind of type');
  });
});
