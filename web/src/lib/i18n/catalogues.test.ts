import { describe, expect, it } from 'vitest';
import { type Words, words as en } from '../../words/en/common';
import { words as fr } from '../../words/fr/common';
import { words as nl } from '../../words/nl/common';
import { firstLanguage, isLanguage, languageName, languageOf, LANGUAGES } from './languages';
import { counter, lasting, lister } from './plural';

type Leaf = string | ((...values: never[]) => string);

/** Every message by its path: `home.title`. */
function leaves(messages: object, path = ''): Map<string, Leaf> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, Leaf][] =>
      typeof value === 'object' && value !== null ? [...leaves(value, `${path}${name}.`)] : [[path + name, value as Leaf]],
    ),
  );
}

/** Every catalogue of every language, by part: `table`, `misterra/setup`. */
const WORDS = '../../words/';
const FILES = import.meta.glob<Readonly<Record<string, object>>>(['../../words/*/**/*.ts', '!../../words/*/index.ts'], {
  eager: true,
});
const SENTENCES = import.meta.glob<string>('../../words/*/*.txt', { eager: true, query: '?raw', import: 'default' });
const partOf = (path: string) => path.slice(`${WORDS}${languageOf(path)}/`.length, -'.ts'.length);
const partsOf = (language: string) =>
  Object.keys(FILES)
    .filter((path) => languageOf(path) === language)
    .map(partOf);
const PARTS = partsOf('en');
const wordsIn = (part: string, language: string) => FILES[`${WORDS}${language}/${part}.ts`]?.['words'] ?? {};

/** Words that are the same in two languages, and names that are never translated. */
const SAME: Readonly<Record<string, RegExp>> = {
  common:
    /^(botNames\.\d+|withLevel)$|^rules\.(pageTitle|sections)$|^grounds\.(village|water|monster)$|^islandTerrains\.|^letters\.|^boards\.space$/,
  'cartographers/cards': /^seasons\.winter$/,
  'cartographers/table': /^(hand\.terrain|preview\.later|score\.(total|monsters)|seasons\.winter)$/,
  'cartographers/setup': /^stacks\.village$/,
  'generic/table': /^(points|total)$/,
  'mapout/table': /^(preview\.moved\.all|parts\.(title|total))$/,
  'misterra/table': /^(parts\.(claims|total)|margin\.claims|rule\.(worth|needed\.\w+)|titles\.(order\.\d|words\.expert))$/,
  play: /^keys\.(shift|enter|escape)$/,
  table: /^(players\.bot|history\.pause)$/,
};

describe('the folder of a language', () => {
  it('is found', () => {
    expect(LANGUAGES.map(languageName)).toEqual(expect.arrayContaining(['English', 'Français', 'Nederlands']));
  });

  it.each(LANGUAGES)('%s has a catalogue for each part', (language) => {
    expect(PARTS).toContain('generic/table');
    expect(partsOf(language)).toEqual(PARTS);
  });

  it.each(LANGUAGES)('%s has a sentence for browsers without scripts', (language) => {
    expect(SENTENCES[`${WORDS}${language}/without-scripts.txt`]).toMatch(/JavaScript.*\.\n$/);
  });

  it('has nothing but catalogues', () => {
    for (const [path, file] of Object.entries(FILES)) expect(Object.keys(file), path).toEqual(['words']);
  });
});

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const CATALOGUES = PARTS.flatMap((part) => TRANSLATED.map((language) => ({ part, language })));

describe.each(CATALOGUES)('the catalogue $language/$part', ({ part, language }) => {
  const original = wordsIn(part, 'en');
  const catalogue = wordsIn(part, language);
  // A game's name.
  const same = SAME[part] ?? /^name$/;
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

describe('French', () => {
  it.each(PARTS)('has curly apostrophes, and spaces that do not break, in %s', (part) => {
    const texts = [...leaves(wordsIn(part, 'fr')).values()].filter((text) => typeof text === 'string');
    expect(texts.filter((text) => /'|(?<!\u00a0)[;:!?»](?=\s|$)|«(?!\u00a0)|\s…/.test(text.replace(/^\s/, '')))).toEqual([]);
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

  it('say how long something has lasted', () => {
    expect([0, 59, 60, 3000].map(lasting('en'))).toEqual(['1 minute', '59 minutes', '1 hour', '2 days']);
    expect(lasting('fr')(125).replace(/\s/g, ' ')).toBe('2 heures');
    expect(lasting('nl')(1500)).toBe('1 dag');
  });

  it('say how many can play', () => {
    expect(en.players(1, 100)).toBe('1 to 100 players');
    expect(fr.players(2, 4)).toBe('2 à 4 joueurs');
    expect(nl.players(1, 1)).toBe('1 speler');
  });
});

describe.each(LANGUAGES)('the letters on tiles in %s', (language) => {
  const words = wordsIn('common', language) as Words;

  it('differ within a game', () => {
    for (const letters of Object.values(words.letters)) {
      expect(new Set(Object.values(letters)).size).toBe(Object.values(letters).length);
    }
  });

  it('are the initials of the terrains', () => {
    // English keeps the letters of drawings and moves: A for arable land, X for monsters.
    const game = (letters: object, names: object) =>
      Object.entries(letters).map(([terrain, letter]) => [
        terrain,
        letter,
        (names as Record<string, string>)[terrain]?.charAt(0).toUpperCase(),
      ]);
    const all = [
      ...game(words.letters.grounds, words.grounds),
      ...game(words.letters.islandTerrains, words.islandTerrains),
      ...game(words.letters.biomes, words.biomes),
    ].filter(([terrain]) => language !== 'en' || (terrain !== 'farm' && terrain !== 'monster'));
    for (const [terrain, letter, initial] of all) expect(letter, terrain).toBe(initial);
  });
});

describe('French', () => {
  it('keeps ; : ! ? on the line of the word before', () => {
    for (const part of PARTS) {
      for (const [path, text] of leaves(wordsIn(part, 'fr'))) {
        if (typeof text === 'string') expect(text, `${part}: ${path}`).not.toMatch(/ [;:!?»]/);
      }
    }
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
