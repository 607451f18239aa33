import type { PreprocessorGroup } from 'svelte/compiler';
import { BREAKPOINTS } from '../src/styles/breakpoints.ts';

const widths = new Map<string, string>(Object.entries(BREAKPOINTS));

/** A style with every `(--phone)` of its queries written out as the width that is meant. */
export function withWidths(style: string): string {
  return style.replace(/@(?:media|container)[^{]+/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const width = widths.get(name);
      if (width === undefined) throw new Error(`No breakpoint is called ${name}.`);
      return `(${width})`;
    }),
  );
}

export const breakpoints: PreprocessorGroup = {
  name: 'breakpoints',
  style: ({ content }) => ({ code: withWidths(content) }),
};
