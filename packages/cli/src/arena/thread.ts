import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Seat } from '@bluemoon/engine';
import { startRunner } from './runner.ts';
import type { Settings } from './runner.ts';
import type { StartWorker } from './play-all.ts';
import { startHere } from './this-thread.ts';
import type { Outcome } from './outcome.ts';
import { killGroup } from './program.ts';
import type { Fixture } from './schedule.ts';

interface Instruction {
  readonly settings: Settings;
  readonly heartbeat: SharedArrayBuffer;
}

type Command =
  | { readonly do: 'play'; readonly fixtures: readonly Fixture[] }
  | { readonly do: 'leave' | 'leaveAtOnce' };

type Notice =
  | { readonly did: 'play'; readonly outcome: Outcome }
  | { readonly did: 'start' | 'end'; readonly program: number };

/** Cells of the heartbeat, which the main thread reads while a bot thinks. */
const THOUGHT = 0;
const SEAT = 1;
const CELLS = 2;
const NOBODY = -1;

/** Milliseconds in which an idle thread may exit by itself, with the programs it has just started. */
const EXIT_MILLISECONDS = 300;

/** Kills the programs of all threads, however this process exits. */
const threads = new Set<() => void>();
const endAll = (): void => threads.forEach((end) => end());

/** Starts a thread. The program is one bundle, which starts again there and finds `workInThread`. */
const startThread: StartWorker = (settings, listener) => {
  const heartbeat = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  const cells = new Int32Array(heartbeat);
  Atomics.store(cells, SEAT, NOBODY);
  const instruction: Instruction = { settings, heartbeat };
  const worker = new Worker(new URL(import.meta.url), { workerData: instruction });
  const programs = new Set<number>();
  let isWanted = true;

  worker.on('message', (notice: Notice) => {
    switch (notice.did) {
      case 'play':
        return listener.played(notice.outcome);
      case 'start':
        return void programs.add(notice.program);
      case 'end':
        return void programs.delete(notice.program);
    }
  });
  const end = (): void => {
    isWanted = false;
    programs.forEach(killGroup);
  };
  process.off('exit', endAll).once('exit', endAll);
  threads.add(end);
  const gone = new Promise<void>((resolve) => {
    const lose = (why: string): void => {
      const wasWanted = isWanted;
      end();
      threads.delete(end);
      resolve();
      if (wasWanted) listener.lost(why);
    };
    worker.on('error', (error: Error) => lose(error.message));
    worker.on('exit', (code) => lose(`Its thread ended with code ${code}.`));
  });
  const order = (given: Command): void => worker.postMessage(given, []);

  return {
    play: (fixtures) => order({ do: 'play', fixtures }),
    thought: () => {
      const seat = Atomics.load(cells, SEAT);
      return { number: Atomics.load(cells, THOUGHT), seat: seat === NOBODY ? null : (seat as Seat) };
    },
    finish: () => {
      isWanted = false;
      order({ do: 'leave' });
      return gone;
    },
    terminate: () => {
      end();
      order({ do: 'leaveAtOnce' });
      const timer = setTimeout(() => void worker.terminate(), EXIT_MILLISECONDS);
      void gone.then(() => clearTimeout(timer));
    },
  };
};

/** When run from source there is no bundle to start in another thread, so games are played in this one. */
export const startWorker: StartWorker = import.meta.url.endsWith('.ts') ? startHere : startThread;

/** Whether this thread was started to play games. */
export function isArenaThread(): boolean {
  return !isMainThread && (workerData as Partial<Instruction> | null)?.heartbeat instanceof SharedArrayBuffer;
}

const tell = (notice: Notice): void => parentPort?.postMessage(notice, []);

/** The other end of `startThread`. */
export function workInThread(): void {
  const { settings, heartbeat } = workerData as Instruction;
  const cells = new Int32Array(heartbeat);
  const runner = startRunner(settings, () => performance.now(), {
    thinking: (seat) => {
      Atomics.store(cells, SEAT, seat ?? NOBODY);
      Atomics.add(cells, THOUGHT, 1);
    },
    started: (program) => tell({ did: 'start', program }),
    ended: (program) => tell({ did: 'end', program }),
  });
  const carryOut = async (order: Command): Promise<void> => {
    switch (order.do) {
      case 'play':
        for (const fixture of order.fixtures) tell({ did: 'play', outcome: await runner.play(fixture) });
        return;
      case 'leave':
        await runner.close();
        parentPort?.close();
        return;
      case 'leaveAtOnce':
        process.exit();
    }
  };
  parentPort?.on('message', (order: Command) => void carryOut(order));
}
