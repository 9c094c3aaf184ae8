import { beginGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { Box, GameSetup, Seat } from '@bluemoon/engine';
import { shuffled } from '../chance.ts';
import type { Deck } from '../decks/deck.ts';
import { peopleDeck } from '../decks/people-deck.ts';
import { gameSeedOf, serverSeedOf } from '../fair/seeds.ts';
import { openTable, rivalOf } from '../host/host.ts';
import { USUAL_TERMS } from '../host/record.ts';
import type { Match, Pair } from '../match/match.ts';
import { chooseDeck, newMatch, nextGame } from '../match/progress.ts';
import { isChosenByPlayers } from '../match/status.ts';
import { gameSetup } from '../setup.ts';
import { gameNumber } from './room.ts';
import type { Room, Share } from './room.ts';

/** Begins the next game. Both players have opened their parts, so that nobody could choose the deal. */
export function dealt(room: Room, shares: Pair<Share>, at: number, box: Box): Room {
  const seed = seedOf(room, shares);
  const { clock, agreement } = room.terms;
  const match = agreement.match ? withDecks(room, room.match ?? begunMatch(room, seed, box), box) : null;
  const setup = match === null ? singleGame(room, seed, box) : nextGame(match, box, seed);
  const host = openTable(setup, { ...USUAL_TERMS, passing: 'nothing', clock }, at);
  return { ...room, match, host, shares, deal: [null, null] };
}

function seedOf(room: Room, [a, b]: Pair<Share>): string {
  const game = gameNumber(room);
  const server = serverSeedOf(room.master, game);
  return gameSeedOf({ table: room.id, game, server, players: [a.seed ?? '', b.seed ?? ''] });
}

function singleGame(room: Room, seed: string, box: Box): GameSetup {
  const { agreement, choosing } = room.terms;
  const first = firstOf(room);
  const decks = choosing === 'random' ? drawn(seed, box) : chosenDecks(room);
  return gameSetup(agreement, decks, { seed, box, ...(first === null ? {} : { first }) });
}

/** The match with the decks that the players have chosen for its next game. */
function withDecks({ seats }: Room, match: Match, box: Box): Match {
  if (!isChosenByPlayers(match)) return match;
  return ([0, 1] as const).reduce((chosen, seat) => {
    const deck = seats[seat]?.deck;
    return deck == null ? chosen : chooseDeck(chosen, seat, deck, box);
  }, match);
}

/** All other chance of a match follows from the first deal, which nobody could choose. */
function begunMatch(room: Room, seed: string, box: Box): Match {
  const { agreement, choosing, between } = room.terms;
  const first = firstOf(room);
  return newMatch(
    {
      agreement,
      choosing,
      between,
      seed: numberFrom(seed),
      ...(first === null ? {} : { first }),
      ...(choosing === 'random' ? { sets: allPeoples(box) } : {}),
    },
    box,
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

function drawn(seed: string, box: Box): Pair<Deck> {
  const [a, b] = shuffled(allPeoples(box), numberFrom(seed));
  if (a === undefined || b === undefined) throw new Error('there are no decks');
  return [a, b];
}

const allPeoples = (box: Box): readonly Deck[] => PEOPLES.map((people) => peopleDeck(people, box));

const HEX_DIGITS_OF_A_SAFE_NUMBER = 12;

const numberFrom = (seed: string): number => Number.parseInt(seed.slice(0, HEX_DIGITS_OF_A_SAFE_NUMBER), 16);
