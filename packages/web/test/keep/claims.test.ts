import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { claimsIn } from '../../src/keep/claims.ts';
import type { Claims } from '../../src/keep/claims.ts';

type Locks = Parameters<typeof claimsIn>[0];
type Others = Parameters<typeof claimsIn>[1];

interface Holder {
  readonly stolen: (reason: Error) => void;
}

/** The locks that all tabs of a browser share. */
function browserLocks(): Locks {
  const holders = new Map<string, Holder>();
  const waiting = new Set<() => void>();

  const hold = (name: string, use: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder: Holder = { stolen: reject };
      holders.set(name, holder);
      void use().then((value) => {
        if (holders.get(name) === holder) holders.delete(name);
        resolve(value);
        waiting.forEach((retry) => retry());
      });
    });

  const request = (name: string, { steal, signal }: LockOptions, use: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const retry = (): void => {
        if (holders.has(name)) return;
        waiting.delete(retry);
        resolve(hold(name, use));
      };
      if (steal === true) {
        holders.get(name)?.stolen(new DOMException('stolen', 'AbortError'));
        holders.delete(name);
      }
      signal?.addEventListener('abort', () => {
        waiting.delete(retry);
        reject(signal.reason as Error);
      });
      waiting.add(retry);
      retry();
    });
  return { request } as Locks;
}

/** Tabs of one browser. One that sleeps hears nothing. */
function browser() {
  const locks = browserLocks();
  const tabs: ((event: MessageEvent<unknown>) => void)[] = [];
  const tab = ({ isAsleep }: { readonly isAsleep: boolean }): Claims => {
    let heard: ((event: MessageEvent<unknown>) => void) | null = null;
    const others = {
      postMessage: (data: unknown) =>
        tabs.forEach((listener) => listener !== heard && listener({ data } as MessageEvent<unknown>)),
      addEventListener: (_type: string, listener: (event: MessageEvent<unknown>) => void) => {
        heard = listener;
        if (!isAsleep) tabs.push(listener);
      },
    } as unknown as Others;
    return claimsIn(locks, others);
  };
  return { tab };
}

/** Time limits that end when the test says so, by their milliseconds. */
function timeLimits(): { readonly end: (milliseconds: number) => void } {
  const limits: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    limits.push({ milliseconds, controller });
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return {
    end: (milliseconds) =>
      limits
        .filter((limit) => limit.milliseconds === milliseconds)
        .forEach(({ controller }) => controller.abort(new DOMException('too late', 'TimeoutError'))),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a tab does when it loses its game, and whether it has done so. */
function saving() {
  const saved = { isDone: false };
  return { saved, handOver: () => Promise.resolve(void (saved.isDone = true)) };
}

describe('A game that is open in another tab', () => {
  test('is not claimed', async () => {
    const { end } = timeLimits();
    const { tab } = browser();
    await tab({ isAsleep: false }).claim('one', saving().handOver);
    const claim = tab({ isAsleep: false }).claim('one', saving().handOver);
    end(300);
    expect(await claim).toBeNull();
  });

  test('is handed over when the other tab has saved it', async () => {
    timeLimits();
    const { tab } = browser();
    const { saved, handOver } = saving();
    await tab({ isAsleep: false }).claim('one', handOver);
    await tab({ isAsleep: false }).takeOver('one', saving().handOver);
    expect(saved.isDone).toBe(true);
  });

  test('is stolen from a tab that sleeps, after two seconds, and the tab stops when it wakes', async () => {
    const { end } = timeLimits();
    const { tab } = browser();
    const { saved, handOver } = saving();
    await tab({ isAsleep: true }).claim('one', handOver);
    let isTaken = false;
    const takeOver = tab({ isAsleep: false })
      .takeOver('one', saving().handOver)
      .then(() => (isTaken = true));
    await settled();
    expect(isTaken).toBe(false);
    end(2000);
    await takeOver;
    await settled();
    expect(saved.isDone).toBe(true);
    const third = tab({ isAsleep: false }).claim('one', saving().handOver);
    end(300);
    expect(await third).toBeNull();
  });
});
