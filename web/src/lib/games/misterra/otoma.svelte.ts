import { changed, type SpaceChange } from './changes';
import type { Otoma } from './view';

/** One action of Otoma, or its claim: what its card says, what came of it, and the island after it. */
export interface OtomaStep {
  readonly half: number;
  readonly action: string | null;
  readonly change: SpaceChange | null;
  /** Where a marker was put; null where nothing could be claimed. */
  readonly claimed: string | null;
  /** Whether the player is being asked where the marker goes. */
  readonly asked: boolean;
  readonly island: string;
}

export function stepsOf({ met, last_turn: lastTurn }: Otoma): OtomaStep[] {
  let island = met;
  return lastTurn.flatMap(({ actions, changes, claim, claimed, asked }, half): OtomaStep[] => [
    ...changes.map((change, at) => {
      island = changed(island, change);
      return { half, action: actions[at] ?? null, change, claimed: null, asked: false, island };
    }),
    ...(claim ? [{ half, action: null, change: null, claimed, asked, island }] : []),
  ]);
}

const PACE = 900;

/** Otoma's turn shown step by step: by itself when it has just been taken, and again whenever asked for. */
export class OtomaShow {
  /** Which step is on show, from 0; null while none is. */
  at = $state<number | null>(null);
  /** Asked for: it stays until it is closed. */
  asked = $state(false);
  /** The marks of a turn just taken stay until the next decision. */
  fresh = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly steps: () => number) {}

  /** A turn has just been taken. Where nothing shall move, its marks are shown at once. */
  begin(still: boolean): void {
    this.stop();
    this.fresh = true;
    if (still) return;
    this.at = 0;
    this.#timer = setInterval(() => {
      if (this.at !== null && this.at + 1 < this.steps()) this.at += 1;
      else this.hold();
    }, PACE);
  }

  /** Step through it by hand. */
  look(at: number): void {
    clearInterval(this.#timer);
    this.asked = true;
    this.at = Math.max(0, Math.min(at, this.steps() - 1));
  }

  /** No further steps, but the marks stay. */
  hold(): void {
    clearInterval(this.#timer);
    this.asked = false;
    this.at = null;
  }

  stop(): void {
    this.hold();
    this.fresh = false;
  }
}
