/** What stands around a page. */
class Frame {
  /** A table has a bar of its own in the place of the header: its board needs the room. */
  ownBar = $state(false);
}

export const frame = new Frame();
