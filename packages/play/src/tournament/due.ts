import type { Pair } from '../match/match.ts';
import { isDrafting } from './drafts.ts';
import { knockOutPairings } from './knock-out.ts';
import { resultOf } from './pairing.ts';
import { roundRobinPairings } from './round-robin.ts';
import { swissPairings } from './swiss.ts';
import { roundsFor } from './terms.ts';
import type { Pairing, Round, Tournament, TournamentAct, TournamentDeed } from './tournament.ts';

/**
 * What happens by itself now, such as the next round when all results are in; null if nothing does. Any process may
 * record it. Another act may be due right after it.
 */
export function nextAct(tournament: Tournament, at: number): TournamentAct | null {
  const due = dueOf(tournament);
  if (due === null || due > at) return null;
  return { ...dueDeed(tournament, at), at };
}

/** When the next act is due if nobody does anything before; null: never. */
export function dueOf(tournament: Tournament): number | null {
  const { terms, started, ended, rounds } = tournament;
  if (ended !== null) return null;
  if (started === null) return terms.start.kind === 'time' ? terms.start.at : null;
  const round = rounds.at(-1);
  if (round === undefined) return isDrafting(tournament) ? null : started.at;
  if (isRoundOver(round, tournament)) return round.at;
  const [longest] = waited(round, tournament);
  return longest === undefined ? null : longest.since + terms.noShow;
}

function dueDeed(tournament: Tournament, at: number): TournamentDeed {
  const { terms, started, entrants, rounds } = tournament;
  if (started === null)
    return entrants.length < terms.players.least ? { kind: 'end', why: 'tooFew' } : startOf(tournament);
  const round = rounds.at(-1);
  if (round !== undefined && !isRoundOver(round, tournament)) {
    const [pairing] = waited(round, tournament);
    if (pairing === undefined) throw new Error(`nothing is due at ${at}`);
    const place = { round: rounds.length, table: round.pairings.indexOf(pairing) + 1 };
    const game = pairing.games.length + 1;
    return { kind: 'noShow', ...place, game, absent: absentOf(pairing, tournament) };
  }
  return rounds.length >= started.rounds || isDeserted(tournament)
    ? { kind: 'end', why: 'played' }
    : { kind: 'round', pairings: pairingsOf(tournament) };
}

export function startOf({
  terms,
  entrants,
}: Tournament): Extract<TournamentDeed, { readonly kind: 'start' }> {
  const order =
    terms.seeding === 'joining' ? entrants : entrants.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return {
    kind: 'start',
    order: order.map(({ player }) => player),
    rounds: roundsFor(terms, entrants.length),
  };
}

function pairingsOf(tournament: Tournament): readonly Pair<string | null>[] {
  const { terms, entrants, rounds } = tournament;
  switch (terms.system.kind) {
    case 'swiss':
      return swissPairings(tournament);
    case 'roundRobin':
      return roundRobinPairings(
        entrants.map(({ player }) => player),
        rounds.length + 1,
      );
    case 'knockOut':
      return knockOutPairings(tournament);
  }
}

const isRoundOver = ({ pairings }: Round, { terms }: Tournament): boolean =>
  pairings.every((pairing) => resultOf(pairing, terms) !== null);

/** In other tournaments, those who stay win what is left by forfeit. */
const isDeserted = ({ terms, entrants }: Tournament): boolean =>
  terms.system.kind === 'swiss' && entrants.filter(({ status }) => status === 'in').length < 2;

/** The pairings at which somebody is missing, the longest first. */
function waited({ pairings }: Round, tournament: Tournament): readonly Pairing[] {
  return pairings
    .filter(
      (pairing) => resultOf(pairing, tournament.terms) === null && absentOf(pairing, tournament).length > 0,
    )
    .toSorted((a, b) => a.since - b.since);
}

function absentOf({ players, here }: Pairing, { entrants }: Tournament): readonly string[] {
  return entrants
    .filter(({ player, bot }) => bot === null && players.includes(player) && !here.includes(player))
    .map(({ player }) => player);
}
