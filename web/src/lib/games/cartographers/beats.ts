import type { Audience, Beat } from '../../play/beats';
import type { LogEntry } from '../../table/model';
import type { Event, EventOf } from './events';
import * as news from './news';

/** At larger tables the drawings of the others are only counted. */
const FOLLOWED = 6;
/** A season is counted box by box, for everybody to follow. */
const BOX = 2;

/** What a drawing did, and what came of it once everybody had drawn. */
export function beats(_entry: LogEntry, events: readonly Event[], audience: Audience): Beat<Event>[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0] && belongsTo(last[0], event, audience)) last.push(event);
    else groups.push([event]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    // Of a drawing that lies face down the board has nothing to show.
    return [{ ...beatOf(first, group, audience), events: first.kind === 'drawing_finished' ? [] : group }];
  });
}

/** Whether two events are one thing to whoever follows the match. */
function belongsTo(first: Event, event: Event, audience: Audience): boolean {
  if (event.kind === 'time_passed' || event.kind === 'ambush_drawn') return true;
  return event.kind === first.kind && inCrowd(event, audience) && inCrowd(first, audience);
}

/** Whether it is one of many drawings, on another map than that of whoever looks. */
function inCrowd(event: Event, { names, eyes }: Audience): boolean {
  if (event.kind !== 'drawing_revealed' && event.kind !== 'drawing_skipped') return false;
  return names.length > FOLLOWED && event.seat !== eyes && event.sheet !== eyes;
}

function beatOf(event: Event, group: readonly Event[], audience: Audience): Omit<Beat<Event>, 'events'> {
  const { names } = audience;
  switch (event.kind) {
    case 'drawing_finished':
      return { seat: event.seat, words: news.finished(event, names) };
    case 'drawing_revealed':
      if (inCrowd(event, audience)) return { seat: null, words: news.crowdDrew(group, audience), sound: 'drawing' };
      return { seat: event.seat, words: news.drawing(event, names), sound: event.gains.coins > 0 ? 'coin' : 'drawing' };
    case 'drawing_skipped':
      return { seat: null, words: inCrowd(event, audience) ? news.crowdSkipped(group) : news.skipped(event, names), length: 0 };
    case 'ruins_revealed':
      return { seat: null, words: news.ruins(event), sound: 'card', length: 0 };
    case 'card_revealed':
      // The prompt says what to do now: nobody has to wait for it.
      return { seat: null, words: news.revealed(event), sound: 'card', length: 0 };
    case 'ambush_revealed':
      return { seat: null, words: news.ambush(event, struckBy(group), audience), sound: 'ambush', length: 2 };
    case 'edict_scored':
      return { seat: null, words: news.edict(event, audience), sound: 'points', length: BOX };
    case 'coins_scored':
      return { seat: null, words: news.coins(event, audience), sound: 'coin', length: BOX };
    case 'monsters_scored':
      return { seat: null, words: news.monsters(event, audience), sound: 'points', length: BOX };
    case 'season_ended':
      return { seat: null, words: news.season(event, audience), sound: 'points', length: BOX };
    case 'season_began':
      return { seat: null, words: news.began(event), length: 0 };
    case 'match_ended':
      return { seat: null, words: news.over(), sound: 'end', length: 0 };
    default:
      return { seat: null, words: '', length: 0 };
  }
}

const struckBy = (group: readonly Event[]): EventOf<'ambush_drawn'> | undefined =>
  group.find((event) => event.kind === 'ambush_drawn');
