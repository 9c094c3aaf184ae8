import { describe, expect, test } from 'vitest';
import { apply, boxWith, decision, parsePosition, stateFromPosition, viewFor } from '../../src/index.ts';
import type { Card, State } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const [ME, RIVAL] = [0, 1] as const;

const options = (state: State): readonly string[] | undefined => decision(state)?.options.map(({ id }) => id);

const asked = (hand: readonly string[]): Scenario =>
  scenario({ me: { hand: ['Charm Holy Dragon', ...hand] } }).plays('Charm Holy Dragon');

describe('whether a question is asked tells nothing about a hand', () => {
  test('a dragon that nobody can pay for is asked about anyway', () => {
    const [rich, poor] = [
      asked(['Flamebreath the Dazzling', 'Lavar the Powerful']),
      asked(['Torch', 'Ignite']),
    ];
    expect(rich.options).toContain('discard:flamebreath-the-dazzling');
    poor.offers('refuse');
    const seen = [rich, poor].map(({ state }) => viewFor(state, RIVAL).decision);
    expect(seen[0]).toEqual(seen[1]);
  });

  test('a Leadership phase without a card to play is gone through anyway', () => {
    scenario({ me: { hand: ['Torch'] } }).offers('done');
  });

  const tithe: Card = {
    id: 'tithe',
    name: { en: 'Tithe', de: 'Zehnt' },
    people: 'vulca',
    number: 99,
    type: 'support',
    text: [
      {
        when: 'endPhase',
        may: true,
        steps: [{ do: 'pay', payment: { worth: { fire: 8 } }, toAttract: 1 }],
      },
    ],
  };

  const atEnd = (hand: readonly string[]): State => {
    const box = boxWith([tithe]);
    const position = {
      phase: 'refresh',
      element: 'fire',
      seats: [
        { hand, combat: ['volca'], support: ['tithe'] },
        { hand: ['sear'], combat: ['spark'] },
      ],
    };
    return stateFromPosition(parsePosition(position, box), box);
  };

  test('a payment at the end of the turn can be begun, and refused, with any hand', () => {
    const [rich, poor] = [
      atEnd(['flamebreath-the-dazzling', 'lavar-the-powerful']),
      atEnd(['torch', 'ignite']),
    ];
    for (const state of [rich, poor]) expect(options(state)).toEqual(['use:tithe', 'done']);
    const [paying, bluffing] = [rich, poor].map((state) => apply(state, 'use:tithe').state);
    expect(options(paying)).toEqual(['discard:flamebreath-the-dazzling', 'refuse']);
    expect(options(bluffing)).toEqual(['refuse']);
    expect(viewFor(paying, RIVAL).decision).toEqual(viewFor(bluffing, RIVAL).decision);
    expect(viewFor(paying, ME).decision?.options).toHaveLength(2);
  });
});
