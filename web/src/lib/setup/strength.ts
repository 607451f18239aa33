import type { Bot } from '../api/schema';
import type { GameId } from '../api/types';
import { botName } from '../table/names';
import { words } from './i18n';

const percent = (share: number) => Math.round(share * 100);

/** How a bot plays. */
export function botMeaning({ id }: Bot): string {
  return (words().bots as Readonly<Record<string, string>>)[id] ?? words().otherBot;
}

/** How it plays, and how strong it was measured to be. */
export function botStrength(bot: Bot, game: GameId): string {
  const measured = bot.strength[game];
  if (measured === undefined) return botMeaning(bot);
  const { against, games, share, low, high } = measured;
  const won = { share: percent(share), low: percent(low), high: percent(high) };
  return `${botMeaning(bot)} ${words().strength(botName(against), won, games)}`;
}
