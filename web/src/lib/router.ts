import { type GameId, isGameId } from './api/types';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'rules'; readonly game: GameId }
  | { readonly page: 'aid'; readonly game: GameId }
  | { readonly page: 'new'; readonly game: GameId }
  | { readonly page: 'box'; readonly game: GameId }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lesson'; readonly game: GameId }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'missing' };

/** What the server makes up for tables and links. */
const ID = /^[\w-]{1,64}$/;

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (second === undefined || more.length > 0) return { page: 'missing' };
  if (first === 'rules' && isGameId(second)) return { page: 'rules', game: second };
  if (first === 'aid' && isGameId(second)) return { page: 'aid', game: second };
  if (first === 'new' && isGameId(second)) return { page: 'new', game: second };
  if (first === 'box' && isGameId(second)) return { page: 'box', game: second };
  if (first === 'lesson' && isGameId(second)) return { page: 'lesson', game: second };
  if (first === 't' && ID.test(second)) return { page: 'table', id: second };
  if (first === 'link' && ID.test(second)) return { page: 'link', token: second };
  return { page: 'missing' };
}

export const HOME = '/';

export function rulesPath(game: GameId): string {
  return `/rules/${game}`;
}

/** A game on one page, to print. */
export function aidPath(game: GameId): string {
  return `/aid/${game}`;
}

/** Where a match is set up; from its lesson, as one who has just learned the game. */
export function newPath(game: GameId, learned = false): string {
  return learned ? `/new/${game}?learned` : `/new/${game}`;
}

/** Where owners of a game bring in what is on their own cards and tiles. */
export function boxPath(game: GameId): string {
  return `/box/${game}`;
}

/** Whether an address comes from a lesson. */
export function wasLearned(search: string): boolean {
  return new URLSearchParams(search).has('learned');
}

/** A game's first lesson, from its beginning or from a step on. */
export function lessonPath(game: GameId, step = 1): string {
  return step === 1 ? `/lesson/${game}` : `/lesson/${game}?step=${step}`;
}

/** In an address: all that anybody saw. */
export const EVERYBODY = 'everybody';
export type Everybody = typeof EVERYBODY;

/**
 * The table, or the position after a step of its match. After the match also the decision that a seat had to make then,
 * or the position as one of the seats saw it, or all of them together.
 */
export function tablePath(
  id: string,
  step: number | null = null,
  seat: number | null = null,
  eyes: number | Everybody | null = null,
): string {
  if (step === null) return `/t/${id}`;
  return `/t/${id}?step=${step}${seat === null ? '' : `&seat=${seat}`}${eyes === null ? '' : `&as=${eyes}`}`;
}

/** The step that an address asks for; null for the present. */
export function stepOf(search: string): number | null {
  return numberIn(search, 'step');
}

/** The seat that an address wants to look through; null for one's own. */
export function seatOf(search: string): number | null {
  return numberIn(search, 'seat');
}

/** The seat with whose eyes an address looks at a match that is over, or everybody's; null for one's own. */
export function eyesOf(search: string): number | Everybody | null {
  return new URLSearchParams(search).get('as') === EVERYBODY ? EVERYBODY : numberIn(search, 'as');
}

function numberIn(search: string, name: string): number | null {
  const given = new URLSearchParams(search).get(name);
  return given !== null && /^\d{1,6}$/.test(given) ? Number(given) : null;
}

/** What an address points at within its page; a badly written one points at nothing. */
export function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
