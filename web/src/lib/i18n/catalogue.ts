import { preferences } from '../preferences.svelte';
import { type Language, languageOf } from './languages';

type Load = (language: Language) => Promise<void>;

/** How each part of the client that was loaded so far loads its words. */
const parts = new Set<Load>();
const loading = new Set<Promise<void>>();
/** The language that is switched to; also parts that arrive meanwhile load it. */
let wanted: Language | null = null;

/**
 * The words of a part of the client, from a file in the folder of each language, as `import.meta.glob` finds them. English
 * says which words there are, the others are typed by it. Only the reader's language is loaded: whoever shows a part that
 * has just been imported waits for `wordsLoaded` first. Read in a component, the words change with the language.
 */
export function catalogue<Words>(files: Readonly<Record<string, () => Promise<Words>>>): () => Words {
  const inLanguage = new Map(Object.entries(files).map(([path, file]) => [languageOf(path), file]));
  const loaded = new Map<Language, Words>();
  const load: Load = async (language) => {
    if (!loaded.has(language)) loaded.set(language, await wordsIn(inLanguage, language));
  };
  parts.add(load);
  for (const language of new Set([preferences.language, wanted ?? preferences.language])) start(load, language);
  return () => {
    const words = loaded.get(preferences.language);
    if (words === undefined) throw new Error(`The words of ${Object.keys(files).join(', ')} are not loaded yet`);
    return words;
  };
}

async function wordsIn<Words>(files: ReadonlyMap<Language, () => Promise<Words>>, language: Language): Promise<Words> {
  const words = await files.get(language)?.();
  if (words === undefined) throw new Error(`There are no words in ${language}, but in ${[...files.keys()].join(', ')}`);
  return words;
}

function start(load: Load, language: Language): void {
  const started = load(language).finally(() => loading.delete(started));
  // Whoever waits for it hears of a failure.
  started.catch(() => undefined);
  loading.add(started);
}

/** Wait for the words of everything that was imported so far; rejects where they could not be loaded. */
export async function wordsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

/** Load a language, so that switching to it takes no time. */
export function prepareLanguage(language: Language): void {
  for (const load of parts) load(language).catch(() => undefined);
}

/** Show the page in another language, once all its words are there; the latest choice counts. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  for (const load of parts) start(load, language);
  await wordsLoaded();
  if (wanted === language) preferences.language = language;
}
