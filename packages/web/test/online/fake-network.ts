import type { ToClient, ToServer } from '@bluemoon/wire';
import { WIRE_VERSION } from '@bluemoon/wire';
import type { LineEvents, Network } from '../../src/online/connection.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A network in which the test is the server, and decides how late it is. */
export class FakeNetwork implements Network {
  now = 1_000_000;
  /** What the server's answer to the announcement will be. */
  answer: 'known' | 'failed' | 'noServer' = 'known';
  announced = 0;
  /** What the page has sent over the present line. */
  sent: ToServer[] = [];
  events: LineEvents | null = null;
  #timers = new Set<Timer>();

  announce(): Promise<'known' | 'failed' | 'noServer'> {
    this.announced++;
    return Promise.resolve(this.answer);
  }
  dial(events: LineEvents): { send(text: string): void; close(): void } {
    this.events = events;
    this.sent = [];
    return { send: (text) => void this.sent.push(JSON.parse(text) as ToServer), close: () => undefined };
  }
  clock(): number {
    return this.now;
  }
  random(): number {
    return 1;
  }
  later(ms: number, act: () => void): () => void {
    const timer = { at: this.now + ms, act };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets time pass, and everything happen that was due. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.now = Math.max(this.now, next.at);
      this.#timers.delete(next);
      next.act();
      await settled();
    }
    this.now = end;
    await settled();
  }

  say(message: ToClient): void {
    this.events?.heard(JSON.stringify(message));
  }

  /** The line opens, and the server welcomes the page. */
  async welcome(name = 'ada', time = this.now): Promise<void> {
    await settled();
    this.events?.opened();
    this.say({ kind: 'welcome', version: WIRE_VERSION, name, time, bots: [] });
    await settled();
  }

  async drop(): Promise<void> {
    this.events?.closed();
    await settled();
  }

  /** The requests of that kind on the present line. */
  requests<K extends ToServer['kind']>(kind: K): readonly Extract<ToServer, { readonly kind: K }>[] {
    return this.sent.filter((one): one is Extract<ToServer, { readonly kind: K }> => one.kind === kind);
  }
}

/** Lets all resolved promises continue. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
