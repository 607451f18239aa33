import type { Cell } from '../../table/model';
import { oriented, type Outline, outline, sameOutline } from './shapes';

export type Side = 'up' | 'right' | 'down' | 'left';

/** What a shape looks like, to be said: its form, how many spaces, and which way it lies. */
export interface Form {
  readonly kind: FormKind;
  readonly size: number;
  /** Two sides that tell the ways round apart; what they mean differs from form to form, and they are told in its words. */
  readonly sides: readonly [Side, Side];
}

/** Each form as drawn, with its sides; those of a corner are told with up and down first. */
const FORMS = {
  space: ['■', 'up', 'left'],
  line: ['■/■', 'up', 'left'],
  diagonal: ['■·/·■', 'up', 'left'],
  corner: ['■·/■■', 'down', 'left'],
  /** The longer bar, and where along it the short arm stands. */
  l: ['■··/■■■', 'down', 'left'],
  /** One half, and to which end it is moved along. */
  step: ['·■■/■■·', 'up', 'right'],
  /** The longer bar, and where the shorter one goes on. */
  longStep: ['··■■/■■■·', 'down', 'right'],
  /** The stem. */
  t: ['■■■/·■·', 'down', 'left'],
  /** The full side, and where the other lacks a space. */
  block: ['■■■/■■·', 'up', 'right'],
  cross: ['·■·/■■■/·■·', 'up', 'left'],
  /** The open side. */
  u: ['■·■/■■■', 'up', 'left'],
  /** The corner that its steps bulge to. */
  staircase: ['■··/■■·/·■■', 'down', 'left'],
  /** Along which the bars run. */
  bars: ['■·■/■·■', 'up', 'left'],
} as const satisfies Readonly<Record<string, readonly [string, Side, Side]>>;
export type FormKind = keyof typeof FORMS;
/** How each form is said, in which way it lies. */
export type FormWords = Readonly<Record<FormKind, (form: Form) => string>>;

/** The same forms with longer arms. */
const LONGER: readonly (readonly [FormKind, string])[] = [
  ['line', '■/■/■'],
  ['line', '■/■/■/■'],
  ['diagonal', '■··/·■·/··■'],
  ['corner', '■··/■··/■■■'],
  ['t', '■■■/·■·/·■·'],
];

const CLOCKWISE: readonly Side[] = ['up', 'right', 'down', 'left'];
const turned = (side: Side, turns: number): Side => CLOCKWISE[(CLOCKWISE.indexOf(side) + turns) % 4] ?? side;
const flippedSide = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);

function parsed(drawn: string): Outline {
  return outline(drawn.split('/').flatMap((row, r) => [...row].flatMap((sign, c): Cell[] => (sign === '■' ? [[r, c]] : []))));
}

const DRAWN = [
  ...Object.entries(FORMS).map(([kind, [drawn]]) => [kind as FormKind, parsed(drawn)] as const),
  ...LONGER.map(([kind, drawn]) => [kind, parsed(drawn)] as const),
];
const CORNERED: readonly FormKind[] = ['diagonal', 'corner', 'staircase'];

/** The form of a shape, however it is turned and flipped; null for one that has no name. */
export function formOf(way: Outline): Form | null {
  for (const [kind, drawn] of DRAWN) {
    if (drawn.length !== way.length) continue;
    for (const flipped of [false, true]) {
      for (const turns of [0, 1, 2, 3]) {
        if (!sameOutline(oriented(drawn, turns, flipped), way)) continue;
        const [, ...sides] = FORMS[kind];
        const [one, other] = sides.map((side) => turned(flipped ? flippedSide(side) : side, turns)) as [Side, Side];
        const swapped = CORNERED.includes(kind) && (one === 'left' || one === 'right');
        return { kind, size: way.length, sides: swapped ? [other, one] : [one, other] };
      }
    }
  }
  return null;
}
