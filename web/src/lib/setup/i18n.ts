import type { Words } from '../../words/en/setup';
import { catalogue } from '../i18n/catalogue';

/** The words of the page on which a match is set up. */
export const words = catalogue(import.meta.glob<Words>('../../words/*/setup.ts', { import: 'words' }));
