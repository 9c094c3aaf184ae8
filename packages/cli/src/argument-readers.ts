import { InvalidArgumentError } from 'commander';
import { readBotName } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import type { Seat } from '@bluemoon/engine';

/** Readers for the values of options; commander tells what they refuse. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('It is a whole number.');
}

/** Of a record: 0 is the deal. */
export function stepNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A step is a whole number from 0.');
}

export function countingNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a whole number from 1.');
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
