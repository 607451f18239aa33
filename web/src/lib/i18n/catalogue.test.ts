import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['nl'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

type Catalogue = typeof import('./catalogue');
let { catalogue, switchLanguage, wordsLoaded }: Catalogue = {} as Catalogue;
let preferences: (typeof import('../preferences.svelte'))['preferences'];
beforeEach(async () => {
  vi.resetModules();
  ({ catalogue, switchLanguage, wordsLoaded } = await import('./catalogue'));
  ({ preferences } = await import('../preferences.svelte'));
});

/** A part whose files say which were asked for. */
function part(name: string) {
  const asked: string[] = [];
  const file = (language: string) => async () => {
    asked.push(language);
    return { hello: `${name} ${language}` };
  };
  const files = Object.fromEntries(
    ['en', 'fr', 'nl'].map((language) => [`../words/${language}/${name}.ts`, vi.fn(file(language))]),
  );
  return { asked, files, words: () => catalogue(files) };
}

describe('a catalogue', () => {
  it('loads the words of the reader’s language alone', async () => {
    const home = part('home');
    const words = home.words();
    expect(words).toThrow('not loaded yet');
    await wordsLoaded();
    expect(words().hello).toBe('home nl');
    expect(home.asked).toEqual(['nl']);
  });

  it('changes with the language once all parts have their words', async () => {
    const [home, table] = [part('home'), part('table')];
    const words = [home.words(), table.words()];
    await wordsLoaded();
    const switched = switchLanguage('fr');
    expect(words.map((one) => one().hello)).toEqual(['home nl', 'table nl']);
    await switched;
    expect(words.map((one) => one().hello)).toEqual(['home fr', 'table fr']);
    expect(home.asked).toEqual(['nl', 'fr']);
  });

  it('that is opened during a switch has both languages', async () => {
    const home = part('home').words();
    await wordsLoaded();
    const switched = switchLanguage('fr');
    const table = part('table').words();
    await switched;
    expect([home().hello, table().hello]).toEqual(['home fr', 'table fr']);
  });

  it('follows the latest of two switches', async () => {
    const words = part('home').words();
    await Promise.all([switchLanguage('fr'), switchLanguage('en')]);
    expect([words().hello, preferences.language]).toEqual(['home en', 'en']);
  });

  it('keeps its language where the other could not be loaded, and tries again', async () => {
    const home = part('home');
    const words = home.words();
    await wordsLoaded();
    home.files['../words/fr/home.ts']?.mockRejectedValueOnce(new Error('no line'));
    await expect(switchLanguage('fr')).rejects.toThrow('no line');
    expect(words().hello).toBe('home nl');
    await switchLanguage('fr');
    expect(words().hello).toBe('home fr');
  });

  it('has a file in the folder of each language', async () => {
    catalogue({ '../words/en/home.ts': async () => ({}) });
    await expect(wordsLoaded()).rejects.toThrow('no words in nl, but in en');
  });
});
