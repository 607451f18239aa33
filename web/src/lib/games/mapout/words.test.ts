import { expect, it } from 'vitest';
import { words as en } from '../../../words/en/mapout/table';
import { words as fr } from '../../../words/fr/mapout/table';
import { words as nl } from '../../../words/nl/mapout/table';

it('every clause that is explained in English is explained in French and Dutch', () => {
  expect(Object.keys(fr.faults)).toEqual(Object.keys(en.faults));
  expect(Object.keys(nl.faults)).toEqual(Object.keys(en.faults));
});

it('a tie is explained in every language, with the points of it', () => {
  const told = [en, fr, nl].map(({ sheet }) => sheet.shared(['Ada', 'Ben'], 31));
  expect(told[0]).toBe('Ada and Ben have 31 points each and share the victory; there is no tie-break.');
  for (const words of told) expect(words).toMatch(/Ada .+ Ben .+ 31 /);
});
