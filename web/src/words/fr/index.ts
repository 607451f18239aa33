import type { LanguageInfo } from '../../lib/i18n/languages';

export const language: LanguageInfo = { name: 'Français', locale: 'fr' };
