import { type GameId, isGameId } from './api/types';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'rules'; readonly game: GameId }
  | { readonly page: 'missing' };

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (first === 'rules' && isGameId(second) && more.length === 0) {
    return { page: 'rules', game: second };
  }
  return { page: 'missing' };
}

export const HOME = '/';

export function rulesPath(game: GameId): string {
  return `/rules/${game}`;
}

/** What an address points at within its page; a badly written one points at nothing. */
export function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
