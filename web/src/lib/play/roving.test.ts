import { describe, expect, it, vi } from 'vitest';
import { PawnHand } from './pawns.svelte.fixture';
import { Roving, type RovingBoard } from './roving.svelte';

const cell = (place: number) => `[data-at="${place}"]`;
const pressed = (key: string, more: object = {}) =>
  Object.assign(new Event('keydown', { cancelable: true }), { key, ...more }) as KeyboardEvent;

/** A board whose cells get the focus, and say so to its roving. */
function laidOut(more: Partial<RovingBoard<number>> = {}) {
  const hand: { held: PawnHand | null } = { held: null };
  const roving: Roving<number> = new Roving<number>({
    hand: () => hand.held,
    cell,
    start: () => [3],
    next: (from, [right]) => (from + right < 8 ? from + right : null),
    ...more,
  });
  let active: object | null = null;
  vi.stubGlobal('document', {
    get activeElement() {
      return active;
    },
  });
  const cells = new Map(
    Array.from({ length: 8 }, (_, place) => {
      const element = {
        focus: () => {
          active = element;
          roving.focused(place);
        },
      };
      return [cell(place), element] as const;
    }),
  );
  roving.grid = {
    querySelector: (selector: string) => cells.get(selector) ?? null,
    contains: (element: object) => [...cells.values()].includes(element as never),
  } as unknown as Element;
  return { roving, hand };
}

describe('the cells of a board', () => {
  it('are one stop of the Tab key: where the keyboard was last, or where it begins', () => {
    const { roving, hand } = laidOut();
    expect([roving.reached, roving.isReached(3)]).toEqual([3, true]);
    roving.focus(5);
    expect([roving.reached, roving.isReached(3), roving.isReached(5)]).toEqual([5, false, true]);
    hand.held = new PawnHand();
    hand.held.setDown(1);
    expect(roving.reached).toBe(1);
  });

  it('are not reached where they are no longer there', () => {
    const { roving } = laidOut({ has: (place) => place !== 5, start: () => [5, undefined, 6] });
    roving.focus(5);
    expect(roving.reached).toBe(6);
  });

  it('are visited with the arrows while nothing is in hand', () => {
    const { roving, hand } = laidOut();
    roving.focus(6);
    const event = pressed('ArrowRight');
    roving.keydown(event);
    expect([roving.reached, event.defaultPrevented]).toEqual([7, true]);
    roving.keydown(pressed('ArrowRight'));
    roving.keydown(pressed('ArrowLeft', { ctrlKey: true }));
    expect(roving.reached).toBe(7);
    // With something in hand the arrows are the table's: they move that.
    hand.held = new PawnHand();
    const left = pressed('ArrowLeft');
    roving.keydown(left);
    expect([roving.reached, left.defaultPrevented]).toEqual([7, false]);
  });

  it('are picked with Enter and the space bar, once for each press', () => {
    const pick = vi.fn();
    const { roving } = laidOut({ pick });
    roving.focus(4);
    roving.keydown(pressed('Enter'));
    roving.keydown(pressed('Enter', { repeat: true }));
    roving.keydown(pressed(' '));
    expect(pick.mock.calls).toEqual([[4], [4]]);
  });

  it('hold what is in hand where the keyboard is, and the focus goes along', () => {
    const { roving, hand } = laidOut();
    hand.held = new PawnHand();
    hand.held.point(2);
    roving.follow();
    expect(roving.hasFocus).toBe(false);
    roving.focus(4);
    expect(hand.held.at).toBe(4);
    hand.held.step(1);
    roving.follow();
    expect(roving.hasFocus).toBe(true);
    hand.held = new PawnHand();
    roving.resume();
    expect(hand.held.at).toBe(5);
  });
});
