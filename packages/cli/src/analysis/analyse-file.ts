import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { analysisOf, NORMAL_EFFORT, partsOf } from '@bluemoon/analysis';
import type { GameAnalysis, PartResult } from '@bluemoon/analysis';
import { replay, writeNotation } from '@bluemoon/engine';
import type { Box, GameRecord, Replay, Seat } from '@bluemoon/engine';
import { countingNumber, seat } from '../argument-readers.ts';
import { Failure } from '../failure.ts';
import type { Io, Output } from '../io.ts';
import { readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { readRecord } from '../saved-state.ts';
import { workOnAll } from './threads.ts';

/** Shared by `analyse` and `luck`. */
export interface AnalysisGiven extends PacksGiven {
  readonly budget: number;
  readonly seed: number;
  readonly cores?: number;
  readonly lost?: Seat;
  readonly json?: true;
}

export interface Analysed {
  readonly record: GameRecord;
  readonly played: Replay;
  readonly box: Box;
  readonly analysis: GameAnalysis;
}

export function budgetOption(): Option {
  return new Option('--budget <nodes>', 'positions to look at for each decision: more is slower and surer')
    .argParser(countingNumber)
    .default(NORMAL_EFFORT.nodes);
}

export function coresOption(): Option {
  return new Option('--cores <number>', 'threads to use (default: the number of cores)').argParser(
    countingNumber,
  );
}

export function lostOption(): Option {
  return new Option(
    '--lost <seat>',
    'of a game that was resigned or timed out: the seat that lost, 0 or 1',
  ).argParser(seat);
}

export async function analyseFile(file: string, given: AnalysisGiven, io: Io): Promise<Analysed> {
  const box = await readBox(given, io);
  const record = await readRecord(file, io, box);
  const played = replay(record);
  if (record.choices.length === 0) {
    throw new Failure('The record has no choices: there is nothing to analyse.');
  }
  if (given.lost !== undefined && hasEnded(played)) {
    throw new Failure('The game was played to its end, so the record says who lost. Leave out --lost.');
  }
  const parts = partsOf(record);
  const results: PartResult[] = [];
  const effort = { ...NORMAL_EFFORT, nodes: given.budget };
  const assignment = { notation: writeNotation(record), packCards: box.packCards, effort, seed: given.seed };
  show(io.stderr, `Analysing ${parts.length} moments …`);
  await workOnAll(assignment, parts, given.cores ?? availableParallelism(), (result) => {
    results.push(result);
    show(io.stderr, `Analysing: ${results.length} of ${parts.length} moments …`);
  });
  show(io.stderr, '');
  const ended = given.lost === undefined ? null : ({ winner: given.lost === 0 ? 1 : 0 } as const);
  return { record, played, box, analysis: analysisOf(record, results, ended) };
}

const hasEnded = ({ events }: Replay): boolean => events.at(-1)?.at(-1)?.event === 'gameEnded';

function show({ isTerminal, redraw, paint }: Output, line: string): void {
  if (isTerminal) redraw(line === '' ? '' : paint.quiet(line));
}
