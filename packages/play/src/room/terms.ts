import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { agreementProblems, readAgreement } from '../agreement.ts';
import type { Agreement } from '../agreement.ts';
import type { ClockTerms } from '../host/clock.ts';
import { byKind, fault, listOf, maybe, oneOf, orNull, record, wholeNumber, withDefault } from '../json.ts';
import type { Read } from '../json.ts';
import { BETWEEN_GAMES, WAYS_OF_CHOOSING } from '../match/match.ts';
import type { BetweenGames, Choosing } from '../match/match.ts';
import { refuse } from '../words.ts';

/** What is settled before anybody plays in a room. */
export interface RoomTerms {
  readonly agreement: Agreement;
  readonly choosing: Choosing;
  /** MATCH-4: the peoples whose leaders are shuffled, if chance deals them; all if not given. */
  readonly drawn?: readonly People[];
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
  /** Whether the games move the ratings of their players. Tables of older versions do not say; theirs do not. */
  readonly rated: 'yes' | 'no';
}

export const USUAL_ROOM_TERMS: Omit<RoomTerms, 'agreement'> = {
  choosing: 'agreed',
  between: 'keep',
  clock: null,
  takeBacks: 'ask',
  first: 'chance',
  access: 'link',
  rated: 'no',
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

export const readClock: Read<ClockTerms> = byKind<ClockTerms>({
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

const readDrawn: Read<readonly People[]> = (value, path) => {
  const peoples = listOf(oneOf(PEOPLES))(value, path);
  if (new Set(peoples).size === peoples.length && peoples.length >= 2) return peoples;
  return fault(
    path,
    'must be two or more different peoples (MATCH-4).',
    'muss mindestens zwei verschiedene Völker enthalten (MATCH-4).',
  );
};

export const TERM_READERS = {
  agreement: readAgreement,
  choosing: oneOf(WAYS_OF_CHOOSING),
  drawn: maybe(readDrawn),
  between: oneOf(BETWEEN_GAMES),
  clock: orNull(readClock),
  takeBacks: oneOf(['ask', 'never']),
  first: oneOf(['chance', 'opener', 'other']),
  access: oneOf(['link', 'lobby']),
  rated: withDefault(oneOf(['yes', 'no']), 'no'),
} satisfies { readonly [K in keyof RoomTerms]-?: Read<RoomTerms[K] | undefined> };

/** Terms of any table, as a player has seen them; refuses what cannot be played. */
export const readSeenTerms: Read<RoomTerms> = (value, path) => {
  const terms = record<RoomTerms>(TERM_READERS)(value, path);
  const [problem] = agreementProblems(terms.agreement);
  if (problem !== undefined) refuse(problem.words);
  return terms;
};

/** Terms with which a player can open a table. */
export const readRoomTerms: Read<RoomTerms> = (value, path) => {
  const terms = readSeenTerms(value, path);
  if (terms.agreement.decks === 'drafted')
    return fault(
      `${path}.agreement.decks`,
      'must be people or built: drafts have rooms of their own.',
      'muss people oder built sein: Drafts haben eigene Räume.',
    );
  return terms;
};

/** One part of the terms. */
export type Term = Exclude<keyof RoomTerms, 'agreement'> | keyof Agreement;

/** What is different; the fields of either may stand in any order. */
export function changedTerms(before: RoomTerms, after: RoomTerms): readonly Term[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((term) => old.get(term) !== now.get(term));
}

function partsOf(terms: RoomTerms): ReadonlyMap<Term, string> {
  const { agreement, ...others } = readSeenTerms(terms, 'terms');
  const parts = Object.entries({ ...others, ...agreement }) as readonly (readonly [Term, unknown])[];
  return new Map(parts.map(([term, value]) => [term, JSON.stringify(value)]));
}
