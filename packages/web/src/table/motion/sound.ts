import type { GameEvent } from '@bluemoon/engine';
import { flightsOf } from './flights.ts';

/** Synthesised from noise and tones. */
type Sound = 'card' | 'dragon' | 'announce' | 'retreat' | 'end';

/** A sound, and its delay in milliseconds. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

/** Cards and dragons sound when they arrive. */
export function cuesOf(events: readonly GameEvent[]): readonly Cue[] {
  const landings = flightsOf(events).map(({ moves, after, lasts }): Cue => ({
    sound: moves,
    after: after + lasts * 0.8,
  }));
  const calls = events.flatMap(({ event }): readonly Cue[] => {
    switch (event) {
      case 'announced':
        return [{ sound: 'announce', after: 0 }];
      case 'retreated':
        return [{ sound: 'retreat', after: 0 }];
      case 'gameEnded':
        return [{ sound: 'end', after: 300 }];
      default:
        return [];
    }
  });
  return [...landings, ...calls];
}

let audio: AudioContext | null = null;

export function playCues(cues: readonly Cue[], speed: number): void {
  if (cues.length === 0) return;
  audio ??= new AudioContext();
  const rate = speed === 0 ? Infinity : speed;
  for (const { sound, after } of cues) SOUNDS[sound](audio, audio.currentTime + after / 1000 / rate);
}

const SOUNDS: Readonly<Record<Sound, (context: AudioContext, at: number) => void>> = {
  card: (context, at) => rustle(context, at, { length: 0.09, pitch: 2400, loudness: 0.16 }),
  dragon: (context, at) => rustle(context, at, { length: 0.5, pitch: 500, loudness: 0.22 }),
  announce: (context, at) => tones(context, at, [392, 523]),
  retreat: (context, at) => tones(context, at, [392, 294]),
  end: (context, at) => tones(context, at, [392, 494, 587, 784]),
};

interface Rustle {
  readonly length: number;
  readonly pitch: number;
  readonly loudness: number;
}

/** Paper on cloth: fading noise through a band-pass filter. */
function rustle(context: AudioContext, at: number, { length, pitch, loudness }: Rustle): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loudness }))
    .connect(context.destination);
  source.start(at);
}

const TONE = 0.16;

function tones(context: AudioContext, at: number, frequencies: readonly number[]): void {
  frequencies.forEach((frequency, i) => {
    const begins = at + i * TONE;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(0.12, begins + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, begins + 2 * TONE);
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    tone.connect(gain).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + 2 * TONE);
  });
}
