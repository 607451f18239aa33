import type { MisterraEvent as Event } from '../../api/schema';
import type { Beat } from '../../play/beats';
import { gainsOf } from './event-words';
import { words } from './i18n';
import { signed } from './parts';
import { parsePlace } from './spaces';
import { OTOMA } from './view';

/** A number on the board: what happened, in order, by whom; null for Otoma. */
export interface Mark {
  /** The beat's place among those that happened. */
  readonly beat: number;
  readonly seat: number | null;
  readonly place: string;
  /** How many marks the place bears before this one. */
  readonly before: number;
}

type Happened = readonly Beat<Event>[];

/** Where an event left its trace on the island. */
function placesOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'landed':
      return [event.place];
    case 'walked':
      return event.path.slice(-1);
    case 'acted_on_island':
    case 'claimed':
      return [event.space];
    default:
      return [];
  }
}

function marksOf(happened: Happened, places: (event: Event) => readonly string[]): Mark[] {
  const marks: Mark[] = [];
  happened.forEach(({ seat, events }, beat) => {
    for (const place of events.flatMap(places)) {
      marks.push({ beat, seat, place, before: marks.filter((mark) => mark.place === place).length });
    }
  });
  return marks;
}

export const islandMarks = (happened: Happened): Mark[] => marksOf(happened, placesOf);

/** What was mapped on the parchment of a seat. */
export const parchmentMarks = (happened: Happened, seat: number): Mark[] =>
  marksOf(happened, (event) => (event.kind === 'mapped' && event.seat === seat ? event.halves.map(({ space }) => space) : []));

/** Whose mapping is being shown; null where it is something else. */
export function mapperOf(beat: Beat<Event> | undefined): number | null {
  const mapping = beat?.events.some(({ kind }) => kind === 'mapped' || kind === 'acted_on_island' || kind === 'points_changed');
  return mapping ? (beat?.seat ?? null) : null;
}

export interface Trail {
  readonly beat: number;
  readonly seat: number;
  readonly path: readonly string[];
}

export const trailsOf = (happened: Happened): Trail[] =>
  happened.flatMap(({ events }, beat) =>
    events.flatMap((event) => (event.kind === 'walked' ? [{ beat, seat: event.seat, path: event.path }] : [])),
  );

export interface Claim {
  readonly beat: number;
  readonly owner: number;
  readonly region: readonly string[];
}

export const claimsOf = (happened: Happened): Claim[] =>
  happened.flatMap(({ events }, beat) =>
    events.flatMap((event) => (event.kind === 'claimed' ? [{ beat, owner: event.owner, region: event.region }] : [])),
  );

/** Points that rise from a space, with their reason. */
export interface Gain {
  readonly owner: number;
  readonly said: string;
}

export function gainsAt(beat: Beat<Event> | undefined): Gain[] {
  return (beat?.events ?? []).flatMap((event): Gain[] => {
    if (event.kind === 'points_changed') return gainsOf(event).map((said) => ({ owner: event.owner, said }));
    if (event.kind !== 'claimed') return [];
    return [{ owner: event.owner, said: words().preview.part(signed(event.points), words().preview.thisClaim) }];
  });
}

/** The space that a beat is about, or the one before it where it has none of its own. */
export const spaceOf = (happened: Happened, current: number): string | null =>
  islandMarks(happened.slice(0, current + 1)).at(-1)?.place ?? null;

/** The outline of a region: the sides of its spaces beyond which it does not go. */
export function outline(region: readonly string[], side: number): string {
  const inside = new Set(region.map((space) => parsePlace(space).join()));
  return region
    .map(parsePlace)
    .flatMap(([row, column]) => {
      const [x, y] = [column * side, row * side];
      const open = (down: number, right: number) => !inside.has([row + down, column + right].join());
      return [
        ...(open(-1, 0) ? [`M${x} ${y}h${side}`] : []),
        ...(open(1, 0) ? [`M${x} ${y + side}h${side}`] : []),
        ...(open(0, -1) ? [`M${x} ${y}v${side}`] : []),
        ...(open(0, 1) ? [`M${x + side} ${y}v${side}`] : []),
      ];
    })
    .join('');
}

/** The name of an owner's colour. */
export const colourOf = (owner: number | null): string =>
  `var(--seat-${owner === null || owner === OTOMA ? 'other' : owner + 1})`;
