import type { Seat } from '@bluemoon/engine';
import type { Deck } from '../decks/deck.ts';
import { checkDeck } from '../decks/check.ts';
import { problemWords } from '../decks/problem-text.ts';
import type { AskingWithBox } from '../room/request.ts';
import { guestOf } from '../room/room.ts';
import type { Bilingual } from '../words.ts';
import { draftsOf } from './drafts.ts';
import { startOf } from './due.ts';
import { enactedTournament } from './enact.ts';
import { placeAtTable, resultOf } from './pairing.ts';
import type {
  DraftedBy,
  GameAt,
  GameScore,
  Newcomer,
  Tournament,
  TournamentAct,
  TournamentDeed,
} from './tournament.ts';
import { entrantOf } from './tournament.ts';

/** What a player can ask for. */
export type TournamentRequest =
  /** `leave`: before the start; `withdraw`: afterwards, for good in everything but a Swiss tournament. */
  | { readonly kind: 'leave' | 'withdraw' }
  /** Sit out the next round, or play it after all. */
  | { readonly kind: 'skip' | 'unskip' }
  | { readonly kind: 'deck'; readonly deck: Deck }
  /** By the opener only. */
  | { readonly kind: 'start' | 'callOff' };

/** What the server knows from the tables. */
export type TournamentNews =
  /** Somebody is ready for a game. */
  | ({ readonly kind: 'here'; readonly player: string } & GameAt)
  /** The winner by seat at the table. */
  | ({ readonly kind: 'result' } & GameAt & GameScore)
  /** A draft for the tournament is over. */
  | { readonly kind: 'drafted'; readonly draft: number; readonly decks: readonly DraftedBy[] }
  | { readonly kind: 'end'; readonly why: 'operator' };

export type TournamentRefusal =
  | { readonly kind: 'over' | 'started' | 'notStarted' | 'full' | 'tooFew' | 'noLateEntry' | 'lastRound' }
  | { readonly kind: 'alreadyIn' | 'notIn' | 'notYours' | 'onlySwiss' }
  | { readonly kind: 'deckMissing' | 'deckPerGame' | 'deckDrafted' | 'noSuchTable' | 'known' }
  | { readonly kind: 'badDeck'; readonly words: Bilingual };

type PlainRefusal = Exclude<TournamentRefusal['kind'], 'badDeck'>;

export type TournamentOutcome =
  | { readonly kind: 'done'; readonly tournament: Tournament; readonly act: TournamentAct }
  | { readonly kind: 'refused'; readonly why: TournamentRefusal };

/** Also for those who come late, and for those who come back after they withdrew. */
export function joinTournament(
  tournament: Tournament,
  newcomer: Newcomer,
  asking: AskingWithBox,
): TournamentOutcome {
  const { player, rating } = newcomer;
  const obstacle = whyNotJoin(tournament, player);
  if (obstacle !== null) return refused(obstacle);
  // Who comes back plays on with the deck they had.
  const known = entrantOf(tournament, player);
  const deck = known === undefined ? newcomer.deck : known.deck;
  const whyNone = whyNoDeck(tournament);
  if (whyNone !== null && deck !== null && known === undefined) return refused(whyNone);
  if (whyNone === null) {
    if (deck === null) return refused('deckMissing');
    const words = deckWords(tournament, deck, asking);
    if (words !== null) return { kind: 'refused', why: { kind: 'badDeck', words } };
  }
  return done(tournament, { kind: 'join', ...guestOf(newcomer), rating, deck }, asking);
}

/** Why nobody chooses a deck for this tournament; null if they do, when they join. */
function whyNoDeck({ terms }: Tournament): 'deckPerGame' | 'deckDrafted' | null {
  if (terms.agreement.decks === 'drafted') return 'deckDrafted';
  return terms.choosing === 'perGame' ? 'deckPerGame' : null;
}

/** Apart from their deck. */
export function whyNotJoin(tournament: Tournament, player: string | null): PlainRefusal | null {
  const { terms, entrants, started, ended, rounds } = tournament;
  if (ended !== null) return 'over';
  if (player !== null && entrantOf(tournament, player)?.status === 'in') return 'alreadyIn';
  const next = rounds.length + 1;
  if (started !== null && (next > terms.lateEntry || next > started.rounds)) return 'noLateEntry';
  return entrants.filter(({ status }) => status === 'in').length < terms.players.most ? null : 'full';
}

export function askTournament(
  tournament: Tournament,
  player: string,
  request: TournamentRequest,
  asking: AskingWithBox,
): TournamentOutcome {
  const obstacle = whyNot(tournament, player, request.kind);
  if (obstacle !== null) return refused(obstacle);
  switch (request.kind) {
    case 'start':
      return done(tournament, startOf(tournament), asking);
    case 'callOff':
      return done(tournament, { kind: 'end', why: 'opener' }, asking);
    case 'deck': {
      const words = deckWords(tournament, request.deck, asking);
      if (words !== null) return { kind: 'refused', why: { kind: 'badDeck', words } };
      return done(tournament, { kind: 'deck', player, deck: request.deck }, asking);
    }
    case 'leave':
    case 'withdraw':
    case 'skip':
    case 'unskip':
      return done(tournament, { kind: request.kind, player }, asking);
  }
}

/** Apart from the deck itself. */
export function whyNot(
  tournament: Tournament,
  player: string,
  kind: TournamentRequest['kind'],
): PlainRefusal | null {
  const { terms, entrants, opener, started, ended, rounds } = tournament;
  if (ended !== null) return 'over';
  if (kind === 'start' || kind === 'callOff') {
    if (player !== opener.player) return 'notYours';
    if (kind === 'callOff') return null;
    if (started !== null) return 'started';
    return entrants.length < terms.players.least ? 'tooFew' : null;
  }
  const entrant = entrantOf(tournament, player);
  if (entrant?.status !== 'in') return 'notIn';
  switch (kind) {
    case 'leave':
      return started === null ? null : 'started';
    case 'withdraw':
      return started === null ? 'notStarted' : null;
    case 'deck':
      if (started !== null) return 'started';
      return whyNoDeck(tournament);
    case 'skip':
    case 'unskip':
      if (terms.system.kind !== 'swiss') return 'onlySwiss';
      if (started !== null && rounds.length >= started.rounds) return 'lastRound';
      return (entrant.skips === rounds.length + 1) === (kind === 'skip') ? 'known' : null;
  }
}

/** Every table may be reported by several processes, and more than once: what is known is refused. */
export function reportToTournament(
  tournament: Tournament,
  news: TournamentNews,
  asking: AskingWithBox,
): TournamentOutcome {
  if (tournament.ended !== null) return refused('over');
  if (news.kind === 'end') return done(tournament, news, asking);
  if (news.kind === 'drafted') {
    const isWanted = draftsOf(tournament).some(({ draft, isOver }) => draft === news.draft && !isOver);
    return isWanted ? done(tournament, news, asking) : refused('known');
  }
  const pairing = tournament.rounds[news.round - 1]?.pairings[news.table - 1];
  if (pairing === undefined || pairing.players.includes(null)) return refused('noSuchTable');
  const next = pairing.games.length + 1;
  if (resultOf(pairing, tournament.terms) !== null || news.game < next) return refused('known');
  if (news.game > next) return refused('noSuchTable');
  if (news.kind === 'result') {
    const { winner, ...result } = news;
    return done(tournament, { ...result, winner: placeOfWinner(tournament, news.game, winner) }, asking);
  }
  if (!pairing.players.includes(news.player)) return refused('notIn');
  return pairing.here.includes(news.player) ? refused('known') : done(tournament, news, asking);
}

function placeOfWinner({ terms }: Tournament, game: number, winner: Seat | null): Seat | null {
  return winner === null ? null : placeAtTable(terms, game, winner);
}

function deckWords({ terms }: Tournament, deck: Deck, { box }: AskingWithBox): Bilingual | null {
  return problemWords(checkDeck(deck, terms.agreement, { box }), box);
}

function done(tournament: Tournament, deed: TournamentDeed, { at, id }: AskingWithBox): TournamentOutcome {
  const act: TournamentAct = { ...deed, at, ...(id === undefined ? {} : { id }) };
  return { kind: 'done', act, tournament: enactedTournament(tournament, act) };
}

const refused = (kind: PlainRefusal): TournamentOutcome => ({ kind: 'refused', why: { kind } });
