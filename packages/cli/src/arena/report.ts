import { PEOPLES } from '@bluemoon/engine';
import { rivalOf } from '@bluemoon/engine/simulation';
import type { Settings } from './runner.ts';
import { allBluffs } from './bluffing.ts';
import type { Bluffing } from './bluffing.ts';
import { eloRatings } from './elo.ts';
import { gainsOf } from './gains.ts';
import type { Gain } from './gains.ts';
import { luckReport } from './luck.ts';
import type { LuckReport } from './luck.ts';
import { FAULTS } from './outcome.ts';
import type { FaultKind, Incident, Outcome } from './outcome.ts';
import type { DeckName, DeckPair } from './pairs.ts';
import { duelsOf, seatOf } from './schedule.ts';
import type { Duel, Field } from './schedule.ts';
import { counts, rounded, scoreOf } from './score.ts';
import type { PairScore, Score } from './score.ts';
import { quantile, merged } from './timing.ts';

/** The result of an arena; what `--json` prints. The score is that of the first bot. */
export interface Report extends Score {
  readonly bot: string;
  /** Without the luck of the cards; null if nobody asked for it. */
  readonly withoutLuck: LuckReport | null;
  readonly pairs: readonly PairScore[];
  readonly bots: readonly BotReport[];
  readonly elo: readonly EloReport[];
  readonly duels: readonly DuelReport[];
  /** How the first bot fares against the rivals of `--against`, compared with the other bots. */
  readonly gains: readonly GainReport[];
  /** By the first bot's deck, then by its rival's; null if they have not met. */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  readonly seed: number;
  readonly edition: Settings['edition'];
  readonly cores: number;
  /** Number of games requested. */
  readonly planned: number;
  readonly interrupted: boolean;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Games in which the rules engine failed; they do not count. */
  readonly errors: number;
  /** The first forfeits and errors. */
  readonly incidents: readonly IncidentReport[];
}

export interface BotReport extends Pick<Score, 'winRate' | 'low' | 'high' | 'games'> {
  readonly name: string;
  readonly crystals: number;
  readonly fourthDragon: number;
  readonly forfeits: Readonly<Record<FaultKind, number>>;
  readonly takeBacks: number;
  readonly takeBacksAfterReveal: number;
  /** Its own bluffs. */
  readonly bluffing: Bluffing;
  /** The bluffs of its rivals, which it called or not. */
  readonly rivalsBluffing: Bluffing;
  /** Only those with more than one option. */
  readonly decisions: number;
  /** Time per decision. */
  readonly milliseconds: {
    readonly median: number | null;
    readonly p95: number | null;
    readonly longest: number;
  };
}

export interface EloReport {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export interface DuelReport extends Score {
  readonly bots: readonly [string, string];
  readonly pairs: readonly PairScore[];
}

export interface GainReport extends Omit<Gain, 'over' | 'rival'> {
  readonly over: string;
  readonly rival: string | null;
}

export interface IncidentReport extends Omit<Incident, 'seat'> {
  readonly game: number;
  readonly decks: DeckPair;
  readonly seed: number;
  /** By seat. */
  readonly bots: readonly [string, string];
  /** Null for an error of the engine. */
  readonly blamed: string | null;
}

export interface Run {
  readonly settings: Settings;
  readonly rivals: number;
  readonly pairs: readonly DeckPair[];
  readonly seed: number;
  readonly cores: number;
  readonly planned: number;
  readonly outcomes: readonly Outcome[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

const MAX_INCIDENTS = 20;
const UNRATED = 'random';

export function reportOf(run: Run): Report {
  const { settings, outcomes, pairs, rivals } = run;
  const labels = settings.contestants.map(({ label }) => label);
  const label = (contestant: number): string => labels[contestant] ?? '';
  const field = { contestants: labels.length, rivals };
  const meetings = meetingsIn(outcomes, field);
  return {
    ...scoreOf(outcomes, 0),
    bot: label(0),
    withoutLuck: luckReport(outcomes, 0),
    pairs: pairScores(outcomes, pairs, 0),
    bots: labels.map((name, contestant) => botReport(outcomes, contestant, name)),
    elo: eloReport(meetings, labels),
    duels: meetings.map(({ duel: [first, second], outcomes: met }) => ({
      bots: [label(first), label(second)],
      ...scoreOf(met, first),
      pairs: pairScores(met, pairs, first),
    })),
    gains: gainsOf(outcomes, field).map((gain) => ({
      ...gain,
      over: label(gain.over),
      rival: gain.rival === null ? null : label(gain.rival),
    })),
    matrix: matrixOf(outcomes, pairs),
    seed: run.seed,
    edition: settings.edition,
    cores: run.cores,
    planned: run.planned,
    interrupted: run.interrupted,
    seconds: rounded(run.seconds),
    gamesPerSecond: rounded(run.seconds > 0 ? outcomes.length / run.seconds : 0),
    errors: outcomes.filter((outcome) => !counts(outcome)).length,
    incidents: outcomes.flatMap((outcome) => incidentReports(outcome, label)).slice(0, MAX_INCIDENTS),
  };
}

/** The games of two contestants. */
interface Meetings {
  readonly duel: Duel;
  readonly outcomes: readonly Outcome[];
}

function meetingsIn(outcomes: readonly Outcome[], field: Field): readonly Meetings[] {
  const byDuel = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome.fixture.seats);
    const others = byDuel.get(key);
    if (others === undefined) byDuel.set(key, [outcome]);
    else others.push(outcome);
  }
  return duelsOf(field).map((duel) => ({ duel, outcomes: byDuel.get(keyOf(duel)) ?? [] }));
}

const keyOf = ([one, other]: Duel): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

function pairScores(
  outcomes: readonly Outcome[],
  pairs: readonly DeckPair[],
  contestant: number,
): readonly PairScore[] {
  return pairs.map((decks, pair) => ({
    decks,
    ...scoreOf(
      outcomes.filter(({ fixture }) => fixture.pair === pair),
      contestant,
    ),
  }));
}

function botReport(outcomes: readonly Outcome[], contestant: number, name: string): BotReport {
  const mine = outcomes.filter(({ fixture }) => fixture.seats.includes(contestant));
  const stats = mine.map(({ stats, fixture }) => stats[seatOf(fixture, contestant)]);
  const faults = mine.flatMap(({ incident, fixture }) =>
    incident !== null && incident.seat === seatOf(fixture, contestant) ? [incident.kind] : [],
  );
  const timing = merged(stats.map((each) => each.timing));
  const { winRate, low, high, games, crystals, fourthDragon } = scoreOf(mine, contestant);
  const milliseconds = (share: number): number | null => {
    const found = quantile(timing, share);
    return found === null ? null : rounded(found);
  };
  return {
    name,
    winRate,
    low,
    high,
    games,
    crystals: crystals[0],
    fourthDragon: fourthDragon[0],
    forfeits: Object.fromEntries(
      FAULTS.map((kind) => [kind, faults.filter((fault) => fault === kind).length]),
    ) as Record<FaultKind, number>,
    takeBacks: stats.reduce((sum, { takeBacks }) => sum + takeBacks, 0),
    takeBacksAfterReveal: stats.reduce((sum, { takeBacksAfterReveal }) => sum + takeBacksAfterReveal, 0),
    bluffing: allBluffs(stats.map(({ bluffing }) => bluffing)),
    rivalsBluffing: allBluffs(
      mine.map(({ stats: both, fixture }) => both[rivalOf(seatOf(fixture, contestant))].bluffing),
    ),
    decisions: timing.count,
    milliseconds: { median: milliseconds(0.5), p95: milliseconds(0.95), longest: rounded(timing.longest) },
  };
}

/** The random bot is rated 0; without it, the first bot. */
function eloReport(meetings: readonly Meetings[], labels: readonly string[]): readonly EloReport[] {
  const scores = meetings.map(({ duel: [first, second], outcomes }) => {
    const { wins, unfinished, games } = scoreOf(outcomes, first);
    return { first, second, points: wins + unfinished / 2, games };
  });
  const ratings = eloRatings(labels.length, scores, Math.max(0, labels.indexOf(UNRATED)));
  return ratings
    .map(({ elo, plusMinus }, i) => ({
      name: labels[i] ?? '',
      elo: Math.round(elo),
      low: Math.round(elo - plusMinus),
      high: Math.round(elo + plusMinus),
    }))
    .toSorted((a, b) => b.elo - a.elo);
}

function matrixOf(outcomes: readonly Outcome[], pairs: readonly DeckPair[]): Report['matrix'] {
  const named = new Set(pairs.flat());
  const decks: readonly DeckName[] = [...new Set<DeckName>([...PEOPLES, ...named])].filter((name) =>
    named.has(name),
  );
  const met = outcomes.filter(({ fixture }) => fixture.seats.includes(0));
  const rate = (own: DeckName, rivals: DeckName): number | null => {
    const between = met.filter(({ fixture }) => {
      const seat = seatOf(fixture, 0);
      return fixture.decks[seat] === own && fixture.decks[1 - seat] === rivals;
    });
    return scoreOf(between, 0).winRate;
  };
  return Object.fromEntries(
    decks.map((own) => [own, Object.fromEntries(decks.map((rivals) => [rivals, rate(own, rivals)]))]),
  );
}

function incidentReports(
  { fixture, incident }: Outcome,
  label: (contestant: number) => string,
): readonly IncidentReport[] {
  if (incident === null) return [];
  const { seat, ...facts } = incident;
  const { number, decks, seed, seats } = fixture;
  const bots = [label(seats[0]), label(seats[1])] as const;
  return [{ game: number, decks, seed, bots, blamed: seat === null ? null : bots[seat], ...facts }];
}
