import type { Box, Seat } from '@bluemoon/engine';
import { checkDeck } from '../decks/check.ts';
import type { Deck } from '../decks/deck.ts';
import { problemText } from '../decks/problem-text.ts';
import { fingerprintOf } from '../fair/seeds.ts';
import { choose, leave, resign, rivalOf, timeout } from '../host/host.ts';
import type { Host, Outcome, Refusal } from '../host/host.ts';
import type { Act, Entry } from '../host/record.ts';
import { answerTakeBack, askTakeBack, takeBack } from '../host/taking-back.ts';
import { isChosenByPlayers, matchStatus } from '../match/status.ts';
import type { Bilingual } from '../words.ts';
import { enacted, withHost } from './enact.ts';
import { phaseOf, seatOf } from './room.ts';
import type { Closing, Room, RoomAct, RoomDeed } from './room.ts';
import type { RoomTerms } from './terms.ts';

/** What a player at a seat can ask for. */
export type RoomRequest =
  | { readonly kind: 'terms'; readonly terms: RoomTerms }
  | { readonly kind: 'stand' | 'close' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'deck'; readonly deck: Deck }
  | { readonly kind: 'ready'; readonly fingerprint: string }
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
  | { readonly kind: 'notSeated' }
  | { readonly kind: 'deckMissing' | 'matchOver' | 'otherSeed' }
  | { readonly kind: 'badDeck'; readonly words: Bilingual };

export type RoomOutcome =
  | { readonly kind: 'done'; readonly room: Room; readonly act: RoomAct }
  | { readonly kind: 'refused'; readonly why: RoomRefusal };

export interface Asking {
  readonly at: number;
  readonly id?: string;
  readonly box: Box;
}

/** Takes the free seat. */
export function sit(
  room: Room,
  guest: Pick<Extract<RoomDeed, { readonly kind: 'sit' }>, 'player' | 'name' | 'bot'>,
  asking: Asking,
): RoomOutcome {
  const seat = room.seats.indexOf(null);
  if (room.closed !== null) return refused('closed');
  if (seat === -1) return refused('seatTaken');
  return done(room, { kind: 'sit', seat: seat === 0 ? 0 : 1, ...guest }, asking);
}

/** Ends a game whose clock has run out, no matter who notices. */
export function timeoutIn(room: Room, asking: Asking): RoomOutcome {
  return inGame(room, asking, (host) => timeout(host, asking.at));
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
  switch (request.kind) {
    case 'terms':
      if (seat !== room.opener) return refused('notYourRoom');
      return room.host === null ? done(room, { ...request, seat }, asking) : refused('inPlay');
    case 'stand':
      return done(room, { kind: 'stand', seat }, asking);
    case 'close':
      return seat === room.opener
        ? done(room, { kind: 'close', why: 'left' }, asking)
        : refused('notYourRoom');
    case 'deck': {
      if (phaseOf(room) === 'dealing') return refused('inPlay');
      const words = problemsOf(request.deck, room, asking.box);
      if (words !== null) return { kind: 'refused', why: { kind: 'badDeck', words } };
      return done(room, { ...request, seat }, asking);
    }
    case 'ready':
      // Who has seen the rival's part must not exchange their own.
      if (phaseOf(room) === 'dealing') return refused('inPlay');
      if (isMatchOver(room)) return refused('matchOver');
      if (needsDeck(room, seat)) return refused('deckMissing');
      return done(room, { ...request, seat }, asking);
    case 'share': {
      const mine = room.deal[seat];
      if (phaseOf(room) !== 'dealing' || mine === null) return refused('notInPlay');
      if (mine.seed !== null || fingerprintOf(request.seed) !== mine.fingerprint) return refused('otherSeed');
      return done(room, { ...request, seat }, asking);
    }
  }
}

/** Whether the seat has to name a deck before the next game. */
export function needsDeck({ terms, match, seats, host }: Room, seat: Seat): boolean {
  if (terms.choosing === 'random' || seats[seat]?.deck != null) return false;
  return match === null ? true : isChosenByPlayers(match) && host !== null;
}

export function isMatchOver({ match }: Room): boolean {
  return match !== null && matchStatus(match).winner !== null;
}

function problemsOf(deck: Deck, { terms: { agreement } }: Room, box: Box): Bilingual | null {
  const problems = checkDeck(deck, agreement, { box });
  if (problems.length === 0) return null;
  const told = (language: 'en' | 'de'): string =>
    problems.map((problem) => problemText(problem, language, box)).join(' ');
  return { en: told('en'), de: told('de') };
}

function inGame(room: Room, { at, id, box }: Asking, act: (host: Host) => Outcome): RoomOutcome {
  const { host } = room;
  if (host === null || room.closed !== null) return refused('notInPlay');
  const outcome = act(host);
  if (outcome.kind === 'refused') return outcome;
  const last = outcome.host.record.entries.at(-1);
  if (last === undefined) return refused('notInPlay');
  return {
    kind: 'done',
    room: withHost(room, outcome.host, box),
    act: { kind: 'game', entry: withoutTime(last), at, ...(id === undefined ? {} : { id }) },
  };
}

/** The act has the time already. */
function withoutTime({ at: _at, ...act }: Entry): Act {
  return act;
}

function done(room: Room, deed: RoomDeed, { at, id, box }: Asking): RoomOutcome {
  const act: RoomAct = { ...deed, at, ...(id === undefined ? {} : { id }) };
  return { kind: 'done', act, room: enacted(room, act, box) };
}

type Plain = Exclude<RoomRefusal, { readonly kind: 'stale' | 'illegal' | 'badDeck' }>['kind'];

const refused = (kind: Plain): RoomOutcome => ({ kind: 'refused', why: { kind } });
