import type { Form, FormWords, Side } from '../../../lib/games/cartographers/forms';

const NUMBERS = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf'];
const number = (n: number) => NUMBERS[n] ?? String(n);
const upright = ({ sides: [along] }: Form) => (along === 'up' || along === 'down' ? 'staand' : 'liggend');
const AT: Readonly<Record<Side, string>> = { up: 'boven', right: 'rechts', down: 'onder', left: 'links' };
const HALF: Readonly<Record<Side, string>> = {
  up: 'bovenste helft',
  right: 'rechterhelft',
  down: 'onderste helft',
  left: 'linkerhelft',
};
const TO: Readonly<Record<Side, string>> = {
  up: 'naar boven',
  right: 'naar rechts',
  down: 'naar beneden',
  left: 'naar links',
};
const corner = ({ sides: [end, side] }: Form) => `${AT[side]}${AT[end]}`;

export const words: FormWords = {
  space: () => 'één vakje',
  line: (form) => `rij van ${number(form.size)}, ${upright(form)}`,
  diagonal: (form) => `diagonaal van ${number(form.size)}, vanaf ${corner(form)}`,
  corner: (form) => `hoek van ${number(form.size)}, hoekpunt ${corner(form)}`,
  l: ({ size, sides: [long, arm] }) => `L van ${number(size)}, lange kant ${AT[long]}, korte poot ${AT[arm]}`,
  step: ({ size, sides: [half, end] }) => `S van ${number(size)}, ${HALF[half]} ${AT[end]}`,
  longStep: ({ size, sides: [long, end] }) => `lange S van ${number(size)}, lange kant ${AT[long]}, korte helft ${AT[end]}`,
  t: ({ size, sides: [stem] }) => `T van ${number(size)}, poot ${TO[stem]}`,
  block: ({ size, sides: [full, gap] }) => `blok van ${number(size)}, volle kant ${AT[full]}, gat ${AT[gap]}`,
  cross: ({ size }) => `kruis van ${number(size)}`,
  u: ({ size, sides: [open] }) => `U van ${number(size)}, open ${TO[open]}`,
  staircase: (form) => `trap van ${number(form.size)}, treden ${corner(form)}`,
  bars: (form) => `twee balken van twee, ${upright(form)}, één vakje uit elkaar`,
};
