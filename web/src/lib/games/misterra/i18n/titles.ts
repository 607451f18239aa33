import type { Language } from '../../../i18n/languages';

/** The four parts of a lone player's title, in the order in which the match names them. */
const PARTS = ['total', 'presumptions', 'fidelity', 'claims'] as const;
export type TitlePart = (typeof PARTS)[number];

const ORDER: Readonly<Record<Language, readonly TitlePart[]>> = {
  en: ['total', 'claims', 'presumptions', 'fidelity'],
  fr: ['total', 'presumptions', 'fidelity', 'claims'],
  nl: ['total', 'claims', 'presumptions', 'fidelity'],
};

const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  insignificant: { en: 'insignificant', fr: 'négligeable', nl: 'onbeduidend' },
  dim: { en: 'dim', fr: 'obscur·e', nl: 'vaag' },
  famous: { en: 'famous', fr: 'fameux·se', nl: 'beroemd' },
  memorable: { en: 'memorable', fr: 'mémorable', nl: 'memorabel' },
  illustrious: { en: 'illustrious', fr: 'illustre', nl: 'illuster' },
  eternal: { en: 'eternal', fr: 'éternel·le', nl: 'eeuwig' },
  apprentice: { en: 'apprentice', fr: 'apprenti·e', nl: 'leerling' },
  assistant: { en: 'assistant', fr: 'assistant·e', nl: 'assistent' },
  expert: { en: 'expert', fr: 'expert·e', nl: 'expert' },
  dean: { en: 'dean', fr: 'doyen·ne', nl: 'decaan' },
  paper_pusher: { en: 'paper-pusher', fr: 'gratte-papier', nl: 'clerk' },
  topographer: { en: 'topographer', fr: 'topographe', nl: 'topograaf' },
  surveyor: { en: 'surveyor', fr: 'géomètre', nl: 'landmeter' },
  cartographer: { en: 'cartographer', fr: 'cartographe', nl: 'cartograaf' },
  fearful: { en: 'fearful', fr: 'peureux·se', nl: 'angstig' },
  prudent: { en: 'prudent', fr: 'prudent·e', nl: 'voorzichtig' },
  bold: { en: 'bold', fr: 'audacieux·se', nl: 'gedurfd' },
  intrepid: { en: 'intrepid', fr: 'intrépide', nl: 'onverschrokken' },
};

export interface TitleWord {
  readonly part: TitlePart;
  readonly word: string;
}

/** The four words in the language's own order, each with what it stands for. */
export const titleWords = (codes: readonly string[], language: Language): TitleWord[] =>
  ORDER[language].map((part) => ({ part, word: WORDS[codes[PARTS.indexOf(part)] ?? '']?.[language] ?? '' }));

/** The whole title (M16.4). */
export function titleOf(codes: readonly string[], language: Language): string {
  const title = titleWords(codes, language)
    .map(({ word }) => word)
    .join(' ');
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}
