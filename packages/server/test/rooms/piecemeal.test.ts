import { describe, expect, it } from 'vitest';
import { startPiecemeal } from '../../src/rooms/piecemeal.ts';

function* work(name: string, done: string[]): Generator<void, string> {
  for (const piece of [1, 2, 3]) {
    done.push(`${name}${piece}`);
    yield;
  }
  return name;
}

describe('long work in pieces', () => {
  it('is done one work after the other, with a turn for others between two pieces', async () => {
    const done: string[] = [];
    const piecemeal = startPiecemeal();
    const both = Promise.all([piecemeal(work('a', done)), piecemeal(work('b', done))]);
    const others = (async () => {
      while (done.length < 6) {
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        done.push('other');
      }
    })();
    expect(await both).toEqual(['a', 'b']);
    await others;
    expect(done.filter((what) => what !== 'other')).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
    expect(done.indexOf('other')).toBeLessThan(done.indexOf('b3'));
  });

  it('goes on after a work that failed', async () => {
    const piecemeal = startPiecemeal();
    const faulty = piecemeal(
      (function* (): Generator<void, never> {
        yield;
        throw new Error('unreadable');
      })(),
    );
    await expect(faulty).rejects.toThrow('unreadable');
    expect(await piecemeal(work('next', []))).toBe('next');
  });
});
