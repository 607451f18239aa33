import { preferences } from '../preferences.svelte';
import type { Language } from './languages';

/**
 * The messages of a part of the client that is loaded on its own, such as a game: its English says which
 * messages there are, `fr` and `nl` are typed by it. Read in a component, they change with the language.
 */
export function catalogue<Messages>(by: Readonly<Record<Language, Messages>>): () => Messages {
  return () => by[preferences.language];
}
