import type { Words } from '../../../../words/en/mapout/aid';
import { catalogue } from '../../../i18n/catalogue';

/** The game on one page: the rules and the table show the same. */
export const words = catalogue(import.meta.glob<Words>('../../../../words/*/mapout/aid.ts', { import: 'words' }));
