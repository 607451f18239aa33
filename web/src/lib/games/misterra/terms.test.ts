import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage } = await import('../../i18n/catalogue');
const { patternWords } = await import('./terms');

it.each([
  ['en', 'row 1: mountain, steppe; row 2: anything, lagoon'],
  ['nl', 'rij 1: gebergte, steppe; rij 2: maakt niet uit, lagune'],
])('tells the pattern of a presumption in the terrains of %s', async (language, told) => {
  await switchLanguage(language);
  expect(patternWords('MS/.L')).toBe(told);
});
