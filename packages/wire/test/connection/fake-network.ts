import { startConnection, WIRE_VERSION } from '../../src/index.ts';
import type {
  Announced,
  Connection,
  Line,
  LineEvents,
  Network,
  ToClient,
  ToServer,
} from '../../src/index.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** The network of a program, in which the test is the server and decides how late it is. */
export class FakeNetwork implements Network {
  readonly asker: Network['asker'] = 'program';
  now = 1_000_000;
  dialled = 0;
  closed = 0;
  /** What was sent over the present line. */
  sent: ToServer[] = [];
  events: LineEvents | null = null;
  #timers = new Set<Timer>();

  dial(events: LineEvents): Line {
    this.dialled++;
    this.events = events;
    this.sent = [];
    return {
      send: (text) => void this.sent.push(JSON.parse(text) as ToServer),
      close: () => void this.closed++,
    };
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

  /** The line opens, and the server welcomes the client. */
  async welcome(name = 'ada', time = this.now): Promise<void> {
    await settled();
    this.events?.opened();
    this.say({ kind: 'welcome', version: WIRE_VERSION, name, time, bots: [] });
    await settled();
  }

  async drop(why: 'lost' | 'unknownPlayer' = 'lost'): Promise<void> {
    this.events?.closed(why);
    await settled();
  }

  /** The requests of that kind on the present line. */
  requests<K extends ToServer['kind']>(kind: K): readonly Extract<ToServer, { readonly kind: K }>[] {
    return this.sent.filter((one): one is Extract<ToServer, { readonly kind: K }> => one.kind === kind);
  }
}

/** The network of a page, which has to be known before it can call. */
export class PageNetwork extends FakeNetwork {
  override readonly asker = 'person';
  /** What the server's answer to the announcement will be. */
  answer: Announced = 'known';
  announced = 0;

  announce(): Promise<Announced> {
    this.announced++;
    return Promise.resolve(this.answer);
  }
}

/** A page that is welcome. */
export async function connectedPage(): Promise<{
  readonly network: PageNetwork;
  readonly connection: Connection;
}> {
  const network = new PageNetwork();
  const connection = startConnection(network);
  await network.welcome();
  return { network, connection };
}

/** Lets all resolved promises continue. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
