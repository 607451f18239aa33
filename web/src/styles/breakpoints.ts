/**
 * The widths at which a page is laid out differently. Styles write `@media (--phone)`, scripts ask with
 * `new MediaQuery(BREAKPOINTS.phone)`; no width is written anywhere else.
 */
export const BREAKPOINTS = {
  /** The smallest phones: what stands in a row at the thumb takes two. */
  tiny: 'width < 360px',
  /** A phone held upright: buttons as wide as the screen. */
  slim: 'width < 480px',
  /** The board first, the hand at the thumb, the margins as tabs. */
  phone: 'width < 700px',
  /** A phone or a tablet: one column of text, its contents above it. */
  handheld: 'width < 1000px',
  /** Room for something beside the text. */
  roomy: 'width >= 1000px',
  /** The margins fold under the board. */
  folded: 'width < 1200px',
  /** Both margins stand beside the board. */
  wide: 'width >= 1200px',
  /** A board between its margins has little room. */
  snug: 'width < 1400px',
  /** Of the board's desk, not of the page: the hand beside the board is one button wide. */
  'small-desk': 'width < 790px',
  'large-desk': 'width >= 790px',
} as const;
