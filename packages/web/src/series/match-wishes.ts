import type { BotId } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { Box, People, Seat } from '@bluemoon/engine';
import { agreeOn, checkDeck, drawnPeopleDeck, newMatch } from '@bluemoon/play';
import type { Agreement, BetweenGames, Choosing, Deck, MatchOptions } from '@bluemoon/play';
import { playersOf } from '../game/setting-up.ts';
import type { Wishes } from '../game/setting-up.ts';
import type { Chance } from '../game/chance.ts';
import type { MatchSeries } from './match-series.ts';

/** What the player wants to play. They have seat 0. */
export interface MatchWishes {
  readonly mode: Wishes['mode'];
  readonly level: BotId;
  readonly agreement: Agreement;
  readonly choosing: Choosing;
  readonly between: BetweenGames;
  readonly starts: Wishes['starts'];
  /** The peoples for random leaders. */
  readonly drawn: readonly People[];
}

export const FIRST_MATCH: MatchWishes = {
  mode: 'bot',
  level: 'nib',
  agreement: agreeOn({ match: true }),
  choosing: 'agreed',
  between: 'swap',
  starts: 'chance',
  drawn: PEOPLES,
};

export interface MatchChance extends Chance {
  /** Own decks of the people at this screen. */
  readonly brought: readonly Deck[];
  /** All cards, including packs. */
  readonly box: Box;
}

export function matchFor(wishes: MatchWishes, chance: MatchChance): MatchSeries {
  const { newId, newSeed, now, brought, box } = chance;
  const { agreement, choosing, between, starts } = wishes;
  const first: Seat | undefined = starts === 'chance' ? undefined : starts === 'you' ? 0 : 1;
  const options: MatchOptions = {
    agreement,
    choosing,
    between,
    seed: newSeed(),
    ...(first === undefined ? {} : { first }),
    ...(choosing === 'random' ? { sets: setsOf(wishes, { brought, newSeed, box }) } : {}),
  };
  return {
    id: newId(),
    players: playersOf(wishes),
    match: newMatch(options, box),
    games: [],
    cards: box.packCards,
    began: now,
    touched: now,
  };
}

/** MATCH-4: each leader once, with a deck that is legal under the agreement. */
function setsOf(
  { agreement, drawn }: MatchWishes,
  { brought, newSeed, box }: Pick<MatchChance, 'brought' | 'newSeed' | 'box'>,
): readonly Deck[] {
  const peoples = drawn.map((people) => drawnPeopleDeck(people, agreement, { newSeed, box }));
  const decks = agreement.decks === 'built' ? [...brought, ...peoples] : peoples;
  const legal = decks.filter((deck) => checkDeck(deck, agreement, { box }).length === 0);
  return [...new Map(legal.toReversed().map((deck) => [deck.leader, deck])).values()];
}
