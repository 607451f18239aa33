import { readSheetExample } from '../../api/readers';
import { parseSheet, type Sheet } from './drawn/sheet';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): Sheet {
  return parseSheet(readSheetExample(value).sheet);
}
