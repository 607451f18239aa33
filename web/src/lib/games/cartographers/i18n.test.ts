import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Words, words as en } from '../../../words/en/cartographers/table';
import { words as fr } from '../../../words/fr/cartographers/table';
import { words as nl } from '../../../words/nl/cartographers/table';
import { LANGUAGES } from '../../i18n/languages';
import { minus } from '../../i18n/signed';
import { AMBUSHES, EXPLORE, RUINS, SCORING } from './cards';

const page = (language: string) =>
  readFileSync(new URL(`../../../../../docs/rules/cartographers.${language}.md`, import.meta.url), 'utf8');

const printed = JSON.parse(
  readFileSync(new URL('../../../../../src/mapmakers/engine/games/cartographers/components.json', import.meta.url), 'utf8'),
) as { solo_titles: { min_rating: number; title: string }[] };

const FILES = import.meta.glob<Words>('../../../words/*/cartographers/table.ts', { eager: true, import: 'words' });

describe.each(LANGUAGES)('the words in %s', (language) => {
  const rules = page(language);
  const words = FILES[`../../../words/${language}/cartographers/table.ts`] ?? expect.fail('there are none');

  it('call every card as the rules page does', () => {
    const cards = [...Object.keys(EXPLORE), ...RUINS, ...Object.keys(AMBUSHES)] as (keyof typeof en.cards)[];
    for (const card of cards) expect(rules).toContain(language === 'en' ? card : `${words.cards[card]} (${card})`);
    for (const card of SCORING) {
      // Where a long name may be divided on a small screen is left to the eye.
      const name = words.scoring[card].name.replaceAll('\u00ad', '');
      expect(rules).toContain(language === 'en' ? `**${card}**` : `**${name} (${card})**`);
    }
  });

  it('call every title as the rules page does', () => {
    for (const { min_rating, title } of printed.solo_titles) {
      const code = title.toLowerCase().replaceAll(' ', '_') as keyof typeof words.titles;
      expect(rules).toContain(`| ${minus(min_rating)} | ${words.titles[code]}`);
    }
  });

  it('give every clause that a drawing can break a sentence of its own', () => {
    for (const clause of Object.keys(en.faults).filter((one) => one !== 'other')) {
      expect(rules).toContain(`**${clause}**`);
      expect(words.faults[clause]).toMatch(/\.$/);
    }
  });
});

describe('plurals', () => {
  it('are right where a number is said', () => {
    expect([1, 2].map((n) => en.prompt.waitingForMany(n))).toEqual(['Waiting for 1 player.', 'Waiting for 2 players.']);
    expect([0, 1, 2].map((n) => fr.tracker.scored(n))).toEqual(['0 étoile', '1 étoile', '2 étoiles']);
    expect([1, 2].map((n) => nl.news.coins(`+${n}`, n))).toEqual(['+1 munt', '+2 munten']);
  });
});
