import type { Sound } from '../play/beats';

/** A tone: its pitch in hertz, or a breath of noise around that pitch. */
export interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly pitch: number;
  /** Where the pitch goes until the tone ends; where it stays if not said. */
  readonly to?: number;
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** What each sound is made of: quiet, short, and apart from each other in pitch and kind. */
export const RECIPES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { wave: 'triangle', pitch: 659, at: 0, length: 0.16, loudness: 0.5 },
    { wave: 'triangle', pitch: 880, at: 0.12, length: 0.3, loudness: 0.5 },
  ],
  card: [{ wave: 'noise', pitch: 1200, to: 3600, at: 0, length: 0.14, loudness: 0.35 }],
  drawing: [
    { wave: 'noise', pitch: 2600, at: 0, length: 0.07, loudness: 0.3 },
    { wave: 'noise', pitch: 2100, at: 0.09, length: 0.1, loudness: 0.3 },
  ],
  points: [
    { wave: 'sine', pitch: 1047, at: 0, length: 0.12, loudness: 0.35 },
    { wave: 'sine', pitch: 1319, at: 0.08, length: 0.18, loudness: 0.35 },
  ],
  coin: [
    { wave: 'sine', pitch: 1976, at: 0, length: 0.08, loudness: 0.3 },
    { wave: 'sine', pitch: 2637, at: 0.06, length: 0.28, loudness: 0.3 },
  ],
  ambush: [
    { wave: 'sawtooth', pitch: 110, to: 98, at: 0, length: 0.28, loudness: 0.4 },
    { wave: 'sawtooth', pitch: 78, to: 70, at: 0.2, length: 0.4, loudness: 0.4 },
  ],
  refusal: [{ wave: 'square', pitch: 150, to: 110, at: 0, length: 0.14, loudness: 0.25 }],
  end: [
    { wave: 'triangle', pitch: 392, at: 0, length: 0.7, loudness: 0.35 },
    { wave: 'triangle', pitch: 523, at: 0.14, length: 0.7, loudness: 0.35 },
    { wave: 'triangle', pitch: 659, at: 0.28, length: 0.7, loudness: 0.35 },
    { wave: 'triangle', pitch: 784, at: 0.42, length: 0.9, loudness: 0.35 },
  ],
};

/** For hands that hold a phone: milliseconds on, off, on. What happens often is not felt. */
export const VIBRATIONS: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  turn: [60],
  points: [20],
  coin: [15],
  ambush: [80, 40, 80],
  refusal: [30, 40, 30],
  end: [60, 50, 60, 50, 120],
};
