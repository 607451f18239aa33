import { type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { fileName, pngFile, save } from '../picture';
import SharePicture from './SharePicture.svelte';

export type Shared = ComponentProps<typeof SharePicture>;

/** Draw the picture where nobody sees it, as a file. */
async function draw(shared: Shared): Promise<File> {
  const aside = document.createElement('div');
  aside.className = 'visually-hidden';
  aside.ariaHidden = 'true';
  document.body.append(aside);
  const drawn = mount(SharePicture, { target: aside, props: shared });
  try {
    flushSync();
    const drawing = aside.querySelector('svg');
    if (!drawing) throw new Error('nothing was drawn');
    return new File([await pngFile(drawing)], fileName(shared.table, 'png'), { type: 'image/png' });
  } finally {
    await unmount(drawn);
    aside.remove();
  }
}

/** Hand the picture to the device's own sheet for sharing; where there is none, keep it as a file. */
export async function sharePicture(shared: Shared): Promise<void> {
  const picture = await draw(shared);
  const sent: ShareData = { files: [picture], title: shared.gameName, text: `${shared.gameName}: ${shared.headline}` };
  if ('canShare' in navigator && navigator.canShare(sent)) {
    try {
      await navigator.share(sent);
      return;
    } catch (reason) {
      if (!(reason instanceof DOMException)) throw reason;
      // Whoever closes the sheet has changed their mind; where it may not open, there is still the file.
      if (reason.name === 'AbortError') return;
    }
  }
  save(picture.name, picture);
}
