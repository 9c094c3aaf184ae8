import { bracketOf, thirdPlaceOf, winnerOf } from './knock-out.ts';
import { ranked } from './ranking.ts';
import type { Measure } from './ranking.ts';
import { scoreCards } from './score-card.ts';
import type { ScoreCards } from './score-card.ts';
import type { Tournament } from './tournament.ts';

/** What decides between players with equal points; `tieBreakWords` explains each. */
export type TieBreak =
  | 'buchholzCut'
  | 'buchholz'
  | 'sonnebornBerger'
  | 'direct'
  | 'wins'
  | 'crystals'
  | 'thirdPlace';

/** In the order in which they decide. */
export function tieBreaksOf({ terms: { system } }: Pick<Tournament, 'terms'>): readonly TieBreak[] {
  switch (system.kind) {
    case 'swiss':
      return ['buchholzCut', 'buchholz', 'sonnebornBerger', 'direct', 'wins', 'crystals'];
    case 'roundRobin':
      return ['direct', 'sonnebornBerger', 'wins', 'crystals'];
    case 'knockOut':
      return system.thirdPlace === 'played' ? ['thirdPlace'] : [];
  }
}

export interface StandingsRow {
  readonly player: string;
  /** Shared by players whom nothing separates. */
  readonly place: number;
  /** In a knock-out the rounds that a player has survived. */
  readonly points: number;
  /** In the order of `tieBreaksOf`; null where one does not apply. */
  readonly ties: readonly (number | null)[];
}

/** As of now: every result counts at once. */
export function standingsOf(tournament: Tournament): readonly StandingsRow[] {
  const players = tournament.entrants.map(({ player }) => player);
  const measure = measures(tournament);
  return ranked(players, [measure('points'), ...tieBreaksOf(tournament).map(measure)]).map(
    ({ player, place, values: [points, ...ties] }) => ({ player, place, points: points ?? 0, ties }),
  );
}

function measures(tournament: Tournament): (what: 'points' | TieBreak) => Measure {
  const isKnockOut = tournament.terms.system.kind === 'knockOut';
  const card = scoreCards(tournament);
  return (what) => {
    switch (what) {
      case 'points':
        return isKnockOut ? survived(tournament) : (player) => card(player).points;
      case 'buchholzCut':
        return (player) => {
          const rivals = rivalPoints(card, player);
          return sum(rivals) - Math.min(...rivals, sum(rivals));
        };
      case 'buchholz':
        return (player) => sum(rivalPoints(card, player));
      case 'sonnebornBerger':
        return (player) => {
          const { encounters } = card(player);
          return sum(rivalPoints(card, player).map((points, i) => points * (encounters[i]?.points ?? 0)));
        };
      case 'direct':
        return direct(card);
      case 'wins':
        return (player) =>
          card(player).encounters.filter(({ how, points }) => how === 'played' && points === 1).length;
      case 'crystals':
        return (player) => sum(card(player).encounters.map(({ crystals }) => crystals));
      case 'thirdPlace': {
        const pairing = thirdPlaceOf(tournament);
        const winner = pairing === undefined ? null : winnerOf(pairing, tournament);
        return (player) => (pairing?.players.includes(player) === true ? Number(player === winner) : null);
      }
    }
  };
}

/** By round. A win without a game counts as if over somebody with as many points as the player; a missed one nothing. */
function rivalPoints(card: ScoreCards, player: string): readonly number[] {
  const own = card(player);
  return own.encounters.map(({ rival, how, points }) => {
    if (how === 'played' && rival !== null) return card(rival).points;
    return points > 0 ? own.points : 0;
  });
}

/** It says something only if all who are tied have met each other. */
function direct(card: ScoreCards): Measure {
  return (player, tied) => {
    const hasMet = (one: string, other: string) => card(one).encounters.some(({ rival }) => rival === other);
    const isComplete = tied.every((one) => tied.every((other) => one === other || hasMet(one, other)));
    if (tied.length === 1 || !isComplete) return null;
    const against = card(player).encounters.filter(({ rival }) => rival !== null && tied.includes(rival));
    return sum(against.map(({ points }) => points));
  };
}

function survived(tournament: Tournament): Measure {
  const winners = bracketOf(tournament).map((pairings) =>
    pairings.map((pairing) => winnerOf(pairing, tournament)),
  );
  return (player) => winners.filter((of) => of.includes(player)).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
