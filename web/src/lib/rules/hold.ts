/** Where a reader is in the rules: the first clause still on the screen, and how far from the top. */
export interface Place {
  readonly id: string;
  readonly top: number;
}

export function placeInText(): Place | null {
  for (const clause of document.querySelectorAll<HTMLElement>('.clause')) {
    const { top, bottom } = clause.getBoundingClientRect();
    if (bottom > 0) return { id: clause.id, top };
  }
  return null;
}

/** Back to the same clause at the same height, though the text above it has changed its length. */
export function returnTo({ id, top }: Place): void {
  const clause = document.getElementById(id);
  if (clause === null) return;
  scrollBy(0, clause.getBoundingClientRect().top - top);
}
