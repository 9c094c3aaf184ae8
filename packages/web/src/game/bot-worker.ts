import { hintsFor, makeBot } from '@bluemoon/ai';
import type { Bot, Level, Mind } from '@bluemoon/ai';
import type { Card } from '@bluemoon/engine';
import { poolWith } from '../decks/pool.ts';
import type { Question, Reply } from './bots.ts';

/** The weights are most of what there is to load, so they come when somebody first asks. */
const weights = import('@bluemoon/ai/weights').then(({ trainedWeights }) => trainedWeights());

const clock = (): number => performance.now();

let known: { readonly key: string; readonly pool: readonly Card[] } | null = null;

/** The same cards come as another list each time, but a bot prepares a game for one. */
function poolFor(others: readonly Card[]): readonly Card[] {
  const key = JSON.stringify(others);
  if (known?.key !== key) {
    known = { key, pool: poolWith(others) };
    bots.clear();
  }
  return known.pool;
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
  const { seed, others } = question;
  const mind: Mind = { weights: await weights, seed, clock, pool: poolFor(others) };
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
