import type { RunningScore } from '../game';
import { EDICTS } from './cards';
import { words } from './i18n';
import { signed } from '../../i18n/signed';
import type { SheetView, View } from './view';

/** What the running season would bring if it ended now. */
export function seasonSoFar(view: View, sheet: SheetView): number {
  const edicts = view.scores_now.map((edict) => sheet.worth[EDICTS.indexOf(edict)] ?? 0);
  return edicts.reduce((sum, points) => sum + points, sheet.coins + sheet.monsters);
}

export function scores(view: View): RunningScore[] {
  return view.sheets.map((sheet) => ({
    seat: sheet.seat,
    total: sheet.total,
    ...(view.season === null ? {} : { parts: words().preview.now(signed(seasonSoFar(view, sheet))) }),
  }));
}
