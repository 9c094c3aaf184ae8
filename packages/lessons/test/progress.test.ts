import { describe, expect, test } from 'vitest';
import { FIRST_FIGHT } from '../src/lessons/first-fight.ts';
import { SECOND_FIGHT } from '../src/lessons/second-fight.ts';
import { SIX_CARDS } from '../src/lessons/six-cards.ts';
import type { Lesson } from '../src/lesson.ts';
import { chooseOption, beginLesson, canTryAgain, goOn, tryAgain } from '../src/progress.ts';
import type { Progress } from '../src/progress.ts';
import { partsOf } from '../src/words.ts';
import { walk } from './walking.ts';

const announcedIn = (lesson: Lesson): readonly string[] =>
  walk(lesson)
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.event === 'announced' ? [`${event.seat}: ${event.power} ${event.element}`] : [],
    );

const after = (progress: Progress, ...choices: readonly string[]): Progress =>
  choices.reduce(chooseOption, progress);

describe('the worked examples of the first edition', () => {
  test('is played as in the rulebook: 5, 5 and 10 Fire, and one dragon for the Vulca (EX-1)', () => {
    expect(announcedIn(FIRST_FIGHT)).toEqual(['0: 5 fire', '1: 5 fire', '0: 10 fire']);
    const end = walk(FIRST_FIGHT).at(-1)?.view;
    expect(Object.values(end?.dragons ?? {}).filter((place) => place === 0)).toHaveLength(1);
    expect(end?.seats.map(({ hand, drawDeck }) => [hand.count, drawDeck.count])).toEqual([
      [6, 21],
      [6, 22],
    ]);
    expect(end?.turn.seat).toBe(1);
  });

  test('too, seen by the Hoax, who get the dragon back and one for themselves (EX-2)', () => {
    expect(announcedIn(SECOND_FIGHT)).toEqual([
      '0: 3 earth',
      '1: 5 earth',
      '0: 7 earth',
      '1: 5 fire',
      '0: 3 fire',
      '1: 6 fire',
      '0: 7 fire',
    ]);
    const end = walk(SECOND_FIGHT).at(-1)?.view;
    expect(Object.values(end?.dragons ?? {}).filter((place) => place === 0)).toHaveLength(1);
    expect(Object.values(end?.dragons ?? {}).filter((place) => place === 'board')).toHaveLength(2);
    expect(end?.seats.map(({ hand, drawDeck }) => [hand.count, drawDeck.count])).toEqual([
      [6, 15],
      [6, 16],
    ]);
  });
});

describe('input at the wrong time changes nothing', () => {
  const reading = beginLesson(FIRST_FIGHT);
  const choosing = goOn(goOn(reading));

  test('a choice while there is something to read', () => {
    expect(reading.awaits).toBe('goOn');
    expect(reading.options).toEqual([]);
    expect(chooseOption(reading, 'start')).toBe(reading);
  });

  test('continuing, or trying again, while a choice is awaited', () => {
    expect(choosing.awaits).toBe('choice');
    expect(goOn(choosing)).toBe(choosing);
    expect(tryAgain(choosing)).toBe(choosing);
  });

  test('an unknown option', () => {
    expect(chooseOption(choosing, 'retreat')).toBe(choosing);
    expect(chooseOption(choosing, '')).toBe(choosing);
  });

  test('anything once the lesson is over', () => {
    const end = walk(FIRST_FIGHT).at(-1) as Progress;
    expect(goOn(end)).toBe(end);
    expect(chooseOption(end, 'done')).toBe(end);
  });
});

test('an objection disappears with the right choice', () => {
  const objected = chooseOption(goOn(goOn(beginLesson(FIRST_FIGHT))), 'decline');
  expect(objected.objection?.en).toMatch(/start the fight/);
  expect(chooseOption(objected, 'start')).toMatchObject({ objection: null, step: objected.step + 1 });
});

describe('an attempt at a goal', () => {
  const goal = goOn(goOn(beginLesson(SIX_CARDS)));

  test('starts with nothing to try again', () => {
    expect(goal.goal).not.toBeNull();
    expect(canTryAgain(goal)).toBe(false);
  });

  test('can be restarted at any time, not only when it was missed', () => {
    const midway = after(goal, 'continue', 'play:lavar-the-powerful');
    expect(midway.awaits).toBe('choice');
    expect(canTryAgain(midway)).toBe(true);
    expect(tryAgain(midway).host).toBe(goal.host);
    expect(tryAgain(midway).attemptEvents).toEqual([]);
  });

  test('is missed at the end of the turn, and the table shows the result', () => {
    const missed = after(goal, 'continue', 'play:lavar-the-powerful', 'done');
    expect(missed.awaits).toBe('tryAgain');
    expect(missed.view.turn.seat).toBe(1);
    expect(chooseOption(missed, 'done')).toBe(missed);
  });
});

test('words name cards in the language in which they are spoken', () => {
  const words = { en: 'Play [fireblast] now.', de: 'Spiele jetzt [fireblast].' };
  expect(partsOf(words, 'de')).toEqual(['Spiele jetzt ', { card: 'fireblast', name: 'Feuerstoß' }, '.']);
});
