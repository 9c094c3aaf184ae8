import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../postgres.ts';
import { accountServer, browser } from './account-server.ts';
import type { AccountServer, Browser } from './account-server.ts';
import { softAuthenticator } from './soft-authenticator.ts';
import type { Wanted } from './soft-authenticator.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

const PASSWORD = 'three dragons';
const originOf = ({ server }: AccountServer): string => new URL(server.address).origin;

async function guest(here: AccountServer): Promise<Browser> {
  const one = browser(here.server);
  await one.visit();
  return one;
}

async function wanted(
  one: Browser,
  to: 'add' | 'signIn' | 'prove' | { readonly become: string },
): Promise<Wanted> {
  const said = typeof to === 'string' ? { to } : { to: 'become' as const, name: to.become };
  return (await one.ask('passkey-wanted', said)).said as unknown as Wanted;
}

/** Somebody whose only way in is a passkey. */
async function withPasskey(here: AccountServer, name: string) {
  const one = await guest(here);
  const key = softAuthenticator(originOf(here));
  const passkey = key.make(await wanted(one, { become: name }));
  const { status, said } = await one.ask('become', { name, passkey });
  if (status !== 200) throw new Error(JSON.stringify(said));
  return { one, key };
}

describe('a passkey', () => {
  test('makes a guest a named player, and signs in without a name or a password', async () => {
    const here = await accountServer(url);
    const { one, key } = await withPasskey(here, 'Ada');
    expect(await one.now()).toMatchObject({ name: 'Ada', hasPassword: false, passkeys: [{ used: null }] });
    const phone = await guest(here);
    const before = phone.token();
    expect((await phone.ask('sign-in', { passkey: key.use(await wanted(phone, 'signIn')) })).status).toBe(
      200,
    );
    expect(phone.token()).not.toBe(before);
    expect(await phone.now()).toMatchObject({ name: 'Ada', passkeys: [{ used: expect.any(Number) }] });
    expect((await phone.ask('sign-in', { name: 'Ada', password: PASSWORD })).said).toEqual({ why: 'wrong' });
  });

  test('answers only what it was asked here, once, and only for its player', async () => {
    const here = await accountServer(url);
    const { one, key } = await withPasskey(here, 'Bert');
    const { one: other, key: othersKey } = await withPasskey(here, 'Carl');
    const phone = await guest(here);
    const asked = await wanted(phone, 'signIn');
    const refusedAs = async (passkey: ReturnType<typeof key.use>): Promise<void> =>
      expect((await phone.ask('sign-in', { passkey })).said).toEqual({ why: 'passkeyFailed' });

    await refusedAs(key.use({ ...asked, challenge: 'bm90aGluZyB0aGF0IHdhcyBhc2tlZA' }));
    await refusedAs(softAuthenticator(originOf(here)).use(asked));
    await refusedAs({ ...othersKey.use(await wanted(phone, 'signIn')), id: key.use(asked).id });
    const phished = { ...key.use(await wanted(phone, 'signIn')) };
    const { response } = softAuthenticator('https://evil.example').use(await wanted(phone, 'signIn'));
    await refusedAs({ ...phished, response });
    await refusedAs(key.use({ ...(await wanted(phone, 'signIn')), rpId: 'evil.example' }));
    await refusedAs(key.use(await wanted(one, 'prove')));
    await refusedAs({ ...phished, response: { ...phished.response, clientDataJSON: 'eA' } });

    const passkey = key.use(await wanted(phone, 'signIn'));
    expect((await phone.ask('sign-in', { passkey })).status).toBe(200);
    await refusedAs(passkey);

    // Being signed in is no proof for anybody else.
    const foreign = { passkey: key.use(await wanted(one, 'prove')) };
    expect((await other.ask('delete', { proof: foreign })).said).toEqual({ why: 'wrong' });
    expect(await other.now()).toMatchObject({ name: 'Carl' });
  });

  test('is made only in answer to what the same player was asked', async () => {
    const here = await accountServer(url);
    const [one, other] = [await guest(here), await guest(here)];
    const key = softAuthenticator(originOf(here));
    const passkey = key.make(await wanted(one, { become: 'Dora' }));
    expect((await other.ask('become', { name: 'Dora', passkey })).said).toEqual({ why: 'passkeyFailed' });
    const evil = softAuthenticator('https://evil.example').make(await wanted(one, { become: 'Dora' }));
    expect((await one.ask('become', { name: 'Dora', passkey: evil })).said).toEqual({ why: 'passkeyFailed' });
    expect((await one.ask('become', { name: 'Dora', passkey })).status).toBe(200);
    expect(await other.now()).toMatchObject({ kind: 'guest' });
  });

  test('is added and removed by those who prove who they are, but never the last way in', async () => {
    const here = await accountServer(url);
    const { one, key } = await withPasskey(here, 'Emil');
    const second = softAuthenticator(originOf(here));
    const proof = async () => ({ passkey: key.use(await wanted(one, 'prove')) });
    const made = second.make(await wanted(one, 'add'));
    expect((await one.ask('add-passkey', { proof: { password: 'a guess' }, passkey: made })).status).toBe(
      401,
    );
    expect((await one.ask('add-passkey', { proof: await proof(), passkey: made })).status).toBe(200);
    expect((await one.now())['passkeys']).toHaveLength(2);
    const first = key.use(await wanted(one, 'prove')).id;
    expect((await one.ask('remove-passkey', { proof: await proof(), id: made.id })).status).toBe(200);
    expect((await one.ask('remove-passkey', { proof: await proof(), id: first })).said).toEqual({
      why: 'lastWayIn',
    });
    expect((await one.ask('password', { proof: await proof(), password: PASSWORD })).status).toBe(200);
    expect((await one.ask('remove-passkey', { proof: { password: PASSWORD }, id: first })).status).toBe(200);
    const phone = await guest(here);
    const late = key.use(await wanted(phone, 'signIn'));
    expect((await phone.ask('sign-in', { passkey: late })).said).toEqual({ why: 'passkeyFailed' });
  });

  test('opens an account no more whose recovery code was used', async () => {
    const here = await accountServer(url);
    const one = await guest(here);
    const key = softAuthenticator(originOf(here));
    const passkey = key.make(await wanted(one, { become: 'Fritz' }));
    const { said } = await one.ask('become', { name: 'Fritz', passkey });
    const code = String(said['recovery']);
    const phone = await guest(here);
    expect((await phone.ask('recover', { name: 'Fritz', code, password: PASSWORD })).status).toBe(200);
    expect(await phone.now()).toMatchObject({ hasPassword: true, passkeys: [] });
    const thief = await guest(here);
    const late = key.use(await wanted(thief, 'signIn'));
    expect((await thief.ask('sign-in', { passkey: late })).said).toEqual({ why: 'passkeyFailed' });
  });

  test('signs in while somebody guesses passwords', async () => {
    const here = await accountServer(url);
    const { key } = await withPasskey(here, 'Gerda');
    const thief = await guest(here);
    for (let tries = 0; tries < 6; tries++)
      await thief.ask('sign-in', { name: 'Gerda', password: 'a guess' });
    expect((await thief.ask('sign-in', { name: 'Gerda', password: 'a guess' })).status).toBe(429);
    expect((await thief.ask('sign-in', { passkey: key.use(await wanted(thief, 'signIn')) })).status).toBe(
      200,
    );
  });
});
