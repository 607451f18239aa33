import { preferences } from '../../preferences.svelte';
import { words } from './i18n';

/** The four parts of a lone player's title, in the order in which the match names them. */
const PARTS = ['total', 'presumptions', 'fidelity', 'claims'] as const;
export type TitlePart = (typeof PARTS)[number];

export interface TitleWord {
  readonly part: TitlePart;
  readonly word: string;
}

/** The four words in the language's own order, each with what it stands for. */
export function titleWords(codes: readonly string[]): TitleWord[] {
  const { order, words: said } = words().titles;
  const wordOf = (part: TitlePart) => (said as Readonly<Record<string, string>>)[codes[PARTS.indexOf(part)] ?? ''] ?? '';
  return order.map((part) => ({ part, word: wordOf(part) }));
}

/** The whole title (M16.4). */
export function titleOf(codes: readonly string[]): string {
  const title = titleWords(codes)
    .map(({ word }) => word)
    .join(' ');
  return title.charAt(0).toLocaleUpperCase(preferences.language) + title.slice(1);
}
