import { catalogue } from '../../../i18n/catalogue';
import { type CardWords, cards as en } from '../i18n/cards.en';
import { cards as fr } from '../i18n/cards.fr';
import { cards as nl } from '../i18n/cards.nl';

/** The names of the cards, and what the scoring cards ask for. */
export const cardWords = catalogue<CardWords>({ en, fr, nl });
