import { cardWords } from './card-words';
import type { TitleName } from './view';

/** The title of a lone player. */
export function soloTitle([code]: readonly string[]): string {
  return cardWords().titles[code as TitleName];
}
