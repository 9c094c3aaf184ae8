import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { USUAL_ACCOUNT_LIMITS } from '../../src/http/account-limits.ts';
import { networkClient } from '../network-client.ts';
import { emptyDatabase } from '../postgres.ts';
import { memoryOnline } from '../serving.ts';
import { accountServer, browser } from './account-server.ts';
import type { AccountServer, Browser } from './account-server.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

const PASSWORD = 'three dragons';

async function guest(here: AccountServer): Promise<Browser> {
  const one = browser(here.server);
  await one.visit();
  return one;
}

/** Somebody with a name and a password, signed in. */
async function named(here: AccountServer, name: string): Promise<Browser & { readonly code: string }> {
  const one = await guest(here);
  const { status, said } = await one.ask('become', { name, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(said));
  return { ...one, code: String(said['recovery']) };
}

const idOf = async ({ database }: AccountServer, name: string): Promise<number | undefined> =>
  (
    await database.kysely
      .selectFrom('players')
      .select('id')
      .where('kind', '=', 'named')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.id;

const line = (here: AccountServer, one: Browser) =>
  networkClient(here.server, { cookie: one.cookie(), origin: new URL(here.server.address).origin });

describe('a guest', () => {
  test('becomes a named player, stays the same person, and gets a recovery code once', async () => {
    const here = await accountServer(url);
    const ada = await guest(here);
    const { name } = await ada.now();
    const { status, said } = await ada.ask('become', { name: ' Ada  Lovelace ', password: PASSWORD });
    expect([status, said]).toEqual([
      200,
      { recovery: expect.stringMatching(/^([2-9A-Z]{4}-){5}[2-9A-Z]{4}$/) },
    ]);
    expect(await ada.now()).toMatchObject({
      kind: 'named',
      name: 'Ada Lovelace',
      hasPassword: true,
      passkeys: [],
      renameFrom: null,
      devices: [{ device: 'Firefox, Linux', isThis: true }],
    });
    expect(`player-${await idOf(here, 'Ada Lovelace')}`).toBe(name);
    expect(await ada.ask('become', { name: 'Somebody', password: PASSWORD })).toMatchObject({
      status: 409,
      said: { why: 'alreadyNamed' },
    });
  });

  test('is known by another token from then on, and one who knew the old one is not', async () => {
    const here = await accountServer(url);
    const victim = await guest(here);
    const thief = browser(here.server);
    thief.use(victim.token());
    await victim.ask('become', { name: 'Fixated', password: PASSWORD });
    expect(victim.token()).not.toBe(thief.token());
    expect(await thief.now()).toEqual({ why: 'unknown' });
  });

  test('cannot have a name that looks like another, or that is for nobody', async () => {
    const here = await accountServer(url);
    await named(here, 'Modern');
    const other = await guest(here);
    const tries = [
      ['modern', 'nameTaken'],
      ['M0dem', 'nameTaken'],
      ['mo-dérn', 'nameTaken'],
      ['Admin', 'nameUnusable'],
      ['player-7', 'nameUnusable'],
      ['Мodern', 'nameUnusable'],
      ['\u200b', 'malformed'],
      ['x'.repeat(25), 'malformed'],
    ] as const;
    for (const [name, why] of tries)
      expect([name, (await other.ask('become', { name, password: PASSWORD })).said]).toEqual([name, { why }]);
    expect((await other.ask('become', { name: 'Weakling', password: 'Weakling' })).said).toEqual({
      why: 'weakPassword',
    });
    expect((await other.ask('become', { name: 'Weakling', password: 'short' })).said).toEqual({
      why: 'malformed',
    });
    expect(await other.now()).toMatchObject({ kind: 'guest' });
  });

  test('gets a name that another wants in the same moment, or does not', async () => {
    const here = await accountServer(url);
    const rivals = await Promise.all(Array.from({ length: 6 }, () => guest(here)));
    const answers = await Promise.all(
      rivals.map((one, i) =>
        one.ask('become', { name: i % 2 === 0 ? 'Rivalled' : 'rival-led', password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ said }) => said['why'] === 'nameTaken')).toHaveLength(5);
  });

  test('who was called like that before has to find another name', async () => {
    const here = await accountServer(url);
    const before = await guest(here);
    const client = await line(here, before);
    await client.send({ kind: 'rename', name: 'Berta' });
    expect(await before.now()).toMatchObject({ name: 'Berta' });
    const closed = once(client.socket, 'close');
    await named(here, 'berta');
    expect((await before.now())['name']).toMatch(/^player-\d+$/);
    // Who comes back knows it.
    await closed;
    expect((await before.visit()).headers.get('set-cookie')).toBeNull();
  });

  test('cannot sign out, since nobody could come back as them', async () => {
    const here = await accountServer(url);
    const one = await guest(here);
    expect((await one.ask('sign-out', { where: 'here' })).said).toEqual({ why: 'guestsCannot' });
    expect(await one.now()).toMatchObject({ kind: 'guest' });
  });
});

describe('signing in', () => {
  test('works on any number of devices, with any spelling of the name', async () => {
    const here = await accountServer(url);
    await named(here, 'Cleo');
    const phone = browser(here.server, 'Mobile Safari/604.1 (iPhone)');
    expect((await phone.ask('sign-in', { name: 'CLEO', password: PASSWORD })).status).toBe(200);
    const { devices } = await phone.now();
    expect(devices).toMatchObject([
      { device: 'Safari, iPhone', isThis: true },
      { device: 'Firefox, Linux', isThis: false },
    ]);
  });

  test('ends what the browser was before, so that nobody can plant a token of theirs', async () => {
    const here = await accountServer(url);
    await named(here, 'Dora');
    const thief = await guest(here);
    const victim = browser(here.server);
    victim.use(thief.token());
    await victim.ask('sign-in', { name: 'Dora', password: PASSWORD });
    expect(victim.token()).not.toBe(thief.token());
    expect(await victim.now()).toMatchObject({ name: 'Dora' });
    expect(await thief.now()).toEqual({ why: 'unknown' });
  });

  test('tells an unknown name from a wrong password neither by words nor by work', async () => {
    const here = await accountServer(url);
    await named(here, 'Emil');
    await sql`insert into players (name, name_key, kind) values ('Keyless', 'keyless', 'named')`.execute(
      here.database.kysely,
    );
    await sql`insert into accounts (player, recovery_hash) select id, '' from players
      where name = 'Keyless'`.execute(here.database.kysely);
    const stranger = await guest(here);
    const tries = [];
    for (const name of ['Emil', 'Nobody-Knows', 'Keyless']) {
      here.hashing.calls.length = 0;
      const answer = await stranger.ask('sign-in', { name, password: 'wrong password' });
      tries.push({ ...answer, work: [...here.hashing.calls] });
    }
    expect(tries).toEqual(
      Array.from({ length: 3 }, () => ({ status: 401, said: { why: 'wrong' }, work: ['verify'] })),
    );
    const codes = [];
    for (const name of ['Emil', 'Nobody-Knows']) {
      here.hashing.calls.length = 0;
      const answer = await stranger.ask('recover', { name, code: 'AAAA', password: PASSWORD });
      codes.push({ ...answer, work: [...here.hashing.calls] });
    }
    expect(codes).toEqual(
      Array.from({ length: 2 }, () => ({ status: 401, said: { why: 'wrong' }, work: [] })),
    );
  });
});

describe('guessing passwords', () => {
  const WRONG = { name: 'Fritz', password: 'wrong password' } as const;

  test('becomes slower with every guess, also if all come at once, and the owner plays on', async () => {
    const here = await accountServer(url);
    const owner = await named(here, 'Fritz');
    const thief = await guest(here);
    const answers = await Promise.all(Array.from({ length: 30 }, () => thief.ask('sign-in', WRONG)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(
      USUAL_ACCOUNT_LIMITS.guesses.atAName,
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25);
    const late = await thief.ask('sign-in', { ...WRONG, password: PASSWORD });
    expect(late).toMatchObject({ status: 429, said: { why: 'tooFast', after: expect.any(Number) } });

    expect(await owner.now()).toMatchObject({ name: 'Fritz' });
    expect((await owner.visit()).status).toBe(204);
    const change = { proof: { password: PASSWORD }, password: 'four dragons' };
    expect((await owner.ask('password', change)).status).toBe(200);
  });

  test('is forgiven with the right one', async () => {
    const here = await accountServer(url);
    await named(here, 'Gerda');
    const mine = await guest(here);
    for (let tries = 0; tries < 4; tries++)
      expect((await mine.ask('sign-in', { name: 'Gerda', password: 'mistyped' })).status).toBe(401);
    expect((await mine.ask('sign-in', { name: 'Gerda', password: PASSWORD })).status).toBe(200);
    for (let tries = 0; tries < 4; tries++)
      expect((await mine.ask('sign-in', { name: 'Gerda', password: 'mistyped' })).status).toBe(401);
  });

  test('at many names is limited for the address, and at one name from many addresses for the name', async () => {
    const limits = {
      ...USUAL_ACCOUNT_LIMITS,
      guesses: { atAName: 9, byAll: 3, byAnAddress: 3, bySession: 9 },
    };
    const here = await accountServer(url, { accountLimits: limits, proxies: 1 });
    const one = await guest(here);
    const guess = async (name: string, address: string): Promise<number> =>
      (await one.ask('sign-in', { name, password: 'wrong password' }, { 'x-forwarded-for': address })).status;
    const names = ['Aa', 'Bb', 'Cc', 'Dd'];
    const sprayed = [];
    for (const name of names) sprayed.push(await guess(name, '1.1.1.1'));
    expect(sprayed).toEqual([401, 401, 401, 429]);
    const spread = [];
    for (const address of ['2.2.2.2', '3.3.3.3', '4.4.4.4', '5.5.5.5'])
      spread.push(await guess('Ee', address));
    expect(spread).toEqual([401, 401, 401, 429]);
  });

  test('by somebody who found a browser open is limited too', async () => {
    const limits = { ...USUAL_ACCOUNT_LIMITS, guesses: { ...USUAL_ACCOUNT_LIMITS.guesses, bySession: 2 } };
    const here = await accountServer(url, { accountLimits: limits });
    const open = await named(here, 'Hugo');
    const change = { proof: { password: 'a guess' }, password: 'mine from now on' };
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await open.ask('password', change)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await open.ask('delete', { proof: { password: 'a guess' } })).status).toBe(429);
  });
});

describe('signing out', () => {
  test('ends this device, the others, one of them, or all, and their lines', async () => {
    const here = await accountServer(url);
    const desk = await named(here, 'Ida');
    const phone = await guest(here);
    await phone.ask('sign-in', { name: 'Ida', password: PASSWORD });
    const lines = [await line(here, desk), await line(here, phone)] as const;
    const closed = once(lines[1].socket, 'close');
    expect((await desk.ask('sign-out', { where: 'elsewhere' })).status).toBe(200);
    expect((await closed)[0]).toBe(1012);
    expect(lines[1].told).toContainEqual({ kind: 'bye', why: 'restart', after: expect.any(Number) });
    expect(await phone.now()).toEqual({ why: 'unknown' });
    expect(await lines[0].send({ kind: 'ping' })).toMatchObject({ kind: 'pong' });

    await phone.ask('sign-in', { name: 'Ida', password: PASSWORD });
    const { devices } = (await desk.now()) as { readonly devices: readonly { readonly id: string }[] };
    await desk.ask('sign-out', { where: { device: devices[0]?.id ?? '' } });
    expect(await phone.now()).toEqual({ why: 'unknown' });

    await phone.ask('sign-in', { name: 'Ida', password: PASSWORD });
    const gone = once(lines[0].socket, 'close');
    await desk.ask('sign-out', { where: 'everywhere' });
    await gone;
    expect([await desk.now(), await phone.now()]).toEqual([{ why: 'unknown' }, { why: 'unknown' }]);
    expect(desk.token()).toBe('');
  });

  test('does not end devices of others', async () => {
    const here = await accountServer(url);
    const [one, other] = [await named(here, 'Jana'), await named(here, 'Karl')];
    const { devices } = (await other.now()) as { readonly devices: readonly { readonly id: string }[] };
    await one.ask('sign-out', { where: { device: devices[0]?.id ?? '' } });
    expect(await other.now()).toMatchObject({ name: 'Karl' });
  });

  test('reaches lines to another process', async () => {
    const [here, there] = [await accountServer(url), await accountServer(url, { heartbeat: 400 })];
    const one = await named(here, 'Lena');
    const far = await line(there, one);
    const closed = once(far.socket, 'close');
    await one.ask('sign-out', { where: 'everywhere' });
    expect((await closed)[0]).toBe(1012);
  });
});

describe('a password', () => {
  test('is changed only by those who know it, and puts out all other devices', async () => {
    const here = await accountServer(url);
    const desk = await named(here, 'Mona');
    const phone = await guest(here);
    await phone.ask('sign-in', { name: 'Mona', password: PASSWORD });
    const password = 'five dragons';
    expect((await phone.ask('password', { proof: { password: 'a guess' }, password })).said).toEqual({
      why: 'wrong',
    });
    expect((await phone.ask('password', { proof: { password: PASSWORD }, password })).status).toBe(200);
    expect(await phone.now()).toMatchObject({ name: 'Mona' });
    expect(await desk.now()).toEqual({ why: 'unknown' });
    expect((await desk.ask('sign-in', { name: 'Mona', password: PASSWORD })).status).toBe(401);
    expect((await desk.ask('sign-in', { name: 'Mona', password })).status).toBe(200);
  });

  test('that is lost is replaced by the recovery code, which works once and ends everything else', async () => {
    const here = await accountServer(url);
    const { code, ...desk } = await named(here, 'Nora');
    const phone = await guest(here);
    const password = 'six dragons';
    expect(
      (await phone.ask('recover', { name: 'Nora', code: code.replace(/.$/, '?'), password })).status,
    ).toBe(401);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const { status, said } = await phone.ask('recover', { name: 'nora', code: typed, password });
    expect(status).toBe(200);
    expect(said['recovery']).not.toBe(code);
    expect(await phone.now()).toMatchObject({ name: 'Nora' });
    expect(await desk.now()).toEqual({ why: 'unknown' });
    expect((await desk.ask('recover', { name: 'Nora', code, password })).status).toBe(401);
    expect((await desk.ask('sign-in', { name: 'Nora', password: PASSWORD })).status).toBe(401);
    expect(
      (await desk.ask('recover', { name: 'Nora', code: String(said['recovery']), password })).status,
    ).toBe(200);
  });

  test('is needed for a new recovery code', async () => {
    const here = await accountServer(url);
    const { code, ...one } = await named(here, 'Olga');
    expect((await one.ask('new-recovery', { proof: { password: 'a guess' } })).status).toBe(401);
    const { said } = await one.ask('new-recovery', { proof: { password: PASSWORD } });
    expect(said['recovery']).not.toBe(code);
    const password = 'seven dragons';
    expect((await one.ask('recover', { name: 'Olga', code, password })).status).toBe(401);
  });
});

describe('a name', () => {
  test('can be changed once in thirty days, and is then free for others', async () => {
    const here = await accountServer(url);
    const one = await named(here, 'Paul');
    expect((await one.ask('rename', { name: 'Strong' })).said).toEqual({ why: 'nameUnusable' });
    const client = await line(here, one);
    const closed = once(client.socket, 'close');
    expect((await one.ask('rename', { name: 'Pablo' })).status).toBe(200);
    // Who comes back is told the new name.
    await closed;
    expect(await one.now()).toMatchObject({ name: 'Pablo', renameFrom: expect.any(Number) });
    const { status, said } = await one.ask('rename', { name: 'Paolo' });
    expect([status, said]).toEqual([409, { why: 'tooEarly', until: expect.any(Number) }]);
    await named(here, 'Paul');
    await sql`update accounts set renamed = now() - interval '31 days'`.execute(here.database.kysely);
    expect((await one.ask('rename', { name: 'paul' })).said).toEqual({ why: 'nameTaken' });
    expect((await one.ask('rename', { name: 'Paolo' })).status).toBe(200);
  });
});

test('a page that is visited after a day gets a new cookie, and a thief of the old one ends the session', async () => {
  const here = await accountServer(url);
  const one = await named(here, 'Quentin');
  const thief = browser(here.server);
  thief.use(one.token());
  const pass = (seconds: number) =>
    sql`update tokens set made = made - ${seconds} * interval '1 second',
      used = used - ${seconds} * interval '1 second'`.execute(here.database.kysely);
  expect((await one.visit()).headers.get('set-cookie')).toBeNull();
  await pass(25 * 3600);
  await one.visit();
  expect(one.token()).not.toBe(thief.token());
  expect(await one.now()).toMatchObject({ name: 'Quentin' });
  await pass(61);
  expect(await thief.now()).toEqual({ why: 'unknown' });
  expect(await one.now()).toEqual({ why: 'unknown' });
});

describe('hostile requests', () => {
  test('are refused before anything is looked up, from other sites and without saying from where', async () => {
    const here = await accountServer(url);
    const one = await named(here, 'Rosa');
    for (const origin of ['https://evil.example', 'null', ''])
      expect(await one.ask('sign-out', { where: 'everywhere' }, { origin })).toMatchObject({
        status: 403,
        said: { why: 'foreign' },
      });
    expect(await one.now()).toMatchObject({ name: 'Rosa' });
  });

  test('of any other form are refused', async () => {
    const here = await accountServer(url);
    const one = await guest(here);
    const origin = new URL(here.server.address).origin;
    const send = (body: string, type = 'application/json', what = 'become'): Promise<number> =>
      fetch(`${here.server.address}online/account/${what}`, {
        method: 'POST',
        headers: { origin, cookie: one.cookie(), 'content-type': type },
        body,
      }).then(({ status }) => status);
    const good = JSON.stringify({ name: 'Susi', password: PASSWORD });
    const bad: readonly string[] = [
      '',
      'x',
      'null',
      '[]',
      '{}',
      '"x"',
      good.slice(1),
      `[${good}]`,
      good.replace('}', ',"admin":true}'),
      '{"__proto__":{"name":"Susi"},"password":"three dragons"}',
      JSON.stringify({ name: { $gt: '' }, password: PASSWORD }),
      JSON.stringify({ name: 'Susi', password: ['three', 'dragons'] }),
      JSON.stringify({ name: 'Susi', password: 'x'.repeat(201) }),
      JSON.stringify({ name: 'Susi', passkey: {} }),
      JSON.stringify({ name: "'; drop table players; --", passkey: { id: 'x' } }),
      '['.repeat(8000),
    ];
    for (const body of bad) expect([body.slice(0, 60), await send(body)]).toEqual([body.slice(0, 60), 400]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect([type, await send(good, type)]).toEqual([type, 400]);
    expect(await send('x'.repeat(20_000))).toBe(413);
    expect(await send(good, 'application/json', 'no-such-thing')).toBe(405);
    expect(await one.now()).toMatchObject({ kind: 'guest' });
    expect(await send(good, 'application/json; charset=utf-8')).toBe(200);
  });

  test('that are many are refused for the address', async () => {
    const limits = { ...USUAL_ACCOUNT_LIMITS, requestsAMinute: 3, newNamesAnHour: 1 };
    const here = await accountServer(url, { accountLimits: limits });
    await named(here, 'Toni');
    const one = await guest(here);
    expect((await one.ask('become', { name: 'Tina', password: PASSWORD })).said).toMatchObject({
      why: 'tooFast',
    });
    await one.now();
    expect(await one.now()).toEqual({ why: 'tooFast', after: expect.any(Number) });
  });

  test('leave no secrets behind in the database', async () => {
    const here = await accountServer(url);
    const { code, ...one } = await named(here, 'Ute');
    const { rows } = await sql<{ readonly all: string }>`select (select json_agg(tokens)::text from tokens) ||
      (select json_agg(sessions)::text from sessions) || (select json_agg(accounts)::text from accounts) ||
      (select json_agg(players)::text from players) "all"`.execute(here.database.kysely);
    const all = rows[0]?.all ?? '';
    expect(all).toContain('Ute');
    expect(all).not.toContain(one.token());
    expect(all).not.toContain(code);
    expect(all).not.toContain(Buffer.from(one.token()).toString('hex'));
  });
});

test('without a database there are no accounts, and the page is told to come back', async () => {
  const here = await accountServer(url);
  here.server.open(memoryOnline());
  const one = await guest(here);
  expect(await one.ask('become', { name: 'Vera', password: PASSWORD })).toEqual({
    status: 503,
    said: { why: 'notReady' },
  });
});
