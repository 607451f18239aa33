import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.MAPMAKERS_SERVER ?? 'http://127.0.0.1:8000';

const wordsChunk = (page: string, id: string) => `${page}-words-${id.match(/\/src\/words\/([^/]+)\//)?.[1]}`;

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The page's policy allows fonts and scripts from our own files only, so nothing may turn into a data address.
    assetsInlineLimit: 0,
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
