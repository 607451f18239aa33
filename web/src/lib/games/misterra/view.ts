import { fields, flag, list, oneOf, orNull, text, Unreadable, whole } from '../../api/reading';
import type { IslandTerrain } from './drawn/island';
import type { AnyView } from '../seam';
import { readChange, type SpaceChange, terrain } from './changes';

export const PHASES = ['keep', 'go', 'choose', 'act', 'otoma', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Otoma where a claim belongs to nobody at the table. */
export const OTOMA = -1;

export interface Presumption {
  readonly card: number;
  readonly family: string;
  readonly terrain: IslandTerrain | null;
  readonly other: IslandTerrain | null;
  /** How many are needed, and the points for them. */
  readonly steps: readonly (readonly [number, number])[];
  readonly beyond: number;
  readonly each: number;
  /** Rows joined by `/`; empty where it is no pattern. */
  readonly pattern: string;
  readonly points: number;
  readonly count: number | null;
  readonly needed: number | null;
  readonly gain: number;
}

export interface Player {
  readonly seat: number;
  readonly parchment: string;
  readonly place: string | null;
  readonly sees: readonly string[];
  readonly claims: readonly string[];
  readonly markers: number;
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
  readonly decided: boolean;
  readonly presumptions: readonly Presumption[] | null;
}

export interface Region {
  readonly terrain: IslandTerrain;
  readonly spaces: readonly string[];
  readonly confirmed: number;
  readonly owners: readonly number[];
  readonly disputed: boolean;
}

/** A claim marker, and what it would earn now. */
export interface Claim {
  /** A seat, or OTOMA. */
  readonly owner: number;
  readonly space: string;
  readonly terrain: IslandTerrain;
  /** Confirmed tiles only. */
  readonly tiles: number;
  readonly points: number;
  readonly disputed: boolean;
}

export const AUTOMATIC = ['stay', 'take', 'no_card', 'jungle'] as const;

/** A step that the table took by itself, since there was nothing to decide. */
export interface Automatic {
  readonly round: number;
  readonly seat: number;
  readonly step: (typeof AUTOMATIC)[number];
  readonly card: string | null;
}

/** What parchment and claims were worth at some moment. */
export interface Points {
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
}

export interface OtomaHalfDay {
  readonly spaces: readonly string[];
  /** `map steppe` or `confirm steppe`. */
  readonly actions: readonly string[];
  /** What each action did. */
  readonly changes: readonly SpaceChange[];
  /** Whether its card has it claim; where it did is named, if it found something to claim. */
  readonly claim: boolean;
  readonly claimed: string | null;
  /** Whether the player is being asked where it claims. */
  readonly asked: boolean;
}

export interface Otoma {
  readonly claims: readonly string[];
  readonly markers: number;
  readonly claimed: number;
  readonly deck: number;
  /** The spaces of its next half day; null when there is none. */
  readonly topSpaces: readonly string[] | null;
  /** The island as its last turn found it. */
  readonly met: string;
  /** What the player had then. */
  readonly metPoints: Points;
  readonly lastTurn: readonly OtomaHalfDay[];
}

export interface Result {
  readonly scores: readonly ReadonlyMap<string, number>[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly decided_by: 'points' | 'fidelity' | 'shared';
  readonly rating: number | null;
  /** Codes of the words for total, presumptions, fidelity and claims. */
  readonly titles: readonly string[];
}

export interface View extends AnyView {
  readonly phase: Phase;
  readonly round: number;
  readonly first: number | null;
  readonly turn: number | null;
  readonly half: number;
  readonly ending: string;
  readonly island: string;
  readonly supply: readonly number[];
  readonly display: readonly string[];
  readonly card: string | null;
  readonly tucked: boolean;
  readonly deck: number;
  readonly bottom: readonly string[];
  readonly regions: readonly Region[];
  readonly claims: readonly Claim[];
  /** What the table did by itself since the latest decision. */
  readonly automatic: readonly Automatic[];
  readonly players: readonly Player[];
  readonly dealt: readonly Presumption[];
  readonly pending: string | null;
  readonly otoma: Otoma | null;
  readonly result: Result | null;
}

/** The cards that the viewing seat has chosen to keep, before the others have chosen. */
export function keptOf({ pending, dealt }: View): Presumption[] {
  const kept = pending?.split(' ') ?? [];
  return dealt.filter(({ card }) => kept.includes(String(card)));
}

const texts = (value: unknown) => list(value, text);
const wholes = (value: unknown) => list(value, whole);

export function two(value: unknown): readonly [number, number] {
  const [one, other] = wholes(value);
  if (one === undefined || other === undefined) throw new Unreadable('expected two numbers');
  return [one, other];
}

function presumption(value: unknown): Presumption {
  const sent = fields(value);
  return {
    card: whole(sent.card),
    family: text(sent.family),
    terrain: orNull(sent.terrain, terrain),
    other: orNull(sent.other, terrain),
    steps: list(sent.steps, two),
    beyond: whole(sent.beyond),
    each: whole(sent.each),
    pattern: text(sent.pattern),
    points: whole(sent.points),
    count: orNull(sent.count, whole),
    needed: orNull(sent.needed, whole),
    gain: whole(sent.gain),
  };
}

function player(value: unknown): Player {
  const sent = fields(value);
  return {
    seat: whole(sent.seat),
    parchment: text(sent.parchment),
    place: orNull(sent.place, text),
    sees: texts(sent.sees),
    claims: texts(sent.claims),
    markers: whole(sent.markers),
    fidelity: whole(sent.fidelity),
    lines: whole(sent.lines),
    empty: whole(sent.empty),
    claimed: whole(sent.claimed),
    decided: flag(sent.decided),
    presumptions: orNull(sent.presumptions, (cards) => list(cards, presumption)),
  };
}

function region(value: unknown): Region {
  const sent = fields(value);
  return {
    terrain: terrain(sent.terrain),
    spaces: texts(sent.spaces),
    confirmed: whole(sent.confirmed),
    owners: wholes(sent.owners),
    disputed: flag(sent.disputed),
  };
}

function claim(value: unknown): Claim {
  const sent = fields(value);
  return {
    owner: whole(sent.owner),
    space: text(sent.space),
    terrain: terrain(sent.terrain),
    tiles: whole(sent.tiles),
    points: whole(sent.points),
    disputed: flag(sent.disputed),
  };
}

function automatic(value: unknown): Automatic {
  const sent = fields(value);
  return { round: whole(sent.round), seat: whole(sent.seat), step: oneOf(sent.step, AUTOMATIC), card: orNull(sent.card, text) };
}

function points(value: unknown): Points {
  const sent = fields(value);
  return { fidelity: whole(sent.fidelity), lines: whole(sent.lines), empty: whole(sent.empty), claimed: whole(sent.claimed) };
}

function otoma(value: unknown): Otoma {
  const sent = fields(value);
  return {
    claims: texts(sent.claims),
    markers: whole(sent.markers),
    claimed: whole(sent.claimed),
    deck: whole(sent.deck),
    topSpaces: orNull(sent.top_spaces, texts),
    met: text(sent.met),
    metPoints: points(sent.met_points),
    lastTurn: list(sent.last_turn, (half) => {
      const { spaces, actions, changes, claim: claims, claimed, asked } = fields(half);
      return {
        spaces: texts(spaces),
        actions: texts(actions),
        changes: list(changes, readChange),
        claim: flag(claims),
        claimed: orNull(claimed, text),
        asked: flag(asked),
      };
    }),
  };
}

function result(value: unknown): Result {
  const sent = fields(value);
  return {
    scores: list(
      sent.scores,
      (sheet) =>
        new Map(
          list(sheet, (line): [string, number] => {
            const [name, points] = list(line, (part) => part);
            return [text(name), whole(points)];
          }),
        ),
    ),
    totals: wholes(sent.totals),
    winners: wholes(sent.winners),
    decided_by: oneOf(sent.decided_by, ['points', 'fidelity', 'shared']),
    rating: orNull(sent.rating, whole),
    titles: texts(sent.titles),
  };
}

export function readView(value: unknown): View {
  const sent = fields(value);
  return {
    seat: orNull(sent.seat, whole),
    waiting: wholes(sent.waiting),
    phase: oneOf(sent.phase, PHASES),
    round: whole(sent.round),
    first: orNull(sent.first, whole),
    turn: orNull(sent.turn, whole),
    half: whole(sent.half),
    ending: text(sent.ending),
    island: text(sent.island),
    supply: wholes(sent.supply),
    display: texts(sent.display),
    card: orNull(sent.card, text),
    tucked: flag(sent.tucked),
    deck: whole(sent.deck),
    bottom: texts(sent.bottom),
    regions: list(sent.regions, region),
    claims: list(sent.claims, claim),
    automatic: list(sent.automatic, automatic),
    players: list(sent.players, player),
    dealt: list(sent.dealt, presumption),
    pending: orNull(sent.pending, text),
    otoma: orNull(sent.otoma, otoma),
    result: orNull(sent.result, result),
  };
}
