import { catalogue } from '../../../i18n/catalogue';
import type { PlateWords } from '../../plate';

export const words = catalogue<PlateWords>(import.meta.glob('./??.ts'));
