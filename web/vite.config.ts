import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './tools/breakpoints.ts';

const server = process.env.MAPMAKERS_SERVER ?? 'http://127.0.0.1:8000';

const wordsChunk = (page: string, id: string) => `${page}-words-${id.match(/\/src\/words\/([^/]+)\//)?.[1]}`;

/** Without scripts nobody can choose a language: the page says in each of them what it needs. */
function withoutScripts(): Plugin {
  const words = new URL('src/words/', import.meta.url);
  const said = (language: string) => readFileSync(new URL(`${language}/without-scripts.txt`, words), 'utf8').trim();
  const paragraph = (language: string) => ({ tag: 'p', attrs: { lang: language }, children: said(language) });
  return {
    name: 'without-scripts',
    transformIndexHtml: () => [{ tag: 'noscript', children: readdirSync(words).map(paragraph), injectTo: 'body' }],
  };
}

export default defineConfig({
  plugins: [svelte({ preprocess: breakpoints }), withoutScripts()],
  build: {
    // The page's policy allows fonts and scripts from our own files only, so nothing may turn into a data address.
    assetsInlineLimit: 0,
    // Every browser that can run the client preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the home page says, and what is said when a match is set up: one file for each language.
            { name: (id) => wordsChunk('home', id), test: /\/src\/words\/[^/]+\/(common|home|\w+\/plate)\.ts$/ },
            { name: (id) => wordsChunk('setup', id), test: /\/src\/words\/[^/]+\/(\w+\/)?setup\.ts$/ },
          ],
        },
      },
    },
    license: { fileName: 'licenses/scripts.md' },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['src/**/*.test.ts'] },
});
