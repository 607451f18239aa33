import { neighbours } from '../../boards/hex';
import { BaseHand } from '../../play/hand.svelte';
import type { Place } from './drawn/land';
import { key, moveText, parseMove, periodOf, samePlace } from './moves';
import { nearest } from './board/geometry';
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

/**
 * What a player has picked and where it is held. What is legal came with the choices; what each move earns is told as it
 * becomes known. A place that is chosen takes the tile turned to where it earns most, unless it was turned by hand.
 */
export class Hand extends BaseHand<Place, Ghost> {
  /** The tile in hand. */
  held = $state<string | null>(null);
  /** How it was turned by hand, and over which place: there it stays so, even if it does not fit. */
  #byHand = $state.raw<{ readonly turns: number; readonly over: string | null } | null>(null);

  readonly offers: readonly Offer[];
  readonly canPass: boolean;
  /** The empty spaces beside the tiles: what can be pointed at with a tile in hand. */
  readonly frontier: ReadonlyMap<string, Place>;
  readonly #legal = new Map<string, Map<string, number[]>>();
  readonly #lifts: ReadonlySet<string>;
  readonly #view: View;
  readonly #points: (move: string) => number | null;

  /** `points` tells what a move earns, null as long as that is not known. */
  constructor(view: View, seat: number, choices: Choices, points: (move: string) => number | null = () => null) {
    super();
    this.#view = view;
    this.#points = points;
    for (const move of choices) {
      if (move.verb !== 'play' && move.verb !== 'back') continue;
      const places = this.#legal.get(move.tile) ?? new Map<string, number[]>();
      this.#legal.set(move.tile, places);
      places.set(key(move.at), [...(places.get(key(move.at)) ?? []), move.turns]);
    }
    this.#lifts = new Set(choices.flatMap((move) => (move.verb === 'lift' ? [move.tile] : [])));
    this.canPass = choices.some(({ verb }) => verb === 'pass');
    const plays = view.steps.some(({ step, state }) => step === 'play' && state === 'now');
    const own = plays ? [...view.hand, ...(view.players[seat]?.ends ?? [])] : [];
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

  readonly turns: number = $derived.by(() => (this.at === null ? (this.#byHand?.turns ?? 0) : this.turnsAt(this.at)));

  readonly ghost: Ghost | null = $derived.by(() => {
    const { at, turns, offer } = this;
    if (at === null) return null;
    if (offer) {
      const { verb, tile } = offer;
      const legal = this.legalTurns(at).includes(turns);
      return { verb, tile, at, turns, legal, move: this.#moveAt(offer, at, turns) };
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
    return [
      ...new Set([
        ...(ghost ? [ghost.move] : []),
        ...(at ? this.movesAt(at) : []),
        ...this.lit.flatMap((place) => this.movesAt(place)),
      ]),
    ];
  });

  legalTurns(place: Place): readonly number[] {
    return this.#legal.get(this.held ?? '')?.get(key(place)) ?? [];
  }

  /** How the tile in hand lies there when the place is chosen: as it was turned by hand, or where that does not fit as earns most. */
  turnsAt(place: Place): number {
    const byHand = this.#byHand;
    const here = byHand?.over === key(place);
    const [best] = this.#fromBest(place);
    if (byHand && (here || best === undefined || (byHand.over === null && this.legalTurns(place).includes(byHand.turns))))
      return byHand.turns;
    return best ?? 0;
  }

  /** What choosing the place earns; null as long as not all of its turns are known. */
  pointsAt(place: Place): number | null {
    const { offer } = this;
    if (!offer || this.movesAt(place).some((move) => this.#points(move) === null)) return null;
    return this.#points(this.#moveAt(offer, place, this.turnsAt(place)));
  }

  /** The turns that fit, from what earns most to what earns least. */
  #fromBest(place: Place): number[] {
    const { offer } = this;
    if (!offer) return [];
    const earns = (turns: number) => this.#points(this.#moveAt(offer, place, turns)) ?? -1;
    return [...this.legalTurns(place)].sort((one, other) => earns(other) - earns(one) || one - other);
  }

  #moveAt({ verb, tile }: Offer, at: Place, turns: number): string {
    return moveText({ verb, tile: tile.id, at, turns });
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
    return this.legalTurns(place).map((turns) => this.#moveAt(offer, place, turns));
  }

  take(tile: string): void {
    if (!this.offers.some((offer) => offer.tile.id === tile && offer.fits)) return;
    const again = this.held === tile;
    this.held = again ? null : tile;
    this.#byHand = null;
    this.at = null;
    this.down = false;
  }

  /** Over the first place where the tile in hand fits; not set down, so that a pointer can take it along. */
  aim(): void {
    if (this.at === null) this.at = this.lit[0] ?? null;
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
      this.#byHand = { turns: move.turns, over: key(move.at) };
    }
    this.down = this.at !== null;
  }

  /** Point at a space: one to lay the tile on, or with none in hand a tile's own. One that cannot be meant is let go. */
  point(place: Place | null): void {
    const meant =
      place !== null && (this.offer ? this.frontier.has(key(place)) : this.#view.lying.some((one) => samePlace(one, place)));
    this.at = meant ? place : null;
    if (!meant) this.down = false;
  }

  /** To the next turn that fits here, from the best to the worst; where no other does, to the next turn. */
  turn(): void {
    const { offer, turns, at } = this;
    if (!offer) return;
    const fitting = at === null ? [] : this.#fromBest(at);
    const next = fitting.some((one) => one !== turns) ? fitting[(fitting.indexOf(turns) + 1) % fitting.length] : undefined;
    this.#byHand = { turns: next ?? (turns + 1) % periodOf(offer.tile), over: at === null ? null : key(at) };
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

  /** Without a tile in hand, or one on the board to lift, the arrows move the board. */
  override canStep(): boolean {
    return this.offer !== null || this.canLiftAny;
  }

  covers(place: Place): boolean {
    return this.at !== null && samePlace(this.at, place);
  }

  /** Set down at once: it stays there while a pointer passes by. */
  override reach(place: Place): void {
    if (!this.down && !this.covers(place)) this.setDown(place);
  }

  /** Take back, one thing at a time: what was set down, then what is in hand. */
  override lift(): boolean {
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
