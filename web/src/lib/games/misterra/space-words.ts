import { commonWords } from '../../i18n';
import { words } from './i18n';
import { ownerName } from './parts';
import { signAt, terrainOf } from './spaces';
import { placeWords, terrainWord } from './terms';
import type { View } from './view';

/** What lies on a place of the island, who stands there and who has claimed it. */
export function islandWords(view: View, name: string, names: readonly string[]): string {
  const { cell } = words();
  const people = view.players
    .filter(({ place }) => place === name)
    .map(({ seat }) => (seat === view.seat ? cell.here : cell.other(names[seat] ?? '')));
  const owners = view.claims
    .filter(({ space }) => space === name)
    .flatMap(({ owner, points }) => [cell.claimOf(ownerName(owner, names)), words().margin.worth(points)]);
  const place = name.startsWith('beach') ? placeWords(name) : commonWords().boards.space(name, groundOf(view.island, name));
  return [place, ...people, ...owners].join(', ');
}

function groundOf(island: string, name: string): string {
  const sign = signAt(island, name);
  if (sign === null) return words().cell.empty;
  const terrain = terrainWord(terrainOf(sign));
  return sign === sign.toUpperCase() ? commonWords().boards.confirmed(terrain) : commonWords().boards.hazy(terrain);
}

export function parchmentWords(parchment: string, name: string, differs: boolean): string {
  const sign = signAt(parchment, name);
  const ground = sign === null ? words().cell.empty : terrainWord(terrainOf(sign));
  return commonWords().boards.space(name, differs ? `${ground}, ${words().cell.differs}` : ground);
}
