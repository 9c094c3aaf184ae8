import type { Hint } from '@bluemoon/ai';
import { expect, test, vi } from 'vitest';
import { ROUND_NODES } from '../../src/board/rounds.ts';
import { startThinking } from '../../src/board/thinking.svelte.ts';
import { Stopped } from '../../src/game/bots.ts';
import type { BotInput, Bots, HintWish } from '../../src/game/bots.ts';

const INPUT = { seed: 5 } as BotInput;
const HINT: Hint = {
  option: { id: 'done', kind: 'done' },
  chance: 0.5,
  crystals: 0,
  line: [],
  announces: null,
  rivalRetreats: 0,
};

/** Bots that answer when told to. */
function slowBots(): Pick<Bots, 'hints' | 'stop'> & {
  readonly asked: HintWish[];
  readonly answer: () => Promise<void>;
} {
  const asked: HintWish[] = [];
  const waiting: { resolve: (hints: readonly Hint[]) => void; reject: (why: Error) => void }[] = [];
  return {
    asked,
    hints: (_, wish = {}) => {
      asked.push(wish);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    stop: () => waiting.splice(0).forEach(({ reject }) => reject(new Stopped())),
    async answer() {
      waiting.shift()?.resolve([HINT]);
      await vi.waitFor(() => undefined);
    },
  };
}

test('The bot thinks in rounds of growing budgets', async () => {
  const bots = slowBots();
  const thinking = startThinking(bots);
  thinking.about(INPUT);
  await bots.answer();
  await vi.waitFor(() => expect(bots.asked.map(({ nodes }) => nodes)).toEqual(ROUND_NODES.slice(0, 2)));
  expect(thinking.thoughts.map(({ option }) => option.id)).toEqual(['done']);
});

test('It stops at once, goes on where it stopped, and stays silent at the next position while stopped', async () => {
  const bots = slowBots();
  const thinking = startThinking(bots);
  thinking.about(INPUT);
  await bots.answer();
  await vi.waitFor(() => expect(thinking.rounds).toBe(1));
  thinking.stop();
  expect(thinking.state).toBe('stopped');
  thinking.goOn();
  expect(thinking.state).toBe('thinking');
  expect(bots.asked.at(-1)?.nodes).toBe(ROUND_NODES[1]);
  thinking.stop();
  const before = bots.asked.length;
  thinking.about({ ...INPUT, seed: 6 });
  expect(thinking.state).toBe('stopped');
  expect(bots.asked).toHaveLength(before);
});
