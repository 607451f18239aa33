import { isLanguage } from '../i18n/languages';
import { fields, list, text, Unreadable, whole } from './reading';
import {
  type Block,
  type Clause,
  type GameInfo,
  isGameId,
  type Readings,
  type Rules,
  type Section,
  type TableBlock,
} from './types';

export { Unreadable };

const texts = (value: unknown) => list(value, text);

export function games(value: unknown): GameInfo[] {
  return list(value, (entry) => {
    const { id, title, seats, rules, playable, options } = fields(entry);
    if (!isGameId(id)) throw new Unreadable('an unknown game');
    const { min, max } = fields(seats);
    return {
      id,
      title: text(title),
      seats: { min: whole(min), max: whole(max) },
      rules: texts(rules).filter(isLanguage),
      playable: playable === true,
      options: list(options, (option) => {
        const { name, default: usual, values } = fields(option);
        return { name: text(name), default: text(usual), values: texts(values) };
      }),
    };
  });
}

function table(entry: Record<string, unknown>): TableBlock {
  return { kind: 'table', head: texts(entry.head), rows: list(entry.rows, texts) };
}

function block(value: unknown): Block {
  const entry = fields(value);
  switch (entry.kind) {
    case 'text':
      return { kind: 'text', text: text(entry.text) };
    case 'list':
      return { kind: 'list', items: texts(entry.items) };
    case 'table':
      return table(entry);
    case 'board':
      return { kind: 'board', caption: text(entry.caption), rows: texts(entry.rows) };
    default:
      throw new Unreadable('an unknown kind of block');
  }
}

function clause(value: unknown): Clause {
  const { id, blocks } = fields(value);
  return { id: text(id), blocks: list(blocks, block) };
}

function section(value: unknown): Section {
  const { id, title, clauses } = fields(value);
  return { id: text(id), title: text(title), clauses: list(clauses, clause) };
}

function readingsOf(value: unknown): Readings {
  const entry = fields(value);
  return { title: text(entry.title), table: table(fields(entry.table)) };
}

export function rules(value: unknown): Rules {
  const { lang, title, intro, sections, readings } = fields(value);
  if (!isLanguage(lang)) throw new Unreadable('an unknown language');
  return {
    language: lang,
    title: text(title),
    intro: list(intro, block),
    sections: list(sections, section),
    readings: readings === null ? null : readingsOf(readings),
  };
}
