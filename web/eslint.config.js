import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // The types and readers of the API are generated (tools/api_types.py).
  { ignores: ['dist/', 'src/lib/api/schema.ts', 'src/lib/**/readers.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Most maps and sets here are made once and never changed; those that are state are SvelteMap already.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space that the compiler would trim.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // The table uses the games and both use the API, never the other way round.
    files: ['src/lib/api/**', 'src/lib/table/model.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/games/**', '**/play/**'] }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
