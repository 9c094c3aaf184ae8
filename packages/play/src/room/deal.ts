import { beginGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { CardId, GameSetup, Seat } from '@bluemoon/engine';
import { shuffled } from '../chance.ts';
import { drawnPeopleDecks } from '../decks/agreed-deck.ts';
import type { Deck } from '../decks/deck.ts';
import { gameSeedOf, serverSeedOf } from '../fair/seeds.ts';
import { openTable, rivalOf } from '../host/host.ts';
import { USUAL_TERMS } from '../host/record.ts';
import type { Match, Pair } from '../match/match.ts';
import { chooseDeck, newMatch, nextGame } from '../match/progress.ts';
import { gameSetup } from '../setup.ts';
import { areDecksChosen } from './next-decks.ts';
import { boxOfPacks } from './packs.ts';
import { gameNumber } from './room.ts';
import type { Room, Share } from './room.ts';

/** Begins the next game. Both players have opened their parts, so that nobody could choose the deal. */
export function dealt(room: Room, shares: Pair<Share>, at: number): Room {
  const seed = seedOf(room, shares);
  const { clock, agreement } = room.terms;
  const match = agreement.match ? withDecks(room, room.match ?? begunMatch(room, seed)) : null;
  const setup = match === null ? singleGame(room, seed) : nextGame(match, boxOfPacks(room.packs), seed);
  const host = openTable(setup, { ...USUAL_TERMS, passing: 'nothing', clock }, at);
  return { ...room, match, host, shares, deal: [null, null] };
}

function seedOf(room: Room, [a, b]: Pair<Share>): string {
  const game = gameNumber(room);
  const server = serverSeedOf(room.master, game);
  return gameSeedOf({ table: room.id, game, server, players: [a.seed ?? '', b.seed ?? ''] });
}

function singleGame(room: Room, seed: string): GameSetup {
  const { agreement, choosing } = room.terms;
  const first = firstOf(room);
  const decks = choosing === 'random' ? drawn(room, seed) : chosenDecks(room);
  const box = boxOfPacks(room.packs);
  return gameSetup(agreement, decks, { seed, box, ...(first === null ? {} : { first }), ...picksIn(room) });
}

/** DRAFT-14: what drafted decks are built from. */
function picksIn({ terms, seats: [a, b] }: Room): { readonly drafted?: Pair<readonly CardId[]> } {
  return terms.agreement.decks === 'drafted' ? { drafted: [a?.picks ?? [], b?.picks ?? []] } : {};
}

/** The match with the decks that the players have chosen for its next game. */
function withDecks({ seats, terms, packs }: Room, match: Match): Match {
  if (!areDecksChosen(terms, match)) return match;
  return ([0, 1] as const).reduce((chosen, seat) => {
    const deck = seats[seat]?.deck;
    return deck == null ? chosen : chooseDeck(chosen, seat, deck, boxOfPacks(packs));
  }, match);
}

/** All other chance of a match follows from the first deal, which nobody could choose. */
function begunMatch(room: Room, seed: string): Match {
  const { agreement, choosing, between } = room.terms;
  const first = firstOf(room);
  return newMatch(
    {
      agreement,
      choosing,
      between,
      seed: numberFrom(seed),
      ...(first === null ? {} : { first }),
      ...(choosing === 'random' ? { sets: drawnFrom(room, seed) } : {}),
      ...picksIn(room),
    },
    boxOfPacks(room.packs),
  );
}

/** Null: chance decides (SETUP-5). In a rematch it is the other player's turn to begin. */
function firstOf({ terms, opener, host }: Room): Seat | null {
  if (host !== null) return rivalOf(viewFor(beginGame(host.record.setup).state, 'spectator').turn.seat);
  switch (terms.first) {
    case 'chance':
      return null;
    case 'opener':
      return opener;
    case 'other':
      return rivalOf(opener);
  }
}

function chosenDecks({ seats: [a, b] }: Room): Pair<Deck> {
  if (a?.deck == null || b?.deck == null) throw new Error('a deck is missing');
  return [a.deck, b.deck];
}

function drawn(room: Room, seed: string): Pair<Deck> {
  const [a, b] = shuffled(drawnFrom(room, seed), numberFrom(seed));
  if (a === undefined || b === undefined) throw new Error('there are no decks');
  return [a, b];
}

/** MATCH-4: the sets whose leaders are shuffled. */
const drawnFrom = ({ terms, packs }: Room, seed: string): readonly Deck[] =>
  drawnPeopleDecks(terms.drawn ?? PEOPLES, terms.agreement, {
    box: boxOfPacks(packs),
    seed: numberFrom(seed),
  });

const HEX_DIGITS_OF_A_SAFE_NUMBER = 12;

const numberFrom = (seed: string): number => Number.parseInt(seed.slice(0, HEX_DIGITS_OF_A_SAFE_NUMBER), 16);
