import { parentPort } from 'node:worker_threads';
import { makeBot, readBotName } from '@bluemoon/ai';
import { trainedWeights } from '@bluemoon/ai/weights';
import { boxWith } from '@bluemoon/engine';
import type { Question, Thought } from './thinkers.ts';

/** Enough to beat most people, and mostly done before the shortest pause that a bot makes is over (pace.ts). */
const BUDGETS: Readonly<Record<string, string>> = { strong: 'strong@6000nodes' };

const weights = trainedWeights();

function thoughtOf({ number, level, view, seed, packCards }: Question): Thought {
  try {
    const bot = makeBot(readBotName(BUDGETS[level] ?? level), {
      weights,
      seed,
      clock: () => 0,
      box: boxWith(packCards),
    });
    return { number, option: bot.choose(view).option };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(thoughtOf(question)));
