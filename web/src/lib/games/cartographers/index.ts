import { readCartographersChoices, readCartographersView } from './readers';
import { readCartographersEvent as readEvent } from './readers';
import { defineGame } from '../game';
import { advise, hinted } from './advice';
import { apply } from './apply';
import { words } from './i18n';
import MiniBoard from './MiniBoard.svelte';
import { moment, prompt } from './prompt';
import { scores } from './scores';
import Table from './Table.svelte';
import { beats } from './beats';

export default defineGame({
  readView: readCartographersView,
  readChoices: readCartographersChoices,
  readEvent,
  Table,
  MiniBoard,
  boardOf: (name) => words().map.of(name),
  secrets: () => import('./Secrets.svelte'),
  end: () => import('./end'),
  beats,
  apply,
  advise,
  hinted,
  prompt,
  scores,
  moment,
});
