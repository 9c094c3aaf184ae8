import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN } from '@bluemoon/engine';
import type { AccountRequest, AccountSaid } from '@bluemoon/wire/account-schemas';
import { onTestFinished } from 'vitest';
import { databaseClub } from '../../src/club/club.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHallParts } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import type { OpenHall } from '../../src/hall.ts';
import { databaseAccounts } from '../../src/people/accounts.ts';
import { databasePeople } from '../../src/people/database-people.ts';
import { startPasswords } from '../../src/people/passwords.ts';
import type { Hashing } from '../../src/people/passwords.ts';
import { databaseProfiles } from '../../src/profiles/profiles.ts';
import { startServer } from '../../src/server.ts';
import type { Server, ServerParts } from '../../src/server.ts';

/** Quick, so that tests are; the real one is tested by itself. Counts what it did. */
export function quickHashing(): Hashing & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    hash: (password) => {
      calls.push('hash');
      return Promise.resolve(`hash of ${password}`);
    },
    verify: (hashed, password) => {
      calls.push('verify');
      return Promise.resolve(hashed === `hash of ${password}`);
    },
  };
}

export interface AccountServer {
  readonly server: Server;
  readonly database: Database;
  readonly hashing: ReturnType<typeof quickHashing>;
  readonly hall: OpenHall;
}

/** A process that plays online on a database. It ends with the test. */
export async function accountServer(
  url: string,
  { ratingRules, ...parts }: Partial<ServerParts> & Pick<DatabaseHallParts, 'ratingRules'> = {},
): Promise<AccountServer> {
  const database = connect(url, 'test');
  const people = databasePeople(database);
  const open = await openDatabaseHall({
    database,
    people,
    box: BUILT_IN,
    clock: () => Date.now(),
    address: 'http://here/',
    sockets: () => 0,
    ...(ratingRules === undefined ? {} : { ratingRules }),
  });
  const hashing = quickHashing();
  const accounts = databaseAccounts({ database, hall: open.hall, passwords: startPasswords(hashing) });
  const page = mkdtempSync(join(tmpdir(), 'bluemoon-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const server = await startServer({
    page,
    host: '127.0.0.1',
    port: 0,
    hall: open.hall,
    people,
    accounts,
    profiles: databaseProfiles(database),
    club: databaseClub({ database, hall: open.hall, push: null }),
    ...parts,
  });
  onTestFinished(async () => {
    await server.close();
    await open.close();
    await database.close();
  });
  return { server, database, hashing, hall: open.hall };
}

export interface Answered {
  readonly status: number;
  readonly said: Readonly<Record<string, unknown>>;
}

/** A browser with a cookie, on our page or on another. */
export interface Browser {
  readonly token: () => string;
  cookie(): string;
  use(token: string): void;
  /** What the page does when it is opened. */
  visit(): Promise<Response>;
  ask<Request extends AccountRequest>(
    what: Request,
    said: AccountSaid<Request>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answered>;
  get(path: string): Promise<Response>;
  post(path: string, said: object, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  now(): Promise<Readonly<Record<string, unknown>>>;
}

export function browser({ address }: Pick<Server, 'address'>, agent = 'Firefox/140.0 (Linux)'): Browser {
  let token = '';
  const origin = new URL(address).origin;
  const cookie = (): string => `bluemoon=${token}`;

  async function fetched(path: string, init: RequestInit): Promise<Response> {
    const headers = { cookie: cookie(), 'user-agent': agent, ...(init.headers as object) };
    const answer = await fetch(new URL(path, address), { ...init, headers });
    const [, given] = /^bluemoon=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (given !== undefined) token = given;
    return answer;
  }

  async function post(path: string, said: object, headers = {}): Promise<Answered> {
    const answer = await fetched(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(said),
    });
    return { status: answer.status, said: (await answer.json()) as Answered['said'] };
  }

  return {
    token: () => token,
    cookie,
    use(other) {
      token = other;
    },
    visit: () => fetched('/online/guest', { method: 'POST', headers: { origin } }),
    ask: (what, said, headers) => post(`/online/account/${what}`, said, headers),
    post,
    get: (path) => fetched(path, {}),
    now: async () => (await (await fetched('/online/account', {})).json()) as Answered['said'],
  };
}
