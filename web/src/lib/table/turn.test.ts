import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: (name: string) => (name.endsWith('notify') ? 'yes' : null), setItem: () => undefined });
vi.stubGlobal('document', { hidden: true });
vi.stubGlobal('isSecureContext', true);

/** The browser's own; on Android it throws and leaves notes to the registration of a service worker. */
function browser(note: () => void, registration?: { showNotification: (title: string, options: object) => Promise<void> }): void {
  const Notification = Object.assign(
    function Notification() {
      note();
    },
    { permission: 'granted' },
  );
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification });
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { getRegistration: async () => registration } });
}
const illegal = () => {
  throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
};

describe('a note of one’s turn', () => {
  let noteTurn: typeof import('./turn.svelte').noteTurn;
  beforeEach(async () => {
    browser(() => undefined);
    ({ noteTurn } = await import('./turn.svelte'));
  });

  it('is shown by the page where it may', async () => {
    const note = vi.fn();
    browser(note);
    await noteTurn('t1', 'Your turn', 'Draw Orchard.');
    expect(note).toHaveBeenCalledOnce();
  });

  it('is shown by the service worker where there is one', async () => {
    const showNotification = vi.fn(async () => undefined);
    browser(illegal, { showNotification });
    await noteTurn('t1', 'Your turn', 'Draw Orchard.');
    expect(showNotification).toHaveBeenCalledWith('Your turn', { body: 'Draw Orchard.', tag: 't1' });
  });

  it('is left out quietly where a page may show none', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    browser(illegal);
    await expect(noteTurn('t1', 'Your turn', 'Draw Orchard.')).resolves.toBeUndefined();
    expect(info).toHaveBeenCalledOnce();
  });
});
