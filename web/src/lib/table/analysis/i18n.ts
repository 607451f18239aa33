import type { Words } from '../../../words/en/analysis';
import { catalogue } from '../../i18n/catalogue';

/** The words of a match that is looked at afterwards. */
export const words = catalogue(import.meta.glob<Words>('../../../words/*/analysis.ts', { import: 'words' }));
