import { preferences } from '../preferences.svelte';
import { en } from './en';
import { fr } from './fr';
import type { Language } from './languages';
import { nl } from './nl';

/** English says which messages there are; a French or Dutch one that is missing does not compile. */
export type Messages = typeof en;

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, fr, nl };

/** The messages in the reader's language; read in a component, they change with it. */
export function t(): Messages {
  return CATALOGUES[preferences.language];
}
