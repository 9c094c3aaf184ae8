import type { Box } from '@bluemoon/engine';
import { newDraft, pick } from '../draft/pick.ts';
import { progress } from '../draft/progress.ts';
import { fingerprintOf, hashOf } from '../fair/seeds.ts';
import { guestOf } from '../room/room.ts';
import { MAX_MISSED } from './draft-room.ts';
import type { Drafter, Drafting, DraftRoom, DraftRoomAct } from './draft-room.ts';

type Opening = Extract<DraftRoomAct, { readonly kind: 'open' }>;

export function openDraftRoom(id: string, { terms, master, player, name, bot, at }: Opening): DraftRoom {
  const opener = drafter({ player, name, bot });
  return {
    id,
    ply: 1,
    terms,
    opener: player,
    tournament: null,
    seats: seated([opener], terms.seats),
    master,
    draft: null,
    since: at,
    arrivals: [],
    results: [],
    closed: null,
  };
}

type Laying = Extract<DraftRoomAct, { readonly kind: 'lay' }>;

export function layDraftRoom(id: string, { tournament, terms, master, drafters, at }: Laying): DraftRoom {
  const [first = { player: '', name: '', bot: null }] = drafters;
  const room = openDraftRoom(id, { kind: 'open', ...first, terms, master, at });
  const seats = seated(drafters.map(drafter), terms.seats);
  return started({ ...room, tournament, seats }, { kind: 'start', bot: null, at });
}

const drafter = (guest: Drafting): Drafter => ({
  ...guestOf(guest),
  missed: 0,
  deck: null,
  isReady: false,
});

const seated = (drafters: readonly Drafter[], seats: number): DraftRoom['seats'] =>
  Array.from({ length: seats }, (_, seat) => drafters[seat] ?? null);

const SEED_TAG = 'blue moon draft seed 1';

/** Nobody can tell the room's secret from it, so that it can be opened when everything is over. */
export const draftSeedOf = ({ id, master }: Pick<DraftRoom, 'id' | 'master'>): string =>
  hashOf(SEED_TAG, [id, master]);

/** Shown from the beginning, so that the packets cannot be exchanged later. */
export const draftPledgeOf = (room: Pick<DraftRoom, 'id' | 'master'>): string =>
  fingerprintOf(draftSeedOf(room));

/** The room that a record leads to; null for a record that does not begin with an opening. */
export function draftRoomOf(id: string, acts: readonly DraftRoomAct[], box: Box): DraftRoom | null {
  const [first, ...others] = acts;
  const room = first === undefined ? null : draftRoomFrom(id, first);
  return room === null ? null : others.reduce((now, act) => enactedInDraft(now, act, box), room);
}

/** Null for an act with which no room begins. */
export function draftRoomFrom(id: string, first: DraftRoomAct): DraftRoom | null {
  if (first.kind === 'open') return openDraftRoom(id, first);
  return first.kind === 'lay' ? layDraftRoom(id, first) : null;
}

/** Applies an act that was checked before it was recorded. */
export function enactedInDraft(room: DraftRoom, act: DraftRoomAct, box: Box): DraftRoom {
  return { ...changed(room, act, box), ply: room.ply + 1 };
}

function changed(room: DraftRoom, act: DraftRoomAct, box: Box): DraftRoom {
  switch (act.kind) {
    case 'open':
    case 'lay':
      return room;
    case 'terms': {
      const drafters = room.seats.filter((one) => one !== null);
      return { ...room, terms: act.terms, seats: seated(drafters, act.terms.seats) };
    }
    case 'sit':
      return { ...room, seats: room.seats.with(act.seat, drafter(act)) };
    case 'stand':
      return { ...room, seats: room.seats.with(act.seat, null) };
    case 'name':
      return withDrafter(room, act.seat, { name: act.name });
    case 'start':
      return started(room, act);
    case 'pick':
      return picked(room, act, box);
    case 'leave':
      return withDrafter(room, act.seat, { missed: MAX_MISSED });
    case 'return':
      return withDrafter(room, act.seat, { missed: 0 });
    case 'deck':
      return withDrafter(room, act.seat, { deck: act.cards });
    case 'ready': {
      const next = withDrafter(room, act.seat, { isReady: true });
      return next.seats.every((one) => one?.isReady === true) ? { ...next, since: act.at } : next;
    }
    case 'notReady':
      return withDrafter(room, act.seat, { isReady: false });
    case 'here':
      return { ...room, arrivals: [...room.arrivals, { table: act.table, seat: act.seat }] };
    case 'result': {
      const { table, winner, crystals, how, at } = act;
      return { ...room, results: [...room.results, { table, winner, crystals, how, at }] };
    }
    case 'close':
      return { ...room, closed: act.why };
  }
}

type Act<K extends DraftRoomAct['kind']> = Extract<DraftRoomAct, { readonly kind: K }>;

function started(room: DraftRoom, { bot, at }: Act<'start'>): DraftRoom {
  const { seats, table } = room.terms;
  return {
    ...room,
    seats: room.seats.map((one) => one ?? (bot === null ? null : drafter(bot))),
    draft: newDraft({ seats, seed: draftSeedOf(room), match: table.agreement.match }),
    since: at,
  };
}

/** The clock of the next pick runs from the moment at which the last player has picked. */
function picked(room: DraftRoom, { seat, card, by, at }: Act<'pick'>, box: Box): DraftRoom {
  if (room.draft === null) return room;
  const draft = pick(room.draft, seat, card, box);
  const isPassedOn = progress(draft).step > progress(room.draft).step;
  return {
    ...withMissed(room, seat, by),
    draft,
    since: isPassedOn ? at : room.since,
  };
}

function withMissed(room: DraftRoom, seat: number, by: Act<'pick'>['by']): DraftRoom {
  switch (by) {
    case 'player':
      return withDrafter(room, seat, { missed: 0 });
    case 'clock':
      return withDrafter(room, seat, { missed: (room.seats[seat]?.missed ?? 0) + 1 });
    case 'bot':
      return room;
  }
}

function withDrafter(room: DraftRoom, seat: number, parts: Partial<Drafter>): DraftRoom {
  const before = room.seats[seat];
  return before == null ? room : { ...room, seats: room.seats.with(seat, { ...before, ...parts }) };
}
