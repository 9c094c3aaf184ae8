import { analysisOf, mostTellingFirst, partsOf } from '@bluemoon/analysis';
import type { GameAnalysis, Part, PartResult } from '@bluemoon/analysis';
import { boxOf, writeNotation } from '@bluemoon/engine';
import type { GameRecord, Seat } from '@bluemoon/engine';
import { startPool, workersFor } from './pool.ts';
import type { PoolWorker } from './pool.ts';

/** The analysis of a game while it is computed. The fields are reactive. */
export interface RunningAnalysis {
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  /** What is known so far. */
  readonly now: GameAnalysis;
  readonly progress: { readonly done: number; readonly of: number };
  readonly failure: string | null;
  /** Stops at once; what was found stays. */
  cancel(): void;
  /** Begins, or goes on after `cancel` or a failure. */
  goOn(): void;
  /** Somebody looks at it: it begins. Call what is returned when they leave; it stops when nobody looks. */
  look(): () => void;
}

export interface Cores {
  readonly newWorker: () => PoolWorker;
  /** How many there are. */
  readonly count: number;
  /** Does something later. */
  readonly later: (ms: number, act: () => void) => void;
}

/** From one page to the next, such as from the result to the analysis, somebody looks again within this time. */
const LEAVING_MS = 1500;
/** New marks come at this pace, so that a page with many cores is not drawn more often than it is read. */
const SHOWING_MS = 150;

/** `winner` tells who won a game that its rules did not end. */
export function runAnalysis(
  record: GameRecord,
  winner: Seat | null,
  { newWorker, count, later }: Cores,
): RunningAnalysis {
  const parts = partsOf(record);
  const done = new Set<Part>();
  const results: PartResult[] = [];
  const known = (): GameAnalysis => analysisOf(record, results, { winner });
  let state = $state<RunningAnalysis['state']>('waiting');
  let now = $state.raw(known());
  let finished = $state(0);
  let failure = $state<string | null>(null);
  let end: (() => void) | null = null;
  let lookers = 0;
  /** It stopped because everybody left, not because somebody wished it. */
  let isLeft = false;
  let willShow = false;

  function show(): void {
    willShow = false;
    now = known();
    finished = done.size;
  }

  function goOn(): void {
    if (state === 'running' || state === 'done') return;
    state = 'running';
    failure = null;
    const workers = Array.from({ length: workersFor(count) }, () => newWorker());
    const game = { notation: writeNotation(record), packCards: boxOf(record).packCards };
    const inOrder = (): readonly Part[] => mostTellingFirst(parts, record, known().curve);
    let open = inOrder().filter((part) => !done.has(part));
    const next = (): Part | undefined => {
      const [first, ...others] = open;
      open = others;
      return first;
    };
    end = startPool(game, next, workers, {
      found(part, result) {
        done.add(part);
        results.push(result);
        if (result.kind === 'curve') open = inOrder().filter((one) => open.includes(one));
        if (!willShow) later(SHOWING_MS, show);
        willShow = true;
      },
      done() {
        show();
        state = 'done';
      },
      failed(message) {
        failure = message;
        state = 'failed';
      },
    });
  }

  function cancel(): void {
    if (state !== 'running') return;
    end?.();
    state = 'stopped';
  }

  return {
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    get progress() {
      return { done: finished, of: parts.length };
    },
    get failure() {
      return failure;
    },
    cancel,
    goOn,
    look() {
      lookers++;
      if (state !== 'stopped' || isLeft) goOn();
      isLeft = false;
      return () => {
        lookers--;
        later(LEAVING_MS, () => {
          if (lookers > 0 || state !== 'running') return;
          isLeft = true;
          cancel();
        });
      };
    },
  };
}
