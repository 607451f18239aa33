import type { Words } from '../../words/en/home';
import { catalogue } from '../i18n/catalogue';

/** The words about one's matches and about oneself. */
export const words = catalogue(import.meta.glob<Words>('../../words/*/home.ts', { import: 'words' }));
