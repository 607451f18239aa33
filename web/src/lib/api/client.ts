import type { Language } from '../i18n/languages';
import { readGame, readRulesPage } from './readers';
import { anything, list, type Read } from './reading';
import type { GameId, GameInfo, Rules } from './types';

/** Why there is no answer: nobody is there, it does not exist, or it cannot be understood. */
export type Trouble = 'unreachable' | 'absent' | 'broken';

export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly trouble: Trouble,
    options?: ErrorOptions,
  ) {
    super(trouble, options);
  }
}

async function answer<Value>(path: string, read: Read<Value>, signal: AbortSignal): Promise<Value> {
  let response: Response;
  try {
    response = await fetch(path, { signal, headers: { accept: 'application/json' } });
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
  if (!response.ok) {
    // Nobody will read the rest; left unread it would keep the connection busy.
    await response.body?.cancel();
    throw new ApiError(troubleOf(response.status));
  }
  try {
    return read(await response.json());
  } catch (cause) {
    throw new ApiError('broken', { cause });
  }
}

function troubleOf(status: number): Trouble {
  if (status === 404) return 'absent';
  // A proxy without its server, or a server that is just starting.
  return status >= 502 && status <= 504 ? 'unreachable' : 'broken';
}

export const api = {
  games: (signal: AbortSignal): Promise<GameInfo[]> => answer('/api/games', (value) => list(value, readGame), signal),
  rules: (game: GameId, language: Language, signal: AbortSignal): Promise<Rules> =>
    answer(`/api/rules/${game}/${language}`, readRulesPage, signal),
  /** A position of the game, as whoever draws the game reads it. */
  example: (game: GameId, signal: AbortSignal): Promise<unknown> => answer(`/api/games/${game}/example`, anything, signal),
};
