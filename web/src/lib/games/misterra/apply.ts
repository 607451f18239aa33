import type {
  MisterraActedOnIsland as ActedOnIsland,
  MisterraEvent as Event,
  MisterraPointsChanged as PointsChanged,
} from '../../api/schema';
import { changed, written } from './changes';
import { ISLAND_LETTERS, ISLAND_TERRAINS, type IslandTerrain } from './drawn/island';
import { OTOMA, type Otoma, type Player, type View } from './view';

/** The view after an event, as far as the table shows it: what the event says is new, nothing is worked out. */
export function apply(view: View, event: Event): View {
  switch (event.kind) {
    case 'presumptions_kept':
      return withPlayer(view, event.seat, { decided: true });
    case 'first_player_chosen':
      return { ...view, first: event.seat };
    case 'round_began':
      return { ...view, round: event.round };
    case 'turn_began':
      return { ...view, turn: event.seat };
    case 'half_day_began': {
      const { seat, half } = event;
      return { ...view, half, waiting: [seat], phase: 'go', card: null, tucked: false, automatic: [] };
    }
    case 'end_announced':
      return { ...view, ending: event.condition };
    case 'display_refilled':
      return {
        ...view,
        display: [...view.display, ...event.cards],
        bottom: view.bottom.slice(event.from_bottom),
        deck: event.deck,
      };
    case 'display_discarded':
      return { ...view, display: [] };
    case 'card_exchanged': {
      const bottom = [...view.bottom, event.tucked];
      return {
        ...view,
        display: view.display.map((card, at) => (at === event.position ? event.revealed : card)),
        bottom: event.from_bottom ? bottom.slice(1) : bottom,
        tucked: true,
      };
    }
    case 'card_taken':
      return { ...view, display: view.display.filter((_, at) => at !== event.position), card: event.card, phase: 'act' };
    case 'landed':
    case 'stayed':
      return { ...withPlayer(view, event.seat, { place: event.place, sees: [] }), phase: 'choose' };
    case 'walked':
      return { ...withPlayer(view, event.seat, { place: event.path.at(-1) ?? null, sees: [] }), phase: 'choose' };
    case 'mapped': {
      const before = view.players[event.seat]?.parchment ?? '';
      const parchment = event.halves.reduce(
        (drawing, { space, terrain }) => written(drawing, space, ISLAND_LETTERS[terrain]),
        before,
      );
      return withPlayer(view, event.seat, { parchment });
    }
    case 'acted_on_island':
      return {
        ...view,
        island: changed(view.island, event),
        players: view.players.map((player) => withDiffering(player, event)),
        supply: event.change === 'new' || event.change === 'replaced' ? moved(view.supply, event) : view.supply,
      };
    case 'points_changed':
      return withPoints(view, event);
    case 'claimed': {
      const { owner, space, terrain, region, tiles, points, total } = event;
      const held = owner === OTOMA ? view.otoma : view.players[owner];
      if (!held) return view;
      const more = { claims: [...held.claims, space], markers: held.markers - 1, claimed: held.claimed + points };
      const claims = [...view.claims, { owner, space, terrain, tiles, spaces: region, points, disputed: false }];
      const after = owner === OTOMA ? withOtoma(view, more) : withPlayer(view, owner, more);
      return { ...withTotal(after, owner, total), claims };
    }
    case 'otoma_turn_began':
      return { ...view, card: null, phase: 'otoma', waiting: [] };
    case 'otoma_claim_asked':
      return { ...view, waiting: [0] };
    case 'otoma_deck_built':
    case 'otoma_card_turned': {
      const { top, actions, claim, deck } = event;
      const spaces = event.kind === 'otoma_card_turned' ? event.next_spaces : event.spaces;
      const turned = event.kind === 'otoma_card_turned' ? [...(view.otoma?.turned ?? []), event.card] : [];
      return withOtoma(view, { top, top_actions: actions, top_claim: claim, top_spaces: spaces, deck, turned });
    }
    default:
      return view;
  }
}

function withPlayer(view: View, seat: number, more: Partial<Player>): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...more } : player)) };
}

function withOtoma(view: View, more: Partial<Otoma>): View {
  return view.otoma === null ? view : { ...view, otoma: { ...view.otoma, ...more } };
}

/** Alone, what Otoma earns changes the player's total. */
function withTotal(view: View, owner: number, change: number): View {
  const seat = owner === OTOMA ? 0 : owner;
  return withPlayer(view, seat, { total: (view.players[seat]?.total ?? 0) + change });
}

function withPoints(table: View, { owner, fidelity, lines, empty, claims, presumptions, total }: PointsChanged): View {
  const view = withTotal(table, owner, total);
  if (owner === OTOMA) return withOtoma(view, { claimed: (view.otoma?.claimed ?? 0) + claims });
  const player = view.players[owner];
  if (!player) return view;
  const gains = new Map(presumptions);
  return withPlayer(view, owner, {
    fidelity: player.fidelity + fidelity,
    lines: player.lines + lines,
    empty: player.empty + empty,
    claimed: player.claimed + claims,
    presumptions: player.presumptions?.map((kept) => ({ ...kept, points: kept.points + (gains.get(kept.card) ?? 0) })) ?? null,
  });
}

function withDiffering(player: Player, { space, differing }: ActedOnIsland): Player {
  const others = player.differs.filter((name) => name !== space);
  return { ...player, differs: differing.includes(player.seat) ? [...others, space] : others };
}

/** The supply once a tile has left it, and the one it replaced has come back. */
function moved(supply: readonly number[], { terrain, replaced }: { terrain: IslandTerrain; replaced: IslandTerrain | null }) {
  return supply.map((left, at) => {
    const one = ISLAND_TERRAINS[at];
    return left - (one === terrain ? 1 : 0) + (one === replaced ? 1 : 0);
  });
}
