import { chooseOption, beginLesson, goOn, tryAgain } from '@bluemoon/lessons';
import type { Lesson, Progress } from '@bluemoon/lessons';
import type { Shown } from './page-table.svelte.ts';
import type { StoryEntry } from '@bluemoon/play';
import type { SeatLink, SeatNow } from './seat-link.ts';

/** A lesson defines what the learner may choose, and what happens then. */
export interface LessonLink extends SeatLink {
  readonly progress: Progress;
  goOn(): void;
  tryAgain(): void;
}

export function startLessonLink(lesson: Lesson, show: (shown: Shown) => void): LessonLink {
  let progress = $state.raw(beginLesson(lesson));
  let story = $state.raw<readonly StoryEntry[]>([]);

  function advance(next: Progress): void {
    const before = progress.view;
    progress = next;
    if (next.isNewPosition) {
      story = [];
      return;
    }
    story = [...story, { entry: story.length, events: next.events }];
    if (next.events.length > 0) show({ before, events: next.events });
  }

  const now: SeatNow = $derived({
    view: progress.view,
    isAsked: progress.awaits === 'choice',
    story,
    takingBack: null,
    clocks: null,
    presence: ['here', 'here'],
  });

  return {
    get now() {
      return now;
    },
    get progress() {
      return progress;
    },
    choose(options) {
      for (const option of options) advance(chooseOption(progress, option));
    },
    takeBack: () => undefined,
    goOn: () => advance(goOn(progress)),
    tryAgain: () => advance(tryAgain(progress)),
  };
}
