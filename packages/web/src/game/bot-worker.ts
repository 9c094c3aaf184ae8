import { hintsFor, makeBot } from '@bluemoon/ai';
import type { Bot, Level, Mind } from '@bluemoon/ai';
import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import type { Question, Reply } from './bots.ts';

/** The weights are most of what there is to load, so they come when somebody first asks. */
const weights = import('@bluemoon/ai/weights').then(({ trainedWeights }) => trainedWeights());

const clock = (): number => performance.now();

let known: { readonly key: string; readonly box: Box } | null = null;

/** The same cards come as another list each time, but a bot prepares a game for one box. */
function boxFor(packCards: readonly Card[]): Box {
  const key = JSON.stringify(packCards);
  if (known?.key !== key) {
    known = { key, box: boxWith(packCards) };
    bots.clear();
  }
  return known.box;
}

/** A bot keeps what it has worked out about the two decks. */
const bots = new Map<string, Bot>();

function botFor(level: Level, mind: Mind): Bot {
  const key = `${level} ${mind.seed}`;
  const bot = bots.get(key) ?? makeBot({ level }, mind);
  bots.set(key, bot);
  return bot;
}

async function answerTo(question: Question): Promise<Reply> {
  const { seed, packCards } = question;
  const mind: Mind = { weights: await weights, seed, clock, box: boxFor(packCards) };
  switch (question.ask) {
    case 'choice':
      return { say: 'choice', option: botFor(question.level, mind).choose(question.view).option };
    case 'hints':
      return { say: 'hints', hints: hintsFor(question.view, { level: 'strong' }, mind) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(
    (reply) => postMessage(reply),
    (error: unknown) => postMessage({ say: 'trouble', message: String(error) } satisfies Reply),
  );
});
