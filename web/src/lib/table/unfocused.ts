/** The focus is for the keyboard: a click takes it from elsewhere, but does not tie it to what was clicked. */
export function unfocused(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Buttons of a group that is played with, clicked without taking the focus: Enter goes on confirming what is in hand, and
 * a button that goes with its decision does not have the browser look for a new focus before the board is drawn.
 */
export function playedWith(group: Element): () => void {
  const pressed = (event: Event) => {
    if (event instanceof MouseEvent && event.target instanceof Element && event.target.closest('button, label')) unfocused(event);
  };
  group.addEventListener('mousedown', pressed);
  return () => group.removeEventListener('mousedown', pressed);
}
