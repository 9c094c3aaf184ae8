import { reachIn } from '@bluemoon/ai';
import { apply, BUILT_IN, decision, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/table/choices.ts';
import { dockButtons } from '../../src/table/dock-buttons.ts';
import type { DockButton } from '../../src/table/dock-buttons.ts';

function fight(hand: readonly string[], element: string | null = 'fire'): State {
  const rival = { deck: 'hoax', ...(element === null ? {} : { combat: ['Demegodas the Odd'] }) };
  const position = { element, phase: 'engagement', seats: [{ deck: 'vulca', hand }, rival] };
  return stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
}

function buttonsAfter(from: State, ...choices: readonly string[]): readonly DockButton[] {
  const state = choices.reduce((now, choice) => apply(now, choice).state, from);
  const view = viewFor(state, decision(state)?.seat ?? 0);
  const telling = {
    reach: reachIn(view, BUILT_IN),
    names: ['Vulca', 'Hoax'],
    language: 'en',
    box: BUILT_IN,
  } as const;
  return dockButtons(choicesOf(view).buttons, view, telling);
}

const looks = (buttons: readonly DockButton[]) => buttons.map(({ id, look }) => [id, look]);

describe('The buttons of the dock', () => {
  test('highlight what is sensible, and ask twice where something is lost', () => {
    const buttons = buttonsAfter(fight(['Volca', 'Fireblast']));
    expect(looks(buttons)).toEqual([
      ['retreat', 'plain'],
      ['continue', 'highlighted'],
    ]);
    expect(buttons.map(({ needs }) => needs)).toEqual(['two presses', 'one press']);
    expect(buttons[0]?.consequence).toBe('1 dragon to Hoax');
  });

  test('highlight nothing before a dead end', () => {
    const [, onward] = buttonsAfter(fight(['Torch']));
    expect(onward).toMatchObject({ id: 'continue', look: 'plain', consequence: 'Ends in a retreat' });
  });

  test('show the higher total in the colour of its element', () => {
    const buttons = buttonsAfter(fight(['Volca'], null), 'start', 'play:volca', 'done', 'done');
    expect(looks(buttons)).toEqual([
      ['announce:fire', 'fire'],
      ['announce:earth', 'plain'],
    ]);
    const earth = buttonsAfter(fight(['Torch'], null), 'start', 'play:torch', 'done', 'done');
    expect(looks(earth)).toEqual([
      ['announce:fire', 'plain'],
      ['announce:earth', 'earth'],
    ]);
  });

  test('offer exactly one way to undo the turn and one to retreat in a dead end', () => {
    const state = fight(['Torch', 'Infernal Armor']);
    expect(buttonsAfter(state, 'continue', 'play:torch', 'done')).toEqual([
      {
        id: 'retreat',
        choices: ['take-back', 'retreat'],
        label: 'Retreat',
        consequence: '1 dragon to Hoax',
        look: 'plain',
        needs: 'two presses',
      },
      {
        id: 'take-back',
        choices: ['take-back'],
        label: 'Undo this turn',
        consequence: 'Back to the Engagement phase',
        look: 'highlighted',
        needs: 'one press',
      },
    ]);
  });
});
