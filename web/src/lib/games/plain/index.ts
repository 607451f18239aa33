import { fields, list, orNull, text, whole } from '../../api/reading';
import { words } from '../../table/i18n';
import { type AnyView, defineGame } from '../seam';
import { movesOf } from './moves';
import Nothing from './Nothing.svelte';
import Table from './Table.svelte';

function readView(value: unknown): AnyView {
  const view = fields(value);
  return {
    ...view,
    seat: orNull(view.seat, whole),
    waiting: list(view.waiting, whole),
    result: orNull(view.result, (result) => {
      const { winners, decided_by } = fields(result);
      return { winners: list(winners, whole), decided_by: text(decided_by) };
    }),
  };
}

export default defineGame({
  readView,
  readChoices: movesOf,
  Table,
  MiniBoard: Nothing,
  ScoreSheet: Nothing,
  Finished: Nothing,
  tell: (_before, entry, _after, names) => [words().plain.move(names[entry.seat] ?? '', entry.move)],
  prompt: (view) => (view.result ? words().plain.over : words().plain.yourMove),
  scores: () => [],
  moment: () => '',
});
