/** So many moves are listed at once; of more, typing finds the rest. */
export const MOST_LISTED = 200;

/** The moves in which every word that was typed occurs, whatever its case. */
export function findMoves(moves: readonly string[], typed: string): string[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((move) => {
    const text = move.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
