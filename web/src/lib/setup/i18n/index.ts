import { type CardWords, cards as cardsEn } from '../../games/cartographers/i18n/cards.en';
import { cards as cardsFr } from '../../games/cartographers/i18n/cards.fr';
import { cards as cardsNl } from '../../games/cartographers/i18n/cards.nl';
import { catalogue } from '../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type SetupWords = typeof en;

/** The words of the page on which a match is set up. */
export const setup = catalogue<SetupWords>({ en, fr, nl });

/** The names of Cartographers' cards, and what its scoring cards ask for. */
export const cardWords = catalogue<CardWords>({ en: cardsEn, fr: cardsFr, nl: cardsNl });

/** An option of a game: its name, and what each of its values means. */
export interface OptionWords {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Where a player can be named: what it means that it is this one. */
  readonly seat?: (who: string) => string;
}

/** Undefined for an option that a newer server has and this page has no words for. */
export function optionWords(game: keyof SetupWords['options'], name: string): OptionWords | undefined {
  return (setup().options[game] as Readonly<Record<string, OptionWords>>)[name];
}

/** What a value of an option means; who begins is told by name where it is known. */
export function valueWords(game: keyof SetupWords['options'], name: string, value: string, who?: string): string {
  const words = optionWords(game, name);
  const said = words?.values[value];
  if (said !== undefined || name !== 'first_player') return said ?? value;
  return words?.seat?.(who ?? setup().seat(value)) ?? setup().firstPlayer(value);
}
