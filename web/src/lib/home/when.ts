import { type Language, localeOf } from '../i18n/languages';

/** When something happened, as short as it can be told: the time today, the day this year. */
export function when(at: string, language: Language, now = new Date()): string {
  const then = new Date(at);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  const today = then.toDateString() === now.toDateString();
  const parts = today
    ? time
    : then.getFullYear() === now.getFullYear()
      ? { ...day, ...time }
      : { ...day, year: 'numeric' as const };
  return new Intl.DateTimeFormat(localeOf(language), parts).format(then);
}
