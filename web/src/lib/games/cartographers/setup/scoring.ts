/** The scoring cards of Cartographers by their stack, as the option `scoring` names them. */
export const STACKS = {
  forest: ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest'],
  farm_water: ['Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse'],
  village: ['Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate'],
  spatial: ['Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons'],
} as const;
export type Stack = keyof typeof STACKS;
export type ScoringCard = (typeof STACKS)[Stack][number];
export const STACK_NAMES = Object.keys(STACKS) as Stack[];
export const EDICTS = ['A', 'B', 'C', 'D'] as const;
export const ANY = '?';

export function isScoringCard(entry: string | undefined): entry is ScoringCard {
  return Object.values(STACKS).some((stack) => (stack as readonly (string | undefined)[]).includes(entry));
}

export function isStack(entry: string): entry is Stack {
  return entry in STACKS;
}

export function readScoring(option: string): string[] {
  return option.split(',').map((entry) => entry.trim());
}

export function writeScoring(entries: readonly string[]): string {
  return entries.join(', ');
}

function stackOf(entry: string): Stack | undefined {
  return STACK_NAMES.find((stack) => stack === entry || (STACKS[stack] as readonly string[]).includes(entry));
}

/** One card of each stack: choosing one leaves to chance whatever else was of its stack. */
export function chooseScoring(entries: readonly string[], edict: number, chosen: string): string[] {
  const stack = stackOf(chosen);
  return entries.map((entry, at) => (at === edict ? chosen : stack !== undefined && stackOf(entry) === stack ? ANY : entry));
}
