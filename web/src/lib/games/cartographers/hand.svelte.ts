import type { Terrain } from './drawn/sheet';
import { stepped } from '../../boards/square';
import { BaseHand } from '../../play/hand.svelte';
import type { Cell } from '../../table/model';
import { type CardName, type Shape, shapesOf } from './cards';
import {
  anchorAt,
  handle,
  key,
  moveText,
  type Outline,
  outline as outlineOf,
  oriented,
  parseMove,
  placed,
  sameOutline,
  SIDE,
} from './shapes';
import type { Choices } from './view';

export interface Offered extends Shape {
  /** Whether it fits anywhere, turned and flipped as one likes. */
  readonly fits: boolean;
}

export interface Ghost {
  readonly cells: readonly Cell[];
  readonly anchor: Cell;
  readonly terrain: Terrain;
  readonly legal: boolean;
  /** Whether the shape is held there by its own middle; near an edge it is pushed back onto the map. */
  readonly held: boolean;
  /** The drawing as it would be sent. */
  readonly move: string;
}

/** How far around the pointer is asked for in advance. */
const REACH = 2;
const MIDDLE: Cell = [(SIDE - 1) / 2, (SIDE - 1) / 2];
const SINGLE: Shape = { cells: [[0, 0]], coin: 0 };
const at = ([row, column]: Cell) => row * SIDE + column;

/** What a player holds over the map: a shape, turned and flipped, of a terrain. Nothing of it asks the server. */
export class Hand extends BaseHand<Cell, Ghost> {
  shape = $state(0);
  terrain = $state<Terrain>('forest');
  turns = $state(0);
  flipped = $state(false);

  readonly offered: readonly Offered[];
  readonly terrains: readonly Terrain[];
  readonly #anchors: ReadonlyMap<string, ReadonlySet<number>>;

  constructor(card: CardName, choices: Choices) {
    super();
    const shapes = choices.falls_back ? [SINGLE] : shapesOf(card);
    this.offered = shapes.map((shape, number) => ({
      ...shape,
      fits: choices.ways.some((way) => way.shape === number),
    }));
    this.terrains = choices.terrains;
    this.#anchors = new Map(choices.ways.map((way) => [key(way.cells), new Set(way.anchors.map(at))]));
    this.terrain = choices.terrains[0] ?? 'forest';
    this.#take(
      Math.max(
        0,
        this.offered.findIndex(({ fits }) => fits),
      ),
    );
  }

  /** Take a shape as it is held now, or else the first way round that fits somewhere. */
  #take(shape: number): void {
    this.shape = shape;
    const ways = [false, true].flatMap((flipped) => [0, 1, 2, 3].map((turns) => ({ turns, flipped })));
    const fitting = [{ turns: this.turns, flipped: this.flipped }, ...ways].find(({ turns, flipped }) =>
      this.#anchors.has(key(this.#way(turns, flipped))),
    );
    this.turns = fitting?.turns ?? 0;
    this.flipped = fitting?.flipped ?? false;
  }

  #way(turns: number, flipped: boolean): Outline {
    return oriented(this.offered[this.shape]?.cells ?? SINGLE.cells, turns, flipped);
  }

  readonly outline: Outline = $derived(this.#way(this.turns, this.flipped));
  readonly #legal = $derived.by(() => this.#anchors.get(key(this.outline)) ?? new Set<number>());

  readonly canTurn = $derived([1, 2, 3].some((more) => !sameOutline(this.outline, this.#way(this.turns + more, this.flipped))));
  readonly canFlip = $derived(!sameOutline(this.outline, this.#mirrored()));

  /** What pointing at each space, row by row, would draw, and whether that is allowed. */
  readonly places: readonly Ghost[] = $derived.by(() => {
    const { outline, terrain } = this;
    const [legal, held] = [this.#legal, handle(outline)];
    return Array.from({ length: SIDE * SIDE }, (_, index): Ghost => {
      const [row, column] = [Math.floor(index / SIDE), index % SIDE];
      const anchor = anchorAt(outline, [row, column], held);
      const cells = placed(outline, anchor);
      return {
        anchor,
        cells,
        terrain,
        legal: legal.has(at(anchor)),
        held: anchor[0] + held[0] === row && anchor[1] + held[1] === column,
        move: moveText(terrain, cells),
      };
    });
  });
  readonly ghost: Ghost | null = $derived(this.at === null ? null : (this.places[at(this.at)] ?? null));

  /** The moves worth knowing more about: the one pointed at, then everything around it. */
  get questions(): readonly string[] {
    const { ghost, at, places } = this;
    if (ghost === null || at === null) return [];
    const near = (line: number) =>
      Array.from({ length: 2 * REACH + 1 }, (_, i) => line - REACH + i).filter((to) => to >= 0 && to < SIDE);
    const around = near(at[0]).flatMap((row) => near(at[1]).flatMap((column) => places[row * SIDE + column]?.move ?? []));
    return [...new Set([ghost.move, ...around])];
  }

  #mirrored(): Outline {
    return this.#way((4 - this.turns) % 4, !this.flipped);
  }

  /** A quarter turn clockwise; shapes that look the same from two sides skip to the next that differs. */
  turn(): void {
    if (!this.canTurn) return;
    const before = this.outline;
    do this.turns = (this.turns + 1) % 4;
    while (sameOutline(before, this.outline));
  }

  /** As in a mirror standing beside it, however it has been turned. */
  flip(): void {
    this.turns = (4 - this.turns) % 4;
    this.flipped = !this.flipped;
  }

  choose(shape: number): void {
    if (this.offered[shape]?.fits) this.#take(shape);
  }

  nextShape(): void {
    const fitting = this.offered.flatMap(({ fits }, number) => (fits ? [number] : []));
    this.#take(fitting[(fitting.indexOf(this.shape) + 1) % fitting.length] ?? this.shape);
  }

  nextTerrain(): void {
    this.terrain = this.terrains[(this.terrains.indexOf(this.terrain) + 1) % this.terrains.length] ?? this.terrain;
  }

  /** Point at a space; `held` is the cell of the shape that lies under the pointer, the middle one if none is named. */
  point(cell: Cell | null, held?: Cell): void {
    if (cell === null || held === undefined) {
      this.at = cell;
      return;
    }
    const [row, column] = anchorAt(this.outline, cell, held);
    const [down, right] = handle(this.outline);
    this.at = [row + down, column + right];
  }

  step(right: number, down: number): void {
    this.at = this.at === null ? MIDDLE : stepped(this.at, [right, down], SIDE);
  }

  covers([row, column]: Cell): boolean {
    return this.ghost?.cells.some(([r, c]) => r === row && c === column) ?? false;
  }

  /** Hold a drawing up, set down where it would be made. */
  show(move: string): void {
    const drawn = parseMove(move);
    if (drawn === null) return;
    const wanted = outlineOf(drawn.cells);
    for (const [shape, { fits }] of this.offered.entries()) {
      for (const flipped of [false, true]) {
        for (const turns of [0, 1, 2, 3]) {
          if (!fits || !sameOutline(oriented(this.offered[shape]?.cells ?? [], turns, flipped), wanted)) continue;
          [this.shape, this.flipped, this.turns, this.terrain] = [shape, flipped, turns, drawn.terrain];
          this.point(drawn.cells[0] ?? [0, 0], wanted[0]);
          this.down = true;
          return;
        }
      }
    }
  }
}
