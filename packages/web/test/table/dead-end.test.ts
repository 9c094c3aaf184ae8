import { BUILT_IN, decision, parsePosition, replay, stateFromPosition } from '@bluemoon/engine';
import { passesByItself } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';

/** Whether the turn is taken back without asking, when that is all that is left. */
function passesInDeadEnd(backtrack: 'free' | 'retreat' | 'loss', ...played: readonly string[]): boolean {
  const position = stateFromPosition(
    parsePosition(
      {
        backtrack,
        element: 'fire',
        seats: [
          { deck: 'hoax', hand: ['Sarogakanas the Ancient', 'Demegodas the Odd'] },
          { deck: 'vulca', hand: ['Volca', 'Sear'], combat: ['Scorch the Inflammable', 'Fireblast'] },
        ],
      },
      BUILT_IN,
    ),
    BUILT_IN,
  );
  const choices = ['done', 'continue', ...played, 'done'];
  const state = replay({ setup: { position }, choices }).states.at(-1) ?? position;
  const pending = decision(state);
  if (pending?.options.map(({ kind }) => kind).join(' ') !== 'takeBack')
    throw new Error('The turn can be finished.');
  return passesByItself(pending, 'formalities');
}

describe('Taking back a turn that cannot be finished', () => {
  test('is offered even if it is the only option', () => {
    expect(passesInDeadEnd('loss', 'play:sarogakanas-the-ancient', 'discard-at-random')).toBe(false);
    expect(passesInDeadEnd('free', 'play:demegodas-the-odd')).toBe(false);
  });
});
