/**
 * The one list of languages. Each is named in its own words, for whoever needs the switch may not read the page's; and
 * writes numbers and lists as its locale does (no comma before the last of a list in our English).
 */
const LIST = {
  en: { name: 'English', locale: 'en-GB' },
  fr: { name: 'Français', locale: 'fr' },
  nl: { name: 'Nederlands', locale: 'nl' },
} as const;
export type Language = keyof typeof LIST;
export const LANGUAGES = Object.keys(LIST) as readonly Language[];

export function languageName(language: Language): string {
  return LIST[language].name;
}

export function localeOf(language: Language): string {
  return LIST[language].locale;
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first of the browser's languages that we speak, whatever its country; English if none. */
export function firstLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
