import type { Deck } from '../decks/deck.ts';
import type { Pair } from '../match/match.ts';
import { seenDeck } from '../match/view.ts';
import type { SeenDeck } from '../match/view.ts';
import { draftsOf } from './drafts.ts';
import { resultOf, scoreOf } from './pairing.ts';
import type { PairingResult } from './pairing.ts';
import { whyNot, whyNotJoin } from './request.ts';
import type { TournamentRequest } from './request.ts';
import { annulledPlayers } from './score-card.ts';
import { standingsOf, tieBreaksOf } from './standings.ts';
import type { StandingsRow, TieBreak } from './standings.ts';
import { roundsFor } from './terms.ts';
import type { TournamentTerms } from './terms.ts';
import type { Ending, Entrant, Pairing, Tournament, TournamentPhase } from './tournament.ts';
import { tournamentPhase } from './tournament.ts';

/** Everything that one viewer may know of a tournament. */
export interface TournamentNow extends TournamentShown, OwnPart {}

/** What a player has to themselves. */
export interface OwnPart {
  /** The place in `entrants`; null for those who only look. */
  readonly you: number | null;
  /** What you can ask for now. */
  readonly may: readonly PossibleRequest[];
  /** For the whole tournament; null if decks are chosen for every game. */
  readonly ownDeck: Deck | null;
}

/** What everybody may know. Players go by their place in `entrants`. */
export interface TournamentShown {
  readonly id: string;
  readonly ply: number;
  readonly terms: TournamentTerms;
  readonly opener: string;
  readonly phase: TournamentPhase;
  readonly ended: { readonly at: number; readonly why: Ending } | null;
  readonly entrants: readonly EntrantNow[];
  /** How many there are in all; before the start as many as there would be with those who have joined. */
  readonly roundsInAll: number;
  /** Before the first round, where decks are drafted. */
  readonly drafts: readonly DraftNow[];
  /** Those that have begun. */
  readonly rounds: readonly RoundNow[];
  readonly tieBreaks: readonly TieBreak[];
  readonly standings: readonly StandingsRowNow[];
}

export interface DraftNow {
  /** The id of its room. */
  readonly id: string;
  readonly players: readonly number[];
  readonly isOver: boolean;
}

export type PossibleRequest = 'join' | TournamentRequest['kind'];

export interface EntrantNow extends Pick<Entrant, 'name' | 'bot' | 'standing' | 'rating' | 'status'> {
  readonly deck: SeenDeck | null;
  readonly isSkipping: boolean;
}

export interface RoundNow {
  readonly at: number;
  readonly pairings: readonly PairingNow[];
}

/** `tableIdOf` names its room. */
export interface PairingNow {
  /** Null: no rival. */
  readonly players: Pair<number | null>;
  /** Games won; in a match crystals. */
  readonly score: Pair<number>;
  /** Null while it is not decided. */
  readonly points: Pair<number> | null;
  readonly how: PairingHow;
  /** The number of the game that is played, or of the last one. */
  readonly game: number;
  /** Who has come, and when those who are missing lose; null if nobody is waited for. */
  readonly waiting: { readonly here: Pair<boolean>; readonly until: number } | null;
}

export type PairingHow =
  | PairingResult['how']
  /** Somebody is missing. */
  | 'waiting'
  | 'playing'
  /** Counts no longer, because somebody withdrew early. */
  | 'cancelled';

export interface StandingsRowNow extends Omit<StandingsRow, 'player'> {
  readonly entrant: number;
}

const REQUESTS = ['start', 'callOff', 'leave', 'withdraw', 'skip', 'unskip', 'deck'] as const;

/** @param viewer The player who looks; null for somebody who is not known. */
export function tournamentNowFor(tournament: Tournament, viewer: string | null): TournamentNow {
  return { ...tournamentShown(tournament), ...ownPartOf(tournament, viewer) };
}

export function ownPartOf(tournament: Tournament, viewer: string | null): OwnPart {
  const you = tournament.entrants.findIndex(({ player }) => player === viewer);
  return {
    you: you === -1 ? null : you,
    may: possible(tournament, viewer),
    ownDeck: tournament.entrants[you]?.deck ?? null,
  };
}

export function tournamentShown(tournament: Tournament): TournamentShown {
  const { id, ply, terms, opener, entrants, started, ended, rounds } = tournament;
  const place = new Map(entrants.map(({ player }, i) => [player, i]));
  const known = { place, annulled: annulledPlayers(tournament) };
  return {
    id,
    ply,
    terms,
    opener: opener.name,
    phase: tournamentPhase(tournament),
    ended,
    entrants: entrants.map((entrant) => entrantNow(tournament, entrant)),
    roundsInAll: started?.rounds ?? roundsFor(terms, Math.max(2, entrants.length)),
    drafts: draftsOf(tournament).map((draft) => ({
      id: draft.id,
      players: draft.entrants.map(({ player }) => place.get(player) ?? -1),
      isOver: draft.isOver,
    })),
    rounds: rounds.map((round) => ({
      at: round.at,
      pairings: round.pairings.map((pairing) => pairingNow(tournament, pairing, known)),
    })),
    tieBreaks: tieBreaksOf(tournament),
    standings: standingsOf(tournament).map(({ player, ...standing }) => ({
      entrant: place.get(player) ?? -1,
      ...standing,
    })),
  };
}

/** Who is not known can join like any newcomer. */
function possible(tournament: Tournament, player: string | null): readonly PossibleRequest[] {
  return [
    ...(whyNotJoin(tournament, player) === null ? (['join'] as const) : []),
    ...REQUESTS.filter((kind) => player !== null && whyNot(tournament, player, kind) === null),
  ];
}

interface Known {
  readonly place: ReadonlyMap<string, number>;
  readonly annulled: ReadonlySet<string>;
}

function pairingNow({ terms, entrants }: Tournament, pairing: Pairing, known: Known): PairingNow {
  const [a, b] = pairing.players;
  const result = resultOf(pairing, terms);
  const isHere = (player: string | null): boolean =>
    player !== null &&
    (pairing.here.includes(player) || entrants.some((one) => one.player === player && one.bot !== null));
  const placeOf = (player: string | null) => (player === null ? null : (known.place.get(player) ?? null));
  const isCancelled = pairing.players.some((player) => player !== null && known.annulled.has(player));
  const here: Pair<boolean> = [isHere(a), isHere(b)];
  const isWaiting = result === null && !here.every(Boolean);
  return {
    players: [placeOf(a), placeOf(b)],
    score: scoreOf(pairing, terms),
    points: result?.points ?? null,
    how: result === null ? (isWaiting ? 'waiting' : 'playing') : isCancelled ? 'cancelled' : result.how,
    game: Math.max(1, pairing.games.length + (result === null ? 1 : 0)),
    waiting: isWaiting ? { here, until: pairing.since + terms.noShow } : null,
  };
}

function entrantNow(tournament: Tournament, entrant: Entrant): EntrantNow {
  const { name, bot, standing, rating, status, skips, deck } = entrant;
  return {
    name,
    bot,
    ...(standing === undefined ? {} : { standing }),
    rating,
    status,
    deck: deck === null ? null : deckNow(tournament, deck),
    isSkipping: skips === tournament.rounds.length + 1,
  };
}

/** Before the start nobody may choose a deck against those of others. */
function deckNow(tournament: Tournament, deck: Deck): SeenDeck {
  const phase = tournamentPhase(tournament);
  if (tournament.started === null) return { seen: 'nothing' };
  if (phase === 'over') return { seen: 'all', deck };
  return tournament.terms.lists === 'open' ? { seen: 'all', deck } : seenDeck(deck, 0, 'spectator');
}
