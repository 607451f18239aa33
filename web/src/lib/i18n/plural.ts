import type { Language } from './languages';

/** A form for each plural category that the language uses; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', format.format(n));
}

export function lister(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}
