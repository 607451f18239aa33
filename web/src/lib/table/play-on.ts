import { tables } from '../api/tables';
import type { TableInfo } from './model';
import { myself } from '../guest.svelte';
import { navigation } from '../navigation.svelte';
import { tablePath } from '../router';
import { seatsToPlayOn } from './playing-on';

/** Go to a new match of one's own that goes on from this step; the old one stays as it was. */
export async function playOnFrom(table: TableInfo, step: number): Promise<void> {
  await myself.introduce(myself.name);
  const next = await tables.openRecord(await tables.record(table.id), 'continue', { step, seats: seatsToPlayOn(table) });
  navigation.go(tablePath(next.id));
}
