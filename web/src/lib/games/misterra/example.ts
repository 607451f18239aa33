import { readIslandExample } from '../../api/readers';
import { type Island, parseIsland } from './drawn/island';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): Island {
  return parseIsland(readIslandExample(value).island);
}
