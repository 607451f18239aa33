import { SvelteMap } from 'svelte/reactivity';
import type { TableSummary } from '../api/schema';
import type { GameId } from '../api/types';
import { byGame } from '../games/by-game';
import { wordsLoaded } from '../i18n/catalogue';

type SoloTitle = (codes: readonly string[]) => string;

const files = byGame(import.meta.glob<SoloTitle>('../games/*/solo-title.ts', { import: 'soloTitle' }));

/** The titles of lone players in words, which are fetched for the games that need them. */
export class Titles {
  readonly #found = new SvelteMap<GameId, SoloTitle>();

  /** Fetch the words for these matches. */
  async prepare(matches: readonly TableSummary[]): Promise<void> {
    const games = new Set(matches.filter(({ result }) => result && result.titles.length > 0).map(({ game }) => game));
    for (const game of games) {
      const title = await files.get(game)?.();
      await wordsLoaded();
      if (title) this.#found.set(game, title);
    }
  }

  /** Empty where there is none, or not yet. */
  of({ game, result }: TableSummary): string {
    return result && result.titles.length > 0 ? (this.#found.get(game)?.(result.titles) ?? '') : '';
  }
}
