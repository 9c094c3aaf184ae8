import { PEOPLES } from '@bluemoon/engine';
import type { People, Seat } from '@bluemoon/engine';
import { phaseOf } from '@bluemoon/play';
import type { Host, Room, RoomPhase, RoomTerms } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import type { Phase } from '../database/tables.ts';
import { endedGame } from '../games/ended-game.ts';
import type { Listing } from '../rooms/log.ts';

/** What lists show of a room, beside its phase. */
export interface About {
  readonly terms: RoomTerms;
  readonly names: readonly [string | null, string | null];
  readonly bots: readonly [string | null, string | null];
  /** Not given if nobody here has an account. */
  readonly standings?: RoomLine['standings'];
  readonly leaders: readonly [string | null, string | null];
  /** Not given before the first game. */
  readonly peoples?: NonNullable<RoomLine['peoples']>;
  /** The names of its card packs; not given if there are none. */
  readonly packs?: readonly string[];
  /** The player who was challenged, as long as a seat is empty. */
  readonly challenged?: string;
}

/** Null if the lists need not change. */
export function listingOf(before: Room | null, after: Room): Listing | null {
  if (
    before !== null &&
    before.seats === after.seats &&
    before.terms === after.terms &&
    before.packs === after.packs &&
    phaseOf(before) === phaseOf(after)
  )
    return null;
  const [a, b] = after.seats;
  const about: About = {
    terms: after.terms,
    names: [a?.name ?? null, b?.name ?? null],
    bots: [a?.bot ?? null, b?.bot ?? null],
    ...(a?.standing === undefined && b?.standing === undefined
      ? {}
      : { standings: [a?.standing ?? null, b?.standing ?? null] }),
    leaders: isPlaying(after) ? leadersIn(after) : [null, null],
    ...(after.host === null ? {} : { peoples: peoplesIn(after.host) }),
    ...(after.challenged === null || !after.seats.includes(null) ? {} : { challenged: after.challenged }),
    ...(after.packs.length === 0 ? {} : { packs: after.packs.map(({ name }) => name) }),
  };
  return {
    kind: 'table',
    phase: storedPhase(phaseOf(after)),
    access: after.terms.access,
    about,
    players: [a?.player ?? null, b?.player ?? null],
    ended: endedGame(before, after),
  };
}

const isPlaying = (room: Room): boolean => phaseOf(room) === 'playing';

function leadersIn({ host }: Room): About['leaders'] {
  if (host === null) return [null, null];
  const [a, b] = host.state.game.decks;
  return [a.leader?.id ?? null, b.leader?.id ?? null];
}

function peoplesIn({ state }: Host): NonNullable<RoomLine['peoples']> {
  const ledBy = (seat: Seat): People | null =>
    PEOPLES.find((one) => one === state.game.decks[seat].leader?.people) ?? null;
  return [ledBy(0), ledBy(1)];
}

/** For the database a room waits until its first game begins. */
function storedPhase(phase: RoomPhase): Phase {
  switch (phase) {
    case 'preparing':
    case 'waiting':
      return 'waiting';
    case 'dealing':
    case 'playing':
      return 'playing';
    case 'over':
    case 'closed':
      return phase;
  }
}
