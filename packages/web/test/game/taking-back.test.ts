import { parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { chosen, courseOf, decisionNow } from '../../src/game/course.ts';
import type { Course } from '../../src/game/course.ts';
import { takingBackOf } from '../../src/game/taking-back.ts';
import type { Handwritten } from '../../src/learn/lesson.ts';

const SAROGAKANAS = 'play:sarogakanas-the-ancient';

const laid = (position: Handwritten): Course =>
  courseOf({ setup: { position: stateFromPosition(parsePosition(position)) }, choices: [] });

const DEAL: GameRecord = { setup: { decks: ['vulca', 'hoax'], seed: 3, first: 0 }, choices: [] };

/** Passes on until something of that kind can be chosen. */
function until(course: Course, kind: string): Course {
  const options = decisionNow(course)?.options ?? [];
  return options.some((option) => option.kind === kind) ? course : until(chosen(course, 'done'), kind);
}

const firstOf = (course: Course, kind: string): string =>
  decisionNow(course)?.options.find((option) => option.kind === kind)?.id ?? '';

const choose = (course: Course, kind: string): Course => chosen(course, firstOf(course, kind));

describe('taking back', () => {
  test('there is nothing to take back before the first choice', () => {
    expect(takingBackOf(courseOf(DEAL), 0)).toEqual({ kind: 'nothing' });
  });

  test('a card that was played goes back to the hand', () => {
    const before = until(choose(until(courseOf(DEAL), 'start'), 'start'), 'play');
    const back = takingBackOf(choose(before, 'play'), 0);
    expect(back).toEqual({ kind: 'possible', choices: before.record.choices.length });
  });

  test('cards that were picked together go back together', () => {
    const declining = choose(until(courseOf(DEAL), 'decline'), 'decline');
    const picked = choose(choose(declining, 'discard'), 'discard');
    expect(takingBackOf(picked, 0)).toEqual({ kind: 'possible', choices: declining.record.choices.length });
  });

  test('once cards were drawn it is the rival who has to act', () => {
    const declining = choose(until(courseOf(DEAL), 'decline'), 'decline');
    const over = until(choose(declining, 'discard'), 'start');
    expect(takingBackOf(over, 0)).toEqual({ kind: 'rival' });
  });

  test('a card of the rival that came to light is not hidden again (BACKTRACK-2)', () => {
    const rival = { deck: 'vulca', hand: ['Volca', 'Sear', 'Torch'], combat: ['Spark'] };
    const hand = ['Sarogakanas the Ancient', 'Tome of Wisdom'];
    const course = laid({ element: 'fire', seats: [{ deck: 'hoax', hand }, rival] });
    const asked = chosen(until(choose(until(course, 'continue'), 'continue'), 'play'), SAROGAKANAS);
    expect(takingBackOf(asked, 0).kind).toBe('possible');
    expect(takingBackOf(chosen(asked, 'discard-at-random'), 0)).toEqual({ kind: 'revealed' });
  });

  test('what lay face down neither, but what both could see anyway', () => {
    const afterDiscarding = (support: object): string => {
      const vulca = { deck: 'vulca', hand: ['Cinder', 'Spark'] };
      const buka = { deck: 'buka', combat: ['Captain Su Cha'], ...support };
      const course = laid({ element: 'fire', seats: [vulca, buka] });
      const asked = chosen(until(choose(until(course, 'continue'), 'continue'), 'play'), 'play:cinder');
      const discard = decisionNow(asked)?.options.find(({ id }) => id.startsWith('discard'))?.id ?? '';
      return takingBackOf(chosen(asked, discard), 0).kind;
    };
    expect(afterDiscarding({ bluffs: ['Cannoneer Tara Ko'] })).toBe('revealed');
    expect(afterDiscarding({ support: ['Armory'] })).toBe('possible');
  });
});
