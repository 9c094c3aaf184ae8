export { clocksAfter, clocksAtStart, DAY_MS, fallsAt, flagFallen, isByDays, leftAt } from './clock.ts';
export type { Clocks, ClockTerms } from './clock.ts';
export { conduct, ProgramFault } from './conduct.ts';
export type { Conducting, Program } from './conduct.ts';
export {
  choose,
  FORFEIT_CRYSTALS,
  gameRecordOf,
  hostOf,
  leave,
  openTable,
  resign,
  retold,
  timeout,
} from './host.ts';
export type { Host, Outcome, Refusal, TableResult } from './host.ts';
export { eventsFor, latestFor, nowFor, viewOf } from './now.ts';
export type { Latest, Now, Perspective } from './now.ts';
export { passesByItself } from './passing.ts';
export type { Passing } from './passing.ts';
export { isFormality, pressedByItself } from './pressing.ts';
export type { Pressing } from './pressing.ts';
export { USUAL_TERMS } from './record.ts';
export type { Act, Entry, TableRecord, Terms } from './record.ts';
export { resumeTable, stepByStep } from './resume.ts';
export { continueStory } from './story.ts';
export type { StoryEntry } from './story.ts';
export { storyOf } from './story-of.ts';
export { answerTakeBack, askTakeBack, revealsSomething, takeBack, takingBack } from './taking-back.ts';
export type { TakingBack } from './taking-back.ts';
