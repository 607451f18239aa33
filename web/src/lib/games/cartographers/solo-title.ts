import type { TitleName } from './cards';
import { cardWords } from './card-words';

/** The title of a lone player. */
export function soloTitle([code]: readonly string[]): string {
  return cardWords().titles[code as TitleName];
}
