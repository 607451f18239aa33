import { preferences } from '../../preferences.svelte';
import { words } from './i18n';
import type { TitleWord } from './view';

/** The four parts of a lone player's title, in the order in which the match names them. */
const PARTS = ['total', 'presumptions', 'fidelity', 'claims'] as const satisfies readonly TitlePart[];
export type TitlePart = TitleWord['part'];

/** A word of a title. */
export const wordOf = (code: string | undefined) => (words().titles.words as Readonly<Record<string, string>>)[code ?? ''] ?? '';

/** The four words in the language's own order. */
export const inOrder = (title: readonly TitleWord[]) =>
  words().titles.order.flatMap((part) => title.filter((word) => word.part === part));

/** The whole title (M16.4). */
export function titleOf(codes: readonly string[]): string {
  const title = words()
    .titles.order.map((part) => wordOf(codes[PARTS.indexOf(part)]))
    .join(' ');
  return title.charAt(0).toLocaleUpperCase(preferences.language) + title.slice(1);
}
