import { commonWords } from '../../i18n';
import { minus } from '../../i18n/signed';
import type { Audience } from '../../play/beats';
import { isAmbush } from './cards';
import { gainWords } from './effect-words';
import type { Event, EventOf } from './events';
import { words } from './i18n';
import { terrainWords } from './prompt';
import { names as spaceNames } from './shapes';

/** What happened, in players' terms: a line of the log for each thing. */
type Names = readonly string[];

/** At larger tables only the best are named, and whoever looks. */
const NAMED = 5;

export const finished = ({ seat }: EventOf<'drawing_finished'>, names: Names) => words().news.finished(names[seat] ?? '');

export function drawing(event: EventOf<'drawing_revealed'>, names: Names): string {
  const parts = gainWords(event.gains);
  if (!isAmbush(event.card)) return words().news.changes(drawn(event, names), parts);
  // On a neighbour's map: it is the neighbour who gains or loses.
  return words().news.changesFor(drawn(event, names), names[event.sheet] ?? '', parts);
}

function drawn({ seat, sheet, card, terrain, cells, falls_back }: EventOf<'drawing_revealed'>, names: Names): string {
  const [name, owner] = [names[seat] ?? '', names[sheet] ?? ''];
  const space = spaceNames(cells).join();
  if (isAmbush(card)) {
    return falls_back ? words().news.singleOn(name, space, owner) : words().news.drawsOn(name, words().cards[card], owner);
  }
  const ground = commonWords().grounds[terrain];
  return falls_back ? words().news.single(name, ground, space) : words().news.draws(name, words().cards[card], ground);
}

export function crowdDrew(events: readonly Event[], { eyes }: Audience): string {
  const many = events.filter(({ kind }) => kind === 'drawing_revealed').length;
  return eyes === null ? words().news.drew(many) : words().news.othersDrew(many);
}

export function skipped({ seat, sheet }: EventOf<'drawing_skipped'>, names: Names): string {
  const name = names[seat] ?? '';
  return seat === sheet ? words().news.full(name) : words().news.fullThere(name, names[sheet] ?? '');
}

export const crowdSkipped = (events: readonly Event[]) =>
  words().news.fullMany(events.filter(({ kind }) => kind === 'drawing_skipped').length);

export const ruins = ({ card }: EventOf<'ruins_revealed'>) => words().news.ruins(words().cards[card]);

export const revealed = ({ card, terrains }: EventOf<'card_revealed'>) =>
  words().news.revealed(words().cards[card], terrainWords({ terrains }));

/** At a table, who draws on whose map; alone, from which corner the monsters came, where to, and what that changed. */
export function ambush(
  { card, clockwise, targets, corner }: EventOf<'ambush_revealed'>,
  struck: EventOf<'ambush_drawn'> | undefined,
  audience: Audience,
): string {
  const name = words().cards[card];
  if (struck === undefined || corner === null) return words().news.passed(name, clockwise, pairs(targets, audience));
  const from = words().news.corner(corner[0] > 0, corner[1] > 0);
  if (struck.cells.length === 0) return words().news.missed(name, from);
  return words().news.struck(name, from, spaceNames(struck.cells), gainWords(struck.gains));
}

/** Whoever looks hears of both neighbours; an onlooker of everybody, at a small table. */
function pairs(targets: readonly number[], { names, eyes }: Audience): [drawer: string, owner: string][] {
  const all = targets.map((owner, drawer) => ({ drawer, owner }));
  const own = all.filter(({ drawer, owner }) => drawer === eyes || owner === eyes);
  const told = eyes !== null ? own.toSorted((one) => (one.drawer === eyes ? -1 : 1)) : all.length <= NAMED ? all : [];
  return told.map(({ drawer, owner }) => [names[drawer] ?? '', names[owner] ?? '']);
}

export const edict = ({ edict: letter, card, stars }: EventOf<'edict_scored'>, audience: Audience) =>
  words().news.edictScored(letter, words().scoring[card].name, ranked(stars, audience));

export const coins = ({ stars }: EventOf<'coins_scored'>, audience: Audience) =>
  stars.some((n) => n > 0) ? words().news.coinsScored(ranked(stars, audience)) : words().news.noCoins;

export const monsters = ({ stars }: EventOf<'monsters_scored'>, audience: Audience) =>
  stars.some((n) => n < 0) ? words().news.monstersScored(ranked(stars, audience)) : words().news.noMonsters;

export const season = ({ season: name, stars, totals }: EventOf<'season_ended'>, audience: Audience) =>
  words().news.scored(words().seasons[name], ranked(stars, audience, totals));

export const began = ({ season: name, edicts }: EventOf<'season_began'>) => words().news.began(words().seasons[name], edicts);

export const over = () => words().news.over;

/** Who got how many, the best first. */
function ranked(stars: readonly number[], { names, eyes }: Audience, totals: readonly number[] = stars): string[] {
  const all = stars.map((n, seat) => ({ n, seat, total: totals[seat] ?? n })).sort((one, other) => other.n - one.n);
  const shown = all.filter(({ seat }, at) => at < NAMED || seat === eyes);
  const lines = shown.map(({ n, seat, total }) =>
    total === n
      ? words().news.score(names[seat] ?? '', minus(n))
      : words().news.scoreInAll(names[seat] ?? '', minus(n), minus(total)),
  );
  return shown.length < all.length ? [...lines, words().news.more(all.length - shown.length)] : lines;
}
