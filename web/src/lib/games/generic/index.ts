import { readListedChoices } from '../../api/readers';
import { defineGame } from '../game';
import Finished from './Finished.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { readView } from './view';
import { advise, moment, prompt, scores, tell } from './tell';

/** Any game that has no pages of its own: its drawing as text, its moves as a list. */
export default defineGame({
  readView,
  readChoices: readListedChoices,
  Table,
  ScoreSheet,
  oneBoard: true,
  Finished,
  tell,
  advise,
  prompt,
  scores,
  moment,
});
