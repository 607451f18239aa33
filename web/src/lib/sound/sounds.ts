import type { Sound } from '../play/beats';
import { preferences } from '../preferences.svelte';
import { RECIPES, type Tone, VIBRATIONS } from './recipes';

const VOLUME = 0.16;
/** Seconds between the beginnings of two sounds, and how many may wait. */
const APART = 0.18;
const MOST_AHEAD = 1.2;
const FADE = 0.008;

/** What is heard and felt at the table. Browsers let a page sound and shake only after its first key, click or tap. */
class Sounds {
  #woken = false;
  #audio: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #next = 0;

  /** Listen for the first gesture; returns how to stop. */
  wake(): () => void {
    const wake = () => {
      this.#woken = true;
      if (preferences.sound) this.#open();
    };
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, wake, { capture: true });
    };
  }

  #open(): AudioContext {
    this.#audio ??= new AudioContext();
    if (this.#audio.state === 'suspended') void this.#audio.resume();
    return this.#audio;
  }

  play(sound: Sound): void {
    if (!this.#woken) return;
    const pattern = VIBRATIONS[sound];
    if (preferences.vibration && pattern && 'vibrate' in navigator) navigator.vibrate([...pattern]);
    if (!preferences.sound) return;
    const audio = this.#open();
    if (audio.state === 'closed') return;
    const begins = Math.max(audio.currentTime, this.#next);
    if (begins > audio.currentTime + MOST_AHEAD) return;
    this.#next = begins + APART;
    for (const tone of RECIPES[sound]) this.#sound(audio, tone, begins + tone.at);
  }

  #sound(audio: AudioContext, tone: Tone, begins: number): void {
    const ends = begins + tone.length;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(tone.loudness * VOLUME, begins + FADE);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    gain.connect(audio.destination);
    const source = tone.wave === 'noise' ? this.#breath(audio, tone, begins, gain) : voice(audio, tone, begins, gain);
    source.start(begins);
    source.stop(ends);
  }

  #breath(audio: AudioContext, { pitch, to = pitch, length }: Tone, begins: number, gain: GainNode): AudioScheduledSourceNode {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
    filter.frequency.setValueAtTime(pitch, begins);
    filter.frequency.linearRampToValueAtTime(to, begins + length);
    filter.connect(gain);
    const source = new AudioBufferSourceNode(audio, { buffer: (this.#noise ??= noise(audio)), loop: true });
    source.connect(filter);
    return source;
  }
}

function voice(audio: AudioContext, { wave, pitch, to = pitch, length }: Tone, begins: number, gain: GainNode): OscillatorNode {
  const source = new OscillatorNode(audio, { type: wave as OscillatorType, frequency: pitch });
  source.frequency.setValueAtTime(pitch, begins);
  source.frequency.linearRampToValueAtTime(to, begins + length);
  source.connect(gain);
  return source;
}

/** Half a second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
