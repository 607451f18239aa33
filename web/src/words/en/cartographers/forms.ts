import type { Form, FormWords, Side } from '../../../lib/games/cartographers/forms';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const number = (n: number) => NUMBERS[n] ?? String(n);
const upright = ({ sides: [along] }: Form) => (along === 'up' || along === 'down' ? 'upright' : 'lying');
const AT: Readonly<Record<Side, string>> = {
  up: 'at the top',
  right: 'on the right',
  down: 'at the bottom',
  left: 'on the left',
};
const HALF: Readonly<Record<Side, string>> = { up: 'upper', right: 'right', down: 'lower', left: 'left' };
const WAY: Readonly<Record<Side, string>> = { up: 'up', right: 'to the right', down: 'down', left: 'to the left' };
const corner = ({ sides: [end, side] }: Form) => `${end === 'up' ? 'top' : 'bottom'} ${side}`;

export const words: FormWords = {
  space: () => 'single space',
  line: (form) => `line of ${number(form.size)}, ${upright(form)}`,
  diagonal: (form) => `diagonal of ${number(form.size)}, from the ${corner(form)}`,
  corner: (form) => `corner of ${number(form.size)}, its corner ${corner(form)}`,
  l: ({ size, sides: [long, arm] }) => `L of ${number(size)}, long side ${long}, short arm ${AT[arm]}`,
  step: ({ size, sides: [half, end] }) => `step of ${number(size)}, ${HALF[half]} half ${AT[end]}`,
  longStep: ({ size, sides: [long, end] }) => `long step of ${number(size)}, long side ${long}, short half ${AT[end]}`,
  t: ({ size, sides: [stem] }) => `T of ${number(size)}, stem ${WAY[stem]}`,
  block: ({ size, sides: [full, gap] }) => `block of ${number(size)}, full side ${full}, gap ${AT[gap]}`,
  cross: ({ size }) => `cross of ${number(size)}`,
  u: ({ size, sides: [open] }) => `U of ${number(size)}, open ${AT[open]}`,
  staircase: (form) => `staircase of ${number(form.size)}, its steps to the ${corner(form)}`,
  bars: (form) => `two bars of two, ${upright(form)}, one space apart`,
};
