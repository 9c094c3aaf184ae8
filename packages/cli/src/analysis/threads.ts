import { setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Part, PartResult } from '@bluemoon/analysis';
import { workerOn } from './work.ts';
import type { Assignment } from './work.ts';

/** Works on all parts, in their order, and tells each result when it is there. */
export async function workOnAll(
  assignment: Assignment,
  parts: readonly Part[],
  cores: number,
  tell: (result: PartResult) => void,
): Promise<void> {
  const waiting = parts.values();
  // When run from source there is no bundle to start in another thread.
  if (cores === 1 || import.meta.url.endsWith('.ts')) return workHere(assignment, waiting, tell);
  await Promise.all(
    Array.from({ length: Math.min(cores, parts.length) }, () => workInThread(assignment, waiting, tell)),
  );
}

async function workHere(
  assignment: Assignment,
  waiting: Iterable<Part>,
  tell: (result: PartResult) => void,
): Promise<void> {
  const work = workerOn(assignment);
  for (const part of waiting) {
    tell(work(part));
    // Lets signals through.
    await setImmediate();
  }
}

/** The program is one bundle, which starts again in the thread and finds `serveParts`. */
async function workInThread(
  assignment: Assignment,
  waiting: Iterator<Part>,
  tell: (result: PartResult) => void,
): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { analyse: assignment } });
  try {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      tell(await resultFrom(worker, next.value));
    }
  } finally {
    await worker.terminate();
  }
}

function resultFrom(worker: Worker, part: Part): Promise<PartResult> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners().once('message', resolve).once('error', reject);
    worker.postMessage(part, []);
  });
}

interface Instruction {
  readonly analyse: Assignment;
}

/** Whether this thread was started to analyse a game. */
export function isAnalysisThread(): boolean {
  return !isMainThread && (workerData as Partial<Instruction> | null)?.analyse !== undefined;
}

/** The other end of `workInThread`. */
export function serveParts(): void {
  const work = workerOn((workerData as Instruction).analyse);
  parentPort?.on('message', (part: Part) => parentPort?.postMessage(work(part), []));
}
