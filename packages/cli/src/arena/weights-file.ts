import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unpackWeights } from '@bluemoon/ai';
import type { Weights } from '@bluemoon/ai';
import { Failure } from '../failure.ts';

/** Weights of a bot that were trained and not delivered, to compare them. */
export function weightsIn(file: string, cwd: string): Weights {
  try {
    return unpackWeights(readFileSync(resolve(cwd, file)));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'There is no such file.' : message;
    throw new Failure(`${file} cannot be read as weights of a bot. ${why}`);
  }
}
