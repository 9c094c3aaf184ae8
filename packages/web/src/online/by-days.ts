import type { Language } from '@bluemoon/engine';
import type { PeopleRefusal, VacationNow } from '@bluemoon/wire';
import { asked, posted } from './http.ts';
import type { HttpReply, Unheard } from './http.ts';

/** What players of games by days settle: whether this browser tells them of their turn, and when they are away. */
export type ByDaysTrouble = PeopleRefusal | Unheard | { readonly why: 'blocked' | 'noPushService' };
export type ByDaysReply<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'refused'; readonly trouble: ByDaysTrouble };

/** `unable`: this browser has no pushes, or not for this page. `off` is also what the server or the player has settled. */
export type Pushes = 'unable' | 'blocked' | 'off' | 'on';

/** Only the built page has a service worker; without one nothing can be received. */
async function receiver(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? null : (await navigator.serviceWorker.ready).pushManager;
}

export async function pushesNow(language: Language): Promise<Pushes> {
  const manager = await receiver();
  if (manager === null) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await manager.getSubscription();
  if (subscription === null || Notification.permission !== 'granted') return 'off';
  // The server may have forgotten this browser, and the player may read another language by now.
  return (await tell(subscription, language)).kind === 'done' ? 'on' : 'off';
}

/** To be called by a press: the browser then asks the player. */
export async function allowPushes(language: Language): Promise<ByDaysReply<unknown>> {
  const manager = await receiver();
  if (manager === null) return refused({ why: 'noPushService' });
  if ((await Notification.requestPermission()) !== 'granted') return refused({ why: 'blocked' });
  const told: HttpReply<{ readonly key: string | null }, PeopleRefusal> = await asked('online/push');
  if (told.kind === 'refused') return told;
  if (told.answer.key === null) return refused({ why: 'noPush' });
  try {
    const subscription = await subscribed(manager, told.answer.key);
    return await tell(subscription, language);
  } catch {
    return refused({ why: 'noPushService' });
  }
}

/** A subscription that was made for another server of this address is of no use. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  return manager.subscribe(wanted).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wanted);
  });
}

export async function stopPushes(): Promise<void> {
  const subscription = await (await receiver())?.getSubscription();
  if (subscription == null) return;
  await posted('online/push/unsubscribe', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

function tell(subscription: PushSubscription, language: Language): Promise<ByDaysReply<unknown>> {
  const { endpoint, keys } = subscription.toJSON();
  return posted('online/push/subscribe', {
    endpoint,
    keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    language,
  });
}

export const vacationNow = (): Promise<ByDaysReply<VacationNow>> => asked('online/vacation');

/** From now on; none: the clocks run again. */
export const takeVacation = (days: number): Promise<ByDaysReply<VacationNow>> =>
  posted('online/vacation', { days });

const refused = (trouble: ByDaysTrouble): ByDaysReply<never> => ({ kind: 'refused', trouble });
