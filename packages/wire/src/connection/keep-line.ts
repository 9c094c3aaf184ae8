import type { Line, Network } from './network.ts';

/** Why there is no line: it broke, the server said that it restarts, or it has no database yet. */
export type Loss = 'broken' | 'restart' | 'notReady';
/** Why calling again is of no use. */
export type DeadEnd = 'noServer' | 'unknownPlayer';

export interface KeptLineEvents {
  opened(): void;
  heard(text: string): void;
  /** It is being called again; told after every failure. */
  lost(why: Loss): void;
  ended(why: DeadEnd): void;
}

/** A line that is called again, after growing pauses, whenever it breaks or is silent for too long. */
export interface KeptLine {
  send(text: string): void;
  /** The server wants this client, so that the next loss is a first one. */
  welcomed(): void;
  /** Gives the line up unless something is heard within that time. */
  expect(within: number): void;
  lose(why: Loss, atLeast?: number): void;
  /** Calls at once instead of after a pause. */
  callNow(): void;
  close(): void;
}

const MAX_SILENCE_MS = 30_000;
const PAUSES = { first: 250, longest: 10_000 };

export function keepLine(network: Network, events: KeptLineEvents): KeptLine {
  const { pauses = PAUSES } = network;
  let line: Line | null = null;
  /** Increased for each attempt, so that a late event of an old one is ignored. */
  let attempt = 0;
  let failures = 0;
  const timers = new Map<'call' | 'silence', () => void>();

  function after(what: 'call' | 'silence', milliseconds: number, act: () => void): void {
    timers.get(what)?.();
    timers.set(what, network.later(milliseconds, act));
  }
  const expect = (within: number): void => after('silence', within, () => lose('broken'));

  async function call(): Promise<void> {
    const mine = ++attempt;
    if (network.announce !== undefined) {
      const known = await network.announce();
      if (mine !== attempt) return;
      switch (known) {
        case 'noServer':
          return events.ended(known);
        case 'notReady':
          return lose(known);
        case 'failed':
          return lose('broken');
        case 'known':
      }
    }
    expect(MAX_SILENCE_MS);
    line = network.dial({
      opened: () => {
        if (mine === attempt) events.opened();
      },
      heard: (text) => {
        if (mine !== attempt) return;
        expect(MAX_SILENCE_MS);
        events.heard(text);
      },
      closed: (why) => {
        if (mine !== attempt) return;
        if (why === 'lost') return lose('broken');
        hangUp();
        events.ended(why);
      },
    });
  }

  function hangUp(): void {
    attempt++;
    for (const cancel of timers.values()) cancel();
    const old = line;
    line = null;
    old?.close();
  }

  function lose(why: Loss, atLeast = 0): void {
    hangUp();
    after('call', Math.max(atLeast, nextPause()), () => void call());
    failures++;
    events.lost(why);
  }

  /** Clients that lost the same server come back one after the other. */
  const nextPause = (): number =>
    Math.min(pauses.first * 2 ** failures, pauses.longest) * (0.5 + network.random() / 2);

  void call();
  return {
    send: (text) => line?.send(text),
    welcomed: () => {
      failures = 0;
    },
    expect,
    lose,
    callNow() {
      failures = 0;
      hangUp();
      void call();
    },
    close: hangUp,
  };
}
