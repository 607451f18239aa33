import type { Words } from '../../words/en/common';
import { catalogue } from './catalogue';

/** The messages in the reader's language; read in a component, they change with it. */
export const commonWords = catalogue(import.meta.glob<Words>('../../words/*/common.ts', { import: 'words' }));
