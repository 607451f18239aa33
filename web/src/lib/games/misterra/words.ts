import type { ToldMove } from '../seam';
import { words } from './i18n';
import { parseHalf, parseMove } from './moves';
import { type OtomaStep, stepsOf } from './otoma.svelte';
import { changeWord } from './outlook';
import { signed } from './parts';
import { signAt, terrainOf } from './spaces';
import { actionWords, cardWords, placeWords, terrainWord } from './terms';
import type { View } from './view';

/** Lines for the log about one move, in the players' terms. */
export function tell(before: View, entry: ToldMove, after: View, names: readonly string[]): string[] {
  const name = names[entry.seat] ?? '';
  return [...made(before, entry, after, name), ...otomaTurn(before, after), ...end(before, after)];
}

/** What a move does, said of who makes it. */
export function made(before: View, { move, seat }: ToldMove, after: View, name: string): string[] {
  const { news } = words();
  const { verb, words: said } = parseMove(move);
  const [one = ''] = said;
  switch (verb) {
    case 'keep':
      return [news.keep(name, said)];
    case 'go': {
      const from = before.players[seat]?.place ?? null;
      const where = placeWords(one);
      return [from === null ? news.land(name, where) : from === one ? news.stay(name, where) : news.go(name, where)];
    }
    case 'tuck': {
      const fresh = after.display[before.display.indexOf(one)];
      return [news.tuck(name, cardWords(one)), ...(fresh === undefined ? [] : [news.turnedUp(cardWords(fresh))])];
    }
    case 'take':
      return [news.take(name, cardWords(one))];
    case 'map': {
      const halves = said.map(parseHalf).map(({ letter, space }) => news.half(terrainWord(terrainOf(letter)), space));
      return [[news.map(name, halves), ...gains(before, after, seat)].join(' ')];
    }
    case 'claim': {
      const place = before.players[seat]?.place ?? '';
      const sign = signAt(before.island, place);
      return [news.claim(name, sign === null ? '' : terrainWord(terrainOf(sign)), place)];
    }
    case 'otoma':
      return [];
    default:
      return [news.rest(name)];
  }
}

/** What the move brought; not told where Otoma has changed the island since. */
function gains(before: View, after: View, seat: number): string[] {
  const [was, is] = [before.players[seat], after.players[seat]];
  if (!was || !is || before.otoma?.deck !== after.otoma?.deck) return [];
  const { parts, outlook } = words();
  const changes = [
    [is.fidelity - was.fidelity, parts.fidelity],
    [is.lines - was.lines, parts.lines],
    [is.empty - was.empty, parts.empty],
    [is.claimed - was.claimed, parts.claims],
  ] as const;
  const told = changes.filter(([more]) => more !== 0).map(([more, part]) => outlook.part(signed(more), part));
  return told.length > 0 ? [`(${told.join(', ')})`] : [];
}

/** What came of an action of Otoma, or of its claim. */
export function resultWords({ change, claimed }: OtomaStep): string {
  if (change !== null) return changeWord(change);
  return claimed === null ? words().otoma.noClaim : words().otoma.claims(claimed);
}

/** The same, after what its card says. */
export function stepWords(step: OtomaStep): string {
  const said = step.action === null ? words().otoma.claim : actionWords(step.action);
  return words().otoma.step(said, resultWords(step));
}

function otomaTurn(before: View, after: View): string[] {
  if (!before.otoma || !after.otoma) return [];
  const steps = stepsOf(after.otoma);
  const halves = after.otoma.lastTurn.length;
  const played = before.otoma.deck - after.otoma.deck;
  const had = before.otoma.claims;
  const claimed = after.otoma.claims.filter((space) => !had.includes(space));
  return [
    ...Array.from({ length: Math.max(0, played) }, (_, at) => halves - played + at).map((half) =>
      words().news.otoma(steps.filter((step) => step.half === half && step.change !== null).map(resultWords)),
    ),
    ...(claimed.length > 0 ? [words().news.otomaClaims(claimed)] : []),
  ];
}

function end(before: View, after: View): string[] {
  if (after.result !== null) return [words().news.over];
  const told = before.ending === after.ending ? undefined : words().news.ending[after.ending];
  return told === undefined ? [] : [told];
}
