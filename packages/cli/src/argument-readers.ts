import { InvalidArgumentError } from 'commander';
import { readBotName } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';

/** Readers for the values of options; commander tells what they refuse. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('It is a whole number.');
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
