import { type Language, localeOf } from './languages';
import { minus } from './signed';

/** A form for each plural category that the language uses; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(localeOf(language));
  const format = new Intl.NumberFormat(localeOf(language));
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', minus(n, format.format));
}

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long something has lasted, in the largest unit that it fills. */
export function lasting(language: Language): (minutes: number) => string {
  return (minutes) => {
    const [unit, length] = UNITS.find(([, length]) => minutes >= length) ?? ['minute', 1];
    const format = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(Math.max(1, Math.floor(minutes / length)));
  };
}

export function lister(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (items) => format.format(items);
}
