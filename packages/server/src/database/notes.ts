/**
 * Notes between processes: which rooms have new acts, which topics changed. Hints only; rows are the truth.
 * Sent after the commit, in batches, from one connection: a NOTIFY inside the writing transactions would serialise
 * all commits.
 */
import { Client } from 'pg';
import { connectionFailed, messageOf } from './fault.ts';
import { backOff } from './pause.ts';
import { connectionTo, type Database } from './pool.ts';
import { turns } from './turns.ts';

export interface News {
  /** Rooms with the ply of their newest act. */
  readonly rooms?: readonly (readonly [room: string, ply: number])[];
  /** Anything else that changed, such as “lobby”. */
  readonly topics?: readonly string[];
}

export interface NotesHandler {
  /** From other processes; one's own notes are left out. */
  readonly heard: (news: Required<News>) => void;
  /** Notes may have been lost: look at the rows. */
  readonly missed: () => void;
}

export interface Notes {
  readonly send: (news: News) => void;
  /** Resolves when it listens. Call once. */
  readonly listen: (handler: NotesHandler) => Promise<void>;
  /** Sends what is waiting, if the database answers, and ends both connections. */
  readonly close: () => Promise<void>;
}

export interface NotesOptions {
  /** The id of this process, a UUID. */
  readonly process: string;
  readonly log?: (line: string) => void;
}

interface Payload extends Required<News> {
  readonly from: string;
}

const CHANNEL = 'bluemoon';

/** Notes of a few milliseconds are sent together: every one makes each other process read the database. */
const SPACING_MS = 5;

/**
 * A process alone on its database sends nothing, which saves half of all commits. No note is lost by that: a process is
 * on the list before it reads a room, and we look at the list after our acts are committed, so either we see that
 * process or it sees our acts.
 */
const NOTIFY = `select pg_notify($1, payload) from unnest($2::text[]) payload
where exists (select from processes where id <> $3)`;

export function openNotes({ url }: Pick<Database, 'url'>, { process, log = () => {} }: NotesOptions): Notes {
  let rooms = new Map<string, number>();
  let topics = new Set<string>();
  let sender: Client | null = null;
  let listener: Client | null = null;
  let closed = false;
  const pauses = backOff(50, 2_000);

  const collect = (news: News): void => {
    for (const [room, ply] of news.rooms ?? []) rooms.set(room, Math.max(ply, rooms.get(room) ?? 0));
    for (const topic of news.topics ?? []) topics.add(topic);
  };

  const work = async (): Promise<void> => {
    const news = { rooms: [...rooms], topics: [...topics] };
    rooms = new Map();
    topics = new Set();
    try {
      sender ??= await openSender(url, (client) => {
        if (sender === client) sender = null;
      });
      await sender.query({
        name: 'notify',
        text: NOTIFY,
        values: [CHANNEL, payloadsOf({ from: process, ...news }), process],
      });
      pauses.reset();
      await new Promise((resolve) => setTimeout(resolve, SPACING_MS));
    } catch (error) {
      log(`Notes cannot be sent: ${messageOf(error)}`);
      void sender?.end().catch(() => {});
      sender = null;
      if (closed || !connectionFailed(error)) return;
      collect(news);
      await pauses.wait();
    }
  };
  const sending = turns(work, () => rooms.size + topics.size > 0);

  const listen = async (handler: NotesHandler): Promise<void> => {
    const retry = backOff(50, 2_000);
    for (;;) {
      if (closed) return;
      try {
        const client = await open(url, (ended) => {
          if (listener !== ended || closed) return;
          listener = null;
          void listen(handler).then(handler.missed);
        });
        client.on('notification', ({ payload }) => {
          const { from, rooms, topics } = JSON.parse(payload ?? '{}') as Payload;
          if (from !== process) handler.heard({ rooms, topics });
        });
        await client.query(`listen ${CHANNEL}`);
        listener = client;
        return;
      } catch (error) {
        log(`Notes cannot be heard: ${messageOf(error)}`);
        await retry.wait();
      }
    }
  };

  return {
    send: (news) => {
      collect(news);
      sending.poke();
    },
    listen,
    close: async () => {
      closed = true;
      await sending.idle();
      for (const client of [sender, listener]) await client?.end().catch(() => {});
    },
  };
}

/** `onEnd` is called once, when an opened connection has ended. */
async function open(url: string, onEnd: (client: Client) => void): Promise<Client> {
  const client = new Client({ ...connectionTo(url, 'bluemoon notes'), query_timeout: 10_000 });
  // The end follows, and is what counts.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  const watch = watchOver(client);
  client.once('end', () => {
    clearInterval(watch);
    onEnd(client);
  });
  return client;
}

/** Notes are hints: a commit need not wait for the disk. */
async function openSender(url: string, onEnd: (client: Client) => void): Promise<Client> {
  const client = await open(url, onEnd);
  await client.query('set synchronous_commit = off');
  return client;
}

/** A connection that only listens does not notice that the network is gone. */
const watchOver = (client: Client): NodeJS.Timeout =>
  setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => {}));
  }, 10_000).unref();

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MAX_BYTES = 7_900;

/** Split so that each payload may be sent. */
export function payloadsOf({ from, rooms, topics }: Payload): readonly string[] {
  const whole = JSON.stringify({ from, rooms, topics } satisfies Payload);
  if (Buffer.byteLength(whole) <= MAX_BYTES || rooms.length + topics.length < 2) return [whole];
  const [[firstRooms, lastRooms], [lastTopics, firstTopics]] = [halves(rooms), halves(topics)];
  return [
    ...payloadsOf({ from, rooms: firstRooms, topics: firstTopics }),
    ...payloadsOf({ from, rooms: lastRooms, topics: lastTopics }),
  ];
}

function halves<T>(list: readonly T[]): readonly [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}
