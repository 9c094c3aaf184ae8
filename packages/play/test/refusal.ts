import { PlayError, type Bilingual } from '../src/index.ts';

/** What is said to somebody who asks for something impossible. */
export function refusalOf(attempt: () => unknown): Bilingual {
  try {
    attempt();
  } catch (error) {
    if (error instanceof PlayError) return error.words;
    throw error;
  }
  throw new Error('nothing was refused');
}
