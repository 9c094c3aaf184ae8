import type { Part } from '@bluemoon/analysis';
import { describe, expect, test } from 'vitest';
import type { AnalysisRequest, AnalysisResponse } from '../../src/analysis/messages.ts';
import { startPool, workersFor } from '../../src/analysis/pool.ts';
import type { PoolWorker } from '../../src/analysis/pool.ts';

const GAME = { notation: 'a game', packCards: [] };
const parts = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'luck', at }) as const);

type Say = (event: { readonly data: AnalysisResponse }) => void;
type Fail = (event: { readonly message: string }) => void;

/** A worker that answers when the test lets it. */
class SlowWorker implements PoolWorker {
  readonly asked: number[] = [];
  isEnded = false;
  #say: Say | null = null;
  #fail: Fail | null = null;

  postMessage(request: AnalysisRequest): void {
    if (request.ask === 'part' && request.part.kind !== 'curve') this.asked.push(request.part.at);
  }
  addEventListener(type: 'message' | 'error', listen: (event: never) => void): void {
    if (type === 'message') this.#say = listen as Say;
    else this.#fail = listen as Fail;
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    const at = this.asked.at(-1) ?? 0;
    this.#say?.({
      data: {
        say: 'part',
        result: { kind: 'luck', luck: { at, kind: 'draw', seat: 0, value: 0, error: 0 } },
      },
    });
  }
  breakDown(): void {
    this.#fail?.({ message: 'out of memory' });
  }
}

function poolOf(count: number, workers: readonly SlowWorker[]) {
  const told: string[] = [];
  const waiting = parts(count).values();
  const end = startPool(GAME, () => waiting.next().value, workers, {
    found: (part) => told.push(part.kind === 'curve' ? 'curve' : String(part.at)),
    done: () => told.push('done'),
    failed: (message) => told.push(message),
  });
  return { told, end };
}

describe('A pool of workers', () => {
  test('leaves one core to the page, and has one worker at least', () => {
    expect([1, 2, 8, 64].map(workersFor)).toEqual([1, 1, 7, 12]);
  });

  test('gives each worker one part at a time, in their order', () => {
    const [one, other] = [new SlowWorker(), new SlowWorker()];
    const { told } = poolOf(4, [one, other]);
    expect([one.asked, other.asked]).toEqual([[0], [1]]);
    other.answer();
    other.answer();
    one.answer();
    expect([one.asked, other.asked]).toEqual([[0], [1, 2, 3]]);
    expect(told).toEqual(['1', '2', '0']);
    other.answer();
    expect(told).toEqual(['1', '2', '0', '3', 'done']);
    expect([one.isEnded, other.isEnded]).toEqual([true, true]);
  });

  test('stops at once, and hears nothing of what was under way', () => {
    const worker = new SlowWorker();
    const { told, end } = poolOf(2, [worker]);
    end();
    worker.answer();
    expect(worker.isEnded).toBe(true);
    expect(told).toEqual([]);
  });

  test('tells why it failed, once', () => {
    const [one, other] = [new SlowWorker(), new SlowWorker()];
    const { told } = poolOf(4, [one, other]);
    one.breakDown();
    other.breakDown();
    expect(told).toEqual(['out of memory']);
    expect(other.isEnded).toBe(true);
  });
});
