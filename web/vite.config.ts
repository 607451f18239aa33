import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.MAPMAKERS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The page's policy allows fonts and scripts from our own files only, so nothing may turn into a data address.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses/scripts.md' },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['src/**/*.test.ts'] },
});
