import { fields, list, text, whole } from '../../api/reading';

const LETTERS: Readonly<Record<string, string>> = { forest: 'F', village: 'V', farm: 'A', water: 'W', monster: 'X' };

function cell(value: unknown): readonly [number, number] {
  const [row, column] = list(value, whole);
  return [row ?? 0, column ?? 0];
}

/** Every legal move in its short text, however the game sends them. */
export function movesOf(choices: unknown): string[] {
  const sent = fields(choices);
  if (sent.kind !== 'cartographers') return list(sent.moves, text);
  const drawings = list(sent.ways, (way) => {
    const { cells, anchors } = fields(way);
    const outline = list(cells, cell);
    return list(anchors, cell).map(([row, column]) =>
      outline.map(([down, right]) => `${String.fromCharCode(65 + column + right)}${row + down + 1}`).join(''),
    );
  }).flat();
  const terrains = list(sent.terrains, (terrain) => LETTERS[text(terrain)] ?? '');
  return [...new Set(terrains.flatMap((letter) => drawings.map((drawing) => `${letter} ${drawing}`)))];
}
