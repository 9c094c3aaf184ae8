import { InvalidArgumentError } from 'commander';
import { readBotName } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import type { Seat } from '@bluemoon/engine';

/** Parsers for option values; commander reports the errors. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('Give a whole number.');
}

/** Of a record: 0 is the deal. */
export function stepNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A step is a whole number, 0 or more.');
}

export function countingNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('Give a whole number, 1 or more.');
}

/** Time for a program to start: an interpreter, or our own bots with their bundle. */
export const START_MILLISECONDS = 10_000;

const MAX_MILLISECONDS = 86_400_000;

/** Of one decision. */
export function timeLimit(text: string): number {
  const milliseconds = countingNumber(text);
  if (milliseconds <= MAX_MILLISECONDS) return milliseconds;
  throw new InvalidArgumentError('The maximum is a day, 86400000.');
}

export function botName(text: string): BotName {
  try {
    return readBotName(text);
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

export function seat(text: string): Seat {
  if (text === '0') return 0;
  if (text === '1') return 1;
  throw new InvalidArgumentError('A seat is 0 or 1.');
}
