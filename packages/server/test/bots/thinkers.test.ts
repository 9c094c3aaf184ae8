import { Worker } from 'node:worker_threads';
import { beginGame, BUILT_IN, viewFor } from '@bluemoon/engine';
import { agreeOn, gameSetup, peopleDeck } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { startThinkers } from '../../src/bots/thinkers.ts';

const decks = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)] as const;

function firstView() {
  const { state } = beginGame(gameSetup(agreeOn({}), decks, { seed: 1, box: BUILT_IN, first: 0 }));
  return viewFor(state, 0);
}

describe('the threads of the house bots', () => {
  test('choose an option of the view, and go on after a question that they cannot answer', async () => {
    const { think, close } = startThinkers(1);
    const view = firstView();
    const options = view.decision?.options?.map(({ id }) => id);
    expect(options).toContain(await think('novice', view, 7));
    await expect(think('no-such-level', view, 7)).rejects.toThrow(/no-such-level/);
    expect(options).toContain(await think('strong', view, 7));
    await close();
    await expect(think('novice', view, 7)).rejects.toThrow(/have gone/);
  });

  test('are replaced when one dies over a question', async () => {
    const deaf = "require('node:worker_threads').parentPort.on('message', () => process.exit())";
    const able = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ number }) => parentPort.postMessage({ number, option: 'done' }))`;
    const scripts = [deaf, able];
    const startThread = (): Worker => new Worker(scripts.shift() ?? '', { eval: true });
    const { think, close } = startThinkers(1, { startThread });
    await expect(think('novice', firstView(), 1)).rejects.toThrow(/has ended/);
    expect(await think('novice', firstView(), 1)).toBe('done');
    await close();
  });
});
