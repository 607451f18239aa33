import { readMapoutEvent as readEvent } from './readers';
import { defineGame } from '../game';
import { advise, hinted } from './advice';
import { apply } from './apply';
import { beats } from './beats';
import { words } from './i18n';
import MiniBoard from './MiniBoard.svelte';
import { moment, prompt } from './prompt';
import { scores } from './scores';
import Table from './Table.svelte';
import { readChoices, readView } from './view';

export default defineGame({
  readView,
  readChoices,
  readEvent,
  Table,
  MiniBoard,
  boardOf: (name) => words().parts.tilesOf(name),
  oneBoard: true,
  turnEnds: 'asked',
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
