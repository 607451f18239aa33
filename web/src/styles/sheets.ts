import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Every declaration and every query of the client's styles with where it is written, for the tests that read them. */
export const lines = readdirSync(SOURCE, { encoding: 'utf8', recursive: true }).flatMap((file) => {
  if (!/\.(css|svelte)$/.test(file)) return [];
  const text = readFileSync(SOURCE + file, 'utf8');
  const style = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  return style.split('\n').map((line) => ({ file, line: line.trim() }));
});

/** The lines that match, as a test that wants none of them shows them. */
export function found(pattern: RegExp): string[] {
  return lines.filter(({ line }) => pattern.test(line)).map(({ file, line }) => `${file}: ${line}`);
}
