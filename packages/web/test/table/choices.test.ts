import { apply, BUILT_IN, decision, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { meetingsIn, pickingIn } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { choicesBy, choicesOf } from '../../src/table/choices.ts';
import type { Choices } from '../../src/table/choices.ts';

/** The Vulca have played Volca; a demand of the rival is open. */
function facing(rival: object, hand: readonly string[]): State {
  const seats = [{ deck: 'vulca', hand: ['Volca', ...hand] }, rival];
  const position = parsePosition({ element: 'fire', phase: 'engagement', seats }, BUILT_IN);
  return ['continue', 'play:volca', 'done'].reduce(
    (state, option) => apply(state, option).state,
    stateFromPosition(position, BUILT_IN),
  );
}

function choicesIn(state: State): Choices {
  const view = viewFor(state, decision(state)?.seat ?? 0);
  return choicesOf(view, meetingsIn(view, BUILT_IN));
}

const pressed = (choices: Choices): Readonly<Record<string, readonly (readonly string[])[]>> =>
  Object.fromEntries([...choices.onCards].map(([spot, options]) => [spot, options.map(choicesBy)]));

describe('To meet a demand', () => {
  const sirens = { deck: 'aqua', combat: ['Terrible Kraken'], support: ['Irresistible Sirens'] };
  const caterpillar = { deck: 'pillar', combat: ['Colossus Gigantus', 'Caterpillar Lightseeker'] };

  test('the cards of the hand that pay glow, not the card that demands', () => {
    const choices = pressed(choicesIn(facing(sirens, ['Spark', 'Sear', 'Infernal Armor'])));
    expect(choices['0:spark']).toEqual([['meet:irresistible-sirens', 'discard:spark']]);
    expect(choices['0:sear']).toEqual([['meet:irresistible-sirens', 'discard:sear']]);
    expect(choices['1:irresistible-sirens']).toBeUndefined();
  });

  test('a card that is enough is discarded by one press', () => {
    const state = facing(sirens, ['Spark', 'Sear']);
    const [option] = choicesIn(state).onCards.get('0:spark') ?? [];
    if (option === undefined) throw new Error('Spark pays for the Sirens');
    const after = choicesBy(option).reduce((now, choice) => apply(now, choice).state, state);
    expect(decision(after)?.options.map(({ id }) => id)).toEqual(['done']);
  });

  test('several cards are picked as for other sets', () => {
    const state = facing(caterpillar, ['Spark', 'Torch', 'Sear']);
    const [option] = choicesIn(state).onCards.get('0:torch') ?? [];
    expect(option).toMatchObject({ id: 'meet:caterpillar-lightseeker', picks: 'discard:torch' });
    const paying = apply(state, 'meet:caterpillar-lightseeker').state;
    const picking = pickingIn(viewFor(paying, 0), BUILT_IN);
    expect(picking?.options.map(({ id }) => id)).toContain('discard:torch');
  });

  test('a card that can also be played offers both', () => {
    const state = facing(caterpillar, ['Fireblast', 'Spark', 'Torch', 'Sear']);
    const both = choicesIn(state).onCards.get('0:fireblast') ?? [];
    expect(both.map(({ kind }) => kind)).toEqual(['play', 'meet']);
  });
});

/** After announcing with these cards, at the end of the turn. */
function using(...combat: readonly string[]): Choices {
  const seats = [
    { deck: 'khind', hand: ['Nostyle'], combat },
    { deck: 'hoax', hand: ['Catusan'], combat: ['Sarogakanas the Ancient'] },
  ];
  const position = { element: 'fire', phase: 'boosterSupport', seats };
  return choicesIn(apply(stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN), 'done').state);
}

describe('The text of a card', () => {
  test('has a button besides its card if no other text can be used', () => {
    const { onCards, buttons } = using('TopBanana', 'Nobrains');
    expect([...onCards.keys()]).toEqual(['0:topbanana']);
    expect(buttons.map(({ id }) => id)).toContain('use:topbanana');
  });

  test('is chosen on its card if there are several', () => {
    const { onCards, buttons } = using('TopBanana', 'TopShot');
    expect([...onCards.keys()]).toEqual(['0:topbanana', '0:topshot']);
    expect(buttons.map(({ kind }) => kind)).toEqual(['done']);
  });
});
