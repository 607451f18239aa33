import type { Block, Clause, Rules, Section } from '../api/types';

/** Letters only as far as they matter for finding: no case, no accents, no stress marks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*`]/g, '')
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

/** The sections with those of their clauses that hold every word asked for, in any order. */
export function find({ sections }: Rules, query: string): Section[] {
  const wanted = plain(query).split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [...sections];
  const holds = ({ id, blocks }: Clause, { title }: Section) => {
    const words = plain([id, title, ...blocks.map(wordsOf)].join(' '));
    return wanted.every((word) => words.includes(word));
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => holds(clause, section)) }))
    .filter(({ clauses }) => clauses.length > 0);
}

export function clauseIds({ sections }: Rules): ReadonlySet<string> {
  return new Set(sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
}
