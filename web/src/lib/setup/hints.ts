import { words } from './i18n';

/** Who plays at a table, as far as hints are concerned. */
export interface Company {
  /** People at the device of whoever opened the table, that person included. */
  readonly here: number;
  /** People at other devices. */
  readonly elsewhere: number;
  /** Seats that somebody may still take. */
  readonly open: number;
}

/** Whether a good move can be asked for, and who sees it: hints are for tables where nobody plays from elsewhere. */
export function hintsWords({ here, elsewhere, open }: Company): string {
  if (elsewhere > 0) return words().hints.off;
  if (open > 0) return words().hints.until;
  return here > 1 ? words().hints.here : words().hints.alone;
}
