/** Lettering on a drawing: nothing breaks a line there, or makes it smaller, by itself. */

/** About as wide as a letter is, in parts of its size. */
function breadth(letter: string): number {
  if ((letter.codePointAt(0) ?? 0) >= 0x2e80) return 1;
  if (/[\s.,:;'’ijlt|!]/.test(letter)) return 0.27;
  return /[MWmw\p{Lu}]/u.test(letter) ? 0.66 : 0.49;
}
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + breadth(letter), 0);

/** The size at which a text has room in a width: the usual one, or a smaller one. */
export function fitted(text: string, size: number, width: number): number {
  return Math.min(size, width / widthOf(text));
}

/** A text broken into lines; what has no room in the last of them is left out. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) * size <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}
