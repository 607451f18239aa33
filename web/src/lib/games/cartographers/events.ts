import type * as sent from '../../api/schema';

/** What happens in a match, as the server tells it. */
export type Event = sent.CartographersEvent;
export type Gains = sent.CartographersGains;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
/** Something that was drawn on a map: by a player, or in solo play by the rules. */
export type Drawn = EventOf<'drawing_revealed'> | EventOf<'ambush_drawn'>;
/** What is counted at the end of a season, box by box. */
export type Counted = EventOf<'edict_scored'> | EventOf<'coins_scored'> | EventOf<'monsters_scored'>;

export const isDrawn = (event: Event): event is Drawn => event.kind === 'drawing_revealed' || event.kind === 'ambush_drawn';
