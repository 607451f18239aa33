import { readListedChoices } from '../../api/readers';

/** The legal moves of a decision, by what they do. */
export interface Choices {
  readonly all: readonly string[];
  readonly keep: readonly string[];
  /** Where the cartographer can go, or stay. */
  readonly go: ReadonlySet<string>;
  readonly tuck: ReadonlySet<string>;
  readonly take: ReadonlySet<string>;
  readonly map: ReadonlySet<string>;
  /** Where Otoma's marker can go. */
  readonly otoma: ReadonlySet<string>;
  readonly claim: boolean;
  readonly rest: boolean;
}

export function sorted(moves: readonly string[]): Choices {
  const after = (verb: string) => moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
  return {
    all: moves,
    keep: after('keep'),
    go: new Set(after('go')),
    tuck: new Set(after('tuck')),
    take: new Set(after('take')),
    map: new Set(moves.filter((move) => move.startsWith('map '))),
    otoma: new Set(after('otoma')),
    claim: moves.includes('claim'),
    rest: moves.includes('rest'),
  };
}

export const readChoices = (value: unknown): Choices => sorted(readListedChoices(value).moves);

/** A half of a card on a space: `SC3`. */
export interface Half {
  readonly letter: string;
  readonly space: string;
}

export interface Told {
  readonly verb: string;
  readonly words: readonly string[];
}

export function parseMove(move: string): Told {
  const [verb = '', ...words] = move.split(' ');
  return { verb, words };
}

export const parseHalf = (text: string): Half => ({ letter: text.slice(0, 1), space: text.slice(1) });

/** The move that keeps these two cards, the lower number first. */
export function keepMove(cards: readonly number[]): string {
  return `keep ${[...cards].sort((one, other) => one - other).join(' ')}`;
}
