import type { ComponentsProblem } from '../api/schema';
import { words } from './i18n';

/** What is wrong, in the reader's language; what a newer server finds and this page has no words for is told in English. */
export function problemWords({ code, values, detail }: ComponentsProblem): string {
  const said = (words().problems as Readonly<Record<string, string | ((...values: string[]) => string)>>)[code];
  if (said === undefined) return detail;
  return typeof said === 'string' ? said : said(...values);
}

/** The problems of the value at this path, and of all that it is made of. */
export function problemsAt(problems: readonly ComponentsProblem[], path: string): ComponentsProblem[] {
  return problems.filter(({ place }) => place === path || place.startsWith(`${path}.`) || place.startsWith(`${path}[`));
}
