import { hintsFor, makeBot, reachIn } from '@bluemoon/ai';
import type { Bot, BotContext, BotId, BotName } from '@bluemoon/ai';
import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import type { BotRequest, BotResponse, HintWish } from './bots.ts';

/** The weights are by far the largest part, so they load separately. */
const weights = import('@bluemoon/ai/weights').then(({ trainedWeights }) => trainedWeights());

const clock = (): number => performance.now();

let known: { readonly key: string; readonly box: Box } | null = null;

/** Each message brings a new copy of the same cards, but bots keep lookups per box. */
function boxFor(packCards: readonly Card[]): Box {
  const key = JSON.stringify(packCards);
  if (known?.key !== key) {
    known = { key, box: boxWith(packCards) };
    bots.clear();
  }
  return known.box;
}

/** A bot caches what it has computed about the two decks. */
const bots = new Map<string, Bot>();

function botFor(level: BotId, context: BotContext): Bot {
  const key = `${level} ${context.seed}`;
  const bot = bots.get(key) ?? makeBot({ level }, context);
  bots.set(key, bot);
  return bot;
}

function thinkerOf({ nodes }: HintWish): BotName {
  return nodes === undefined ? { level: 'strong' } : { level: 'strong', budget: { kind: 'nodes', nodes } };
}

async function respondTo(request: BotRequest): Promise<BotResponse> {
  const { seed, packCards } = request;
  if (request.ask === 'reach') return { say: 'reach', reach: reachIn(request.view, boxFor(packCards)) };
  const context: BotContext = { weights: await weights, seed, clock, box: boxFor(packCards) };
  switch (request.ask) {
    case 'choice':
      return { say: 'choice', option: botFor(request.level, context).choose(request.view).option };
    case 'hints':
      return { say: 'hints', hints: hintsFor(request.view, thinkerOf(request), context, request.max) };
  }
}

/** Responses come in the order of their requests, although some wait for the weights and others do not. */
let previous = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  previous = previous
    .then(() => respondTo(data))
    .then(
      (response) => postMessage(response),
      (error: unknown) => postMessage({ say: 'failed', message: String(error) } satisfies BotResponse),
    );
});
