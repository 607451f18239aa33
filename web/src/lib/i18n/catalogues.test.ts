import { describe, expect, it } from 'vitest';
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
      typeof value === 'object' && value !== null ? [...leaves(value, `${path}${name}.`)] : [[path + name, value as Leaf]],
    ),
  );
}

/** Every catalogue of the client, found by its name: a file for each language, which exports what it is called after. */
const FILES = import.meta.glob<Readonly<Record<string, object>>>('../**/??.ts', { eager: true });
const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.slice(0, path.lastIndexOf('/'))))];
const wordsIn = (folder: string, language: string) => FILES[`${folder}/${language}.ts`]?.[language] ?? {};

/** Words that are the same in two languages, and names that are never translated. */
const SAME: Readonly<Record<string, RegExp>> = {
  '.': /^rules\.(pageTitle|sections)$|^grounds\.(village|water|monster)$|^islandTerrains\.|^letters\.|^boards\.space$/,
  '../games/cartographers/card-words': /^seasons\.winter$/,
  '../games/cartographers/i18n': /^(hand\.terrain|preview\.later|score\.(total|monsters)|seasons\.winter)$/,
  '../games/cartographers/setup': /^stacks\.village$/,
  '../games/generic/i18n': /^(points|total)$/,
  '../games/mapout/i18n': /^(preview\.moved\.all|parts\.(title|total))$/,
  '../games/misterra/i18n':
    /^(parts\.(claims|total)|margin\.claims|rule\.(worth|needed\.\w+)|titles\.(order\.\d|words\.expert))$/,
  '../play/i18n': /^keys\.(shift|enter|escape)$/,
  '../table/i18n': /^players\.bot$/,
};

describe('catalogues', () => {
  it('are found', () => {
    expect(FOLDERS).toContain('../table/i18n');
    expect(FOLDERS).toContain('../games/generic/i18n');
  });
});

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const CATALOGUES = FOLDERS.flatMap((folder) => TRANSLATED.map((language) => ({ folder, language })));

describe.each(CATALOGUES)('the $language catalogue in $folder', ({ folder, language }) => {
  const original = wordsIn(folder, 'en');
  const catalogue = wordsIn(folder, language);
  // A game's name.
  const same = SAME[folder] ?? /^name$/;
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
    for (const folder of FOLDERS) {
      for (const [path, text] of leaves(wordsIn(folder, 'fr'))) {
        if (typeof text === 'string') expect(text, `${folder}: ${path}`).not.toMatch(/ [;:!?»]/);
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
