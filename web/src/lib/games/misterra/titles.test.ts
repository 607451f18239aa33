import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage } = await import('../../i18n/catalogue');
const { titleOf } = await import('./titles');

const CODES = ['famous', 'assistant', 'surveyor', 'prudent'];

it.each([
  ['en', 'Famous prudent assistant surveyor'],
  ['fr', 'Fameux·se assistant·e géomètre prudent·e'],
  ['nl', 'Beroemd voorzichtig assistent landmeter'],
] as const)('puts the words of a title in the order of %s (M16.4)', async (language, title) => {
  await switchLanguage(language);
  expect(titleOf(CODES)).toBe(title);
});
