import type { GameId } from '../api/types';
import type { TableInfo } from '../table/model';
import { optionWords, setupOf, valueWords } from './games';
import { words } from './i18n';

export interface Agreed {
  readonly title: string;
  readonly value: string;
}

/** What a table has agreed on, in players' words; what this page has no words for stays out. */
export function agreedOn(game: GameId, options: Readonly<Record<string, string>>): Agreed[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const title = optionWords(game, name)?.title;
    const told = setupOf(game)?.agreed?.(name, options);
    return title === undefined || told === null ? [] : [{ title, value: told ?? valueWords(game, name, value) }];
  });
}

/** What happens when somebody stays away for so many seconds; null for nothing. */
export function awayWords(seconds: number | null): string {
  if (seconds === null) return words().away.never;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? words().away.after(minutes) : words().away.afterHours(Math.round(minutes / 60));
}

/** What holds at a table in any game: who may come, and what happens when somebody stays away. */
export function houseRules({ leaver_seconds, public: listed }: Pick<TableInfo, 'leaver_seconds' | 'public'>): Agreed[] {
  return [
    { title: words().away.title, value: awayWords(leaver_seconds) },
    { title: words().lobby.title, value: listed ? words().lobby.everybody : words().lobby.link },
  ];
}
