/** The colour of a seat's doing, as a style sheet names it; the rules have one of their own. */
export function seatColour(seat: number | null): string {
  return seat !== null && seat < 4 ? `var(--seat-${seat + 1})` : 'var(--seat-other)';
}
