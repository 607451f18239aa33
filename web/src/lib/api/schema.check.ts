import type { Fault, LogEntry } from '../games/seam';
import type { Block, Clause, Section } from './types';
import type * as sent from './schema';

/** Nothing runs here: the page's own types are held to what the server says it sends. */

/** The server promises text where the page knows the very words. */
type Wide<Type> = Type extends string
  ? string
  : Type extends number
    ? number
    : Type extends boolean
      ? boolean
      : Type extends object
        ? { readonly [Key in keyof Type]: Wide<Type[Key]> }
        : Type;

/** What is sent has everything that the page reads, of the same kind. */
export type Reads<Page, Sent extends Wide<Page>> = readonly [Page, Sent];

export type Held = [
  Reads<Fault, sent.Fault>,
  Reads<LogEntry, sent.Step>,
  Reads<Clause, sent.Clause>,
  Reads<Section, sent.Section>,
  Reads<Block, sent.TextBlock | sent.ListBlock | sent.TableBlock | sent.BoardBlock>,
];
