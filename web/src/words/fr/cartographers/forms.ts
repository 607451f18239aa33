import type { Form, FormWords, Side } from '../../../lib/games/cartographers/forms';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'];
const number = (n: number) => NUMBERS[n] ?? String(n);
const upright = ({ sides: [along] }: Form) => (along === 'up' || along === 'down' ? 'verticale' : 'horizontale');
const AT: Readonly<Record<Side, string>> = { up: 'en haut', right: 'à droite', down: 'en bas', left: 'à gauche' };
const OF: Readonly<Record<Side, string>> = { up: 'du haut', right: 'de droite', down: 'du bas', left: 'de gauche' };
const TO: Readonly<Record<Side, string>> = {
  up: 'vers le haut',
  right: 'vers la droite',
  down: 'vers le bas',
  left: 'vers la gauche',
};
const corner = ({ sides: [end, side] }: Form) => `${AT[end]} ${AT[side]}`;

export const words: FormWords = {
  space: () => 'une seule case',
  line: (form) => `barre de ${number(form.size)}, ${upright(form)}`,
  diagonal: (form) => `diagonale de ${number(form.size)}, partant d’${corner(form)}`,
  corner: (form) => `équerre de ${number(form.size)}, angle ${corner(form)}`,
  l: ({ size, sides: [long, arm] }) => `L de ${number(size)}, grand côté ${AT[long]}, petite branche ${AT[arm]}`,
  step: ({ size, sides: [half, end] }) => `S de ${number(size)}, moitié ${OF[half]} ${AT[end]}`,
  longStep: ({ size, sides: [long, end] }) => `grand S de ${number(size)}, grand côté ${AT[long]}, petite moitié ${AT[end]}`,
  t: ({ size, sides: [stem] }) => `T de ${number(size)}, pied ${TO[stem]}`,
  block: ({ size, sides: [full, gap] }) => `bloc de ${number(size)}, côté plein ${AT[full]}, creux ${AT[gap]}`,
  cross: ({ size }) => `croix de ${number(size)}`,
  u: ({ size, sides: [open] }) => `U de ${number(size)}, ouvert ${TO[open]}`,
  staircase: (form) => `escalier de ${number(form.size)}, marches ${corner(form)}`,
  bars: (form) => `deux barres de deux, ${upright(form)}s, à une case d’écart`,
};
