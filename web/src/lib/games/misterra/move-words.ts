import { words } from './i18n';
import { parseHalf, parseMove } from './moves';
import { signAt, terrainOf } from './spaces';
import { cardWords, placeWords, terrainWord } from './terms';
import type { View } from './view';

/** A move that somebody could make now. */
export function moveWords(view: View, move: string, seat: number, name: string): string {
  const { news } = words();
  const { verb, words: said } = parseMove(move);
  const [one = ''] = said;
  const place = view.players[seat]?.place ?? null;
  const terrainAt = (space: string) => {
    const sign = signAt(view.island, space);
    return sign === null ? '' : terrainWord(terrainOf(sign));
  };
  switch (verb) {
    case 'keep':
      return news.keep(name, said);
    case 'go': {
      const where = placeWords(one);
      return place === null ? news.land(name, where) : place === one ? news.stay(name, where) : news.go(name, where);
    }
    case 'tuck':
      return news.tuck(name, cardWords(one));
    case 'take':
      return news.take(name, cardWords(one));
    case 'map': {
      const halves = said.map(parseHalf).map(({ letter, space }) => news.half(terrainWord(terrainOf(letter)), space));
      return news.map(name, halves);
    }
    case 'claim':
      return news.claims(name, terrainAt(place ?? ''), place ?? '');
    case 'otoma':
      return news.claims(words().otoma.title, terrainAt(one), one);
    default:
      return news.rest(name, cardWords(view.card ?? ''));
  }
}
