import { guestOf } from '../room/room.ts';
import { resultOf } from './pairing.ts';
import type { Entrant, GameAt, Pairing, Tournament, TournamentAct } from './tournament.ts';

type Opening = Extract<TournamentAct, { readonly kind: 'open' }>;

export function openTournament(id: string, { player, name, terms, master }: Opening): Tournament {
  return {
    id,
    ply: 1,
    terms,
    opener: { player, name },
    master,
    entrants: [],
    started: null,
    rounds: [],
    ended: null,
  };
}

/** The tournament that a record leads to; null for a record that does not begin with an opening. */
export function tournamentOf(id: string, acts: readonly TournamentAct[]): Tournament | null {
  const [first, ...others] = acts;
  if (first?.kind !== 'open') return null;
  return others.reduce(enactedTournament, openTournament(id, first));
}

/** Applies an act that was checked before it was recorded. */
export function enactedTournament(tournament: Tournament, act: TournamentAct): Tournament {
  return { ...changed(tournament, act), ply: tournament.ply + 1 };
}

function changed(tournament: Tournament, act: TournamentAct): Tournament {
  const { entrants, rounds } = tournament;
  switch (act.kind) {
    case 'open':
      return tournament;
    case 'join': {
      const { player, rating, deck } = act;
      const entrant: Entrant = { ...guestOf(act), rating, deck, status: 'in', skips: null };
      const isBack = entrants.some((one) => one.player === player);
      return isBack
        ? withEntrant(tournament, player, () => entrant)
        : { ...tournament, entrants: [...entrants, entrant] };
    }
    case 'deck':
      return withEntrant(tournament, act.player, (entrant) => ({ ...entrant, deck: act.deck }));
    case 'leave':
      return { ...tournament, entrants: entrants.filter(({ player }) => player !== act.player) };
    case 'withdraw':
      return withdrawn(tournament, act.player);
    case 'skip':
      return withEntrant(tournament, act.player, (entrant) => ({ ...entrant, skips: rounds.length + 1 }));
    case 'unskip':
      return withEntrant(tournament, act.player, (entrant) => ({ ...entrant, skips: null }));
    case 'start':
      return {
        ...tournament,
        entrants: entrants.toSorted((a, b) => act.order.indexOf(a.player) - act.order.indexOf(b.player)),
        started: { at: act.at, rounds: act.rounds },
      };
    case 'drafted':
      return act.decks.reduce(
        (now, { player, picks, cards }) =>
          withEntrant(now, player, (entrant) => ({ ...entrant, picks, deck: { leader: null, cards } })),
        tournament,
      );
    case 'round': {
      const gone = entrants.filter(({ status }) => status === 'withdrawn').map(({ player }) => player);
      const pairings = act.pairings.map((players): Pairing => {
        const forfeits = gone.filter((player) => players.includes(player));
        return { players, since: act.at, here: [], games: [], forfeits };
      });
      return { ...tournament, rounds: [...rounds, { at: act.at, pairings }] };
    }
    case 'here':
      return withPairing(tournament, act, (pairing) => ({ ...pairing, here: [...pairing.here, act.player] }));
    case 'result': {
      const { winner, crystals } = act;
      return withPairing(tournament, act, (pairing) => ({
        ...pairing,
        since: act.at,
        here: [],
        games: [...pairing.games, { winner, crystals }],
      }));
    }
    case 'noShow': {
      const lost = withPairing(tournament, act, (pairing) => ({ ...pairing, forfeits: act.absent }));
      return act.absent.filter((player) => noShows(lost, player) >= MAX_NO_SHOWS).reduce(withdrawn, lost);
    }
    case 'end':
      return { ...tournament, ended: { at: act.at, why: act.why } };
  }
}

/** So that nobody else waits in vain for somebody who has gone. */
const MAX_NO_SHOWS = 2;

const noShows = ({ rounds }: Tournament, player: string): number =>
  rounds.flatMap(({ pairings }) => pairings).filter(({ forfeits }) => forfeits.includes(player)).length;

/** Who withdraws loses the pairing that they leave. */
function withdrawn(tournament: Tournament, player: string): Tournament {
  const { rounds } = tournament;
  const round = rounds.length;
  const table = (rounds.at(-1)?.pairings.findIndex(({ players }) => players.includes(player)) ?? -1) + 1;
  const out = withEntrant(tournament, player, (entrant) => ({ ...entrant, status: 'withdrawn' }));
  if (table === 0) return out;
  return withPairing(out, { round, table }, (pairing) =>
    resultOf(pairing, tournament.terms) === null ? { ...pairing, forfeits: [player] } : pairing,
  );
}

function withEntrant(
  tournament: Tournament,
  player: string,
  change: (entrant: Entrant) => Entrant,
): Tournament {
  const entrants = tournament.entrants.map((one) => (one.player === player ? change(one) : one));
  return { ...tournament, entrants };
}

function withPairing(
  tournament: Tournament,
  { round, table }: Pick<GameAt, 'round' | 'table'>,
  change: (pairing: Pairing) => Pairing,
): Tournament {
  const rounds = tournament.rounds.map((one, i) => {
    if (i !== round - 1) return one;
    return {
      ...one,
      pairings: one.pairings.map((pairing, j) => (j === table - 1 ? change(pairing) : pairing)),
    };
  });
  return { ...tournament, rounds };
}
