import type { Language } from './languages';
import { minus } from './signed';

/** Numbers and lists as our own English writes them: no comma before the last of a list. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', nl: 'nl' };

/** A form for each plural category that the language uses; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(LOCALES[language]);
  const format = new Intl.NumberFormat(LOCALES[language]);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', minus(n, format.format));
}

export function lister(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  return (items) => format.format(items);
}
