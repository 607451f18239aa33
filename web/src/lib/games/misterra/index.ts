import { readMisterraEvent as readEvent, readMisterraView } from '../../api/readers';
import { defineGame } from '../game';
import { advise } from './advice';
import { apply } from './apply';
import { beats } from './beats';
import Finished from './end/Finished.svelte';
import MiniBoard from './end/MiniBoard.svelte';
import ScoreSheet from './end/ScoreSheet.svelte';
import { words } from './i18n';
import { readChoices } from './moves';
import { scores } from './parts';
import { moment, prompt } from './prompt';
import Table from './Table.svelte';

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
  apply,
  advise,
  prompt,
  scores,
  moment,
});
