import { readMisterraView } from '../../api/readers';
import { readMisterraEvent as readEvent } from '../../api/readers';
import { defineGame } from '../game';
import { advise } from './advice';
import Finished from './end/Finished.svelte';
import MiniBoard from './end/MiniBoard.svelte';
import ScoreSheet from './end/ScoreSheet.svelte';
import { words } from './i18n';
import { readChoices } from './moves';
import { scores } from './parts';
import { moment, prompt } from './prompt';
import Table from './Table.svelte';
import { beats } from './beats';

export default defineGame({
  readView: readMisterraView,
  readChoices,
  readEvent,
  Table,
  MiniBoard,
  boardOf: (name) => words().parchmentOf(name),
  ScoreSheet,
  Finished,
  beats,
  advise,
  prompt,
  scores,
  moment,
});
