import type { GameRecord, Proof, Seat, Viewer } from '@bluemoon/engine';
import { fingerprintOf, serverSeedOf } from '../fair/seeds.ts';
import { gameRecordOf } from '../host/host.ts';
import type { Host, TableResult } from '../host/host.ts';
import { nowFor } from '../host/now.ts';
import type { Now } from '../host/now.ts';
import type { Pair } from '../match/match.ts';
import { scoreAfter } from '../match/status.ts';
import { seenDeck } from '../match/view.ts';
import type { SeenDeck } from '../match/view.ts';
import { isMatchOver, needsDeck } from './next-decks.ts';
import type { TablePack } from './packs.ts';
import { gameNumber, phaseOf } from './room.ts';
import type { Closing, Room, RoomPhase, Share, Sitter, Standing } from './room.ts';
import type { RoomTerms } from './terms.ts';

/** Everything that one viewer may know of a room. */
export interface RoomNow {
  readonly ply: number;
  readonly you: Viewer;
  readonly opener: Seat;
  /** The id of the draft room or tournament in which the two meet here; null if they meet by themselves. */
  readonly contest: string | null;
  readonly terms: RoomTerms;
  /** With their cards: a page need not have the packs. */
  readonly packs: readonly TablePack[];
  readonly phase: RoomPhase;
  readonly closed: Closing | null;
  readonly seats: Pair<SeatedNow | null>;
  /** Whether the opener waits for a certain player. */
  readonly isChallenge: boolean;
  /** The number of the game that is played, or of the next one. */
  readonly game: number;
  /** What has been put into its deal so far; seeds are opened one after the other. */
  readonly deal: { readonly server: string; readonly players: Pair<Share | null> };
  readonly results: readonly TableResult[];
  /** In a match; null for single games. */
  readonly match: { readonly score: Pair<number>; readonly isOver: boolean } | null;
  /** The game that is played, or the last one. */
  readonly table: Now | null;
  /** When a game is over everybody may see all of it. */
  readonly replay: { readonly record: GameRecord; readonly proof: Proof } | null;
}

export interface SeatedNow {
  readonly name: string;
  readonly bot: string | null;
  readonly standing?: Standing;
  /** Null: none has been chosen. */
  readonly deck: SeenDeck | null;
  /** Whether a deck has to be chosen before the next game. */
  readonly mustChoose: boolean;
  readonly isReady: boolean;
}

export function roomNowFor(room: Room, you: Viewer): RoomNow {
  const { host, match, shares, deal } = room;
  const phase = phaseOf(room);
  const isPlaying = phase === 'playing';
  return {
    ply: room.ply,
    you,
    opener: room.opener,
    contest: room.contest,
    terms: room.terms,
    packs: room.packs,
    phase,
    closed: room.closed,
    seats: [seatedNow(room, 0, you), seatedNow(room, 1, you)],
    isChallenge: room.challenged !== null,
    game: gameNumber(room),
    deal: {
      server: room.pledge,
      players: isPlaying && shares !== null ? shares : deal,
    },
    results: room.results,
    match:
      match === null ? null : { score: scoreAfter(match, match.games.length), isOver: isMatchOver(room) },
    table: host === null ? null : nowFor(host, you),
    replay: host === null || host.result === null ? null : replayOf(room, host),
  };
}

/** The record carries its proof wherever it is kept. */
function replayOf(room: Room, host: Host): RoomNow['replay'] {
  const { setup, choices } = gameRecordOf(host);
  const proof = proofOf(room);
  return { record: { setup: { ...setup, proof }, choices }, proof };
}

function seatedNow(room: Room, seat: Seat, you: Viewer): SeatedNow | null {
  const sitter = room.seats[seat];
  if (sitter === null) return null;
  return {
    name: sitter.name,
    bot: sitter.bot,
    ...(sitter.standing === undefined ? {} : { standing: sitter.standing }),
    deck: deckNow(room, sitter, seat, you),
    mustChoose: needsDeck(room, seat),
    isReady: room.deal[seat] !== null,
  };
}

/** MATCH-5: decks that are chosen secretly come out when neither can be changed any more. */
function deckNow(room: Room, { deck }: Sitter, seat: Seat, you: Viewer): SeenDeck | null {
  if (deck === null) return null;
  const { choosing, between } = room.terms;
  const isNew = room.host === null || between === 'choose';
  const isSecret = choosing === 'secret' && isNew && phaseOf(room) !== 'playing' && seat !== you;
  return isSecret ? { seen: 'nothing' } : seenDeck(deck, seat, you);
}

/** From which anybody can check the deal of the last game. */
export function proofOf({ id, master, shares, results }: Room): Proof {
  const game = results.length;
  const seed = serverSeedOf(master, game);
  const [a, b] = (shares ?? []).map(({ fingerprint, seed: opened }) => ({ fingerprint, seed: opened ?? '' }));
  if (a === undefined || b === undefined) throw new Error('no game has been dealt');
  return { version: 1, table: id, game, server: { fingerprint: fingerprintOf(seed), seed }, players: [a, b] };
}
