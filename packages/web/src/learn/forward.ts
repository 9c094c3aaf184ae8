import type { Progress } from '@bluemoon/lessons';
import type { LEARN } from './ui-words.ts';

/** The button that leads on. */
export interface Forward {
  readonly label: string;
  readonly act: () => void;
}

interface Ways {
  readonly goOn: () => void;
  readonly tryAgain: () => void;
  readonly leave: () => void;
  /** Null in the last lesson. */
  readonly nextLesson: (() => void) | null;
}

/** Null: something has to be chosen on the table first. */
export function forwardFrom(
  { awaits }: Progress,
  words: (typeof LEARN)['en'],
  { goOn, tryAgain, leave, nextLesson }: Ways,
): Forward | null {
  switch (awaits) {
    case 'goOn':
      return { label: words.goOn, act: goOn };
    case 'choice':
      return null;
    case 'tryAgain':
      return { label: words.tryAgain, act: tryAgain };
    case 'nothing':
      return nextLesson === null
        ? { label: words.finish, act: leave }
        : { label: words.nextLesson, act: nextLesson };
  }
}
