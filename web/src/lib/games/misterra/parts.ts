import { signed } from '../../i18n/signed';
import type { RunningScore } from '../game';
import { words } from './i18n';
import { OTOMA, type Player, type View } from './view';

export { signed };

export interface Part {
  readonly name: string;
  readonly points: number;
}

/**
 * What a player would have if the match ended now, by part; hidden presumptions count for nothing. Faithful lines
 * are named where they are worth something, and among masters always.
 */
export function partsOf(view: View, player: Player, masters = false): Part[] {
  const { parts } = words();
  return [
    { name: parts.fidelity, points: player.fidelity },
    ...(masters || player.lines > 0 ? [{ name: parts.lines, points: player.lines }] : []),
    { name: parts.empty, points: player.empty },
    ...(player.presumptions ?? []).map(({ card, points }) => ({ name: parts.presumption(card), points })),
    { name: parts.claims, points: player.claimed },
    ...(view.otoma ? [{ name: parts.otoma, points: -view.otoma.claimed }] : []),
  ];
}

export function scores(view: View): RunningScore[] {
  return view.players.map((player) => {
    const parts = partsOf(view, player);
    const presumed = (player.presumptions ?? []).reduce((sum, { points }) => sum + points, 0);
    const short = [
      ...parts.filter(({ name }) => name === words().parts.fidelity || name === words().parts.empty),
      ...(player.presumptions ? [{ name: words().parts.presumptions, points: presumed }] : []),
      ...parts.filter(({ name }) => name === words().parts.claims || name === words().parts.otoma),
    ];
    return {
      seat: player.seat,
      total: view.result?.totals[player.seat] ?? player.total,
      parts: short.map(({ name, points }) => `${points < 0 ? signed(points) : points}\u00a0${name}`).join(' · '),
    };
  });
}

export const ownerName = (owner: number, names: readonly string[]): string =>
  owner === OTOMA ? words().otoma.name : (names[owner] ?? '');
