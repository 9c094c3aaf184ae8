import { parsePosition, readNotation, replay, RulesError, stateFromPosition } from '@bluemoon/engine';
import type { Box, GameRecord, State } from '@bluemoon/engine';
import { Failure } from './failure.ts';
import { readText, titleOf } from './files.ts';
import type { Io } from './io.ts';

export async function readRecord(file: string, io: Io, box: Box): Promise<GameRecord> {
  const text = await readText(file, 'record', io);
  if (looksLikePosition(text)) {
    throw new Failure(`${titleOf(file)} is a position, not the record of a game. See docs/NOTATION.md.`);
  }
  return recordIn(text, file, box);
}

/** A position, or the state of a record after `step` steps. Without a step: where the record ends. */
export async function readSavedState(
  file: string,
  step: number | undefined,
  io: Io,
  box: Box,
): Promise<State> {
  const text = await readText(file, 'savedState', io);
  if (looksLikeRecord(text)) return stateAt(recordIn(text, file, box), step, file);
  if (step === undefined) return positionIn(text, file, box);
  throw new Failure(`--from counts the steps of a record, but ${titleOf(file)} is a position.`);
}

const looksLikeRecord = (text: string): boolean => text.trimStart().startsWith('blue moon record');
const looksLikePosition = (text: string): boolean => text.trimStart().startsWith('{');

function recordIn(text: string, file: string, box: Box): GameRecord {
  if (text.trim() === '') throw new Failure(`${titleOf(file)} is empty. See docs/NOTATION.md for records.`);
  return explained(file, () => readNotation(text, box));
}

function stateAt(record: GameRecord, step: number | undefined, file: string): State {
  const { states } = replay(record);
  const state = states[step ?? states.length - 1];
  if (state !== undefined) return state;
  throw new Failure(`${titleOf(file)} has steps 0 to ${states.length - 1}: there is no step ${step}.`);
}

function positionIn(text: string, file: string, box: Box): State {
  if (text.trim() === '')
    throw new Failure(`${titleOf(file)} is empty. See docs/POSITIONS.md for positions.`);
  if (!looksLikePosition(text)) {
    throw new Failure(
      `${titleOf(file)} is neither a position (docs/POSITIONS.md) nor the record of a game (docs/NOTATION.md).`,
    );
  }
  const json = jsonIn(text, file);
  return explained(file, () => stateFromPosition(parsePosition(json, box), box));
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Failure(`${titleOf(file)} is not valid JSON: ${(error as Error).message}.`);
  }
}

function explained<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RulesError) {
      throw new Failure(`${titleOf(file)}: ${error.message}`);
    }
    throw error;
  }
}
