import type { Words } from '../../../words/en/generic/table';
import { catalogue } from '../../i18n/catalogue';

/** The words of the table that shows any game. */
export const words = catalogue(import.meta.glob<Words>('../../../words/*/generic/table.ts', { import: 'words' }));
