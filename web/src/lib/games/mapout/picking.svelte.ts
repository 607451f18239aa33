import { neighbours } from '../../boards/hex';
import type { Place } from '../../boards/land';
import { key, moveText, parseMove, periodOf, samePlace } from './moves';
import { nearest } from './plane';
import type { Choices, TileView, View } from './view';

/** A tile that may be taken to be laid. */
export interface Offer {
  readonly tile: TileView;
  readonly verb: 'play' | 'back';
  /** Whether it can be laid anywhere now. */
  readonly fits: boolean;
}

/** What would be sent: a tile over a space, or a tile that lies there to be lifted. */
export interface Ghost {
  readonly verb: 'play' | 'back' | 'lift';
  readonly tile: TileView;
  readonly at: Place;
  readonly turns: number;
  readonly legal: boolean;
  readonly move: string;
}

/** What a player has picked and where it is held. What is legal came with the choices; nothing of it asks the server. */
export class Picking {
  /** The tile in hand. */
  held = $state<string | null>(null);
  /** The space that is pointed at: one to lay the tile on, or with none in hand a tile's own. */
  at = $state.raw<Place | null>(null);
  /** Set down, waiting for a yes; the pointer no longer takes it along. */
  down = $state(false);
  #wanted = $state(0);
  /** Where it was turned by hand: there it stays so, even if it does not fit. */
  #turnedAt = $state<string | null>(null);

  readonly offers: readonly Offer[];
  readonly canPass: boolean;
  /** The empty spaces beside the tiles: what can be pointed at with a tile in hand. */
  readonly frontier: ReadonlyMap<string, Place>;
  readonly #legal = new Map<string, Map<string, number[]>>();
  readonly #lifts: ReadonlySet<string>;
  readonly #view: View;

  constructor(view: View, seat: number, choices: Choices) {
    this.#view = view;
    for (const move of choices) {
      if (move.verb !== 'play' && move.verb !== 'back') continue;
      const places = this.#legal.get(move.tile) ?? new Map<string, number[]>();
      this.#legal.set(move.tile, places);
      places.set(key(move.at), [...(places.get(key(move.at)) ?? []), move.turns]);
    }
    this.#lifts = new Set(choices.flatMap((move) => (move.verb === 'lift' ? [move.tile] : [])));
    this.canPass = choices.some(({ verb }) => verb === 'pass');
    const own = view.stage === 'played' ? [] : [...view.hand, ...(view.players[seat]?.ends ?? [])];
    this.offers = [
      ...(view.lifted ? [this.#offer(view.lifted.tile, 'back')] : []),
      ...own.map((tile) => this.#offer(tile, 'play')),
    ];
    const lying = new Set(view.lying.map(key));
    this.frontier = new Map(
      view.lying
        .flatMap(neighbours)
        .filter((place) => !lying.has(key(place)))
        .map((place) => [key(place), place]),
    );
    const fitting = this.offers.filter(({ fits }) => fits);
    const first = fitting[0];
    // A tile just lifted is in hand already, and so is the only one that can be laid.
    if (first && (first.verb === 'back' || (fitting.length === 1 && this.#lifts.size === 0))) this.held = first.tile.id;
  }

  #offer(tile: TileView, verb: 'play' | 'back'): Offer {
    return { tile, verb, fits: (this.#legal.get(tile.id)?.size ?? 0) > 0 };
  }

  readonly offer: Offer | null = $derived.by(() => this.offers.find(({ tile }) => tile.id === this.held) ?? null);

  readonly turns: number = $derived.by(() => {
    const legal = this.at === null ? [] : this.legalTurns(this.at);
    if (this.at === null || this.#turnedAt === key(this.at) || legal.length === 0) return this.#wanted;
    return following(legal, this.#wanted - 1);
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    const { at, turns, offer } = this;
    if (at === null) return null;
    if (offer) {
      const { verb, tile } = offer;
      const legal = this.legalTurns(at).includes(turns);
      return { verb, tile, at, turns, legal, move: moveText({ verb, tile: tile.id, at, turns }) };
    }
    const lying = this.#view.lying.find((one) => samePlace(one, at));
    if (!lying) return null;
    const { tile } = lying;
    const move = moveText({ verb: 'lift', tile: tile.id });
    return { verb: 'lift', tile, at, turns: lying.turns, legal: this.#lifts.has(tile.id), move };
  });

  /** Where the tile in hand may be laid, turned somehow. */
  readonly lit: readonly Place[] = $derived(
    [...(this.#legal.get(this.held ?? '')?.keys() ?? [])].flatMap((name) => this.frontier.get(name) ?? []),
  );

  /** The moves worth knowing more about: the one pointed at, its other turns, then all others of the tile. */
  readonly questions: readonly string[] = $derived.by(() => {
    const { offer, ghost, at } = this;
    if (!offer) return ghost ? [ghost.move] : [];
    return [...new Set([...(ghost ? [ghost.move] : []), ...(at ? this.movesAt(at) : []), ...this.lit.flatMap((place) => this.movesAt(place))])];
  });

  legalTurns(place: Place): readonly number[] {
    return this.#legal.get(this.held ?? '')?.get(key(place)) ?? [];
  }

  /** Whether the tile in hand fits there as it is turned now. */
  fitsAsTurned(place: Place): boolean {
    return this.legalTurns(place).includes(this.#wanted);
  }

  canLift(tile: TileView): boolean {
    return this.#lifts.has(tile.id);
  }

  get canLiftAny(): boolean {
    return this.#lifts.size > 0;
  }

  /** The moves of the tile in hand on a space, one for each turn that fits. */
  movesAt(place: Place): string[] {
    const { offer } = this;
    if (!offer) return [];
    return this.legalTurns(place).map((turns) => moveText({ verb: offer.verb, tile: offer.tile.id, at: place, turns }));
  }

  take(tile: string): void {
    if (!this.offers.some((offer) => offer.tile.id === tile && offer.fits)) return;
    const again = this.held === tile;
    this.held = again ? null : tile;
    this.#wanted = 0;
    this.#turnedAt = null;
    this.at = null;
    this.down = false;
  }

  /** Hold a move up, set down where it would be made. */
  show(text: string): void {
    const move = parseMove(text);
    if (move.verb === 'pass') return;
    if (move.verb === 'lift') {
      this.held = null;
      this.at = this.#view.lying.find(({ tile }) => tile.id === move.tile) ?? null;
    } else {
      this.held = move.tile;
      this.at = move.at;
      this.#wanted = move.turns;
      this.#turnedAt = key(move.at);
    }
    this.down = this.at !== null;
  }

  /** Point at a space; one that cannot be meant is let go. */
  point(place: Place | null): void {
    const meant = place !== null && (this.offer ? this.frontier.has(key(place)) : this.#view.lying.some((one) => samePlace(one, place)));
    this.at = meant ? place : null;
    if (!meant) this.down = false;
  }

  /** To the next turn that fits here; where no other does, to the next turn. */
  turn(): void {
    const { offer, turns, at } = this;
    if (!offer) return;
    const others = (at === null ? [] : this.legalTurns(at)).filter((one) => one !== turns);
    this.#wanted = others.length > 0 ? following(others, turns) : (turns + 1) % periodOf(offer.tile);
    this.#turnedAt = at === null ? null : key(at);
  }

  get canTurn(): boolean {
    return this.offer !== null && periodOf(this.offer.tile) > 1;
  }

  /** On to the next space that way: of the lit ones with a tile in hand, of the tiles on the board without. */
  step(right: number, down: number): void {
    const among: readonly Place[] = this.offer ? this.lit : this.#view.lying;
    const next = this.at === null ? among[0] : nearest(this.at, among, right, down);
    if (next) {
      this.at = { q: next.q, r: next.r };
      this.down = true;
    }
  }

  /** Take back, one thing at a time: what was set down, then what is in hand. */
  back(): boolean {
    if (this.down || this.at) {
      this.down = false;
      this.at = null;
      return true;
    }
    const had = this.held !== null;
    this.held = null;
    return had;
  }
}

/** The first of these after a turn, going round. */
function following(turns: readonly number[], after: number): number {
  return turns.find((one) => one > after) ?? turns[0] ?? 0;
}
