import type { SharedParts } from '../game';
import { words } from './i18n';
import { PARTS } from './scores';
import type { View } from './view';

/** What the picture of a match tells: what a player's points are made of. */
export const shared: SharedParts<View> = {
  earned: ({ players }, seat) =>
    PARTS.map((part) => ({ key: part, words: words().parts[part], points: players[seat]?.[part] ?? 0 })),
};
