import type { AccountNow, AccountRefusal } from '@bluemoon/wire';
import type { AccountRequest, AccountSaid } from '@bluemoon/wire/account-schemas';
import { asked, placeOf, posted } from './http.ts';
import type { HttpReply, Unheard } from './http.ts';

/** Why something about the account was not done; the server may not even have been asked. */
export type AccountTrouble = AccountRefusal | Unheard | { readonly why: 'cancelled' };

export type AccountReply<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'refused'; readonly trouble: AccountTrouble };

/** Who this browser is known as; it becomes a guest if nobody knows it. */
export async function accountNow(): Promise<AccountReply<AccountNow>> {
  const known = await asked<object, AccountRefusal>('online/guest', { method: 'POST' });
  return known.kind === 'refused' ? known : asked('online/account');
}

export interface AccountAnswer {
  /** A new recovery code, if one was made. */
  readonly recovery?: string;
}

export const askAccount = <Request extends AccountRequest, Answer = AccountAnswer>(
  what: Request,
  said: AccountSaid<Request>,
): Promise<HttpReply<Answer, AccountRefusal>> => posted(`online/account/${what}`, said);

/** Everything that is kept of this player, as the text of a file. */
export async function exportedData(): Promise<AccountReply<string>> {
  try {
    const response = await fetch(placeOf('online/account/export'));
    if (response.ok) return { kind: 'done', answer: await response.text() };
    return { kind: 'refused', trouble: (await response.json()) as AccountRefusal };
  } catch {
    return { kind: 'refused', trouble: { why: 'unreachable' } };
  }
}
