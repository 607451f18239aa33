import type { Words } from '../../../../words/en/mapout/box';
import { catalogue } from '../../../i18n/catalogue';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/mapout/box.ts', { import: 'words' }));
