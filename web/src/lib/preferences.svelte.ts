import { firstLanguage, isLanguage, type Language } from './i18n/languages';
import { keep, recall } from './storage';
import { TURN_ENDS, type TurnEnds } from './table/turn-ends';

export type Theme = 'light' | 'dark';

/** How fast what others did is played out. */
export type Tempo = keyof typeof PACES;
/** In milliseconds for one thing that happened. */
const PACES = { off: 0, quick: 350, calm: 700 } as const;
export const TEMPOS = Object.keys(PACES) as readonly Tempo[];
const isTempo = (value: string | null): value is Tempo => value !== null && value in PACES;

/** What a reader has chosen, kept on this device. */
class Preferences {
  #language = $state<Language>('en');
  #theme = $state<Theme | null>(null);
  #largeLetters = $state(false);
  #characterKeys = $state(true);
  #notify = $state(false);
  #tempo = $state<Tempo>('calm');
  #sound = $state(true);
  #vibration = $state(true);
  #turnEnds = $state<TurnEnds | null>(null);
  #systemDark = $state(false);

  constructor() {
    const language = recall('language');
    this.#language = isLanguage(language) ? language : firstLanguage(navigator.languages);
    const theme = recall('theme');
    this.#theme = theme === 'light' || theme === 'dark' ? theme : null;
    this.#largeLetters = recall('letters') === 'large';
    this.#characterKeys = recall('keys') !== 'named';
    this.#notify = recall('notify') === 'yes';
    const tempo = recall('tempo');
    this.#tempo = isTempo(tempo) ? tempo : 'calm';
    this.#sound = recall('sound') !== 'off';
    this.#vibration = recall('vibration') !== 'off';
    const turnEnds = recall('turn-ends');
    this.#turnEnds = TURN_ENDS.find((one) => one === turnEnds) ?? null;
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

  get tempo(): Tempo {
    return this.#tempo;
  }
  set tempo(tempo: Tempo) {
    this.#tempo = tempo;
    keep('tempo', tempo === 'calm' ? null : tempo);
  }
  /** Milliseconds for one thing that others did; 0 where nothing is played out. */
  get pace(): number {
    return PACES[this.#tempo];
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on ? null : 'off');
  }
  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(on: boolean) {
    this.#vibration = on;
    keep('vibration', on ? null : 'off');
  }

  /** When the last action of a turn counts; null where each game has its own way. */
  get turnEnds(): TurnEnds | null {
    return this.#turnEnds;
  }
  set turnEnds(ends: TurnEnds | null) {
    this.#turnEnds = ends;
    keep('turn-ends', ends);
  }

  /** Whether letters, digits and signs are shortcuts; arrows, Enter and Escape always are. */
  get characterKeys(): boolean {
    return this.#characterKeys;
  }
  set characterKeys(used: boolean) {
    this.#characterKeys = used;
    keep('keys', used ? null : 'named');
  }

  /** Whether the browser is to say when it is one's turn. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(notify: boolean) {
    this.#notify = notify;
    keep('notify', notify ? 'yes' : null);
  }
}

export const preferences = new Preferences();
