import type * as sent from '../../api/schema';
import type { Reads } from '../../api/schema.check';
import type { View, Way, Worth } from './view';

/** Nothing runs here: the page's own types are held to what the server says it sends. */
export type Held = [
  Reads<View, sent.CartographersView>,
  Reads<Way, sent.CartographersWay>,
  Reads<Worth, sent.CartographersEffects>,
];
