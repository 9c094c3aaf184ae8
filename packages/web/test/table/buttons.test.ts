import { BUILT_IN, decision, parsePosition, replay, stateFromPosition, viewFor } from '@bluemoon/engine';
import { passesByItself } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { isFinal } from '../../src/table/buttons.ts';

/** A turn that cannot be finished, with or without having seen the rival's hand. */
function deadEnd(backtrack: 'free' | 'retreat' | 'loss', character: string, ...then: readonly string[]) {
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
  const choices = ['done', 'continue', `play:${character}`, ...then, 'done'];
  const state = replay({ setup: { position }, choices }).states.at(-1) ?? position;
  const pending = decision(state);
  const option = pending?.options.find(({ kind }) => kind === 'takeBack');
  if (pending === null || option === undefined) throw new Error('The turn can be finished.');
  return { passes: passesByItself(pending, 'formalities'), isFinal: isFinal(option, viewFor(state, 0)) };
}

const blind = ['sarogakanas-the-ancient', 'discard-at-random'] as const;

describe('Taking back a turn that cannot be finished', () => {
  test('needs a second press if it costs the fight or the game (BACKTRACK-4)', () => {
    expect(deadEnd('retreat', ...blind).isFinal).toBe(true);
    expect(deadEnd('loss', ...blind).isFinal).toBe(true);
    expect(deadEnd('free', ...blind).isFinal).toBe(false);
    expect(deadEnd('loss', 'demegodas-the-odd').isFinal).toBe(false);
  });

  test('is offered even if it is the only option', () => {
    expect(deadEnd('loss', ...blind).passes).toBe(false);
  });
});
