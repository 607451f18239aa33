import type { Block, Clause, Readings, Rules, Section } from '../api/types';

/** Letters only as far as they matter for finding: no case, no accents, no stress marks, and signs as a keyboard has them. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*`]/g, '')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ');
    case 'board':
      return block.caption;
  }
}

/** Tells whether a text holds every word asked for, in any order; null when nothing is asked for. */
function holder(query: string): ((text: string) => boolean) | null {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return wanted.length === 0 ? null : (text) => wanted.every((word) => plain(text).includes(word));
}

/** The sections with those of their clauses that hold every word asked for, in any order. */
export function find({ sections }: Rules, query: string): Section[] {
  const says = holder(query);
  if (says === null) return [...sections];
  const holds = ({ id, blocks }: Clause, { title }: Section) => says([id, title, ...blocks.map(wordsOf)].join(' '));
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => holds(clause, section)) }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** The readings that hold every word asked for; none of them, no section. */
export function findReadings({ readings }: Rules, query: string): Readings | null {
  const says = holder(query);
  if (readings === null || says === null) return readings;
  const rows = readings.table.rows.filter((row) => says([readings.title, ...row].join(' ')));
  return rows.length === 0 ? null : { ...readings, table: { ...readings.table, rows } };
}

export function clauseIds({ sections }: Rules): ReadonlySet<string> {
  return new Set(sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
}
