import type * as sent from '../../api/schema';
import type { Reads } from '../../api/schema.check';
import type { Effects } from './effects';
import type { View } from './view';

/** Nothing runs here: the page's own types are held to what the server says it sends; some it reads into its own. */
export type Held = [Reads<Omit<View, 'otoma' | 'result'>, sent.MisterraView>, Reads<Effects, sent.MisterraEffects>];
