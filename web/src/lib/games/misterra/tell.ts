import type { ToldMove } from '../../table/model';
import { words } from './i18n';
import { parseHalf, parseMove } from './moves';
import { type OtomaStep, stepsOf } from './otoma.svelte';
import { changeWord } from './effect-words';
import { signed } from './parts';
import { signAt, terrainOf } from './spaces';
import { actionWords, cardWords, placeWords, terrainWord } from './terms';
import type { Automatic, View } from './view';

/** Lines for the log about one move, in the players' terms. */
export function tell(before: View, entry: ToldMove, after: View, names: readonly string[]): string[] {
  const name = names[entry.seat] ?? '';
  // Alone, a new round begins with Otoma's turn over.
  const later = before.otoma ? after.automatic.filter(({ round }) => round > before.round) : [];
  const first = after.automatic.filter((step) => !later.includes(step));
  return [
    ...made(before, entry, after, name),
    ...first.map((step) => automatic(step, names)),
    ...otomaTurn(before, after),
    ...later.map((step) => automatic(step, names)),
    ...end(before, after),
  ];
}

/** What the table did by itself. */
function automatic({ seat, step, card }: Automatic, names: readonly string[]): string {
  return words().news.automatic[step](names[seat] ?? '', card === null ? '' : cardWords(card));
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
      return [[news.map(name, halves), ...gains(before, after, seat, words().preview.claims)].join(' ')];
    }
    case 'claim': {
      const place = before.players[seat]?.place ?? '';
      const sign = signAt(before.island, place);
      const claimed = news.claim(name, sign === null ? '' : terrainWord(terrainOf(sign)), place);
      return [[claimed, ...gains(before, after, seat, words().preview.thisClaim)].join(' ')];
    }
    case 'otoma':
      return [news.otomaClaims(one)];
    default:
      return [news.rest(name)];
  }
}

/** What the move itself brought: where Otoma has played since, what the player had before its turn counts. */
function gains(before: View, after: View, seat: number, claims: string): string[] {
  const followed = before.otoma !== null && before.otoma.deck !== after.otoma?.deck;
  const [was, is] = [before.players[seat], followed ? after.otoma?.met_points : after.players[seat]];
  if (!was || !is) return [];
  const { parts, preview } = words();
  const changes = [
    [is.fidelity - was.fidelity, parts.fidelity],
    [is.lines - was.lines, parts.lines],
    [is.empty - was.empty, parts.empty],
    [is.claimed - was.claimed, claims],
  ] as const;
  const told = changes.filter(([more]) => more !== 0).map(([more, part]) => preview.part(signed(more), part));
  return told.length > 0 ? [`(${told.join(', ')})`] : [];
}

/** What came of an action of Otoma, or of its claim. */
export function resultWords({ change, claimed, asked }: OtomaStep): string {
  if (change !== null) return changeWord(change);
  if (asked) return words().otoma.asked;
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
  const played = Math.max(0, before.otoma.deck - after.otoma.deck);
  const { last_turn: lastTurn } = after.otoma;
  return lastTurn.flatMap(({ claim, claimed, asked }, half): string[] => {
    if (half < lastTurn.length - played) return [];
    const acted = steps.filter((step) => step.half === half && step.change !== null).map(resultWords);
    const claims = claimed === null ? words().news.otomaClaimsNothing : words().news.otomaClaims(claimed);
    return [words().news.otoma(acted), ...(claim && !asked ? [claims] : [])];
  });
}

function end(before: View, after: View): string[] {
  if (after.result !== null) return [words().news.over];
  const told = before.ending === after.ending ? undefined : words().news.ending[after.ending];
  return told === undefined ? [] : [told];
}
