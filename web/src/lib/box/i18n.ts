import type { Words } from '../../words/en/box';
import { catalogue } from '../i18n/catalogue';

/** The words of the page on which owners bring in what is on their own cards and tiles. */
export const words = catalogue(import.meta.glob<Words>('../../words/*/box.ts', { import: 'words' }));
