import type { PuzzleProgress } from '@bluemoon/analysis/puzzles';
import type { BlockedPlayer, PeopleRefusal, ReportReason, Somebody, VacationNow } from '@bluemoon/wire';
import type { PushSubscribing } from '@bluemoon/wire/people-schemas';
import type { Database } from '../database/pool.ts';
import type { OpenHall } from '../hall.ts';
import { isPushEndpoint } from '../push/endpoint.ts';
import type { Reach } from '../push/endpoint.ts';
import { subscribe, unsubscribe } from '../push/subscriptions.ts';
import type { Person } from '../sockets/people.ts';
import { block, blockedBy, unblock } from './blocks.ts';
import { keepPuzzles } from './puzzles.ts';
import { report } from './reports.ts';
import { findSomebody } from './somebody.ts';
import type { Found } from './somebody.ts';
import { takeVacation, vacationOf } from './vacations.ts';

/** What players can ask for themselves and about each other, beside accounts and games. */
export interface Club {
  /** By which browsers know our pushes; null if there are none. */
  readonly pushKey: string | null;
  subscribe(person: Person, said: PushSubscribing): Promise<Answer>;
  unsubscribe(person: Person, endpoint: string): Promise<Answer>;
  blocked(person: Person): Promise<readonly BlockedPlayer[]>;
  block(person: Person, who: Somebody, is: 'blocked' | 'free'): Promise<Answer>;
  report(person: Person, who: Somebody, about: About): Promise<Answer>;
  vacation(person: Person): Promise<VacationNow>;
  takeVacation(person: Person, days: number): Promise<Answer>;
  /** Tells what all devices of the player know together. */
  keepPuzzles(person: Person, said: PuzzleProgress): Promise<Answer>;
}

interface About {
  readonly reason: ReportReason;
  readonly room: string | null;
}

/** What is sent back, or why it is refused. */
export type Answer =
  | { readonly kind: 'done'; readonly told?: object }
  | { readonly kind: 'refused'; readonly refusal: PeopleRefusal };

export interface ClubParts {
  readonly database: Pick<Database, 'pool'>;
  readonly hall: Pick<OpenHall, 'rooms' | 'clock'>;
  /** Null if no pushes are sent. */
  readonly push: { readonly key: string; readonly reach: Reach } | null;
}

const DONE: Answer = { kind: 'done' };
const refusing = (refusal: PeopleRefusal): Answer => ({ kind: 'refused', refusal });

export function databaseClub({ database, hall, push }: ClubParts): Club {
  async function about(
    person: Person,
    who: Somebody,
    act: (found: Found) => Promise<Answer>,
  ): Promise<Answer> {
    const found = await findSomebody(database, who);
    if (found === null || found.kind === 'gone') return refusing({ why: 'nobody' });
    if (found.id === person.id) return refusing({ why: 'yourself' });
    return act(found);
  }

  return {
    pushKey: push?.key ?? null,
    async subscribe(person, said) {
      if (push === null || !isPushEndpoint(said.endpoint, push.reach)) return refusing({ why: 'noPush' });
      await subscribe(database, person, said);
      return DONE;
    },
    async unsubscribe(person, endpoint) {
      await unsubscribe(database, person, endpoint);
      return DONE;
    },
    blocked: ({ id }) => blockedBy(database, id),
    block: (person, who, is) =>
      about(person, who, async ({ id, kind }) => {
        if (is === 'free') await unblock(database, person.id, id);
        else if (kind === 'bot') return refusing({ why: 'aBot' });
        else if ((await block(database, person.id, id)) === 'tooMany') return refusing({ why: 'tooFast' });
        return DONE;
      }),
    report: (person, who, { reason, room }) =>
      about(person, who, async ({ id, kind }) => {
        if (kind === 'bot') return refusing({ why: 'aBot' });
        const reporting = { reporter: person.id, reported: id, reason, room };
        return (await report(database, reporting)) === 'done' ? DONE : refusing({ why: 'tooFast' });
      }),
    vacation: ({ id }) => vacationOf({ database, hall }, id),
    async takeVacation({ id }, days) {
      const outcome = await takeVacation({ database, hall }, id, days);
      return outcome.kind === 'tooLong'
        ? refusing({ why: 'tooLong', left: outcome.left })
        : { kind: 'done', told: outcome.now };
    },
    keepPuzzles: async ({ id, kind }, said) =>
      kind === 'named'
        ? { kind: 'done', told: await keepPuzzles(database, id, said) }
        : refusing({ why: 'unknown' }),
  };
}
