import type { ColumnName } from './cards';
import { TERRAIN_LETTERS, type Terrain } from './drawn/sheet';
import type { Counted, Drawn, Event, EventOf } from './events';
import { SIDE } from './shapes';
import type { SeasonScore, SheetView, View } from './view';

/** The view after an event, as far as the table shows it. Which spaces score is told only at the end of a season. */
export function apply(view: View, event: Event): View {
  switch (event.kind) {
    case 'season_began':
      return {
        ...view,
        season: event.season,
        threshold: event.threshold,
        scores_now: event.edicts,
        deck: event.deck,
        unseen: event.unseen,
        sheets: view.sheets.map((sheet) => ({ ...sheet, running: event.running[sheet.seat] ?? null })),
        column: [],
        time: 0,
      };
    case 'ruins_revealed':
      return intoColumn(view, event.card);
    case 'card_revealed':
      return cardRevealed(view, event);
    case 'ambush_revealed':
      return ambushRevealed(view, event);
    case 'drawing_skipped':
      return { ...view, waiting: view.waiting.filter((seat) => seat !== event.seat) };
    case 'drawing_finished':
      return {
        ...withSheet(view, event.seat, (sheet) => ({ ...sheet, drawn: true })),
        waiting: view.waiting.filter((seat) => seat !== event.seat),
        pending: view.seat === event.seat ? event.move : view.pending,
      };
    case 'drawing_revealed': {
      const shown = withSheet(view, event.seat, (sheet) => ({ ...sheet, drawn: false }));
      return { ...withDrawing(shown, event, event.terrain), waiting: [], pending: null };
    }
    case 'ambush_drawn':
      return withDrawing(view, event, 'monster');
    case 'time_passed':
      return { ...view, time: event.time, card: null, terrains: [], ruins: false, target: null };
    case 'edict_scored':
      return withBox(view, event, view.scores_now.indexOf(event.edict));
    case 'coins_scored':
      return withBox(view, event, 2);
    case 'monsters_scored':
      return withBox(view, event, 3);
    case 'season_ended':
      return {
        ...view,
        sheets: view.sheets.map((sheet) => ({
          ...sheet,
          sums: [...sheet.sums, event.stars[sheet.seat] ?? 0],
          total: event.totals[sheet.seat] ?? sheet.total,
        })),
        edicts: view.edicts.map((edict) => ({
          ...edict,
          scores_in: edict.scores_in.filter((season) => season !== event.season),
        })),
      };
    default:
      // The end of the match has a page of its own; a decision that is taken back comes with the whole view.
      return view;
  }
}

const everybody = ({ sheets }: View) => sheets.map(({ seat }) => seat);

function intoColumn(view: View, card: ColumnName): View {
  const unseen = { ...view.unseen, cards: view.unseen.cards.filter((one) => one !== card) };
  return { ...view, column: [...view.column, card], deck: view.deck - 1, unseen };
}

function cardRevealed(view: View, { card, terrains, ruins }: EventOf<'card_revealed'>): View {
  return {
    ...intoColumn(view, card),
    card,
    terrains,
    ruins,
    ambush: false,
    target: view.seat,
    waiting: everybody(view),
  };
}

function ambushRevealed(view: View, { card, targets }: EventOf<'ambush_revealed'>): View {
  const { cards, lurking, ambushes } = view.unseen;
  const unseen = { cards, lurking: lurking - 1, ambushes: ambushes.filter((one) => one !== card) };
  const revealed = { ...view, ambushes: [...view.ambushes, card], deck: view.deck - 1, unseen };
  // In solo play the drawing follows.
  if (targets.length === 0) return revealed;
  return {
    ...revealed,
    card,
    terrains: ['monster'],
    ruins: false,
    ambush: true,
    target: view.seat === null ? null : (targets[view.seat] ?? null),
    waiting: everybody(view),
  };
}

function withSheet(view: View, seat: number, change: (sheet: SheetView) => SheetView): View {
  return { ...view, sheets: view.sheets.map((sheet) => (sheet.seat === seat ? change(sheet) : sheet)) };
}

function withDrawing(view: View, { sheet: at, cells, gains, running }: Drawn, terrain: Terrain): View {
  return withSheet(view, at, (sheet) => {
    const signs = [...sheet.drawing];
    for (const [row, column] of cells) {
      const space = row * (SIDE + 1) + column;
      const letter = TERRAIN_LETTERS[terrain];
      signs[space] = signs[space] === 'r' ? letter.toLowerCase() : letter;
    }
    return {
      ...sheet,
      drawing: signs.join(''),
      coins: sheet.coins + gains.coins,
      unpaid: sheet.unpaid.filter((mountain) => !gains.mountains.some((paid) => String(paid) === String(mountain))),
      worth: sheet.worth.map((stars, edict) => stars + (gains.edicts[edict] ?? 0)),
      monsters: sheet.monsters + gains.monsters,
      running,
    };
  });
}

/** A box of the score sheet is filled in; the first of a season opens its row. */
function withBox(view: View, { kind, stars }: Counted, box: number): View {
  return {
    ...view,
    sheets: view.sheets.map((sheet) => {
      const opens = kind === 'edict_scored' && box === 0;
      const rows = opens ? sheet.seasons : sheet.seasons.slice(0, -1);
      const row = [...((opens ? undefined : sheet.seasons.at(-1)) ?? [0, 0, 0, 0])];
      row[box] = stars[sheet.seat] ?? 0;
      return { ...sheet, seasons: [...rows, row as unknown as SeasonScore] };
    }),
  };
}
