import type { GameId } from '../api/types';
import type { TableInfo } from '../table/model';
import { FIRST_PLAYER, inOrder, optionWords, setupOf, valueWords } from './games';
import { words } from './i18n';

export interface Agreed {
  readonly title: string;
  readonly value: string;
}

/**
 * All that a table has agreed on, in players' words and in the order in which people care about it. Left out is only what
 * says nothing: who begins where one plays alone, or what the game itself leaves out.
 */
export function agreedOn(game: GameId, options: Readonly<Record<string, string>>, seats?: readonly string[]): Agreed[] {
  const named = inOrder(
    game,
    Object.entries(options).map(([name, value]) => ({ name, value })),
  );
  return named.flatMap(({ name, value }) => {
    const told = setupOf(game)?.agreed?.(name, options);
    if (told === null || (name === FIRST_PLAYER && seats?.length === 1)) return [];
    return [{ title: optionWords(game, name).title, value: told ?? valueWords(game, name, value, seats?.[Number(value) - 1]) }];
  });
}

/** What happens when somebody stays away, and after how many seconds; null for never. */
export type Absence = Pick<TableInfo, 'leaver_seconds' | 'absence'>;

/** Where people play at the same time, nobody should block the others for long, nor be replaced unasked. */
export const USUAL_ABSENCE: Absence = { leaver_seconds: 120, absence: 'ask' };

export function awayWords({ leaver_seconds, absence }: Absence): string {
  if (leaver_seconds === null) return words().away.never;
  const minutes = Math.max(1, Math.round(leaver_seconds / 60));
  if (absence === 'ask') return words().away.ask(minutes);
  return minutes < 60 ? words().away.after(minutes) : words().away.afterHours(Math.round(minutes / 60));
}

/** What holds at a table in any game: who may come, and what happens when somebody stays away. */
export function houseRules({
  public: listed,
  components = null,
  ...absence
}: Absence & Pick<TableInfo, 'public'> & Partial<Pick<TableInfo, 'components'>>): Agreed[] {
  return [
    ...(components === null ? [] : [{ title: words().box.title, value: words().box.own }]),
    { title: words().away.title, value: awayWords(absence) },
    { title: words().lobby.title, value: listed ? words().lobby.everybody : words().lobby.link },
  ];
}
