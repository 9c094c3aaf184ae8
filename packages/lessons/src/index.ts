export { CHAPTERS, SEAT_AREAS } from './lesson.ts';
export type {
  Aiming,
  Area,
  Attempt,
  Chapter,
  Choosing,
  Emblem,
  Handwritten,
  Lesson,
  Look,
  Reading,
  Scene,
  SeatArea,
  Step,
  Watching,
  Words,
} from './lesson.ts';
export { lessonAfter, lessonById, LESSONS } from './lessons/index.ts';
export { chooseOption, beginLesson, canTryAgain, goOn, stepsOf, tryAgain } from './progress.ts';
export type { Awaited, Progress } from './progress.ts';
export { cardsIn, partsOf, spoken } from './words.ts';
