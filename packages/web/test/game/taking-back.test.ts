import { parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { describe, expect, test } from 'vitest';
import { chosen, courseOf, decisionNow } from '../../src/game/course.ts';
import type { Course } from '../../src/game/course.ts';
import { takingBackOf } from '../../src/game/taking-back.ts';

const SAROGAKANAS = 'play:sarogakanas-the-ancient';

const DEAL: GameRecord = { setup: { decks: ['vulca', 'hoax'], seed: 3, first: 0 }, choices: [] };

/** Passes on until something of that kind can be chosen. */
function until(course: Course, kind: string): Course {
  const options = decisionNow(course)?.options ?? [];
  return options.some((option) => option.kind === kind) ? course : until(chosen(course, 'done'), kind);
}

const firstOf = (course: Course, kind: string): string =>
  decisionNow(course)?.options.find((option) => option.kind === kind)?.id ?? '';

const choose = (course: Course, kind: string): Course => chosen(course, firstOf(course, kind));

/** The fight for Fire goes on with a card. */
function playing(option: string, seats: NonNullable<Handwritten['seats']>): Course {
  const position = stateFromPosition(parsePosition({ element: 'fire', seats }));
  const course = choose(until(courseOf({ setup: { position }, choices: [] }), 'continue'), 'continue');
  return chosen(until(course, 'play'), option);
}

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
    const asked = playing(SAROGAKANAS, [
      { deck: 'hoax', hand: ['Sarogakanas the Ancient', 'Tome of Wisdom'] },
      { deck: 'vulca', hand: ['Volca', 'Sear', 'Torch'], combat: ['Spark'] },
    ]);
    expect(takingBackOf(asked, 0).kind).toBe('possible');
    expect(takingBackOf(chosen(asked, 'discard-at-random'), 0)).toEqual({ kind: 'revealed' });
  });

  test('what lay face down neither, but what both could see anyway', () => {
    const vulca = { deck: 'vulca', hand: ['Cinder', 'Spark'] } as const;
    const buka = { deck: 'buka', combat: ['Captain Su Cha'] } as const;
    const faceDown = playing('play:cinder', [vulca, { ...buka, bluffs: ['Cannoneer Tara Ko'] }]);
    expect(takingBackOf(choose(faceDown, 'discardFaceDown'), 0).kind).toBe('revealed');
    const open = playing('play:cinder', [vulca, { ...buka, support: ['Armory'] }]);
    expect(takingBackOf(choose(open, 'discard'), 0).kind).toBe('possible');
  });
});
