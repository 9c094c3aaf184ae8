import { makeBot, readBotName } from '@bluemoon/ai';
import type { BotContext } from '@bluemoon/ai';
import { apply, decision, newGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { People, Seat, State } from '@bluemoon/engine';

/** The first decision of a turn. */
export interface TurnStart {
  readonly state: State;
  readonly seat: Seat;
  readonly decks: readonly [People, People];
  readonly turn: number;
}

const PLAYERS = [
  ['novice', 'novice'],
  ['solid', 'solid'],
  ['novice', 'solid'],
  ['solid', 'novice'],
] as const;

/** Nobody needs more; two bots can go on for long. */
const MAX_TURNS = 120;

/** Plays one game of two bots; the first has one of these peoples, the second any. */
export function* turnStarts(
  seed: number,
  game: number,
  context: BotContext,
  peoples: readonly People[],
): Generator<TurnStart> {
  const decks = [
    peoples[game % peoples.length],
    PEOPLES[Math.floor(game / peoples.length) % PEOPLES.length],
  ] as const;
  const own = seed * 100_003 + game;
  const bots = PLAYERS[(game + Math.floor(game / 81)) % PLAYERS.length].map((name, i) =>
    makeBot(readBotName(name), { ...context, seed: own + i }),
  );
  let { state } = newGame({ decks, seed: own });
  let turn = 0;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const view = viewFor(state, pending.seat);
    if (view.turn.number !== turn && view.turn.seat === pending.seat) {
      turn = view.turn.number;
      if (turn > MAX_TURNS) return;
      yield { state, seat: pending.seat, decks, turn };
    }
    const { option } = bots[pending.seat].choose(view);
    ({ state } = apply(state, option));
  }
}
