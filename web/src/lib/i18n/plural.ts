import { type Language, localeOf } from './languages';
import { minus } from './signed';

/** A form for each plural category that the language uses; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(localeOf(language));
  const format = new Intl.NumberFormat(localeOf(language));
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', minus(n, format.format));
}

export function lister(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (items) => format.format(items);
}
