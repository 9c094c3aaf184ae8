import type { Box } from '@bluemoon/engine';
import { fingerprintOf, serverSeedOf } from '../fair/seeds.ts';
import { entered } from '../host/host.ts';
import type { Host, TableResult } from '../host/host.ts';
import type { GameResult } from '../match/match.ts';
import { recordResult } from '../match/progress.ts';
import { dealt } from './deal.ts';
import { withSeat } from './room.ts';
import type { Room, RoomAct, Sitter } from './room.ts';

type Opening = Extract<RoomAct, { readonly kind: 'open' }>;

export function openRoom(id: string, { seat, terms, master, player, name, bot }: Opening): Room {
  const sitter: Sitter = { player, name, bot, deck: null };
  return {
    id,
    ply: 1,
    terms,
    opener: seat,
    seats: withSeat<Sitter | null>([null, null], seat, sitter),
    master,
    pledge: pledgeOf(master, 1),
    deal: [null, null],
    host: null,
    shares: null,
    results: [],
    match: null,
    closed: null,
  };
}

const pledgeOf = (master: string, game: number): string => fingerprintOf(serverSeedOf(master, game));

/** The room that a record leads to; null for a record that does not begin with an opening. */
export function roomOf(id: string, acts: readonly RoomAct[], box: Box): Room | null {
  const [first, ...others] = acts;
  if (first?.kind !== 'open') return null;
  return others.reduce((room, act) => enacted(room, act, box), openRoom(id, first));
}

/** Applies an act that was checked before it was recorded. */
export function enacted(room: Room, act: RoomAct, box: Box): Room {
  if (act.kind === 'game' && room.host !== null)
    return withHost(room, entered(room.host, { ...act.entry, at: act.at }), box);
  return { ...changed(room, act, box), ply: room.ply + 1 };
}

/** The room after its game has gone on by one act. */
export function withHost(room: Room, host: Host, box: Box): Room {
  const next = { ...room, ply: room.ply + 1, host };
  const { result } = host;
  if (result === null || room.host?.result !== null) return next;
  const { match } = room;
  const { winner, crystals, reason } = result;
  return {
    ...next,
    results: [...room.results, result],
    pledge: pledgeOf(room.master, room.results.length + 2),
    match:
      match === null || winner === null
        ? match
        : recordResult(match, { winner, crystals, reason: scoredAs(reason) }, box),
    seats:
      room.terms.between === 'choose' ? [withoutDeck(room.seats[0]), withoutDeck(room.seats[1])] : room.seats,
  };
}

/** PROJECT-44: a game that is lost outside the rules scores like one that was conceded. */
function scoredAs(reason: TableResult['reason']): GameResult['reason'] {
  switch (reason) {
    case 'left':
    case 'timeout':
    case 'loop':
    case 'endless':
      return 'resigned';
    default:
      return reason;
  }
}

function changed(room: Room, act: RoomAct, box: Box): Room {
  switch (act.kind) {
    case 'open':
    case 'game':
      return room;
    case 'terms':
      return { ...room, terms: act.terms, deal: [null, null] };
    case 'sit': {
      const { seat, player, name, bot } = act;
      return { ...room, seats: withSeat(room.seats, seat, { player, name, bot, deck: null }) };
    }
    case 'stand':
      return { ...room, seats: withSeat(room.seats, act.seat, null), deal: [null, null] };
    case 'name':
      return withSitter(room, act.seat, (sitter) => ({ ...sitter, name: act.name }));
    case 'deck':
      return withSitter(room, act.seat, (sitter) => ({ ...sitter, deck: act.deck }));
    case 'ready':
      return { ...room, deal: withSeat(room.deal, act.seat, { fingerprint: act.fingerprint, seed: null }) };
    case 'share': {
      const mine = room.deal[act.seat];
      if (mine === null) return room;
      const [a, b] = withSeat(room.deal, act.seat, { ...mine, seed: act.seed });
      if (a?.seed == null || b?.seed == null) return { ...room, deal: [a, b] };
      return dealt(room, [a, b], act.at, box);
    }
    case 'close':
      return { ...room, closed: act.why };
  }
}

function withSitter(room: Room, seat: 0 | 1, change: (sitter: Sitter) => Sitter): Room {
  const sitter = room.seats[seat];
  return sitter === null ? room : { ...room, seats: withSeat(room.seats, seat, change(sitter)) };
}

const withoutDeck = (sitter: Sitter | null): Sitter | null =>
  sitter === null ? null : { ...sitter, deck: null };
