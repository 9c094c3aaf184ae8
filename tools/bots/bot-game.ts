/** One game between bots that see only their views, with an eye on everything that can go wrong. */
import type { Bot } from '@bluemoon/ai';
import { apply, decision, newGame, viewFor, writeNotation } from '@bluemoon/engine';
import type { Decision, GameEvent, GameSetup, Option, Seat, State } from '@bluemoon/engine';

/** Far beyond what a game needs: then it is taken to go on for ever. */
const MOST_TURNS = 1000;
const MOST_CHOICES_A_TURN = 1000;

export interface BotGame {
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: Extract<GameEvent, { event: 'gameEnded' }>['reason'];
  readonly turns: number;
}

/** Thrown with the game as it was played so far. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

export type Watcher = (pending: Decision, chosen: Option) => void;

export function playBots(setup: GameSetup, bots: readonly [Bot, Bot], watch: Watcher = () => {}): BotGame {
  const choices: string[] = [];
  try {
    return played(setup, bots, watch, choices);
  } catch (error) {
    throw new Stuck(`${(error as Error).message}\n${recordOf(setup, choices)}`, { cause: error });
  }
}

function played(setup: GameSetup, bots: readonly [Bot, Bot], watch: Watcher, choices: string[]): BotGame {
  let { state } = newGame(setup);
  let [turn, choicesThisTurn] = [0, 0];
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const view = viewFor(state, pending.seat);
    choicesThisTurn = view.turn.number === turn ? choicesThisTurn + 1 : 0;
    turn = view.turn.number;
    if (turn > MOST_TURNS) throw new Error(`The game has gone on for ${MOST_TURNS} turns.`);
    if (choicesThisTurn > MOST_CHOICES_A_TURN)
      throw new Error(`A turn has more than ${MOST_CHOICES_A_TURN} choices.`);
    const { option } = bots[pending.seat].choose(view);
    const chosen = pending.options.find(({ id }) => id === option);
    if (chosen === undefined) throw new Error(`A bot chose “${option}”, which is not an option.`);
    watch(pending, chosen);
    choices.push(option);
    ({ state } = apply(state, option));
  }
  return resultOf(state);
}

function resultOf(state: State): BotGame {
  const { result, turn } = viewFor(state, 'spectator');
  if (result === null) throw new Error('The game is over, but has no result.');
  return { ...result, turns: turn.number };
}

/** Writing plays the game over, and so may fail where playing did. */
function recordOf(setup: GameSetup, choices: readonly string[]): string {
  try {
    return writeNotation({ setup, choices });
  } catch {
    return `${JSON.stringify(setup)}\n${choices.join(' ')}`;
  }
}
