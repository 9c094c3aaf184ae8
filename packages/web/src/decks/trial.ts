import { boxOfDecks } from '@bluemoon/engine';
import type { GameSetup, Seat } from '@bluemoon/engine';
import { botSeed, conduct, openTable, USUAL_TERMS } from '@bluemoon/play';
import type { Now, Terms } from '@bluemoon/play';
import { makeBot } from '@bluemoon/ai';
import type { Bot, BotContext } from '@bluemoon/ai';
import type { Opponent, Trial } from './lab.ts';

/** Plays one game between two bots and gives the winner. */
export async function playGame(setup: GameSetup, bots: readonly [Bot, Bot]): Promise<Seat | null> {
  const programs = [bots[0], bots[1]].map(
    (bot) =>
      ({ view }: Now) =>
        bot.choose(view).option,
  );
  const [first = null, second = null] = programs;
  const { result } = await conduct(openTable(setup, TERMS, 0), { programs: [first, second], clock: () => 0 });
  return result?.winner ?? null;
}

const TERMS: Terms = { ...USUAL_TERMS, passing: 'everySingleOption' };

/**
 * The next game of a trial. Opponents take turns, and the two sides take turns to start. It counts as a game of a match,
 * so that achievement cards are allowed (ACHIEVE-1).
 */
export interface Fixture {
  readonly opponent: Opponent;
  readonly setup: GameSetup;
}

export function* fixturesOf({ own, opponents, games, seed }: Trial): Generator<Fixture> {
  for (let game = 0; game < games; game++)
    for (const opponent of opponents)
      yield {
        opponent,
        setup: {
          decks: [own, opponent.deck],
          match: true,
          seed: seed + (game >> 1),
          first: game % 2 === 0 ? 0 : 1,
        },
      };
}

export function botsFor(
  { level, seed, own, opponents }: Trial,
  context: Pick<BotContext, 'weights' | 'clock'>,
): readonly [Bot, Bot] {
  const box = boxOfDecks([own, ...opponents.map(({ deck }) => deck)]);
  const bot = (seat: Seat): Bot => makeBot({ level }, { ...context, seed: botSeed(seed, seat), box });
  return [bot(0), bot(1)];
}
