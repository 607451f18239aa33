import type { Words } from '../../../../words/en/misterra/box';
import { catalogue } from '../../../i18n/catalogue';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/misterra/box.ts', { import: 'words' }));
