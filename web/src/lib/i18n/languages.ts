/** A language is a folder of `words`; its name there is its ISO code. */
export type Language = string;

/** What a language says of itself in the index.ts of its folder. */
export interface LanguageInfo {
  /** In its own words, for whoever needs the switch may not read the page's. */
  readonly name: string;
  /** Numbers and lists are written as here (no comma before the last of a list in our English). */
  readonly locale: string;
}

const FOUND = new Map(
  Object.entries(import.meta.glob<LanguageInfo>('../../words/*/index.ts', { eager: true, import: 'language' })).map(
    ([path, info]) => [languageOf(path), info],
  ),
);
export const LANGUAGES: readonly Language[] = [...FOUND.keys()];

/** In whose folder a file of words lies. */
export function languageOf(path: string): Language {
  return path.match(/\/words\/([^/]+)\//)?.[1] ?? '';
}

export function languageName(language: Language): string {
  return FOUND.get(language)?.name ?? language;
}

export function localeOf(language: Language): string {
  return FOUND.get(language)?.locale ?? language;
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first of the browser's languages that we speak, whatever its country; English if none. */
export function firstLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
