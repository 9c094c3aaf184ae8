import { Stopped } from '../game/bots.ts';
import type { BotInput, Bots } from '../game/bots.ts';
import { ROUND_NODES, thoughtsAfter } from './rounds.ts';
import type { Round, Thought } from './rounds.ts';

/** The bot thinks about the position on the board; the fields are reactive. */
export interface Thinking {
  /** From best to worst; empty: nothing yet. */
  readonly thoughts: readonly Thought[];
  /** How many searches the thoughts rest on, of `ROUND_NODES`. */
  readonly rounds: number;
  readonly state: 'thinking' | 'stopped' | 'settled' | 'failed';
  /** Thinks about another position, if it is not stopped; null: there is nothing to choose. */
  about(input: BotInput | null): void;
  stop(): void;
  /** Goes on where it stopped. */
  goOn(): void;
}

/** More options than any decision has. */
const ALL = 1_000;

export function startThinking(bots: Pick<Bots, 'hints' | 'stop'>): Thinking {
  let rounds = $state.raw<readonly Round[]>([]);
  let state = $state<Thinking['state']>('stopped');
  let wanted: BotInput | null = null;
  let isWished = true;
  /** Increased for every position and every stop, so that late answers are dropped. */
  let run = 0;
  const thoughts = $derived(thoughtsAfter(rounds));

  async function think(input: BotInput): Promise<void> {
    const thisRun = ++run;
    state = 'thinking';
    try {
      while (rounds.length < ROUND_NODES.length) {
        const nodes = ROUND_NODES[rounds.length] ?? 0;
        const hints = await bots.hints({ ...input, seed: input.seed + rounds.length }, { nodes, max: ALL });
        if (thisRun !== run) return;
        rounds = [...rounds, { nodes, hints }];
      }
      state = 'settled';
    } catch (error) {
      if (thisRun === run) state = error instanceof Stopped ? 'stopped' : 'failed';
    }
  }

  function interrupt(): void {
    run++;
    if (state === 'thinking') bots.stop();
  }

  return {
    get thoughts() {
      return thoughts;
    },
    get rounds() {
      return rounds.length;
    },
    get state() {
      return state;
    },
    about(input) {
      interrupt();
      wanted = input;
      rounds = [];
      if (input === null) state = 'settled';
      else if (isWished) void think(input);
      else state = 'stopped';
    },
    stop() {
      interrupt();
      isWished = false;
      state = 'stopped';
    },
    goOn() {
      isWished = true;
      if (wanted !== null) void think(wanted);
    },
  };
}
