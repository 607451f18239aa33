import type { Mark, Sheet } from '../drawn/sheet';

/**
 * What a rules page states about a drawn map. The tests run the same lines, so they are not translated: the client
 * words them in the reader's language.
 */
export type Statement =
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'score'; readonly stars: number }
  | { readonly kind: 'monsters'; readonly stars: number }
  | { readonly kind: 'legal'; readonly afterRuins: boolean; readonly drawing: Drawing }
  | { readonly kind: 'refused'; readonly clause: string; readonly afterRuins: boolean; readonly drawing: Drawing }
  | { readonly kind: 'draws'; readonly drawing: Drawing; readonly coins: number }
  | { readonly kind: 'solo' }
  | { readonly kind: 'other' };

export interface Drawing {
  /** The sign of its terrain. */
  readonly letter: string;
  /** Names of spaces: B3. */
  readonly spaces: readonly string[];
}

const DRAWING = String.raw`(?<letter>[FVAWX]) (?<spaces>(?:[A-Z]\d+)+)`;
const CARD = String.raw`[^:]+?(?<ruins> after ruins)?`;
const FORMS = {
  side: /^map (?<side>\w+)$/,
  score: /^score .+ = (?<stars>-?\d+)$/,
  monsters: /^monsters = (?<stars>\d+)$/,
  legal: new RegExp(`^legal ${CARD}: ${DRAWING}$`),
  refused: new RegExp(`^refused (?<clause>\\S+) ${CARD}: ${DRAWING}$`),
  draws: new RegExp(`^draws [^:]+: ${DRAWING}, (?<coins>\\d+) coins?$`),
  solo: /^solo ambush .+$/,
} as const;

export function statementOf(line: string): Statement {
  for (const kind of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const found = FORMS[kind].exec(line);
    if (found !== null) return statement(kind, found.groups ?? {});
  }
  return { kind: 'other' };
}

function statement(kind: keyof typeof FORMS, found: Record<string, string | undefined>): Statement {
  const part = (name: string) => found[name] ?? '';
  const afterRuins = found.ruins !== undefined;
  const drawing = () => ({ letter: part('letter'), spaces: part('spaces').match(/[A-Z]\d+/g) ?? [] });
  switch (kind) {
    case 'side':
      return { kind, side: part('side') };
    case 'score':
    case 'monsters':
      return { kind, stars: Number(part('stars')) };
    case 'legal':
      return { kind, afterRuins, drawing: drawing() };
    case 'refused':
      return { kind, clause: part('clause'), afterRuins, drawing: drawing() };
    case 'draws':
      return { kind, drawing: drawing(), coins: Number(part('coins')) };
    case 'solo':
      return { kind };
  }
}

export function markOf(drawing: Drawing, refused: boolean): Mark {
  const spaces = drawing.spaces.map((name) => ({
    row: Number(name.slice(1)) - 1,
    column: name.charCodeAt(0) - 65,
  }));
  return { spaces, letter: drawing.letter, refused };
}

/** The spaces in which a map differs from what it was. */
export function changeOf(before: Sheet, after: Sheet): Mark {
  const changed = [...after.spaces.keys()].filter((at) => before.spaces[at]?.ground !== after.spaces[at]?.ground);
  const spaces = changed.map((at) => ({ row: Math.floor(at / after.columns), column: at % after.columns }));
  return { spaces, letter: '', refused: false };
}
