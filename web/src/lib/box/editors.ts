import type { Component } from 'svelte';
import type { ComponentsProblem } from '../api/schema';
import { byGame } from '../games/by-game';
import type { GameId } from '../api/types';
import { wordsLoaded } from '../i18n/catalogue';

/** The contents of a components file that the server has found sound once, and what was changed since. */
export interface EditorProps<File> {
  readonly file: File;
  readonly problems: readonly ComponentsProblem[];
  readonly onchange: (file: File) => void;
}

const editors = byGame(import.meta.glob<Component<EditorProps<unknown>>>('../games/*/box/Editor.svelte', { import: 'default' }));

/** What draws the cards or tiles of a game, with its words; undefined where its box is brought in as a file only. */
export async function editorOf(game: GameId): Promise<Component<EditorProps<unknown>> | undefined> {
  const editor = await editors.get(game)?.();
  await wordsLoaded();
  return editor;
}
