import type {
  MisterraActedOnIsland as ActedOnIsland,
  MisterraCategoryScored as CategoryScored,
  MisterraEvent as Event,
  MisterraOtomaClaimedNothing as OtomaClaimedNothing,
  MisterraPointsChanged as PointsChanged,
  MisterraWalked as Walked,
} from '../../api/schema';
import { minus } from '../../i18n/signed';
import type { Audience } from '../../play/beats';
import { changeWord } from './effect-words';
import { words } from './i18n';
import { signed } from './parts';
import { actionWords, cardWords, placeWords, terrainWord } from './terms';
import { OTOMA } from './view';

/** An event as a line of the log, in players' terms; empty where it says nothing by itself. */
export function wordsOf(event: Event, audience: Audience): string {
  const { news } = words();
  const name = (seat: number) => audience.names[seat] ?? '';
  switch (event.kind) {
    case 'presumptions_kept':
      return event.cards === null ? news.kept(name(event.seat)) : news.keep(name(event.seat), event.cards.map(String));
    case 'first_player_chosen':
      return audience.names.length > 1 ? news.begins(name(event.seat), event.by_lot) : '';
    case 'round_began':
      return event.last ? news.lastRound : '';
    case 'display_refilled':
      return news.refill(event.cards.map(cardWords), event.from_bottom);
    case 'display_discarded':
      return event.cards.length > 0 ? news.discard : '';
    case 'landed':
      return news.land(name(event.seat), placeWords(event.place));
    case 'walked':
      return walk(event, name(event.seat));
    case 'stayed':
      return event.automatic ? news.automatic.stay(name(event.seat)) : news.stay(name(event.seat), placeWords(event.place));
    case 'card_exchanged':
      return news.exchange(name(event.seat), cardWords(event.tucked), cardWords(event.revealed), event.from_bottom);
    case 'card_taken':
      return (event.automatic ? news.automatic.take : news.take)(name(event.seat), cardWords(event.card));
    case 'mapped':
      return news.map(
        name(event.seat),
        event.halves.map(({ terrain, space }) => news.half(terrainWord(terrain), space)),
      );
    case 'acted_on_island':
      return acted(event, audience);
    case 'points_changed':
      return points(event, audience);
    case 'claimed':
      return news.claim(
        ownerOf(event.owner, audience),
        terrainWord(event.terrain),
        event.space,
        signed(event.points),
        event.tiles,
      );
    case 'rested':
      return news.rest(name(event.seat), cardWords(event.card));
    case 'half_day_skipped':
      return news.automatic[event.why](name(event.seat), event.card === null ? '' : cardWords(event.card));
    case 'otoma_turn_began':
      return news.otomaTurn;
    case 'otoma_card_turned':
      return news.otomaCard(
        event.actions.map((action, at) => actionWords(action, event.spaces[at] ?? '')),
        event.claim,
      );
    case 'otoma_claim_asked':
      return news.otomaAsks(name(0), event.spaces);
    case 'otoma_claimed_nothing':
      return claimedNothing(event);
    case 'end_announced':
      return news.lastTurns(news.ending[event.condition] ?? '', event.last_turns.map(name));
    case 'presumptions_revealed':
      return news.reveal(name(event.seat), event.cards.map(String));
    case 'category_scored':
      return news.scored(categoryWord(event.category), scoresOf(event.points, audience));
    case 'match_ended':
      return news.over(scoresOf(event.totals, audience));
    default:
      return '';
  }
}

/** At the beginning of a sentence. */
const ownerOf = (owner: number, { names }: Audience): string => (owner === OTOMA ? words().otoma.title : (names[owner] ?? ''));

function walk({ path }: Walked, name: string): string {
  const { news } = words();
  const [from = '', ...by] = path.map(placeWords);
  const to = by.pop() ?? from;
  return by.length === 0 ? news.go(name, to) : news.goBy(name, from, by, to);
}

/** What happened on a space of the island, and to whoever else stands there. */
function acted(event: ActedOnIsland, { names, eyes }: Audience): string {
  const { news } = words();
  const touched = event.change === 'replaced' || event.change === 'confirmed';
  const others = touched ? event.standing.filter((seat) => seat !== event.owner) : [];
  const standing = others.map((seat) => (seat === eyes ? news.youStand : news.stands(names[seat] ?? '')));
  const said = news.acted(changeWord(event), standing);
  return event.owner === OTOMA ? news.otoma(said) : said;
}

/** The parts of an owner's points that changed, each with its reason; what a presumption earns only its owner is told. */
export function gainsOf({ fidelity, lines, empty, claims, presumptions }: PointsChanged): string[] {
  const { parts, preview } = words();
  const changes: (readonly [number, string])[] = [
    [fidelity, parts.fidelity],
    [lines, parts.lines],
    [empty, parts.empty],
    ...(presumptions ?? []).map(([card, more]) => [more, parts.presumption(card)] as const),
    [claims, preview.claims],
  ];
  return changes.filter(([more]) => more !== 0).map(([more, part]) => preview.part(signed(more), part));
}

function points(event: PointsChanged, audience: Audience): string {
  const gains = gainsOf(event);
  return gains.length > 0 ? words().news.points(ownerOf(event.owner, audience), gains) : '';
}

function claimedNothing({ forbidden }: OtomaClaimedNothing): string {
  const { news } = words();
  const reasons = forbidden.map(
    ({ clause, terrain, space }) => news.otomaWhyNot[clause]?.(terrainWord(terrain), space) ?? clause,
  );
  return news.otomaClaimsNothing([...new Set(reasons)]);
}

function categoryWord(category: CategoryScored['category']): string {
  const { end, parts } = words();
  if (category === 'presumption1') return end.firstPresumption;
  if (category === 'presumption2') return end.secondPresumption;
  const word = parts[category];
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** By seat; a lone player needs no name. */
function scoresOf(scores: readonly number[], { names }: Audience): string[] {
  if (scores.length === 1) return scores.map((one) => minus(one));
  return scores.map((one, seat) => words().news.scoreOf(names[seat] ?? '', minus(one)));
}
