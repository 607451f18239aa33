import type { Words } from '../../words/en/play';
import { catalogue } from '../i18n/catalogue';

/** The words of what is the same in every game: keys. */
export const words = catalogue(import.meta.glob<Words>('../../words/*/play.ts', { import: 'words' }));
