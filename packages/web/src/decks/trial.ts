import { apply, decision, newGame, viewFor } from '@bluemoon/engine';
import type { GameSetup, Seat } from '@bluemoon/engine';
import { makeBot } from '@bluemoon/ai';
import type { Bot, Mind } from '@bluemoon/ai';
import { othersIn } from '../game/others.ts';
import type { Opponent, Trial } from './lab.ts';
import { poolWith } from './pool.ts';

/** Whoever retrieves for ever wins nothing: such a game counts for nobody. */
const MOST_CHOICES = 20_000;

/** One game between two bots; null where nobody won. */
export function playGame(setup: GameSetup, bots: readonly [Bot, Bot]): Seat | null {
  let { state } = newGame(setup);
  for (let i = 0; i < MOST_CHOICES; i++) {
    const pending = decision(state);
    if (pending === null) return viewFor(state, 'spectator').result?.winner ?? null;
    const { option } = bots[pending.seat].choose(viewFor(state, pending.seat));
    ({ state } = apply(state, option));
  }
  return null;
}

/**
 * The next game of a trial: each opponent in turn, and each of the two starts every other time. It is played as one of
 * a match, which makes no difference but to decks with achievement cards (ACHIEVE-1).
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
  mind: Pick<Mind, 'weights' | 'clock'>,
): readonly [Bot, Bot] {
  const pool = poolWith(othersIn([own, ...opponents.map(({ deck }) => deck)]));
  return [makeBot({ level }, { ...mind, seed, pool }), makeBot({ level }, { ...mind, seed: seed + 1, pool })];
}
