import type { BlockedPlayer, PeopleRefusal, ReportReason, Somebody } from '@bluemoon/wire';
import { asked, posted } from './http.ts';
import type { HttpReply, Unheard } from './http.ts';

/** What can be done about players who annoy the one at this page. */
export type ConductTrouble = PeopleRefusal | Unheard;
type Answer<T = object> = Promise<HttpReply<T, PeopleRefusal>>;

export const block = (who: Somebody, is: 'blocked' | 'free'): Answer => posted('online/block', { who, is });

export const report = (who: Somebody, reason: ReportReason, room: string | null): Answer =>
  posted('online/report', { who, reason, room });

export const readBlocked = (): Answer<{ readonly blocked: readonly BlockedPlayer[] }> =>
  asked('online/blocked');
