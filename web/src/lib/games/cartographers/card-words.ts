import { catalogue } from '../../i18n/catalogue';
import type { AmbushName, ExploreName, RuinsName, ScoringName, SeasonName } from './cards';
import type { TitleName } from './view';

/** Names as on the cards, and what a scoring card asks for in a line or two. */
export interface CardWords {
  readonly cards: Readonly<Record<ExploreName | RuinsName | AmbushName, string>>;
  readonly scoring: Readonly<Record<ScoringName, { readonly name: string; readonly rule: string }>>;
  readonly seasons: Readonly<Record<SeasonName, string>>;
  readonly titles: Readonly<Record<TitleName, string>>;
}

export const cardWords = catalogue(import.meta.glob<CardWords>('../../../words/*/cartographers/cards.ts', { import: 'words' }));
