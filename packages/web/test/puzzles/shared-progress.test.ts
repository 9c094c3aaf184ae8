import type { PuzzleProgress } from '@bluemoon/analysis/puzzles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_SOLVED } from '../../src/puzzles/progress.ts';
import { sharedProgress } from '../../src/puzzles/shared-progress.ts';

const { streak } = NOTHING_SOLVED;
const HERE = { ends: [['hoax-1', 'solved']], streak, owner: null } as const;
const THERE: PuzzleProgress = { ends: [['flit-1', 'failed']], streak };

const asked: unknown[] = [];
let status = 200;
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://here/#/puzzles' });
  vi.stubGlobal('fetch', (_place: URL, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(THERE), { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  status = 200;
});

test('What a guest has solved goes along when they take a name, with what is tried meanwhile', async () => {
  expect(await sharedProgress('Ada', () => HERE)).toEqual({
    ends: [...THERE.ends, ...HERE.ends],
    streak,
    owner: 'Ada',
  });
  expect(asked).toEqual([{ ends: HERE.ends, streak }]);
});

test('What another player has left in this browser stays theirs', async () => {
  expect(await sharedProgress('Ada', () => ({ ...HERE, owner: 'Bert' }))).toEqual({ ...THERE, owner: 'Ada' });
  expect(asked).toEqual([{ ends: [], streak }]);
});

test('Nothing is lost while the server cannot be asked', async () => {
  status = 503;
  expect(await sharedProgress('Ada', () => HERE)).toBeNull();
});
