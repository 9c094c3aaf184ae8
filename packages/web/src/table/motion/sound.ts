import type { GameEvent, Seat } from '@bluemoon/engine';
import { flightsOf } from './flights.ts';

/** Synthesised from noise and tones. */
export type Sound =
  | 'card'
  | 'turn'
  | 'bluff'
  | 'honest'
  | 'dragon'
  | 'announce'
  | 'fightWon'
  | 'fightLost'
  | 'gameWon'
  | 'gameLost'
  | 'tick';

/** A sound, and its delay in milliseconds. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

/** Cards and dragons sound when they arrive. `near` is the seat at the bottom of the screen. */
export function cuesOf(events: readonly GameEvent[], near: Seat): readonly Cue[] {
  const landings = flightsOf(events).map(({ moves, after, lasts }): Cue => ({
    sound: moves,
    after: after + lasts * 0.8,
  }));
  const calls = events.flatMap((event): readonly Cue[] => {
    switch (event.event) {
      case 'announced':
        return [{ sound: 'announce', after: 0 }];
      case 'called':
        return [
          { sound: 'turn', after: 0 },
          { sound: event.honest ? 'honest' : 'bluff', after: 400 },
        ];
      case 'retreated':
        return [{ sound: event.seat === near ? 'fightLost' : 'fightWon', after: 0 }];
      case 'gameEnded':
        return [{ sound: event.winner === near ? 'gameWon' : 'gameLost', after: 300 }];
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

export function playSound(sound: Sound): void {
  playCues([{ sound, after: 0 }], 1);
}

const SOUNDS: Readonly<Record<Sound, (context: AudioContext, at: number) => void>> = {
  card: (context, at) => rustle(context, at, { length: 0.09, pitch: 2400, loudness: 0.16 }),
  turn(context, at) {
    rustle(context, at + 0.25, { length: 0.22, pitch: 1500, loudness: 0.14 });
    rustle(context, at + 0.6, { length: 0.08, pitch: 2600, loudness: 0.2 });
  },
  bluff(context, at) {
    thud(context, at);
    tones(context, at + 0.08, [440, 554, 659], BRISK);
  },
  honest(context, at) {
    thud(context, at);
    tones(context, at + 0.08, [330, 311], CALM);
  },
  dragon(context, at) {
    rustle(context, at, { length: 0.5, pitch: 500, loudness: 0.2 });
    tones(context, at, [523, 784], CALM);
  },
  announce: (context, at) => tones(context, at, [392, 523], BRISK),
  fightWon: (context, at) => tones(context, at, [392, 494, 587], BRISK),
  fightLost: (context, at) => tones(context, at, [392, 330, 262], CALM),
  gameWon: (context, at) => tones(context, at, [392, 494, 587, 784, 988], BRISK),
  gameLost: (context, at) => tones(context, at, [392, 349, 311, 262], CALM),
  tick(context, at) {
    rustle(context, at, { length: 0.03, pitch: 3200, loudness: 0.35 });
    tones(context, at, [988], TICKING);
  },
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

const THUD = 0.16;

/** A stamp on the table. */
function thud(context: AudioContext, at: number): void {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.3, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + THUD);
  const tone = new OscillatorNode(context, { type: 'sine', frequency: 150 });
  tone.frequency.setValueAtTime(150, at);
  tone.frequency.exponentialRampToValueAtTime(60, at + THUD);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + THUD);
}

/** The seconds from one tone to the next. */
const BRISK = 0.13;
const CALM = 0.2;
const TICKING = 0.05;

/** Each tone with a soft octave above it, through a low-pass filter, for warmth. */
function tones(context: AudioContext, at: number, frequencies: readonly number[], step: number): void {
  const warm = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 });
  warm.connect(context.destination);
  frequencies.forEach((frequency, i) => {
    const begins = at + i * step;
    const ends = begins + 2.6 * step;
    for (const [pitch, loudness] of [
      [frequency, 0.11],
      [frequency * 2, 0.03],
    ] as const) {
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, begins);
      gain.gain.linearRampToValueAtTime(loudness, begins + 0.025);
      gain.gain.exponentialRampToValueAtTime(0.001, ends);
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      tone.connect(gain).connect(warm);
      tone.start(begins);
      tone.stop(ends);
    }
  });
}
