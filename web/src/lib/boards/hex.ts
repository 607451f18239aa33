/**
 * Hexagons with a corner at the top. Places are axial (q, r); sides count clockwise from the east; each side has
 * two halves, read clockwise, so that a tile's rim has twelve halves and thirteen points, the first being the last.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDES = 6;
const HALVES = 12;
const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export function hexCentre(q: number, r: number, size: number): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** Point `index` of the rim: even ones are corners, odd ones the middles of sides; half h runs from h to h + 1. */
export function rimPoint(index: number, size: number): Point {
  const angle = ((index - 1) * Math.PI) / SIDES;
  const reach = index % 2 === 0 ? size : (size * Math.sqrt(3)) / 2;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

export function sideMiddle(side: number, size: number): Point {
  return rimPoint(2 * side + 1, size);
}

/** The halves of a tile turned clockwise by so many sides. */
export function turnedHalves(halves: string, turns: number): string {
  const shift = HALVES - ((2 * turns) % HALVES);
  return halves.slice(shift) + halves.slice(0, shift);
}

export function turnedRoads(roads: readonly number[], turns: number): number[] {
  return roads.map((side) => (side + turns) % SIDES).sort((a, b) => a - b);
}

export interface Sector {
  readonly letter: string;
  /** The first half, and how many follow in one run. */
  readonly from: number;
  readonly length: number;
}

/** Runs of one biome around the rim; the run that crosses the first half is one run. */
export function sectors(halves: string): Sector[] {
  const starts = [...halves].flatMap((letter, at) => (letter === halves[(at + HALVES - 1) % HALVES] ? [] : [at]));
  if (starts.length === 0) return [{ letter: halves.charAt(0), from: 0, length: HALVES }];
  return starts.map((from, index) => {
    const next = starts[(index + 1) % starts.length] as number;
    return { letter: halves.charAt(from), from, length: (next - from + HALVES) % HALVES };
  });
}

/**
 * A road from the middle of a side to the middle of the tile. It leaves the side at a right angle, so that it goes on
 * smoothly on the next tile, and sways a little on its way, as roads do.
 */
export function roadPath(side: number, size: number): string {
  const { x, y } = sideMiddle(side, size);
  const sway = Math.PI / 8;
  const turned = { x: x * Math.cos(sway) - y * Math.sin(sway), y: x * Math.sin(sway) + y * Math.cos(sway) };
  const straight = { x: x * 0.6, y: y * 0.6 };
  return `M${pair({ x, y })}C${pair(straight)} ${pair({ x: turned.x * 0.4, y: turned.y * 0.4 })} 0 0`;
}

/** The corners of the places, each once, however many places share it. */
export function cornersOf(places: Iterable<{ q: number; r: number }>, size: number): Point[] {
  const corners = new Map<string, Point>();
  for (const { q, r } of places) {
    const centre = hexCentre(q, r, size);
    for (let index = 0; index < HALVES; index += 2) {
      const { x, y } = rimPoint(index, size);
      const corner = { x: centre.x + x, y: centre.y + y };
      corners.set(`${Math.round(corner.x)},${Math.round(corner.y)}`, corner);
    }
  }
  return [...corners.values()];
}

/** The six places around a place, in the order of its sides. */
export function neighbours({ q, r }: { q: number; r: number }): { q: number; r: number }[] {
  return NEIGHBOURS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));
}

export function hexPath(size: number): string {
  const corners = [0, 2, 4, 6, 8, 10].map((index) => pair(rimPoint(index, size)));
  return `M${corners.join('L')}Z`;
}

export function sectorPath({ from, length }: Sector, size: number): string {
  if (length === HALVES) return hexPath(size);
  const rim = Array.from({ length: length + 1 }, (_, step) => pair(rimPoint(from + step, size)));
  return `M0 0L${rim.join('L')}Z`;
}

/** Where a letter sits well in a sector: on its middle line, in from the rim. */
export function sectorMiddle({ from, length }: Sector, size: number): Point {
  if (length === HALVES) return { x: 0, y: size * 0.62 };
  const angle = ((from + length / 2 - 1) * Math.PI) / SIDES;
  return { x: size * 0.66 * Math.cos(angle), y: size * 0.66 * Math.sin(angle) };
}

export function pair({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
