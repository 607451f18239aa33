import type { GameId } from '../api/types';
import type { TableInfo } from '../games/seam';
import { cardWords, optionWords, setup, valueWords } from './i18n';
import { ANY, EDICTS, isScoringCard, isStack, readScoring } from './scoring';

export interface Agreed {
  readonly title: string;
  readonly value: string;
}

function cardOf(entry: string): string {
  if (isScoringCard(entry)) return cardWords().scoring[entry].name;
  return isStack(entry) ? setup().anyOf(setup().stacks[entry]) : setup().anyCard;
}

function valueOf(game: GameId, name: string, value: string): string {
  if (name === 'scoring') {
    const entries = readScoring(value);
    if (entries.every((entry) => entry === ANY)) return setup().anyCard;
    return entries.map((entry, at) => `${EDICTS[at] ?? ''} ${cardOf(entry)}`).join(' · ');
  }
  return valueWords(game, name, value);
}

/** What a table has agreed on, in players' words; what this page has no words for stays out. */
export function agreedOn(game: GameId, options: Readonly<Record<string, string>>): Agreed[] {
  const chance = readScoring(options.scoring ?? ANY).every((entry) => entry === ANY);
  return Object.entries(options).flatMap(([name, value]) => {
    const title = optionWords(game, name)?.title;
    // Where all cards are left to chance, so is their order.
    return title === undefined || (name === 'edict_order' && chance) ? [] : [{ title, value: valueOf(game, name, value) }];
  });
}

/** What happens when somebody stays away for so many seconds; null for nothing. */
export function awayWords(seconds: number | null): string {
  if (seconds === null) return setup().away.never;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? setup().away.after(minutes) : setup().away.afterHours(Math.round(minutes / 60));
}

/** What holds at a table in any game: who may come, and what happens when somebody stays away. */
export function houseRules({ leaverSeconds, public: listed }: Pick<TableInfo, 'leaverSeconds' | 'public'>): Agreed[] {
  return [
    { title: setup().away.title, value: awayWords(leaverSeconds) },
    { title: setup().lobby.title, value: listed ? setup().lobby.everybody : setup().lobby.link },
  ];
}
