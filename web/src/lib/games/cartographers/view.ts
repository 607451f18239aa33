import type * as sent from '../../api/schema';
import { parseSheet, type Sheet } from './drawn/sheet';

export type View = sent.CartographersView;
export type SheetView = sent.CartographersSheetView;
export type EdictView = sent.CartographersEdictView;
export type Result = sent.CartographersResult;
export type TitleName = Result['titles'][number];
export type Choices = sent.CartographersChoices;
export type Way = sent.CartographersWay;
export type Effects = sent.CartographersEffects;
export type CardEffect = sent.CartographersCardEffect;
/** What a season was worth: first edict, second edict, coins, monsters (zero or below). */
export type SeasonScore = SheetView['seasons'][number];

const parsed = new Map<string, Sheet>();
/** More than a large table has maps; a longer history than that is parsed again. */
const KEPT = 400;

/** The map of a drawing; the same drawing gives the same map, so that nothing is drawn twice. */
export function mapOf({ drawing }: SheetView): Sheet {
  let map = parsed.get(drawing);
  if (map === undefined) {
    if (parsed.size >= KEPT) parsed.clear();
    map = parseSheet(drawing.split('/'));
    parsed.set(drawing, map);
  }
  return map;
}
