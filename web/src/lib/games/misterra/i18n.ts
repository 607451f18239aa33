import type { Words } from '../../../words/en/misterra/table';
import { catalogue } from '../../i18n/catalogue';

/** The words of this game's table. */
export const words = catalogue(import.meta.glob<Words>('../../../words/*/misterra/table.ts', { import: 'words' }));
