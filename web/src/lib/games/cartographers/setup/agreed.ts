import { words } from '.';
import { cardWords } from '../card-words';
import { ANY, EDICTS, isScoringCard, isStack, readScoring } from './scoring';

function cardOf(entry: string): string {
  if (isScoringCard(entry)) return cardWords().scoring[entry].name;
  return isStack(entry) ? words().anyOf(words().stacks[entry]) : words().anyCard;
}

/** The scoring cards by name. Where all cards are left to chance, so is their order. */
export function agreed(name: string, chosen: Readonly<Record<string, string>>): string | null | undefined {
  const entries = readScoring(chosen.scoring ?? ANY);
  const chance = entries.every((entry) => entry === ANY);
  if (name === 'edict_order' && chance) return null;
  if (name !== 'scoring') return undefined;
  if (chance) return words().anyCard;
  return entries.map((entry, at) => `${EDICTS[at] ?? ''} ${cardOf(entry)}`).join(' · ');
}
