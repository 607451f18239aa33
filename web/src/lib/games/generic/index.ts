import { readListedChoices } from '../../api/readers';
import { defineGame } from '../game';
import Table from './Table.svelte';
import { readView } from './view';
import { advise, type AnyEvent, beats, moment, prompt, scores } from './tell';
import { fields } from '../../api/reading';

/** Any game that has no pages of its own: its drawing as text, its moves as a list. */
export default defineGame({
  readView,
  readChoices: readListedChoices,
  readEvent: (value): AnyEvent => fields(value),
  Table,
  oneBoard: true,
  end: () => import('./end'),
  beats,
  advise,
  prompt,
  scores,
  moment,
});
