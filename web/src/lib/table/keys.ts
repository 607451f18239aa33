/** Whether a key goes to something that is typed into or chosen from, and not to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const field = 'input:not([type=range]), select, textarea, dialog';
  return event.target instanceof Element && event.target.closest(field) !== null;
}

/** Whether the browser, or the system, is meant. */
export function isChord(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
