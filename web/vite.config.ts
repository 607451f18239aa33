import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.MAPMAKERS_SERVER ?? 'http://127.0.0.1:8000';

const wordsChunk = (part: string, id: string) => `${part}-words-${id.slice(-5, -3)}`;

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
            { name: (id) => wordsChunk('home', id), test: /\/lib\/(i18n|home\/i18n|games\/\w+\/plate)\/..\.ts$/ },
            { name: (id) => wordsChunk('setup', id), test: /\/lib\/(setup\/i18n|games\/\w+\/setup)\/..\.ts$/ },
          ],
        },
      },
    },
    license: { fileName: 'licenses/scripts.md' },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['src/**/*.test.ts'] },
});
