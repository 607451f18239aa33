import { ApiError } from '../api/client';
import * as read from '../api/readers';
import { list } from '../api/reading';
import { ask, json } from '../api/request';
import type * as sent from '../api/schema';
import type { GameId } from '../api/types';
import { myself } from '../guest.svelte';
import { Refusal } from '../table/model';

const boxesOf = json((value) => list(value, read.readBox));
const at = (game: GameId, fingerprint: string) => `/me/components/${game}/${fingerprint}`;

/** The components of games, as the service checks and keeps them. */
export const boxes = {
  standard: (game: GameId, signal: AbortSignal): Promise<sent.Components> =>
    ask('GET', `/components/${game}`, json(read.readComponents), { signal }),
  check: (game: GameId, file: string): Promise<sent.CheckedComponents> =>
    ask('POST', `/components/${game}/check`, json(read.readCheckedComponents), { body: { file } }),
  find: (game: GameId, fingerprint: string): Promise<sent.Components> =>
    ask('GET', at(game, fingerprint), json(read.readComponents)),
  save: (game: GameId, file: string, name: string): Promise<sent.Components> =>
    ask('POST', `/me/components/${game}`, json(read.readComponents), { body: { file, name } }),
  remove: (game: GameId, fingerprint: string): Promise<sent.Box[]> => ask('DELETE', at(game, fingerprint), boxesOf),
  /** The boxes of this guest, the latest first. */
  mine: async (game: GameId, signal: AbortSignal): Promise<sent.Box[]> => {
    if (!myself.known) return [];
    try {
      return (await ask('GET', '/me/components', boxesOf, { signal })).filter((box) => box.game === game);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (reason.code !== 'no-guest') throw new ApiError('broken', { cause: reason });
      return [];
    }
  },
};
