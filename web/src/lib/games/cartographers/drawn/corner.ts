/** A corner of a map, drawn small. */
export interface MapCorner {
  /** Four rows of four, in the signs of drawings. */
  readonly drawing: string;
  /** The same, with `*` on each space that earns and `o` on each mountain that pays a coin. */
  readonly earns?: string;
  /** Where the edge of the map runs. */
  readonly edges?: readonly ('top' | 'left' | 'bottom')[];
  /** A row, column, diagonal or area that counts as a whole: a path, in spaces. */
  readonly whole?: string;
}
