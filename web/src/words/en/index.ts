import type { LanguageInfo } from '../../lib/i18n/languages';

export const language: LanguageInfo = { name: 'English', locale: 'en-GB' };
