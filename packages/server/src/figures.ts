import type { AccountRefusal, WireRefusal } from '@bluemoon/wire';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Why the server ended a line by itself. */
export type Cut = 'slow' | 'silent' | 'tooFast' | 'binary' | 'banned' | 'notReady';

/** What an operator can watch at `/metrics`. */
export interface Figures {
  /** A request of a player was done; a choice in a game is a `choose`. */
  done(request: string): void;
  refused(kind: WireRefusal['kind']): void;
  /** A request for a line or a guest was refused before anybody was looked up. */
  turnedAway(status: number): void;
  /** Something about a name, a password or a passkey was refused. */
  refusedAccount(why: AccountRefusal['why']): void;
  cut(why: Cut): void;
  /** One statement has written that many acts. */
  readonly committed: (acts: number, milliseconds: number) => void;
  text(): Promise<string>;
  readonly type: string;
}

export interface Counted {
  readonly connections: () => number;
  readonly rooms: () => number;
}

export function startFigures({ connections, rooms }: Counted): Figures {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, label: string): Counter =>
    new Counter({ name, help, labelNames: [label], registers });
  const gauge = (name: string, help: string, now: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(now());
      },
    });

  gauge('bluemoon_connections', 'Lines to pages and programs that are open now.', connections);
  gauge('bluemoon_rooms', 'Rooms in the memory of this process.', rooms);
  const done = counter('bluemoon_done_total', 'Requests of players that were done.', 'request');
  const refusals = counter('bluemoon_refusals_total', 'Requests of players that were refused.', 'kind');
  const turned = counter('bluemoon_turned_away_total', 'Lines and guests refused at the door.', 'status');
  const accounts = counter(
    'bluemoon_account_refusals_total',
    'Requests about accounts that were refused.',
    'why',
  );
  const cuts = counter('bluemoon_cut_total', 'Lines that the server ended.', 'why');
  const batches = new Histogram({
    name: 'bluemoon_commit_acts',
    help: 'Acts written by one statement.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const times = new Histogram({
    name: 'bluemoon_commit_seconds',
    help: 'Time from writing a batch of acts to its commit.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });

  return {
    done: (request) => done.inc({ request }),
    refused: (kind) => refusals.inc({ kind }),
    turnedAway: (status) => turned.inc({ status }),
    refusedAccount: (why) => accounts.inc({ why }),
    cut: (why) => cuts.inc({ why }),
    committed(count, milliseconds) {
      batches.observe(count);
      times.observe(milliseconds / 1000);
    },
    text: () => Registry.merge([registry, ofProcess()]).metrics(),
    type: registry.contentType,
  };
}

let processRegistry: Registry | undefined;

/** Memory, processor and event loop delay; a process has one set of them, however many servers tests start. */
function ofProcess(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}
