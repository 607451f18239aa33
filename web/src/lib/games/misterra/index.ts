import { readMisterraEvent as readEvent, readMisterraView } from './readers';
import { defineGame } from '../game';
import { advise, hinted } from './advice';
import { apply } from './apply';
import { beats } from './beats';
import MiniBoard from './end/MiniBoard.svelte';
import { words } from './i18n';
import { readChoices } from './moves';
import { scores } from './parts';
import { moment, prompt } from './prompt';
import Table from './Table.svelte';

export default defineGame({
  turnEnds: 'asked',
  readView: readMisterraView,
  readChoices,
  readEvent,
  Table,
  MiniBoard,
  boardOf: (name) => words().parchmentOf(name),
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
