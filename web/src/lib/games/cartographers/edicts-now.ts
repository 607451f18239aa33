import type { Edict, ScoringName } from './cards';
import type { Effects, EdictView, View } from './view';

/** A scoring card under its edict as it stands. */
export interface EdictNow {
  readonly edict: Edict;
  readonly card: ScoringName;
  readonly scoresIn: EdictView['scores_in'];
  /** Whether it is scored at the end of this season. */
  readonly now: boolean;
  /** Stars as the map is; null once it is never scored again. */
  readonly stars: number | null;
  /** What the drawing in hand would change of them. */
  readonly gain: number;
}

/** The four edicts, those of this season first and those that are never scored again last. */
export function edictsNow(view: View, seat: number, effects: Effects | null): EdictNow[] {
  const edicts = view.edicts.map(({ edict, card, scores_in }, at): EdictNow => {
    const comes = scores_in.length > 0;
    const change = effects?.edicts[at];
    return {
      edict,
      card,
      scoresIn: scores_in,
      now: view.scores_now.includes(edict),
      stars: comes ? (view.sheets[seat]?.worth[at] ?? 0) : null,
      gain: comes && change ? change.after - change.before : 0,
    };
  });
  const rank = ({ edict, stars, now }: EdictNow) => (now ? view.scores_now.indexOf(edict) : stars === null ? 9 : 4);
  return edicts.toSorted((one, other) => rank(one) - rank(other));
}
