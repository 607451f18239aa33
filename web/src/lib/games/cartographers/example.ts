import { readSheetExample } from '../../api/readers';
import type { Cell } from '../../table/model';
import { parseSheet, type Sheet } from './drawn/sheet';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): { readonly sheet: Sheet; readonly unpaid: readonly Cell[] } {
  const { sheet, unpaid } = readSheetExample(value);
  return { sheet: parseSheet(sheet), unpaid };
}
