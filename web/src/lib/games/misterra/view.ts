import type * as sent from '../../api/schema';

export type View = sent.MisterraView;
export type Phase = View['phase'];
export type Player = sent.MisterraPlayerView;
export type Presumption = sent.MisterraPresumptionView;
export type Region = sent.MisterraRegionView;
export type Claim = sent.MisterraClaimView;
export type Automatic = sent.MisterraAutomaticView;
export type Points = sent.MisterraPointsView;
export type Otoma = sent.MisterraOtomaView;
export type OtomaHalfDay = sent.MisterraOtomaHalfDay;
export type Result = sent.MisterraResult;
export type TitleWord = sent.MisterraTitleWord;

/** Otoma where a claim belongs to nobody at the table. */
export const OTOMA = -1;

/** The cards that the viewing seat has chosen to keep, before the others have chosen. */
export function keptOf({ pending, dealt }: View): Presumption[] {
  const kept = pending?.split(' ') ?? [];
  return dealt.filter(({ card }) => kept.includes(String(card)));
}
