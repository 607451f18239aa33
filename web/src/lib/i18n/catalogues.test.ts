import { describe, expect, it } from 'vitest';
import { en as homeEn } from '../home/i18n/en';
import { fr as homeFr } from '../home/i18n/fr';
import { nl as homeNl } from '../home/i18n/nl';
import { en as lessonsEn } from '../lessons/i18n/en';
import { fr as lessonsFr } from '../lessons/i18n/fr';
import { nl as lessonsNl } from '../lessons/i18n/nl';
import { en as setupEn } from '../setup/i18n/en';
import { fr as setupFr } from '../setup/i18n/fr';
import { nl as setupNl } from '../setup/i18n/nl';
import { en as analysisEn } from '../table/analysis/i18n/en';
import { fr as analysisFr } from '../table/analysis/i18n/fr';
import { nl as analysisNl } from '../table/analysis/i18n/nl';
import { en as tableEn } from '../table/i18n/en';
import { fr as tableFr } from '../table/i18n/fr';
import { nl as tableNl } from '../table/i18n/nl';
import { en } from './en';
import { fr } from './fr';
import { firstLanguage, isLanguage, LANGUAGES } from './languages';
import { nl } from './nl';
import { counter, lister } from './plural';

type Leaf = string | ((...values: never[]) => string);

/** Every message by its path: `home.title`. */
function leaves(messages: object, path = ''): Map<string, Leaf> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, Leaf][] =>
      typeof value === 'object' && value !== null
        ? [...leaves(value, `${path}${name}.`)]
        : [[path + name, value as Leaf]],
    ),
  );
}

/** Each part of the client that has words of its own. */
const PARTS: readonly { part: string; en: object; fr: object; nl: object; same: RegExp }[] = [
  {
    part: 'frame',
    en,
    fr,
    nl,
    same: /^games\.\w+\.name$|^rules\.(pageTitle|sections)$|^grounds\.(village|water|monster)$|^islandTerrains\.|^letters\.|^boards\.space$/,
  },
  { part: 'home', en: homeEn, fr: homeFr, nl: homeNl, same: /^$/ },
  { part: 'lessons', en: lessonsEn, fr: lessonsFr, nl: lessonsNl, same: /^$/ },
  { part: 'set-up', en: setupEn, fr: setupFr, nl: setupNl, same: /^stacks\.village$/ },
  { part: 'analysis', en: analysisEn, fr: analysisFr, nl: analysisNl, same: /^$/ },
  { part: 'table', en: tableEn, fr: tableFr, nl: tableNl, same: /^menu\.(keyList|ownKeys\.\w+)\.\d\.0$|^players\.bot$/ },
];

/** Words that are the same in two languages, and names that are never translated, are listed with their part. */
describe.each(PARTS.flatMap((part) => [
  { language: 'fr', words: part.fr, ...part },
  { language: 'nl', words: part.nl, ...part },
]))('the $language catalogue of the $part', ({ en: original, words: catalogue, same }) => {
  const english = leaves(original);
  const translated = leaves(catalogue);

  it('has the messages that English has', () => {
    expect([...translated.keys()]).toEqual([...english.keys()]);
  });

  it('leaves nothing in English', () => {
    const left = [...english].filter(
      ([path, words]) => typeof words === 'string' && translated.get(path) === words && !same.test(path),
    );
    expect(left).toEqual([]);
  });

  it('takes what the English message takes', () => {
    for (const [path, words] of english) {
      const own = translated.get(path);
      expect(typeof own, path).toBe(typeof words);
      if (typeof words === 'function' && typeof own === 'function') {
        expect(own.length, path).toBe(words.length);
      }
    }
  });
});

describe.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
] as const)('the letters on tiles in %s', (language, words) => {
  it('differ within a game', () => {
    for (const letters of Object.values(words.letters)) {
      expect(new Set(Object.values(letters)).size).toBe(Object.values(letters).length);
    }
  });

  it('are the initials of the terrains', () => {
    // English keeps the letters of drawings and moves: A for arable land, X for monsters.
    const game = (letters: object, names: object) =>
      Object.entries(letters).map(([terrain, letter]) => [terrain, letter, (names as Record<string, string>)[terrain]?.charAt(0).toUpperCase()]);
    const all = [
      ...game(words.letters.grounds, words.grounds),
      ...game(words.letters.islandTerrains, words.islandTerrains),
      ...game(words.letters.biomes, words.biomes),
    ].filter(([terrain]) => language !== 'en' || (terrain !== 'farm' && terrain !== 'monster'));
    for (const [terrain, letter, initial] of all) expect(letter, terrain).toBe(initial);
  });
});

describe('plurals', () => {
  it('count nothing as many in English and Dutch, and as one in French', () => {
    expect(en.rules.found(0)).toBe('0 clauses');
    expect(nl.rules.found(0)).toBe('0 regels');
    expect(fr.rules.found(0)).toBe('0 clause');
  });

  it('tell one from two', () => {
    expect([1, 2].map(en.captions.stars)).toEqual(['1 star', '2 stars']);
    expect([1, 2].map(fr.captions.stars)).toEqual(['1 étoile', '2 étoiles']);
    expect([1, 2].map(nl.captions.stars)).toEqual(['1 ster', '2 sterren']);
  });

  it('write large numbers as the language does', () => {
    expect(counter('en')(1234567, { other: '#' })).toBe('1,234,567');
    expect(counter('nl')(1234567, { other: '#' })).toBe('1.234.567');
    expect(counter('fr')(1234567, { other: '#' }).replace(/\s/g, ' ')).toBe('1 234 567');
  });

  it('say how many can play', () => {
    expect(en.players(1, 100)).toBe('1 to 100 players');
    expect(fr.players(2, 4)).toBe('2 à 4 joueurs');
    expect(nl.players(1, 1)).toBe('1 speler');
  });
});

describe('lists', () => {
  it('end with the word for and', () => {
    expect(lister('en')(['A1', 'B2', 'C3'])).toBe('A1, B2 and C3');
    expect(lister('fr')(['A1', 'B2', 'C3'])).toBe('A1, B2 et C3');
    expect(lister('nl')(['A1', 'B2', 'C3'])).toBe('A1, B2 en C3');
  });
});

describe('the first language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(firstLanguage(['de-DE', 'nl-BE', 'fr'])).toBe('nl');
    expect(firstLanguage(['FR-ca'])).toBe('fr');
  });

  it('is English for everybody else', () => {
    expect(firstLanguage(['de', 'ja-JP'])).toBe('en');
    expect(firstLanguage([])).toBe('en');
  });

  it('is a language of ours', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(isLanguage('de')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
