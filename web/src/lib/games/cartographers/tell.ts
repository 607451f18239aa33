import { commonWords } from '../../i18n';
import type { ToldMove } from '../../table/model';
import { isAmbush, RUINS, type RuinsName, SEASONS } from './cards';
import { words } from './i18n';
import { changes } from './effect-words';
import { terrainWords } from './prompt';
import { passed, round } from './passing';
import { names as spaceNames, parseMove } from './shapes';
import type { SheetView, View } from './view';

/** At larger tables only the best of a season are named. */
const NAMED = 5;

/** What one drawing did, in players' terms; and what came of it once everybody had drawn. */
export function tell(before: View, entry: ToldMove, after: View, names: readonly string[]): string[] {
  const last = before.waiting.length === 1 && before.waiting[0] === entry.seat;
  const what = drawing(before, entry, names);
  if (!last) return [what];
  return [...revealed(before, entry, after, names, what), ...scored(before, after, names), ...next(before, after)];
}

function drawing(before: View, entry: ToldMove, names: readonly string[]): string {
  const name = names[entry.seat] ?? '';
  const drawn = parseMove(entry.move);
  if (drawn === null || before.card === null) return `${name}: ${entry.move}`;
  const card = words().cards[before.card];
  const terrain = commonWords().grounds[drawn.terrain];
  if (isAmbush(before.card) && passed(before) !== 0) {
    const owner = round(entry.seat + passed(before), before.sheets.length);
    return words().news.drawsOn(name, card, names[owner] ?? '');
  }
  if (drawn.cells.length === 1 && before.card !== 'Rift Lands') {
    return words().news.single(name, terrain, spaceNames(drawn.cells).join());
  }
  return words().news.draws(name, card, terrain);
}

/** What the drawings of a turn changed: of a lone player in the same line, of several one line each. */
function revealed(before: View, entry: ToldMove, after: View, names: readonly string[], what: string): string[] {
  if (before.sheets.length === 1) {
    const drawn = after.changes.find(({ ambush }) => ambush === null);
    return [words().news.changes(what, drawn ? changes(before, drawn) : [])];
  }
  if (before.sheets.length > NAMED) {
    return [words().news.changes(what, changesOf(before, after, entry.seat))];
  }
  const others = before.sheets.flatMap(({ seat }) => {
    const parts = changesOf(before, after, seat);
    return parts.length > 0 ? [words().news.changes(names[seat] ?? '', parts)] : [];
  });
  return [what, ...others];
}

function changesOf(before: View, after: View, seat: number): string[] {
  const [was, is] = [before.sheets[seat], after.sheets[seat]];
  if (was === undefined || is === undefined) return [];
  return changes(before, {
    edicts: is.worth.map((points, at) => points - (was.worth[at] ?? 0)),
    coins: is.coins - was.coins,
    monsters: is.monsters - was.monsters,
  });
}

/** A season that ended with this drawing. */
function scored(before: View, after: View, names: readonly string[]): string[] {
  const at = before.sheets[0]?.seasons.length ?? 0;
  const season = SEASONS[at];
  if (season === undefined || (after.sheets[0]?.seasons.length ?? 0) <= at) return [];
  const sums = after.sheets
    .map((sheet) => ({ seat: sheet.seat, stars: sumOf(sheet, at) }))
    .sort((one, other) => other.stars - one.stars);
  const shown = sums.slice(0, NAMED).map(({ seat, stars }) => words().news.score(names[seat] ?? '', stars));
  const rest = sums.length > NAMED ? [words().news.more(sums.length - NAMED)] : [];
  return [words().news.scored(words().seasons[season.name], [...shown, ...rest])];
}

const sumOf = (sheet: SheetView, at: number) => sheet.seasons[at]?.reduce((sum, box) => sum + box, 0) ?? 0;

/** The cards turned over after this drawing. */
function next(before: View, after: View): string[] {
  if (after.result !== null) return [words().news.over];
  const fresh = after.season === before.season ? after.column.slice(before.column.length) : after.column;
  const ruins = fresh.filter((card): card is RuinsName => (RUINS as readonly string[]).includes(card));
  return [
    ...ruins.map((card) => words().news.ruins(words().cards[card])),
    ...ambushes(before, after),
    ...(after.card !== null && !after.ambush ? [words().news.revealed(words().cards[after.card], terrainWords(after))] : []),
  ];
}

/** A lone player hears where the monsters came; at a table they are drawn after this. */
function ambushes(before: View, after: View): string[] {
  if (after.sheets.length > 1)
    return after.ambushes.slice(before.ambushes.length).map((card) => words().news.ambush(words().cards[card]));
  return after.changes.flatMap((change) => {
    if (change.ambush === null) return [];
    const card = words().cards[change.ambush];
    if (change.cells.length === 0) return [words().news.missed(card)];
    return [words().news.struck(card, spaceNames(change.cells), changes(after, change))];
  });
}
