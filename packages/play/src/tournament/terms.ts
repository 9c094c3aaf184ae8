import { agreementProblems, readAgreement } from '../agreement.ts';
import type { Agreement } from '../agreement.ts';
import type { ClockTerms } from '../host/clock.ts';
import { byKind, fault, oneOf, record, text, wholeNumber } from '../json.ts';
import type { Read } from '../json.ts';
import { readClock, USUAL_ROOM_TERMS } from '../room/terms.ts';
import type { RoomTerms } from '../room/terms.ts';
import { refuse } from '../words.ts';

/** Who plays whom. */
export type System =
  /** Rivals with equal points, for a number of rounds; `usual` is as many as a clear winner needs. */
  | { readonly kind: 'swiss'; readonly rounds: number | 'usual' }
  /** Everybody plays everybody, once or twice. */
  | { readonly kind: 'roundRobin'; readonly legs: 1 | 2 }
  /** Who loses is out. */
  | { readonly kind: 'knockOut'; readonly thirdPlace: 'played' | 'shared' };

/** What the opener of a tournament settles; it stays as it is. */
export interface TournamentTerms {
  readonly name: string;
  readonly system: System;
  /** `match`: a pairing is a match to five crystals (MATCH-1). */
  readonly agreement: Agreement;
  readonly clock: ClockTerms;
  /** Whether players choose a deck for every game, in secret (MATCH-5), or one for the whole tournament. */
  readonly choosing: 'perGame' | 'once';
  /** Whether everybody may read the lists of decks from the start, or only when the tournament is over. */
  readonly lists: 'open' | 'closed';
  /** The number of games of a pairing, at most; a player who has won more than half of them has won it. */
  readonly bestOf: BestOf;
  readonly players: { readonly least: number; readonly most: number };
  readonly start: { readonly kind: 'opener' } | { readonly kind: 'time'; readonly at: number };
  /** How the players are ordered at the start: by rating, or as they joined. */
  readonly seeding: 'rating' | 'joining';
  /** The last round that newcomers can still play; 0: nobody may join after the start. */
  readonly lateEntry: number;
  /** How long a rival is waited for in a round, in milliseconds. */
  readonly noShow: number;
}

const BEST_OF = [1, 3, 5, 7] as const;
type BestOf = (typeof BEST_OF)[number];

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const LIMITS = {
  nameLetters: 60,
  rounds: 20,
  noShow: { least: MINUTE, most: 7 * DAY },
  /** A round robin has as many rounds as players. */
  players: { swiss: 256, roundRobin: 32, knockOut: 256 },
} as const;

function within(least: number, most: number): Read<number> {
  return (value, path) => {
    const number = wholeNumber(value, path);
    if (number >= least && number <= most) return number;
    return fault(path, `must be from ${least} to ${most}.`, `muss von ${least} bis ${most} gehen.`);
  };
}

const readName: Read<string> = (value, path) => {
  const name = text(value, path).normalize('NFKC').trim();
  // Control characters and direction marks could make a name look like another.
  if (name.length > 0 && name.length <= LIMITS.nameLetters && !/\p{C}/u.test(name)) return name;
  return fault(
    path,
    `must have 1 to ${LIMITS.nameLetters} letters, and no control characters.`,
    `muss 1 bis ${LIMITS.nameLetters} Zeichen haben, keine Steuerzeichen.`,
  );
};

const readSystem: Read<System> = byKind<System>({
  swiss: record<Extract<System, { readonly kind: 'swiss' }>>({
    kind: oneOf(['swiss']),
    rounds: (value, path) => (value === 'usual' ? value : within(1, LIMITS.rounds)(value, path)),
  }),
  roundRobin: record<Extract<System, { readonly kind: 'roundRobin' }>>({
    kind: oneOf(['roundRobin']),
    legs: oneOf([1, 2]),
  }),
  knockOut: record<Extract<System, { readonly kind: 'knockOut' }>>({
    kind: oneOf(['knockOut']),
    thirdPlace: oneOf(['played', 'shared']),
  }),
});

const readShape = record<TournamentTerms>({
  name: readName,
  system: readSystem,
  agreement: readAgreement,
  clock: readClock,
  choosing: oneOf(['perGame', 'once']),
  lists: oneOf(['open', 'closed']),
  bestOf: oneOf(BEST_OF),
  players: record<TournamentTerms['players']>({ least: wholeNumber, most: wholeNumber }),
  start: byKind<TournamentTerms['start']>({
    opener: record<{ readonly kind: 'opener' }>({ kind: oneOf(['opener']) }),
    time: record<{ readonly kind: 'time'; readonly at: number }>({ kind: oneOf(['time']), at: wholeNumber }),
  }),
  seeding: oneOf(['rating', 'joining']),
  lateEntry: within(0, LIMITS.rounds),
  noShow: within(LIMITS.noShow.least, LIMITS.noShow.most),
});

/** Terms from elsewhere; refuses what cannot be played. */
export const readTournamentTerms: Read<TournamentTerms> = (value, path) => {
  const terms = readShape(value, path);
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  const { system, agreement, choosing, bestOf, players, lateEntry } = terms;
  const [problem] = agreementProblems(agreement);
  if (problem !== undefined) refuse(problem.words);
  if (agreement.decks === 'drafted' && agreement.match)
    return fault(
      at('agreement.match'),
      'must be false: with drafted decks single games are played.',
      'muss false sein: Mit gedrafteten Decks gibt es einzelne Spiele.',
    );
  const most = LIMITS.players[system.kind];
  if (players.least < 2 || players.least > players.most || players.most > most)
    return fault(
      at('players'),
      `must be at least 2 and at most ${most}, the least not above the most.`,
      `müssen mindestens 2 und höchstens ${most} sein, die Untergrenze nicht über der Obergrenze.`,
    );
  if (agreement.match && bestOf !== 1)
    return fault(
      at('bestOf'),
      'must be 1: a match to five crystals has as many games as it needs.',
      'muss 1 sein: Ein Match auf fünf Kristalle hat so viele Spiele, wie es braucht.',
    );
  if (agreement.decks !== 'people' && choosing === 'perGame')
    return fault(
      at('choosing'),
      'must be once: a built or drafted deck is kept for the whole tournament.',
      'muss once sein: Ein gebautes oder gedraftetes Deck bleibt für das ganze Turnier.',
    );
  if (agreement.decks === 'drafted' && lateEntry > 0)
    return fault(
      at('lateEntry'),
      'must be 0: who joins late has missed the draft.',
      'muss 0 sein: Wer später einsteigt, hat den Draft verpasst.',
    );
  if (system.kind !== 'swiss' && lateEntry > 0)
    return fault(
      at('lateEntry'),
      'must be 0: only a Swiss tournament has room for latecomers.',
      'muss 0 sein: Nur ein Schweizer Turnier hat Platz für Nachzügler.',
    );
  return terms;
};

/** The terms of every table; seat 0 takes the first turn of the first game. */
export function tableTerms({ agreement, clock, choosing }: TournamentTerms): RoomTerms {
  return {
    ...USUAL_ROOM_TERMS,
    agreement,
    clock,
    choosing: choosing === 'perGame' ? 'secret' : 'agreed',
    between: choosing === 'perGame' ? 'choose' : 'keep',
    takeBacks: 'never',
    first: 'opener',
  };
}

/** How many rounds a tournament of this many players has. */
export function roundsFor({ system }: Pick<TournamentTerms, 'system'>, players: number): number {
  const toTheLast = Math.ceil(Math.log2(players));
  switch (system.kind) {
    case 'swiss':
      // With more rounds than half the players, it could happen that some have to meet twice.
      return Math.min(system.rounds === 'usual' ? toTheLast : system.rounds, Math.ceil(players / 2));
    case 'roundRobin':
      return (players % 2 === 0 ? players - 1 : players) * system.legs;
    case 'knockOut':
      return toTheLast;
  }
}
