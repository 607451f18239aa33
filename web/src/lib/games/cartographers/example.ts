import { fields, text } from '../../api/reading';
import { parseSheet, type Sheet } from './drawn/sheet';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): Sheet {
  return parseSheet(text(fields(value).sheet));
}
