import { defineGame } from '../game';
import { advise } from './advice';
import Finished from './Finished.svelte';
import { words } from './i18n';
import MiniBoard from './MiniBoard.svelte';
import { moment, prompt } from './prompt';
import { scores } from './scores';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { readChoices, readView } from './view';
import { tell } from './tell';

export default defineGame({
  readView,
  readChoices,
  Table,
  MiniBoard,
  boardOf: (name) => words().parts.tilesOf(name),
  ScoreSheet,
  oneBoard: true,
  Finished,
  tell,
  advise,
  prompt,
  scores,
  moment,
});
