import { preferences } from '../preferences.svelte';

/** Whether the browser could be asked to show notes at all; without https it cannot. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

/** Asked for by the player only; says whether the browser agreed. */
export async function allowNotes(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

/** The page's title; whoever asked to be told of their turn finds a mark in it. */
export function titleOf(yours: boolean, plain: string, marked: string): string {
  return yours && preferences.notify ? marked : plain;
}

/** When it becomes one's turn while the page is out of sight, and only who asked for it hears of it. */
export async function noteTurn(table: string, title: string, words: string): Promise<void> {
  if (!preferences.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body: words, tag: table };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else showNote(title, options);
}

/** Browsers of phones leave notes to service workers: there the mark in the title has to do. */
function showNote(title: string, options: NotificationOptions): void {
  let note: Notification;
  try {
    note = new Notification(title, options);
  } catch (reason) {
    console.info('This browser shows no notes of a page.', reason);
    return;
  }
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
