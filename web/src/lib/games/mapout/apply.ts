import type { Cell } from '../../table/model';
import type { Event } from './events';
import { samePlace } from './moves';
import { placeOf, type LyingView, type PlayerView, type TileView, type View } from './view';

/**
 * The view after an event, as far as the board shows it. Which empty spaces a road leads into no event says: those that
 * a tile opens come with the position.
 */
export function apply(view: View, event: Event): View {
  switch (event.kind) {
    case 'turn_began':
      return { ...view, waiting: [event.seat] };
    case 'tile_lifted':
      return {
        ...view,
        lying: view.lying.filter(({ tile }) => tile.id !== event.tile),
        lifted: { tile: event.printed, origin: placeOf(event.space) },
      };
    case 'tile_played':
      return {
        ...withPlayer(laid(view, event), event.seat, (player) => without(player, event.printed)),
        hand: view.hand.filter(({ id }) => id !== event.tile),
        passes: 0,
      };
    case 'tile_put_back':
      return { ...laid(view, event), lifted: null };
    case 'tiles_locked':
      return withLocks(view, event.spaces, true);
    case 'tiles_unlocked':
      return withLocks(view, event.spaces, false);
    case 'points_scored':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        [event.category]: player[event.category] + event.points,
        total: event.total,
      }));
    case 'tile_drawn':
      return {
        ...withPlayer(view, event.seat, (player) => ({ ...player, hand: player.hand + 1 })),
        hand: event.printed ? [...view.hand, event.printed].sort((one, other) => one.id.localeCompare(other.id)) : view.hand,
        pile: event.pile,
      };
    case 'turn_continued':
      return { ...view, stage: event.stage, steps: event.steps, next: event.next };
    case 'passed':
      return { ...view, passes: event.in_a_row };
    case 'play_ended':
      return { ...view, waiting: [], steps: [], next: null };
    case 'match_ended':
      return {
        ...view,
        result: {
          winners: event.winners,
          places: event.places,
          decided_by: event.decided_by === 'shared' ? 'shared' : 'points',
        },
      };
    default:
      // The others explain one of these, or belong to the set-up.
      return view;
  }
}

interface Laid {
  readonly printed: TileView;
  readonly space: Cell;
  readonly turns: number;
}

function laid(view: View, { printed, space, turns }: Laid): View {
  const place = placeOf(space);
  const lying: LyingView = { tile: printed, ...place, turns, locked: false };
  return {
    ...view,
    lying: [...view.lying, lying].sort((one, other) => one.r - other.r || one.q - other.q),
    open_ends: view.open_ends.filter((open) => !samePlace(open, place)),
  };
}

function without(player: PlayerView, { id, kind }: TileView): PlayerView {
  return kind === 'road' ? { ...player, hand: player.hand - 1 } : { ...player, ends: player.ends.filter((end) => end.id !== id) };
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

/** The other tiles stay the same objects: nothing of them is drawn anew. */
function withLocks(view: View, spaces: readonly Cell[], locked: boolean): View {
  const places = spaces.map(placeOf);
  const lying = view.lying.map((one) => (places.some((place) => samePlace(place, one)) ? { ...one, locked } : one));
  return { ...view, lying };
}
