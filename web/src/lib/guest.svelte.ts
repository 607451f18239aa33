import { tables } from './api/tables';
import type { Me } from './api/schema';
import { keep, recall } from './storage';

/** Whoever has no name yet is lent one of the trade's. */
const SURVEYORS = ['Mercator', 'Ortelius', 'Blaeu', 'Cassini', 'Hondius', 'Idrisi', 'Ptolemy', 'Tharp', 'Visscher'];

/**
 * Who sits at this device. The server knows a guest by a cookie that no script can read; kept here is only the
 * name, and that there is a guest at all, so that nobody has to be asked for nothing.
 */
class Myself {
  #name = $state('');
  #known = $state(false);

  constructor() {
    const name = recall('name');
    this.#known = name !== null;
    this.#name = name ?? SURVEYORS[Math.floor(Math.random() * SURVEYORS.length)] ?? '';
  }

  get name(): string {
    return this.#name;
  }
  /** Whether the server has met this device. */
  get known(): boolean {
    return this.#known;
  }

  /** Before taking a seat: let the server know the name. */
  async introduce(name: string): Promise<void> {
    if (this.#known && name === this.#name) return;
    this.remember(await tables.callMe(name));
  }

  remember(guest: Me): void {
    this.#name = guest.name;
    this.#known = true;
    keep('name', guest.name);
  }

  /** The server does not know this device any more: its cookie is gone. */
  forget(): void {
    this.#known = false;
    keep('name', null);
  }
}

export const myself = new Myself();
