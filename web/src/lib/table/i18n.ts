import type { Words } from '../../words/en/table';
import { catalogue } from '../i18n/catalogue';

/** The words around the board: seats, turns, history, the end. */
export const words = catalogue(import.meta.glob<Words>('../../words/*/table.ts', { import: 'words' }));
