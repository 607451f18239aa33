import type { MapoutTilePlayed, MapoutTilePutBack } from '../../api/schema';
import type { Audience, Beat, Sound } from '../../play/beats';
import type { LogEntry } from '../../table/model';
import { commonWords } from '../../i18n';
import { earned, type Event, scores } from './events';
import { words } from './i18n';
import { tileName } from './tiles';

/** How much longer it takes to follow one more connection or area, in beats. */
const ONE_MORE = 0.3;

/** What a decision did, in players' terms: the decision with all that came of it, then what the rules make of it. */
export function beats({ seat }: LogEntry, events: readonly Event[], { names }: Audience): Beat<Event>[] {
  return parts(events).flatMap(([first, ...more]) => {
    const told = beatOf(first, more, names, seat);
    const last = [first, ...more].some((event) => event.kind === 'tile_drawn' && event.pile === 0);
    return last ? [told, { seat: null, words: words().news.pileEmpty, events: [], sound: 'card' as const }] : [told];
  });
}

type Part = [Event, ...Event[]];

const BEGINS: ReadonlySet<Event['kind']> = new Set([
  'tile_lifted',
  'tile_played',
  'tile_put_back',
  'passed',
  'tiles_used_up',
  'play_ended',
  'match_ended',
]);

/** What is told together. */
function parts(events: readonly Event[]): Part[] {
  const found: Part[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last === undefined || BEGINS.has(event.kind)) found.push([event]);
    else last.push(event);
  }
  return found;
}

function beatOf(first: Event, more: readonly Event[], names: readonly string[], seat: number): Beat<Event> {
  const { news, sheet } = words();
  const name = names[seat] ?? '';
  const events = [first, ...more];
  switch (first.kind) {
    case 'tile_lifted':
      return { seat, words: news.also([news.lifts(name, tileName(first.printed)), ...asides(more)]), events, sound: 'card' };
    case 'tile_played':
    case 'tile_put_back':
      return { seat, words: news.also([laid(first, more, name), ...asides(more)]), events, ...following(more) };
    case 'passed':
      return { seat, words: news.passes(name), events };
    case 'tiles_used_up':
      return { seat: null, words: news.usedUp(names[first.seat] ?? ''), events };
    case 'play_ended':
      return { seat: null, words: first.reason === 'no_tiles_left' ? news.allLaid : news.stuck, events, sound: 'end' };
    case 'match_ended': {
      const winners = first.winners.map((winner) => names[winner] ?? '');
      const most = Math.max(...first.totals);
      return { seat: null, words: winners.length > 1 ? sheet.shared(winners, most) : sheet.points(winners, most), events };
    }
    default:
      return { seat: null, words: '', events };
  }
}

function laid(first: MapoutTilePlayed | MapoutTilePutBack, more: readonly Event[], name: string): string {
  const { news } = words();
  const tile = tileName(first.printed);
  const points = earned(more);
  const reasons = reasonsOf(more);
  const worth = reasons.reduce((sum, [, n]) => sum + n, 0);
  return news.earns(
    first.kind === 'tile_played' ? news.plays(name, tile) : news.back(name, tile),
    // What a tile that was put back earns depends on an option of the table.
    points !== worth ? news.moved(points) : points === 0 ? news.nothing : gains(points, reasons),
  );
}

/** "+2 desert", or "+3 (desert 2, swamp 1)". */
function gains(points: number, reasons: readonly (readonly [string, number])[]): string {
  const [only, ...others] = reasons;
  if (only && others.length === 0) return `+${points} ${only[0]}`;
  return `+${points} (${reasons.map(([reason, part]) => `${reason} ${part}`).join(', ')})`;
}

/** What the points are for: connections by the biomes that continue, and areas. */
function reasonsOf(events: readonly Event[]): (readonly [string, number])[] {
  const { biomes } = commonWords();
  const found = new Map<string, number>();
  for (const event of events) {
    if (event.kind === 'area_counted') found.set(words().news.area(biomes[event.biome]), event.points);
    if (!scores(event)) continue;
    const reason = words().news.continued(event.biomes.map((biome) => biomes[biome]));
    found.set(reason, (found.get(reason) ?? 0) + event.worth);
  }
  return [...found];
}

/** What else came of it, in a few words each. */
function asides(events: readonly Event[]): string[] {
  const { news } = words();
  return events.flatMap((event) => {
    if (event.kind === 'tiles_locked') return [news.locks(event.spaces.length)];
    if (event.kind === 'tiles_unlocked') return [news.unlocks(event.spaces.length)];
    if (event.kind === 'tile_drawn') return [news.draws(event.printed && tileName(event.printed))];
    return [];
  });
}

function following(events: readonly Event[]): { sound: Sound; length: number } {
  const seen = events.filter((event) => scores(event) || event.kind === 'area_counted').length;
  return { sound: earned(events) > 0 ? 'points' : 'drawing', length: 1 + ONE_MORE * Math.max(0, seen - 1) };
}
