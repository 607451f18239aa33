import { catalogue } from '../../i18n/catalogue';
import type { PlateWords } from '../plate';

export const words = catalogue(import.meta.glob<PlateWords>('../../../words/*/cartographers/plate.ts', { import: 'words' }));
