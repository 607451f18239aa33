import { preferences } from '../preferences.svelte';
import { type Language, LANGUAGES } from './languages';

/**
 * The messages of a part of the client that is loaded on its own, such as a game, from a file for each language:
 * `import.meta.glob('./??.ts', { eager: true })`. Each exports its messages and nothing else; English says which there are,
 * the others are typed by it. Read in a component, they change with the language.
 */
export function catalogue<Messages>(files: Readonly<Record<string, unknown>>): () => Messages {
  const by = new Map(LANGUAGES.map((language) => [language, messagesOf<Messages>(files, language)]));
  return () => by.get(preferences.language) as Messages;
}

function messagesOf<Messages>(files: Readonly<Record<string, unknown>>, language: Language): Messages {
  const file = Object.keys(files).find((path) => path.endsWith(`/${language}.ts`) || path.endsWith(`.${language}.ts`));
  if (file === undefined) throw new Error(`There are no messages in ${language} beside ${Object.keys(files).join(', ')}`);
  const [messages, ...more] = Object.values(files[file] as Readonly<Record<string, Messages>>);
  if (messages === undefined || more.length > 0) throw new Error(`${file} exports something else than its messages`);
  return messages;
}
