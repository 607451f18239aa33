import { describe, expect, it } from 'vitest';
import { fragmentOf, routeOf, rulesPath } from './router';

describe('an address', () => {
  it('leads home', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
  });

  it('leads to the rules of a game', () => {
    expect(routeOf('/rules/mapout')).toEqual({ page: 'rules', game: 'mapout' });
    expect(routeOf('/rules/mapout/')).toEqual({ page: 'rules', game: 'mapout' });
    expect(routeOf(rulesPath('cartographers'))).toEqual({ page: 'rules', game: 'cartographers' });
  });

  it.each(['/rules', '/rules/chess', '/rules/mapout/en', '/play', '/rules/__proto__'])('%s leads nowhere', (path) => {
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
