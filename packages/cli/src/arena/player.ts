import { blurOf, makeBot } from '@bluemoon/ai';
import type { BotName, Lot, Weights } from '@bluemoon/ai';
import type { Lots } from '@bluemoon/analysis';
import type { Box, Seat, View } from '@bluemoon/engine';
import type { OverNotice } from '../protocol/messages.ts';
import { Fault } from './outcome.ts';

/** A bot at a seat, for one game. It gets the view of its seat, never the state. */
export interface Player {
  /** The id of an option. Throws a Fault if the bot loses by its own fault. */
  readonly choose: (view: View) => string | Promise<string>;
  /** What it could have chosen so far, if it draws lots. */
  readonly lots?: Lots;
  /** How large its random errors are, if that is known. */
  readonly blur?: number;
}

/** A contestant that plays one game after the other. */
export interface Entrant {
  readonly sit: (seat: Seat, seed: number) => Player;
  readonly over: (seat: Seat, result: OverNotice['result']) => void;
  /** After the last game. */
  readonly leave: () => Promise<void>;
  /** Even in the middle of a game. */
  readonly leaveNow: () => void;
}

export interface OwnBotContext {
  readonly weights: () => Weights;
  readonly box: Box;
  readonly clock: () => number;
  /** Time limit of a decision. */
  readonly milliseconds: number;
  readonly tellsLots: boolean;
}

/** One of our bots, in this thread. */
export function ownEntrant(
  name: BotName,
  { weights, clock, milliseconds, box, tellsLots }: OwnBotContext,
): Entrant {
  return {
    sit: (_, seed) => {
      const bot = makeBot(name, { weights: weights(), seed: seed, clock, box, tellsLots });
      const drawn = new Map<number, readonly Lot[]>();
      return {
        lots: drawn,
        blur: blurOf(name),
        choose: (view) => {
          const began = clock();
          const { option, lots } = bot.choose(view);
          if (lots !== undefined && view.decision !== null) drawn.set(view.decision.id, lots);
          const took = clock() - began;
          if (took > milliseconds) {
            throw new Fault('stall', `It took ${Math.round(took)} ms for a decision.`);
          }
          return option;
        },
      };
    },
    over: () => {},
    leave: async () => {},
    leaveNow: () => {},
  };
}
