import { agreeOn } from '@bluemoon/play';
import type { System, TournamentTerms } from '@bluemoon/play';
import { CLOCKS } from '../../online/clock-terms.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What most want; the form changes it. Tournament rules hold in tournaments (TOURN-1). */
export const USUAL_TERMS: TournamentTerms = {
  name: '',
  system: { kind: 'swiss', rounds: 'usual' },
  agreement: agreeOn({ tournament: { backtrack: 'free' } }),
  clock: CLOCKS.short,
  choosing: 'once',
  lists: 'closed',
  bestOf: 1,
  players: { least: 2, most: 64 },
  start: { kind: 'opener' },
  seeding: 'rating',
  lateEntry: 2,
  noShow: 5 * MINUTE,
};

export const SYSTEMS: Readonly<Record<'swiss' | 'roundRobin' | 'double' | 'knockOut', System>> = {
  swiss: { kind: 'swiss', rounds: 'usual' },
  roundRobin: { kind: 'roundRobin', legs: 1 },
  double: { kind: 'roundRobin', legs: 2 },
  knockOut: { kind: 'knockOut', thirdPlace: 'played' },
};
export type SystemName = keyof typeof SYSTEMS;
export const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly SystemName[];

export function systemName({ system }: TournamentTerms): SystemName {
  return system.kind === 'roundRobin' && system.legs === 2 ? 'double' : system.kind;
}

const MOST_IN_ROUND_ROBIN = 32;

/** Latecomers have a place in a Swiss only, and have missed a draft; after a draft there are no matches. */
function settled(terms: TournamentTerms): TournamentTerms {
  const { system, agreement } = terms;
  const isDrafted = agreement.decks === 'drafted';
  return {
    ...terms,
    agreement: { ...agreement, match: agreement.match && !isDrafted },
    lateEntry: system.kind === 'swiss' && !isDrafted ? USUAL_TERMS.lateEntry : 0,
  };
}

/** A round robin of many would take weeks. */
export function withSystem(terms: TournamentTerms, name: SystemName): TournamentTerms {
  const system = SYSTEMS[name];
  const most = system.kind === 'roundRobin' ? MOST_IN_ROUND_ROBIN : USUAL_TERMS.players.most;
  return settled({ ...terms, system, players: { ...terms.players, most } });
}

export const TOURNAMENT_CLOCKS = ['fast', 'short', 'long', 'days'] as const;
export type TournamentClock = (typeof TOURNAMENT_CLOCKS)[number];

/** Where a choice may take days, so may coming to the table. */
export function withClock(terms: TournamentTerms, clock: TournamentClock): TournamentTerms {
  return { ...terms, clock: CLOCKS[clock], noShow: clock === 'days' ? 2 * DAY : USUAL_TERMS.noShow };
}

export const DECKS = ['people', 'perGame', 'built', 'drafted'] as const;
export type DeckWish = (typeof DECKS)[number];

export function deckWish({ agreement, choosing }: TournamentTerms): DeckWish {
  if (agreement.decks !== 'people') return agreement.decks;
  return choosing === 'perGame' ? 'perGame' : 'people';
}

export function withDecks(terms: TournamentTerms, wish: DeckWish): TournamentTerms {
  const decks = wish === 'perGame' ? 'people' : wish;
  return settled({
    ...terms,
    agreement: { ...terms.agreement, decks },
    choosing: wish === 'perGame' ? 'perGame' : 'once',
  });
}

const LENGTHS = ['1', '3', '5', 'match'] as const;
export type Length = (typeof LENGTHS)[number];

export function lengthOf({ agreement, bestOf }: TournamentTerms): Length {
  return agreement.match ? 'match' : (LENGTHS.find((one) => one === String(bestOf)) ?? '1');
}

export const lengthsFor = ({ agreement }: TournamentTerms): readonly Length[] =>
  LENGTHS.filter((length) => length !== 'match' || agreement.decks !== 'drafted');

export function withLength(terms: TournamentTerms, length: Length): TournamentTerms {
  const agreement = { ...terms.agreement, match: length === 'match' };
  const bestOf = length === '3' ? 3 : length === '5' ? 5 : 1;
  return { ...terms, agreement, bestOf };
}
