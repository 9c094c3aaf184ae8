import { phaseOf } from '@bluemoon/play';
import type { Room, RoomTerms } from '@bluemoon/play';
import type { Listing } from './log.ts';

/** What lists show of a room, beside its phase. */
export interface About {
  readonly terms: RoomTerms;
  readonly names: readonly [string | null, string | null];
  readonly bots: readonly [string | null, string | null];
  readonly leaders: readonly [string | null, string | null];
}

/** Null if the lists need not change. */
export function listingOf(before: Room | null, after: Room): Listing | null {
  if (
    before !== null &&
    before.seats === after.seats &&
    before.terms === after.terms &&
    phaseOf(before) === phaseOf(after)
  )
    return null;
  const [a, b] = after.seats;
  const about: About = {
    terms: after.terms,
    names: [a?.name ?? null, b?.name ?? null],
    bots: [a?.bot ?? null, b?.bot ?? null],
    leaders: isPlaying(after) ? leadersIn(after) : [null, null],
  };
  return {
    phase: phaseOf(after),
    access: after.terms.access,
    about,
    players: [a?.player ?? null, b?.player ?? null],
  };
}

const isPlaying = (room: Room): boolean => phaseOf(room) === 'playing';

function leadersIn({ host }: Room): About['leaders'] {
  if (host === null) return [null, null];
  const [a, b] = host.state.game.decks;
  return [a.leader?.id ?? null, b.leader?.id ?? null];
}
