import type { AccountSaid } from '@bluemoon/wire/account-schemas';
import { askAccount } from './account.ts';
import type { AccountReply } from './account.ts';

type Made = AccountSaid<'add-passkey'>['passkey'];
type Used = Extract<AccountSaid<'sign-in'>, { readonly passkey: unknown }>['passkey'];

/** Browsers have them only on https or localhost, and never for an address of numbers. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** The browser asks its owner, who may not want to. */
async function unlessCancelled<T>(asking: () => Promise<T>): Promise<AccountReply<T>> {
  try {
    return { kind: 'done', answer: await asking() };
  } catch {
    return { kind: 'refused', trouble: { why: 'cancelled' } };
  }
}

export async function makePasskey(wanted: AccountSaid<'passkey-wanted'>): Promise<AccountReply<Made>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const options = await askAccount<'passkey-wanted', Options>('passkey-wanted', wanted);
  if (options.kind === 'refused') return options;
  return unlessCancelled(async () => (await startRegistration({ optionsJSON: options.answer })) as Made);
}

export async function usePasskey(to: 'signIn' | 'prove'): Promise<AccountReply<Used>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const options = await askAccount<'passkey-wanted', Options>('passkey-wanted', { to });
  if (options.kind === 'refused') return options;
  return unlessCancelled(async () => (await startAuthentication({ optionsJSON: options.answer })) as Used);
}
