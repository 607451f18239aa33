import type { RunningScore } from '../game';
import { words } from './i18n';
import { signed } from '../../i18n/signed';
import type { View } from './view';

export function scores(view: View): RunningScore[] {
  return view.sheets.map((sheet) => ({
    seat: sheet.seat,
    total: sheet.total,
    ...(sheet.running === null ? {} : { parts: words().preview.now(signed(sheet.running.sum)) }),
  }));
}
