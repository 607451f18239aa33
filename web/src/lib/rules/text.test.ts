import { describe, expect, it } from 'vitest';
import type { Rules } from '../api/types';
import { parseSheet } from '../games/cartographers/drawn/sheet';
import { changeOf } from '../games/cartographers/rules/sheet';
import { drawingsOf } from './examples/drawings';
import { clauseIds, find, findReadings, plain } from './find';
import { spansOf } from './inline';

const clauses = new Set(['C4.5', 'C6.2']);

describe('a paragraph', () => {
  it('is cut into its kinds of words', () => {
    expect(spansOf('**Bold** and *slanted* and `F A5`.', clauses)).toEqual([
      { kind: 'strong', text: 'Bold' },
      { kind: 'plain', text: ' and ' },
      { kind: 'emphasis', text: 'slanted' },
      { kind: 'plain', text: ' and ' },
      { kind: 'code', text: 'F A5' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('links the clauses that the page has', () => {
    expect(spansOf('See C4.5, not C9.9.', clauses)).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'clause', text: 'C4.5' },
      { kind: 'plain', text: ', not C9.9.' },
    ]);
  });

  it('leaves spaces of the map alone', () => {
    expect(spansOf('C4 and C5', new Set(['C4', 'C5']))).toEqual([{ kind: 'plain', text: 'C4 and C5' }]);
  });

  it('draws shapes', () => {
    expect(spansOf('`■· / ■■`', clauses)).toEqual([{ kind: 'shape', rows: ['■·', '■■'] }]);
  });

  it('takes lone stars as they are', () => {
    expect(spansOf('2 * 3', clauses)).toEqual([{ kind: 'plain', text: '2 * 3' }]);
  });
});

const rules: Rules = {
  game: 'cartographers',
  lang: 'fr',
  title: 'Règles',
  intro: [],
  sections: [
    {
      id: 'C1',
      title: 'La feuille',
      clauses: [
        { id: 'C1.1', blocks: [{ kind: 'text', text: 'Une **forêt** au bord.' }] },
        { id: 'C1.2', blocks: [{ kind: 'list', items: ['pièce', 'ruines'] }] },
      ],
    },
    {
      id: 'C2',
      title: 'Les pièces',
      clauses: [{ id: 'C2.1', blocks: [{ kind: 'table', head: ['Carte'], rows: [['Verger']] }] }],
    },
  ],
  readings: {
    title: 'Là où la règle laisse le choix',
    table: {
      kind: 'table',
      head: ['Clause', 'Ici'],
      rows: [
        ['C1.1', 'Le bord compte'],
        ['C2.1', 'Perdues'],
      ],
    },
  },
};

describe('finding', () => {
  const ids = (query: string) => find(rules, query).flatMap((section) => section.clauses.map(({ id }) => id));

  it('shows everything when nothing is asked for', () => {
    expect(ids('  ')).toEqual(['C1.1', 'C1.2', 'C2.1']);
  });

  it('minds neither case nor accents', () => {
    expect(ids('FORET')).toEqual(['C1.1']);
    expect(plain('Été')).toBe('ete');
    expect(plain('l’île\u00a0: Brume')).toBe("l'ile : brume");
  });

  it('looks into lists, tables, titles and numbers', () => {
    expect(ids('ruines')).toEqual(['C1.2']);
    expect(ids('verger')).toEqual(['C2.1']);
    expect(ids('pieces')).toEqual(['C2.1']);
    expect(ids('c1.2')).toEqual(['C1.2']);
  });

  it('wants every word', () => {
    expect(ids('bord forêt')).toEqual(['C1.1']);
    expect(ids('bord verger')).toEqual([]);
  });

  it('looks into the readings row by row', () => {
    expect(findReadings(rules, ' ')).toBe(rules.readings);
    expect(findReadings(rules, 'BORD')?.table.rows).toEqual([['C1.1', 'Le bord compte']]);
    expect(findReadings(rules, 'verger')).toBeNull();
  });

  it('knows the clauses of a page', () => {
    expect([...clauseIds(rules)]).toEqual(['C1.1', 'C1.2', 'C2.1']);
  });
});

describe('drawings', () => {
  it('are parted by empty rows', () => {
    expect(drawingsOf(['F.', '..', '', 'FF', '..'])).toEqual([
      ['F.', '..'],
      ['FF', '..'],
    ]);
  });

  it('tell what has changed between them', () => {
    expect(changeOf(parseSheet('F.\n.r'), parseSheet('F.\nWw')).spaces).toEqual([
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ]);
  });
});
