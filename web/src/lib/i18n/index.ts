import { catalogue } from './catalogue';
import type { en } from './en';

/** English says which messages there are; one that is missing in another language does not compile. */
export type Words = typeof en;

/** The messages in the reader's language; read in a component, they change with it. */
export const commonWords = catalogue<Words>(import.meta.glob('./??.ts'));
