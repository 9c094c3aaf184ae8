import type { Box, Seat } from '@bluemoon/engine';
import { checkDeck } from '../decks/check.ts';
import type { Deck } from '../decks/deck.ts';
import { problemWords } from '../decks/problem-text.ts';
import { fingerprintOf } from '../fair/seeds.ts';
import { choose, leave, resign, rivalOf, timeout, vacation } from '../host/host.ts';
import type { Host, Outcome, Refusal, TableResult } from '../host/host.ts';
import type { Act, Entry } from '../host/record.ts';
import { answerTakeBack, askTakeBack, takeBack } from '../host/taking-back.ts';
import { matchStatus } from '../match/status.ts';
import type { Bilingual } from '../words.ts';
import { enacted, withHost } from './enact.ts';
import { areDecksChosen, isMatchOver, needsDeck } from './next-decks.ts';
import { boxOfPacks } from './packs.ts';
import type { TablePack } from './packs.ts';
import { isGuest, phaseOf, seatOf } from './room.ts';
import type { Closing, Guest, Room, RoomAct, RoomDeed } from './room.ts';
import { changedTerms } from './terms.ts';
import type { RoomTerms } from './terms.ts';

/** What a player at a seat can ask for. */
export type RoomRequest =
  | { readonly kind: 'terms'; readonly terms: RoomTerms }
  /** All packs of the table; the caller has checked their cards. */
  | { readonly kind: 'packs'; readonly packs: readonly TablePack[] }
  | { readonly kind: 'stand' | 'close' }
  /** Closes the room unless a rival has come. */
  | { readonly kind: 'withdraw' }
  /** Somebody who has become a named player is one at their tables, too. */
  | { readonly kind: 'name'; readonly name: string; readonly standing?: 'named' }
  | { readonly kind: 'deck'; readonly deck: Deck }
  | {
      readonly kind: 'ready';
      readonly fingerprint: string;
      /** What the player has seen and wants to play; left out: whatever is agreed on. */
      readonly terms?: RoomTerms;
    }
  | { readonly kind: 'share'; readonly seed: string }
  | { readonly kind: 'choose'; readonly ply: number; readonly options: readonly string[] }
  | { readonly kind: 'takeBack' | 'resign' }
  /** Back to before an own entry of the game's record. */
  | { readonly kind: 'askTakeBack'; readonly to: number }
  | { readonly kind: 'answerTakeBack'; readonly answer: 'grantTakeBack' | 'refuseTakeBack' }
  /** The rival has left; the caller has checked for how long. */
  | { readonly kind: 'claim' };

export type RoomRefusal =
  | Refusal
  | { readonly kind: 'closed' | 'seatTaken' | 'inPlay' | 'notInPlay' | 'notYourRoom' | 'notAgreed' }
  | { readonly kind: 'notSeated' | 'laid' }
  /** Ratings are for those who have a name, and for games with the cards of the box. */
  | { readonly kind: 'guestsUnrated' | 'packsUnrated' }
  | { readonly kind: 'deckMissing' | 'decksFixed' | 'matchOver' | 'otherSeed' | 'termsChanged' }
  | { readonly kind: 'badDeck'; readonly words: Bilingual };

export type RoomOutcome =
  | { readonly kind: 'done'; readonly room: Room; readonly act: RoomAct }
  | { readonly kind: 'refused'; readonly why: RoomRefusal };

export interface Asking {
  readonly at: number;
  readonly id?: string;
}

/** Of drafts and tournaments, which have no packs. */
export interface AskingWithBox extends Asking {
  readonly box: Box;
}

/** Takes the free seat; `terms` is what the guest has seen, left out: whatever is agreed on. */
export function sit(room: Room, guest: Guest, asking: Asking, terms?: RoomTerms): RoomOutcome {
  const seat = room.seats.indexOf(null);
  if (room.closed !== null) return refused('closed');
  if (seat === -1) return refused('seatTaken');
  if (room.terms.rated === 'yes' && isGuest(guest)) return refused('guestsUnrated');
  if (hasOtherTerms(room, terms)) return refused('termsChanged');
  return done(room, { kind: 'sit', seat: seat === 0 ? 0 : 1, ...guest }, asking);
}

/** The player who was challenged does not want to play; nobody else need come. */
export function decline(room: Room, player: string, asking: Asking): RoomOutcome {
  if (room.challenged !== player) return refused('notSeated');
  if (phaseOf(room) !== 'waiting') return refused(room.closed === null ? 'seatTaken' : 'closed');
  return done(room, { kind: 'close', why: 'declined' }, asking);
}

/** Ends a game whose clock has run out, no matter who notices. */
export function timeoutIn(room: Room, asking: Asking): RoomOutcome {
  return inGame(room, asking, (host) => timeout(host, asking.at));
}

/** A player is on vacation until then, or back; for games by days. */
export function vacationIn(room: Room, player: string, until: number, asking: Asking): RoomOutcome {
  const seat = seatOf(room, player);
  if (seat === null) return refused('notSeated');
  return inGame(room, asking, (host) => vacation(host, { seat, until }, asking.at));
}

/** Closes a room from outside, whatever goes on in it. */
export function closeIn(room: Room, why: Closing, asking: Asking): RoomOutcome {
  return room.closed === null ? done(room, { kind: 'close', why }, asking) : refused('closed');
}

/** What a player asks for who may sit here or not. */
export function askAs(room: Room, player: string, request: RoomRequest, asking: Asking): RoomOutcome {
  const seat = seatOf(room, player);
  return seat === null ? refused('notSeated') : ask(room, seat, request, asking);
}

export function ask(room: Room, seat: Seat, request: RoomRequest, asking: Asking): RoomOutcome {
  const phase = phaseOf(room);
  if (phase === 'closed') return refused('closed');
  const { at } = asking;
  switch (request.kind) {
    case 'choose':
      return inGame(room, asking, (host) => choose(host, { seat, ...request }, at));
    case 'takeBack':
      return inGame(room, asking, (host) => takeBack(host, seat, at));
    case 'askTakeBack':
      if (room.terms.takeBacks === 'never') return refused('notAgreed');
      return inGame(room, asking, (host) => askTakeBack(host, seat, request.to, at));
    case 'answerTakeBack':
      return inGame(room, asking, (host) => answerTakeBack(host, seat, request.answer, at));
    case 'resign':
      return inGame(room, asking, (host) => resign(host, seat, at));
    case 'claim':
      return inGame(room, asking, (host) => leave(host, rivalOf(seat), at));
    case 'name':
      return done(room, { ...request, seat }, asking);
    default:
      return phase === 'playing' ? refused('inPlay') : aroundGames(room, seat, request, asking);
  }
}

type InGames = 'choose' | 'takeBack' | 'askTakeBack' | 'answerTakeBack' | 'resign' | 'claim' | 'name';
type AroundGames = Exclude<RoomRequest, { readonly kind: InGames }>;

function aroundGames(room: Room, seat: Seat, request: AroundGames, asking: Asking): RoomOutcome {
  if (room.contest !== null && isSettled(room, seat, request)) return refused('laid');
  switch (request.kind) {
    case 'terms':
    case 'packs':
      if (seat !== room.opener) return refused('notYourRoom');
      return (
        whyUnrated({ ...room, ...request }) ??
        (room.host === null ? done(room, { ...request, seat }, asking) : refused('inPlay'))
      );
    case 'stand':
      return done(room, { kind: 'stand', seat }, asking);
    case 'close':
      return seat === room.opener
        ? done(room, { kind: 'close', why: 'left' }, asking)
        : refused('notYourRoom');
    case 'withdraw':
      return room.seats[rivalOf(seat)] === null
        ? done(room, { kind: 'close', why: 'left' }, asking)
        : refused('seatTaken');
    case 'deck': {
      if (phaseOf(room) === 'dealing') return refused('inPlay');
      if (!areDecksChosen(room.terms, room.match)) return refused('decksFixed');
      const words = problemsOf(request.deck, room, seat);
      if (words !== null) return { kind: 'refused', why: { kind: 'badDeck', words } };
      return done(room, { ...request, seat }, asking);
    }
    case 'ready':
      // Who has seen the rival's part must not exchange their own.
      if (phaseOf(room) === 'dealing') return refused('inPlay');
      if (isMatchOver(room)) return refused('matchOver');
      if (hasOtherTerms(room, request.terms)) return refused('termsChanged');
      if (needsDeck(room, seat)) return refused('deckMissing');
      return done(room, { kind: 'ready', seat, fingerprint: request.fingerprint }, asking);
    case 'share': {
      const mine = room.deal[seat];
      if (phaseOf(room) !== 'dealing' || mine === null) return refused('notInPlay');
      if (mine.seed !== null || fingerprintOf(request.seed) !== mine.fingerprint) return refused('otherSeed');
      return done(room, { ...request, seat }, asking);
    }
  }
}

const hasOtherTerms = (room: Room, seen: RoomTerms | undefined): boolean =>
  seen !== undefined && changedTerms(seen, room.terms).length > 0;

/** Ratings are for those who come back, and compare games with the same cards. */
function whyUnrated({ terms, packs, seats }: Pick<Room, 'terms' | 'packs' | 'seats'>): RoomOutcome | null {
  if (terms.rated !== 'yes') return null;
  if (packs.length > 0) return refused('packsUnrated');
  return seats.some((sitter) => sitter !== null && isGuest(sitter)) ? refused('guestsUnrated') : null;
}

/** What the draft or tournament has decided for a table that it laid. */
function isSettled(room: Room, seat: Seat, { kind }: AroundGames): boolean {
  switch (kind) {
    case 'terms':
    case 'packs':
    case 'stand':
    case 'close':
    case 'withdraw':
      return true;
    case 'deck':
      return room.seats[seat]?.deck != null;
    case 'ready':
      return laidResult(room) !== null;
    case 'share':
      return false;
  }
}

/** How the two came out for whom a table was laid: by the match, or by the one game. Null: not yet. */
export function laidResult(room: Room): Pick<TableResult, 'winner' | 'crystals'> | null {
  const { match, results, closed, terms } = room;
  if (match !== null && matchStatus(match).winner !== null) {
    const { winner, score } = matchStatus(match);
    return { winner, crystals: winner === null ? 0 : score[winner] };
  }
  const [first] = results;
  if (!terms.agreement.match && first !== undefined)
    return { winner: first.winner, crystals: first.crystals };
  return closed === null ? null : { winner: null, crystals: 0 };
}

function problemsOf(deck: Deck, { terms, packs, seats }: Room, seat: Seat): Bilingual | null {
  const box = boxOfPacks(packs);
  return problemWords(checkDeck(deck, terms.agreement, { box, drafted: seats[seat]?.picks ?? [] }), box);
}

function inGame(room: Room, { at, id }: Asking, act: (host: Host) => Outcome): RoomOutcome {
  const { host } = room;
  if (host === null || room.closed !== null) return refused('notInPlay');
  const outcome = act(host);
  if (outcome.kind === 'refused') return outcome;
  const { record, result } = outcome.host;
  const last = record.entries.at(-1);
  if (last === undefined) return refused('notInPlay');
  return {
    kind: 'done',
    room: withHost(room, outcome.host),
    act: {
      kind: 'game',
      entry: withoutTime(last),
      at,
      ...(result === null ? {} : { over: result }),
      ...(id === undefined ? {} : { id }),
    },
  };
}

/** The act has the time already. */
function withoutTime({ at: _at, ...act }: Entry): Act {
  return act;
}

function done(room: Room, deed: RoomDeed, { at, id }: Asking): RoomOutcome {
  const act: RoomAct = { ...deed, at, ...(id === undefined ? {} : { id }) };
  return { kind: 'done', act, room: enacted(room, act) };
}

type Plain = Exclude<RoomRefusal, { readonly kind: 'stale' | 'illegal' | 'badDeck' }>['kind'];

const refused = (kind: Plain): RoomOutcome => ({ kind: 'refused', why: { kind } });
