import type { Island, IslandMark } from '../drawn/island';
import { spaceName } from '../../../boards/drawing';
import { ALLOWED, refusedBy, type Verdict } from '../../../rules/examples/verdict';

/** What a rules page states about islands and parchments of Misterra. */
export interface IslandStatement {
  readonly verdict?: Verdict;
  readonly points?: number;
  readonly marks: readonly IslandMark[];
  /** What the drawings are, in their order. */
  readonly boards: 'island' | 'parchment' | 'change' | 'island and parchment';
}

const SPACE = String.raw`(?:[A-E][1-5]|beach[1-5])`;
const spacesIn = (text: string) => text.match(new RegExp(SPACE, 'g')) ?? [];

function claimsIn(text: string): IslandMark[] {
  const list = (owner: string) => new RegExp(`\\b${owner}((?: ${SPACE})+)`).exec(text)?.[1] ?? '';
  return [
    ...spacesIn(list('own')).map((space): IslandMark => ({ space, kind: 'own' })),
    ...spacesIn(list('others')).map((space): IslandMark => ({ space, kind: 'other' })),
  ];
}

function mapped(text: string, kind: 'ghost' | 'refused'): IslandMark[] {
  return [...text.matchAll(/([SJLM])([A-E][1-5])/g)].map(([, letter, space]) => ({
    space: space ?? '',
    kind,
    letter: letter ?? '',
  }));
}

const here = (space = ''): IslandMark => ({ space, kind: 'here' });
const spots = (text = '') => spacesIn(text).map((space): IslandMark => ({ space, kind: 'spot' }));

export function islandStatement(line: string): IslandStatement {
  const judged = /^(?:legal|refused (?<clauses>M\S+(?: M\S+)*)) (?<what>from|claim) (?<place>\S+?)[:,]?(?: (?<rest>.*))?$/.exec(
    line,
  )?.groups;
  if (judged) {
    const { clauses, what, place, rest = '' } = judged;
    const verdict = clauses === undefined ? ALLOWED : refusedBy(clauses.split(' '));
    const drawn = what === 'from' ? mapped(rest, verdict.allowed ? 'ghost' : 'refused') : claimsIn(rest);
    return { verdict, marks: [...drawn, here(place)], boards: 'island' };
  }
  const view = /^(?<what>region|reachable|seen) (?<place>\S+) = (?<spaces>.+)$/.exec(line)?.groups;
  if (view) {
    const standing = view.what === 'region' ? [] : [here(view.place)];
    return { marks: [...spots(view.spaces), ...standing], boards: 'island' };
  }
  const otoma = /^otoma claims (?<choices>[^,]+)(?<rest>.*)$/.exec(line)?.groups;
  if (otoma) return { marks: [...spots(otoma.choices), ...claimsIn(otoma.rest ?? '')], boards: 'island' };
  if (/^(maps|otoma) /.test(line)) return { marks: [], boards: 'change' };

  const scored = /^(?<what>\w+)(?<rest>.*) = (?<points>-?\d+)$/.exec(line)?.groups;
  if (!scored) return { marks: [], boards: 'island' };
  const points = Number(scored.points);
  switch (scored.what) {
    case 'fidelity':
    case 'master':
      return { points, marks: [], boards: 'island and parchment' };
    case 'claims':
      return { points, marks: claimsIn(scored.rest ?? ''), boards: 'island' };
    default:
      return { points, marks: [], boards: 'parchment' };
  }
}

/** The spaces in which an island differs from what it was. */
export function islandChange(before: Island, after: Island): IslandMark[] {
  return after.spaces.flatMap((space, at): IslandMark[] => {
    const was = before.spaces[at];
    if (was?.terrain === space.terrain && was.confirmed === space.confirmed) return [];
    return [{ space: spaceName(Math.floor(at / after.columns), at % after.columns), kind: 'spot' }];
  });
}
