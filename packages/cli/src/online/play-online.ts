import type { Deck, RoomTerms } from '@bluemoon/play';
import { startConnection } from '@bluemoon/wire';
import type { Connection, Following, RoomSeen } from '@bluemoon/wire';
import type { Entrant } from '../arena/player.ts';
import { Failure, Interrupted } from '../failure.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { counted } from '../text/english.ts';
import { newBell } from './bell.ts';
import { endingText, requireDone } from './refusals.ts';
import { lineOf, linkOf, newGuest, requireOnline } from './server.ts';
import type { Place } from './server.ts';
import { newId, playGames } from './sitting.ts';
import type { Played } from './sitting.ts';
import { networkTo } from './socket.ts';
import { waitingOn } from './waiting.ts';

export interface OnlineSpec {
  readonly place: Place;
  /** Undefined: a new guest. */
  readonly token: string | undefined;
  readonly name: string | undefined;
  readonly deck: Deck;
  /** Of a table that is opened. */
  readonly terms: RoomTerms;
  readonly games: number;
  readonly entrant: Entrant;
}

const LEAVING_MS = 2000;

/** Plays the games of one table; throws if anything went wrong, after having told everything. */
export async function playOnline(spec: OnlineSpec, io: Io): Promise<void> {
  const { place, entrant } = spec;
  const signal = io.interruption();
  const waiting = waitingOn(io);
  const say = (line: string): void => {
    waiting.show(null);
    writeLines(io.stdout, [line]);
  };
  const complain = (line: string): void => {
    waiting.show(null);
    writeLines(io.stderr, [line]);
  };
  const token = await tokenFor(spec, { signal, say });
  const bell = newBell();
  const sentAway = new AbortController();
  let wasConnected = false;
  const connection = startConnection(networkTo(lineOf(place.server), token));
  connection.onChange(() => {
    const { state } = connection;
    if (state.kind === 'open') {
      if (wasConnected) say('Connected again.');
      wasConnected = true;
    } else if (state.kind === 'lost') complain('The connection is lost; trying again …');
    const ending = endingText(state);
    if (ending !== null) sentAway.abort(new Failure(ending));
  });

  let room: string | null = null;
  let table: Following<RoomSeen> | null = null;
  async function play(): Promise<Played> {
    if (spec.name !== undefined)
      requireDone(await connection.ask({ kind: 'rename', name: spec.name }), 'have this name');
    room = await seatedAt(connection, spec);
    table = connection.watch(room, { seen: () => bell.ring() });
    requireDone(await table.begun, 'follow this table');
    const mine = seatNameAt(table);
    say(`Seated${mine === null ? '' : ` as ${mine}`} at ${linkOf(place.server, room)}`);
    const seed = io.chance();
    const { now: clock } = io;
    return playGames({ ...spec, connection, table, bell, room, seed, signal, clock, say, complain, waiting });
  }

  let played: Played;
  try {
    played = await Promise.race([play(), abortOf(signal), abortOf(sentAway.signal)]);
    await entrant.leave();
  } catch (error) {
    entrant.leaveNow();
    const left = room === null ? null : await leave({ connection, table, room, server: place.server });
    if (left !== null) say(left);
    throw signal.aborted ? new Interrupted() : error;
  } finally {
    waiting.show(null);
    entrant.leaveNow();
    connection.close();
  }
  requireSound(played);
}

/** Rejects when the signal comes, with its reason. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

async function tokenFor(
  { place: { server }, token }: OnlineSpec,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<string> {
  try {
    let told = '';
    await requireOnline(server, {
      signal,
      waiting: (why) => {
        if (why !== told) say(`The server is not ready: ${why} Waiting …`);
        told = why;
      },
    });
    if (token !== undefined) return token;
    const made = await newGuest(server, signal);
    say(`You are a new guest. Your token, which nobody else should see: ${made}`);
    say(`To be the same player again, set BLUEMOON_TOKEN to it before you call ${INVOCATION} online.`);
    return made;
  } catch (error) {
    if (signal.aborted) throw new Interrupted();
    throw error;
  }
}

async function seatedAt(connection: Connection, { place, terms }: OnlineSpec): Promise<string> {
  const { room } = place;
  if (room !== null) {
    requireDone(await connection.ask({ kind: 'sit', room, id: newId() }), 'sit down at this table');
    return room;
  }
  const opened = requireDone(await connection.ask({ kind: 'open', id: newId(), terms }), 'open a table');
  if (opened.room === undefined) throw new Failure('The server opened no table.');
  return opened.room;
}

function seatNameAt(table: Following<RoomSeen>): string | null {
  const now = table.seen?.now;
  return now === undefined || now.you === 'spectator' ? null : (now.seats[now.you]?.name ?? null);
}

interface Leaving {
  readonly connection: Connection;
  readonly table: Following<RoomSeen> | null;
  readonly room: string;
  readonly server: URL;
}

/** Gives the seat up where no game waits; says what happens to one that does. */
async function leave({ connection, table, room, server }: Leaving): Promise<string | null> {
  const now = table?.seen?.now;
  if (now === undefined || now.you === 'spectator') return null;
  switch (now.phase) {
    case 'dealing':
    case 'playing':
      return (
        `The game is not over: it waits for you. To go on, with your token in BLUEMOON_TOKEN: ` +
        `${INVOCATION} online --room ${linkOf(server, room)} --bot …`
      );
    case 'waiting':
    case 'preparing':
    case 'over': {
      const isOwn = now.opener === now.you && now.table === null;
      const request = { kind: isOwn ? 'close' : 'stand' } as const;
      const late = new Promise((resolve) => setTimeout(resolve, LEAVING_MS).unref());
      await Promise.race([connection.ask({ kind: 'act', room, id: newId(), request }), late]);
      return isOwn ? 'Your table is closed.' : 'You have left the table.';
    }
    case 'closed':
      return null;
  }
}

function requireSound({ faults, unproven }: Played): void {
  const lines = [
    ...(faults === 0 ? [] : [`The bot lost ${counted(faults, 'game')} by its own fault.`]),
    ...(unproven === 0 ? [] : [`The deal of ${counted(unproven, 'game')} is not proven.`]),
  ];
  if (lines.length > 0) throw new Failure(lines.join('\n'));
}
