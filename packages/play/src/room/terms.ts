import { agreementProblems, readAgreement } from '../agreement.ts';
import type { Agreement } from '../agreement.ts';
import type { ClockTerms } from '../host/clock.ts';
import { byKind, fault, oneOf, orNull, record, wholeNumber } from '../json.ts';
import type { Read } from '../json.ts';
import { BETWEEN_GAMES, WAYS_OF_CHOOSING } from '../match/match.ts';
import type { BetweenGames, Choosing } from '../match/match.ts';
import { refuse } from '../words.ts';

/** What is settled before anybody plays in a room. */
export interface RoomTerms {
  readonly agreement: Agreement;
  readonly choosing: Choosing;
  /** What happens to the decks after a game. */
  readonly between: BetweenGames;
  /** Null: players take as long as they like. */
  readonly clock: ClockTerms | null;
  /** Whether a player may ask the rival for a take-back that the rules do not give. */
  readonly takeBacks: 'ask' | 'never';
  /** Who takes the first turn of the first game: chance, or the seat of the player who opened the room. */
  readonly first: 'chance' | 'opener' | 'other';
  /** Whether the room is listed for everybody, or known only to those who have its link. */
  readonly access: 'link' | 'lobby';
}

export const USUAL_ROOM_TERMS: Omit<RoomTerms, 'agreement'> = {
  choosing: 'agreed',
  between: 'keep',
  clock: null,
  takeBacks: 'ask',
  first: 'chance',
  access: 'link',
};

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Between a few seconds and what two people can still call one game. */
const CLOCK_LIMITS = {
  initial: { least: 10_000, most: 180 * MINUTE },
  increment: { least: 0, most: 3 * MINUTE },
  allowance: { least: 0, most: 2000 },
  each: { least: 10_000, most: 30 * DAY },
} as const;

function timeWithin({ least, most }: { readonly least: number; readonly most: number }): Read<number> {
  return (value, path) => {
    const time = wholeNumber(value, path);
    if (time >= least && time <= most) return time;
    return fault(
      path,
      `must be from ${least} to ${most} milliseconds.`,
      `muss von ${least} bis ${most} Millisekunden gehen.`,
    );
  };
}

const readClock: Read<ClockTerms> = byKind<ClockTerms>({
  game: record<Extract<ClockTerms, { readonly kind: 'game' }>>({
    kind: oneOf(['game']),
    initial: timeWithin(CLOCK_LIMITS.initial),
    increment: timeWithin(CLOCK_LIMITS.increment),
    allowance: timeWithin(CLOCK_LIMITS.allowance),
  }),
  decision: record<Extract<ClockTerms, { readonly kind: 'decision' }>>({
    kind: oneOf(['decision']),
    each: timeWithin(CLOCK_LIMITS.each),
  }),
});

/** Terms from elsewhere; refuses what cannot be played. */
export const readRoomTerms: Read<RoomTerms> = (value, path) => {
  const terms = record<RoomTerms>({
    agreement: readAgreement,
    choosing: oneOf(WAYS_OF_CHOOSING),
    between: oneOf(BETWEEN_GAMES),
    clock: orNull(readClock),
    takeBacks: oneOf(['ask', 'never']),
    first: oneOf(['chance', 'opener', 'other']),
    access: oneOf(['link', 'lobby']),
  })(value, path);
  const [problem] = agreementProblems(terms.agreement);
  if (problem !== undefined) refuse(problem.words);
  if (terms.agreement.decks === 'drafted')
    return fault(
      `${path}.agreement.decks`,
      'must be people or built: drafts have rooms of their own.',
      'muss people oder built sein: Drafts haben eigene Räume.',
    );
  return terms;
};
