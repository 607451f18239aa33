/** What the pages around a table say of a game. */
export interface PlateWords {
  readonly name: string;
  /** What it is about, in a sentence or two; empty where nobody has told us. */
  readonly words: string;
}
