import { describe, expect, it } from 'vitest';
import { aidPath, boxPath, fragmentOf, lessonPath, newPath, routeOf, rulesPath, seatOf, stepOf, tablePath } from './router';

describe('an address', () => {
  it('leads home', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
  });

  it('leads to the rules of a game', () => {
    expect(routeOf('/rules/mapout')).toEqual({ page: 'rules', game: 'mapout' });
    expect(routeOf(aidPath('mapout'))).toEqual({ page: 'aid', game: 'mapout' });
    expect(routeOf('/rules/mapout/')).toEqual({ page: 'rules', game: 'mapout' });
    expect(routeOf(rulesPath('cartographers'))).toEqual({ page: 'rules', game: 'cartographers' });
  });

  it('leads to a new match, to a table and to a guest of another device', () => {
    expect(routeOf(newPath('mapout'))).toEqual({ page: 'new', game: 'mapout' });
    expect(routeOf(tablePath('aB3-_x'))).toEqual({ page: 'table', id: 'aB3-_x' });
    expect(routeOf('/link/tok_en')).toEqual({ page: 'link', token: 'tok_en' });
  });

  it('leads to an owner’s box', () => {
    expect(routeOf(boxPath('misterra'))).toEqual({ page: 'box', game: 'misterra' });
    expect(boxPath('misterra')).toBe('/box/misterra');
  });

  it('leads to a lesson, at any of its steps', () => {
    expect(routeOf(lessonPath('misterra'))).toEqual({ page: 'lesson', game: 'misterra' });
    expect(lessonPath('misterra')).toBe('/lesson/misterra');
    expect(lessonPath('misterra', 3)).toBe('/lesson/misterra?step=3');
  });

  it('names the seat that is looked through', () => {
    expect(tablePath('abc', 12, 0)).toBe('/t/abc?step=12&seat=0');
    expect(seatOf('?step=12&seat=0')).toBe(0);
    expect(['', '?step=12', '?seat=x'].map(seatOf)).toEqual([null, null, null]);
  });

  it('leads to a step of a match, or to its present', () => {
    expect(tablePath('x', 12)).toBe('/t/x?step=12');
    expect(stepOf('?step=12')).toBe(12);
    expect(stepOf('?step=0')).toBe(0);
    expect(['', '?step=', '?step=-1', '?step=1e3', '?step=x'].map(stepOf)).toEqual([null, null, null, null, null]);
  });

  it('leads to the page of any game; whether there is such a game, the server knows', () => {
    expect(routeOf('/new/chess')).toEqual({ page: 'new', game: 'chess' });
  });

  it.each([
    '/t',
    '/t/a/b',
    '/t/<b>',
    '/new/Chess',
    '/lesson/no%20game',
    '/link',
    '/rules',
    '/rules/1',
    '/rules/mapout/en',
    '/play',
    '/rules/__proto__',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'missing' });
  });

  it('points at a clause', () => {
    expect(fragmentOf('#C4.5')).toBe('C4.5');
    expect(fragmentOf('#C4%2E5')).toBe('C4.5');
    expect(fragmentOf('')).toBe('');
  });

  it('points at nothing when it is badly written', () => {
    expect(fragmentOf('#%E0%A4%A')).toBe('');
  });
});
