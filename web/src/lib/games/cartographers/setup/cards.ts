import { catalogue } from '../../../i18n/catalogue';
import type { CardWords } from '../i18n/cards.en';

/** The names of the cards, and what the scoring cards ask for. */
export const cardWords = catalogue<CardWords>(import.meta.glob('../i18n/cards.??.ts', { eager: true }));
