import { readTilesExample } from '../../api/readers';
import type { Tile } from './drawn/tiles';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): readonly Tile[] {
  return readTilesExample(value).tiles;
}
