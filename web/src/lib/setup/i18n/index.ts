import { catalogue } from '../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type SetupWords = typeof en;

/** The words of the page on which a match is set up. */
export const setup = catalogue<SetupWords>({ en, fr, nl });

/** An option of a game: its name, and what each of its values means. */
export interface OptionWords {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Undefined for an option that a newer server has and this page has no words for. */
export function optionWords(game: keyof SetupWords['options'], name: string): OptionWords | undefined {
  return (setup().options[game] as Readonly<Record<string, OptionWords>>)[name];
}
