/** The recorded events as streams, each read in its own order. */
import type { EventOf, RecordedEvent } from './record.ts';
import { OffTheRecord } from './off-the-record.ts';

/** Kinds that are read one by one; the others (draws and most movements) are compared at the end of the turn. */
export type Stream =
  | Exclude<RecordedEvent['t'], 'draw' | 'mv' | 'act' | 'choose' | 'call'>
  | 'decision'
  | 'pile';

export type DecisionEvent = EventOf<'act'> | EventOf<'choose'> | EventOf<'call'>;

/** The events of a stream. */
type Held<S extends Stream> = S extends 'decision'
  ? DecisionEvent
  : S extends 'pile'
    ? EventOf<'mv'>
    : EventOf<Exclude<S, 'decision' | 'pile'>>;

export interface Script {
  readonly events: readonly RecordedEvent[];
  readonly streams: Readonly<Record<Stream, number[]>>;
  /** For each stream, the number of events that were read. */
  readonly read: Record<Stream, number>;
  /** The last event that was read from any stream. */
  last: number;
}

const STREAMS: readonly Stream[] = [
  'turn',
  'decision',
  'announce',
  'rand',
  'pile',
  'deck',
  'disclose',
  'bluff',
  'retreat',
  'dragon',
  'fight_over',
  'flood',
];

function streamOf(event: RecordedEvent): Stream | null {
  switch (event.t) {
    case 'act':
    case 'choose':
    case 'call':
      return 'decision';
    case 'draw':
      return null;
    case 'mv':
      return event.from === 'discard' && event.to === 'hand' ? 'pile' : null;
    default:
      return event.t;
  }
}

function perStream<T>(make: () => T): Record<Stream, T> {
  return Object.fromEntries(STREAMS.map((stream) => [stream, make()])) as Record<Stream, T>;
}

export function scriptOf(events: readonly RecordedEvent[]): Script {
  const streams = perStream<number[]>(() => []);
  events.forEach((event, at) => {
    const stream = streamOf(event);
    if (stream !== null) streams[stream].push(at);
  });
  return { events, streams, read: perStream(() => 0), last: -1 };
}

/** The index of the next event of the stream; infinity if there is none. */
export function nextAt(script: Script, stream: Stream): number {
  return script.streams[stream][script.read[stream]] ?? Infinity;
}

/** The index of the last event that was read from the stream; -1 if there is none. */
export function lastAt(script: Script, stream: Stream): number {
  return script.streams[stream][script.read[stream] - 1] ?? -1;
}

export function peek<S extends Stream>(script: Script, stream: S): Held<S> | undefined {
  return script.events[nextAt(script, stream)] as Held<S> | undefined;
}

/** The next event of the stream, which must belong to the turn that is being replayed. */
export function read<S extends Stream>(script: Script, stream: S): Held<S> {
  const at = nextAt(script, stream);
  const event = peek(script, stream);
  if (event === undefined || (stream !== 'turn' && at > nextAt(script, 'turn'))) {
    throw new OffTheRecord(`the record has no ${stream} here`);
  }
  script.read[stream]++;
  script.last = Math.max(script.last, at);
  return event;
}

/** Streams with unread events before that index: things that happened only in the record. */
export function unreadBefore(script: Script, at: number): readonly Stream[] {
  return STREAMS.filter((stream) => nextAt(script, stream) < at);
}

/** The events from there to the end of the turn. */
export function restOfTurn(script: Script, from: number): readonly RecordedEvent[] {
  return script.events.slice(from, Math.min(nextAt(script, 'turn'), script.events.length));
}
