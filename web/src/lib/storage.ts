/** What is kept on this device. Storage may be full or closed; then it lasts as long as the page. */
const KEY = 'mapmakers.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY + name);
    else localStorage.setItem(KEY + name, value);
  } catch (reason) {
    console.info('This choice cannot be remembered here.', reason);
  }
}
