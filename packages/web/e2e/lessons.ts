import { encode } from '@bluemoon/engine';
import { beginLesson, chooseOption, goOn } from '@bluemoon/lessons';
import type { Lesson, Progress } from '@bluemoon/lessons';

/** A step of a lesson, and a learner's choices that lead to the next one: none where they only read. */
export interface WalkedStep {
  readonly progress: Progress;
  readonly choices: readonly string[];
}

export function walkThrough(lesson: Lesson): readonly WalkedStep[] {
  const walked: WalkedStep[] = [];
  for (let progress = beginLesson(lesson); progress.awaits !== 'nothing';) {
    const choices = progress.awaits === 'choice' ? wayOn(progress) : [];
    walked.push({ progress, choices });
    progress = progress.awaits === 'choice' ? choices.reduce(chooseOption, progress) : goOn(progress);
  }
  return walked;
}

/** Searches the turn for the choices that reach the next step; taking it back leads to nothing new. */
function wayOn(from: Progress): readonly string[] {
  const seen = new Set<string>();
  const search = (progress: Progress, choices: readonly string[]): readonly string[] | null => {
    for (const { id } of progress.options) {
      if (id === 'take-back') continue;
      const next = chooseOption(progress, id);
      const way = [...choices, id];
      if (next.step > from.step) return way;
      const key = encode(next.host.state);
      if (next.objection !== null || next.awaits !== 'choice' || seen.has(key)) continue;
      seen.add(key);
      const found = search(next, way);
      if (found !== null) return found;
    }
    return null;
  };
  const way = search(from, []);
  if (way === null) throw new Error(`${from.lesson.id}: nothing leads on from step ${from.step + 1}.`);
  return way;
}
