import { startFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import type { OpenHall } from './hall.ts';
import type { Club } from './club/club.ts';
import { accountEndpoints } from './http/account-endpoints.ts';
import { startAccountLimits } from './http/account-limits.ts';
import type { AccountLimitNumbers } from './http/account-limits.ts';
import { buildApp } from './http/app.ts';
import { endpointsOf } from './http/endpoints.ts';
import { filesIn } from './http/files.ts';
import { listen } from './http/listen.ts';
import { peopleEndpoints } from './http/people-endpoints.ts';
import { profileEndpoints } from './http/profile-endpoints.ts';
import type { Accounts } from './people/accounts.ts';
import type { Profiles } from './profiles/profiles.ts';
import { openDoor } from './sockets/door.ts';
import { startLimits } from './sockets/limits.ts';
import type { LimitNumbers } from './sockets/limits.ts';
import type { People } from './sockets/people.ts';

/** What online play needs; it comes when the database answers. */
export interface Online {
  readonly hall: OpenHall;
  readonly people: People;
  /** Without them everybody is a guest. */
  readonly accounts?: Accounts;
  /** Without them there is nothing to read about players. */
  readonly profiles?: Profiles;
  /** Pushes, vacation, blocking and reporting; without it there are none. */
  readonly club?: Club;
  /** Rejects if the database does not answer now. */
  readonly answers?: () => Promise<unknown>;
}

export interface ServerParts extends Partial<Online> {
  /** The folder of the built page. */
  readonly page: string;
  readonly host: string;
  /** The next free one if it is taken; 0 for any free one. */
  readonly port: number;
  readonly publicUrl?: string | null;
  readonly proxies?: number;
  readonly limits?: LimitNumbers;
  readonly accountLimits?: AccountLimitNumbers;
  /** Told of errors that nobody expects. */
  readonly failed?: (error: unknown) => void;
  /** Told of who comes, goes, and is refused, with their address. */
  readonly noted?: (what: string, address: string) => void;
  /** How often lines are asked whether somebody is still there, and may be, in milliseconds. */
  readonly heartbeat?: number;
}

export interface Server {
  readonly address: string;
  readonly port: number;
  /** Lines that are open now. */
  readonly connections: () => number;
  readonly figures: Figures;
  /** Online play begins, or goes on with another hall. */
  open(online: Online): void;
  /** Tells everybody to come back, answers what was asked within that time, and ends all connections. */
  close(patience?: number): Promise<void>;
}

const SWEEP_MS = 250;
const HEARTBEAT_MS = 20_000;

/** Many ask, the database is asked once. */
const READY_FOR_MS = 1000;
const ANSWER_MS = 2000;

const NOT_OPENED = 'Online play has not opened yet; the log of the server says why.';
const DATABASE_SILENT = 'The database does not answer.';

/** Serves the page at once, and online play as soon as there is something to play on. */
export async function startServer(parts: ServerParts): Promise<Server> {
  const { page, host, publicUrl = null, proxies = 0, heartbeat = HEARTBEAT_MS, hall, people } = parts;
  const { failed = () => undefined } = parts;
  let online: Online | null = hall === undefined || people === undefined ? null : { ...parts, hall, people };

  const silent = remembered(() => whySilent(online), READY_FOR_MS);
  const limits = startLimits(parts.limits);
  const figures = startFigures({
    connections: () => door.lines.size,
    rooms: () => online?.hall.rooms.size ?? 0,
  });
  const accountLimits = startAccountLimits(parts.accountLimits);
  const app = await buildApp({
    files: filesIn(page),
    publicUrl,
    failed,
    endpoints: [
      ...endpointsOf({
        publicUrl,
        proxies,
        limits,
        figures,
        people: () => online?.people ?? null,
        notReady: async () => (online === null ? NOT_OPENED : silent()),
      }),
      ...accountEndpoints({
        publicUrl,
        proxies,
        limits: accountLimits,
        figures,
        online: () => online,
        dismiss,
      }),
      ...profileEndpoints({ proxies, limits, online: () => online }),
      ...peopleEndpoints({ publicUrl, proxies, limits: accountLimits, figures, online: () => online }),
    ],
  });
  const door = openDoor({
    http: app.server,
    publicUrl,
    proxies,
    limits,
    figures,
    failed,
    noted: parts.noted ?? (() => undefined),
    online: () => online,
    clock: () => Date.now(),
    heartbeat,
  });

  async function endBanned(): Promise<void> {
    const players = [...new Set([...door.lines].map(({ player }) => player))];
    const banned = new Set(await online?.people.bannedAmong(players));
    for (const line of door.lines) if (banned.has(line.player)) door.ban(line);
  }

  function dismiss(sessions: readonly string[]): void {
    for (const line of door.lines) if (sessions.includes(line.session)) door.dismiss(line);
  }

  /** Another process may have signed them out. */
  async function endSignedOut(): Promise<void> {
    const sessions = [...new Set([...door.lines].map(({ session }) => session))];
    dismiss((await online?.people.endedAmong(sessions)) ?? []);
  }

  const port = await listen(app.server, parts.port, host);
  const sweeping = setInterval(() => void online?.hall.sweep().catch(failed), SWEEP_MS);
  const ending = setInterval(() => {
    void endBanned().catch(failed);
    void endSignedOut().catch(failed);
  }, heartbeat);

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    port,
    connections: () => door.lines.size,
    figures,
    open(now) {
      online = now;
    },
    async close(patience = 0) {
      clearInterval(ending);
      await door.close(patience);
      clearInterval(sweeping);
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

async function whySilent(online: Online | null): Promise<string | null> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve(DATABASE_SILENT), ANSWER_MS).unref();
  });
  const answered = (online?.answers?.() ?? Promise.resolve()).then(
    () => null,
    () => DATABASE_SILENT,
  );
  return Promise.race([answered, late]);
}

function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
