import { checkDeck } from '../decks/check.ts';
import { fingerprintOf, serverSeedOf } from '../fair/seeds.ts';
import { entered } from '../host/host.ts';
import type { Host, TableResult } from '../host/host.ts';
import type { GameResult, Pair } from '../match/match.ts';
import { recordResult } from '../match/progress.ts';
import { dealt } from './deal.ts';
import { boxOfPacks } from './packs.ts';
import { guestOf, withSeat } from './room.ts';
import type { Guest, Room, RoomAct, Sitter } from './room.ts';

type Opening = Extract<RoomAct, { readonly kind: 'open' | 'lay' }>;

export function openRoom(id: string, act: Opening): Room {
  const { terms, master } = act;
  return {
    id,
    ply: 1,
    terms,
    packs: [],
    ...seatedBy(act),
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

function seatedBy(act: Opening): Pick<Room, 'opener' | 'contest' | 'seats' | 'challenged'> {
  if (act.kind === 'lay') return { opener: 0, contest: act.contest, seats: act.seats, challenged: null };
  const { seat, challenged = null } = act;
  const seats = withSeat<Sitter | null>([null, null], seat, sitterFrom(act));
  return { opener: seat, contest: null, seats, challenged };
}

const sitterFrom = (guest: Guest): Sitter => ({ ...guestOf(guest), deck: null });

const pledgeOf = (master: string, game: number): string => fingerprintOf(serverSeedOf(master, game));

/** The room that a record leads to; null for a record that does not begin with an opening. */
export function roomOf(id: string, acts: readonly RoomAct[]): Room | null {
  const [first, ...others] = acts;
  if (first?.kind !== 'open' && first?.kind !== 'lay') return null;
  return others.reduce(enacted, openRoom(id, first));
}

/** Applies an act that was checked before it was recorded. */
export function enacted(room: Room, act: RoomAct): Room {
  if (act.kind === 'game' && room.host !== null)
    return withHost(room, entered(room.host, { ...act.entry, at: act.at }));
  if (act.kind === 'played') return { ...over(room, act.result), ply: room.ply + act.acts };
  return { ...changed(room, act), ply: room.ply + 1 };
}

/** The room after its game has gone on by one act. */
export function withHost(room: Room, host: Host): Room {
  const next = { ...room, ply: room.ply + 1, host };
  return host.result === null || room.host?.result !== null ? next : over(next, host.result);
}

/** The room after a game that ended like this. */
function over(room: Room, result: TableResult): Room {
  const { match } = room;
  const { winner, crystals, reason } = result;
  return {
    ...room,
    results: [...room.results, result],
    pledge: pledgeOf(room.master, room.results.length + 2),
    match:
      match === null || winner === null
        ? match
        : recordResult(match, { winner, crystals, reason: scoredAs(reason) }, boxOfPacks(room.packs)),
    // A game of a match that nobody won is played again, with the same decks.
    seats: match !== null && winner === null ? room.seats : seatsAfterGame(room),
  };
}

function seatsAfterGame({ seats, terms: { between } }: Room): Room['seats'] {
  const [a, b] = seats;
  switch (between) {
    case 'keep':
      return seats;
    case 'swap':
      return [withDeck(a, b?.deck ?? null), withDeck(b, a?.deck ?? null)];
    case 'choose':
      return [withDeck(a, null), withDeck(b, null)];
  }
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

function changed(room: Room, act: RoomAct): Room {
  switch (act.kind) {
    case 'open':
    case 'lay':
    case 'game':
    case 'played':
      return room;
    case 'terms':
      return withLegalDecks({ ...room, terms: act.terms, deal: [null, null] });
    case 'packs':
      return withLegalDecks({ ...room, packs: act.packs, deal: [null, null] });
    case 'sit':
      return { ...room, seats: withSeat(room.seats, act.seat, sitterFrom(act)) };
    case 'stand':
      return { ...room, seats: withSeat(room.seats, act.seat, null), deal: [null, null] };
    case 'name':
      return withSitter(room, act.seat, (sitter) => ({
        ...sitter,
        name: act.name,
        ...(act.standing === undefined ? {} : { standing: act.standing }),
      }));
    case 'deck':
      return withSitter(room, act.seat, (sitter) => ({ ...sitter, deck: act.deck }));
    case 'ready':
      return { ...room, deal: withSeat(room.deal, act.seat, { fingerprint: act.fingerprint, seed: null }) };
    case 'share': {
      const mine = room.deal[act.seat];
      if (mine === null) return room;
      const [a, b] = withSeat(room.deal, act.seat, { ...mine, seed: act.seed });
      if (a?.seed == null || b?.seed == null) return { ...room, deal: [a, b] };
      return dealt(room, [a, b], act.at);
    }
    case 'close':
      return { ...room, closed: act.why };
  }
}

function withSitter(room: Room, seat: 0 | 1, change: (sitter: Sitter) => Sitter): Room {
  const sitter = room.seats[seat];
  return sitter === null ? room : { ...room, seats: withSeat(room.seats, seat, change(sitter)) };
}

const withDeck = (sitter: Sitter | null, deck: Sitter['deck']): Sitter | null =>
  sitter === null ? null : { ...sitter, deck };

/** RULING-15: a deck that was chosen for other terms or other cards has to be chosen again if it is not legal now. */
function withLegalDecks(room: Room): Room {
  const box = boxOfPacks(room.packs);
  const { agreement } = room.terms;
  const checked = (sitter: Sitter | null): Sitter | null => {
    const deck = sitter?.deck ?? null;
    return deck === null || checkDeck(deck, agreement, { box, drafted: sitter?.picks ?? [] }).length === 0
      ? sitter
      : withDeck(sitter, null);
  };
  const seats: Pair<Sitter | null> = [checked(room.seats[0]), checked(room.seats[1])];
  return { ...room, seats };
}
