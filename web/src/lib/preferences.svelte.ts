import { firstLanguage, isLanguage, type Language } from './i18n/languages';

export type Theme = 'light' | 'dark';

/** What a reader has chosen, kept on this device. Storage may be full or closed; then it lasts as long as the page. */
const KEY = 'mapmakers.';

function recall(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY + name);
    else localStorage.setItem(KEY + name, value);
  } catch (reason) {
    console.info('This choice cannot be remembered here.', reason);
  }
}

class Preferences {
  #language = $state<Language>('en');
  #theme = $state<Theme | null>(null);
  #largeLetters = $state(false);
  #systemDark = $state(false);

  constructor() {
    const language = recall('language');
    this.#language = isLanguage(language) ? language : firstLanguage(navigator.languages);
    const theme = recall('theme');
    this.#theme = theme === 'light' || theme === 'dark' ? theme : null;
    this.#largeLetters = recall('letters') === 'large';
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = system.matches;
    system.addEventListener('change', (change) => (this.#systemDark = change.matches));
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    keep('language', language);
  }

  /** What the page shows now, whether chosen or taken from the system. */
  get theme(): Theme {
    return this.#theme ?? (this.#systemDark ? 'dark' : 'light');
  }
  /** Only a choice that differs from the system's is kept, so the way back to following it is the same switch. */
  set theme(theme: Theme) {
    this.#theme = (theme === 'dark') === this.#systemDark ? null : theme;
    keep('theme', this.#theme);
  }
  get chosenTheme(): Theme | null {
    return this.#theme;
  }

  get largeLetters(): boolean {
    return this.#largeLetters;
  }
  set largeLetters(large: boolean) {
    this.#largeLetters = large;
    keep('letters', large ? 'large' : null);
  }
}

export const preferences = new Preferences();
