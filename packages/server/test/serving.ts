import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN } from '@bluemoon/engine';
import { openHall } from '../src/hall.ts';
import type { HallParts } from '../src/hall.ts';
import { memoryAttendance, memoryLog, memoryPeople } from '../src/memory/index.ts';
import { startServer } from '../src/server.ts';
import type { Online, Server, ServerParts } from '../src/server.ts';

export const PAGE = '<!doctype html><title>Table</title>';

/** Everything that online play needs, in memory. */
export function memoryOnline(parts: Partial<HallParts> = {}): Online {
  const log = memoryLog();
  const people = memoryPeople();
  const hall = openHall({
    log,
    lists: log.lists,
    looker: log.looker,
    people,
    attendance: memoryAttendance(),
    notes: { send: () => undefined },
    box: BUILT_IN,
    clock: () => Date.now(),
    ...parts,
  });
  return { hall, people };
}

/** A real server on any free port of this machine, without a database. */
export async function serve(parts: Partial<ServerParts> = memoryOnline()): Promise<Server> {
  const page = mkdtempSync(join(tmpdir(), 'bluemoon-'));
  try {
    writeFileSync(join(page, 'index.html'), PAGE);
    return await startServer({ page, host: '127.0.0.1', port: 0, ...parts });
  } finally {
    // All files are read at the start.
    rmSync(page, { recursive: true });
  }
}

/** The token of a new guest. */
export async function newGuest({ address }: Pick<Server, 'address'>): Promise<string> {
  const answer = await fetch(`${address}online/guest`, { method: 'POST' });
  const [, token] = /^bluemoon=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (token === undefined) throw new Error(`there is no cookie, but ${answer.status}`);
  return token;
}
