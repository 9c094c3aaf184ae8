import { mergedProgress, NO_PUZZLES } from '@bluemoon/analysis/puzzles';
import type { PuzzleProgress } from '@bluemoon/analysis/puzzles';
import type { PeopleRefusal } from '@bluemoon/wire';
import { posted } from '../online/http.ts';
import type { HttpReply } from '../online/http.ts';
import type { KeptProgress } from './progress.ts';

/** What all devices of the player know together; null if the server cannot be asked now. */
export async function sharedProgress(name: string, kept: () => KeptProgress): Promise<KeptProgress | null> {
  // What another player has left in this browser is theirs.
  const ownIn = (progress: KeptProgress): PuzzleProgress =>
    progress.owner === null || progress.owner === name ? progress : NO_PUZZLES;
  const { ends, streak } = ownIn(kept());
  const reply: HttpReply<PuzzleProgress, PeopleRefusal> = await posted('online/puzzles', { ends, streak });
  // Another puzzle may have been tried meanwhile.
  return reply.kind === 'done' ? { ...mergedProgress(reply.answer, ownIn(kept())), owner: name } : null;
}
