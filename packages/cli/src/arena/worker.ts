import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Seat } from '@bluemoon/engine';
import { openDesk } from './desk.ts';
import type { Terms } from './desk.ts';
import type { Hire } from './crew.ts';
import { hireHere } from './here.ts';
import type { Outcome } from './outcome.ts';
import { killGroup } from './program.ts';
import type { Fixture } from './schedule.ts';

interface Instruction {
  readonly terms: Terms;
  readonly pulse: SharedArrayBuffer;
}

type Order =
  { readonly do: 'play'; readonly fixtures: readonly Fixture[] } | { readonly do: 'leave' | 'leaveAtOnce' };

type Notice =
  | { readonly did: 'play'; readonly outcome: Outcome }
  | { readonly did: 'start' | 'end'; readonly program: number };

/** Cells of the pulse, which the main thread reads while a bot thinks. */
const THOUGHT = 0;
const SEAT = 1;
const CELLS = 2;
const NOBODY = -1;

/** Milliseconds in which a thread that does not think ends by itself, with what it has just started. */
const FAREWELL = 300;

/** Ends what threads have started, however the program comes to its own end. */
const hired = new Set<() => void>();
const endAll = (): void => hired.forEach((end) => end());

/** A thread of its own. The program is one bundle, which starts again there and finds `workInThread`. */
const hireThread: Hire = (terms, employer) => {
  const pulse = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  const cells = new Int32Array(pulse);
  Atomics.store(cells, SEAT, NOBODY);
  const instruction: Instruction = { terms, pulse };
  const worker = new Worker(new URL(import.meta.url), { workerData: instruction });
  const programs = new Set<number>();
  let isWanted = true;

  worker.on('message', (notice: Notice) => {
    switch (notice.did) {
      case 'play':
        return employer.played(notice.outcome);
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
  hired.add(end);
  const gone = new Promise<void>((resolve) => {
    const lose = (why: string): void => {
      const wasWanted = isWanted;
      end();
      hired.delete(end);
      resolve();
      if (wasWanted) employer.lost(why);
    };
    worker.on('error', (error: Error) => lose(error.message));
    worker.on('exit', (code) => lose(`Its thread ended with code ${code}.`));
  });
  const order = (given: Order): void => worker.postMessage(given, []);

  return {
    play: (fixtures) => order({ do: 'play', fixtures }),
    thought: () => {
      const seat = Atomics.load(cells, SEAT);
      return { number: Atomics.load(cells, THOUGHT), seat: seat === NOBODY ? null : (seat as Seat) };
    },
    release: () => {
      isWanted = false;
      order({ do: 'leave' });
      return gone;
    },
    dismiss: () => {
      end();
      order({ do: 'leaveAtOnce' });
      const timer = setTimeout(() => void worker.terminate(), FAREWELL);
      void gone.then(() => clearTimeout(timer));
    },
  };
};

/** From source there is nothing that another thread could start, so that games are played in this one. */
export const hire: Hire = import.meta.url.endsWith('.ts') ? hireHere : hireThread;

/** Whether this thread was hired to play. */
export function isArenaThread(): boolean {
  return !isMainThread && (workerData as Partial<Instruction> | null)?.pulse instanceof SharedArrayBuffer;
}

const tell = (notice: Notice): void => parentPort?.postMessage(notice, []);

/** The other end of `hireThread`. */
export function workInThread(): void {
  const { terms, pulse } = workerData as Instruction;
  const cells = new Int32Array(pulse);
  const desk = openDesk(terms, () => performance.now(), {
    thinking: (seat) => {
      Atomics.store(cells, SEAT, seat ?? NOBODY);
      Atomics.add(cells, THOUGHT, 1);
    },
    started: (program) => tell({ did: 'start', program }),
    ended: (program) => tell({ did: 'end', program }),
  });
  const carryOut = async (order: Order): Promise<void> => {
    switch (order.do) {
      case 'play':
        for (const fixture of order.fixtures) tell({ did: 'play', outcome: await desk.play(fixture) });
        return;
      case 'leave':
        await desk.close();
        parentPort?.close();
        return;
      case 'leaveAtOnce':
        process.exit();
    }
  };
  parentPort?.on('message', (order: Order) => void carryOut(order));
}
