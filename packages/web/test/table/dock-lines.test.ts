import { reachIn } from '@bluemoon/ai';
import {
  apply,
  BUILT_IN,
  decision,
  parsePosition,
  replay,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State, View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { consequenceLine, deadEndQuestion, dockLine, waysOut } from '../../src/table/dock-lines.ts';

const names = ['Vulca', 'Hoax'] as const;

function fightIn(
  hand: readonly string[],
  combat: readonly string[],
  { element = 'fire', backtrack = 'free', dragons = {} } = {},
): State {
  const position = {
    element,
    dragons,
    backtrack,
    phase: 'engagement',
    seats: [
      { deck: 'vulca', hand },
      { deck: 'hoax', combat, support: ['Tome of Wisdom'] },
    ],
  };
  return stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
}

function after(state: State, ...choices: readonly string[]): View {
  const end = replay({ setup: { position: state }, choices }).states.at(-1) ?? state;
  return viewFor(end, decision(end)?.seat ?? 0);
}

const linesIn = (view: View) =>
  (['en', 'de'] as const).map((language) => dockLine(view, reachIn(view, BUILT_IN), language));

function under(view: View, kind: string, language: 'en' | 'de' = 'en'): string {
  const option = view.decision?.options?.find((one) => one.kind === kind);
  if (option === undefined) throw new Error(`${kind} cannot be chosen`);
  return consequenceLine(option, view, { reach: reachIn(view, BUILT_IN), names, language, box: BUILT_IN });
}

describe('The line of information in the dock', () => {
  test('says that the total can be matched', () => {
    expect(linesIn(after(fightIn(['Volca'], ['Sarogakanas the Ancient'])))).toEqual([
      { tone: 'good', text: 'Best you can reach: 5 Fire. You need 4.' },
      { tone: 'good', text: 'Du kannst 5 Feuer erreichen. Nötig: 4.' },
    ]);
  });

  test('warns of a total that is out of reach', () => {
    expect(linesIn(after(fightIn(['Torch'], ['Sarogakanas the Ancient'])))).toEqual([
      { tone: 'warning', text: 'You can’t reach 4 Fire. Best: 1.' },
      { tone: 'warning', text: 'Du erreichst nur 1 Feuer. Nötig: 4.' },
    ]);
  });

  test('says that a shield is enough', () => {
    const view = after(
      fightIn(['Spark', 'Infernal Armor'], ['Sarogakanas the Ancient'], { element: 'earth' }),
    );
    expect(linesIn(view)[0]).toEqual({ tone: 'good', text: 'Shielded: you don’t have to match 4.' });
  });

  test('says that the search still runs', () => {
    const view = after(fightIn(['Volca'], ['Sarogakanas the Ancient']));
    expect(dockLine(view, 'searching', 'de')).toEqual({ tone: 'plain', text: 'Suche deine beste Stärke …' });
  });

  test('makes no claim if new cards could help', () => {
    const view = after(fightIn(['Torch'], ['Sarogakanas the Ancient']));
    const reach = { element: 'fire', best: 1, toMatch: 4, canAnnounce: false, isCertain: false } as const;
    expect(dockLine(view, reach, 'en')).toEqual({
      tone: 'plain',
      text: 'Without new cards: 1 Fire. You need 4.',
    });
  });

  test('compares the elements where one has to be named', () => {
    const position = { phase: 'engagement', seats: [{ deck: 'vulca', hand: ['Volca'] }, { deck: 'hoax' }] };
    const state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
    expect(linesIn(after(state, 'start', 'play:volca', 'done', 'done'))[0]?.text).toBe(
      'You have 5 Fire and 1 Earth.',
    );
  });
});

describe('In a dead end', () => {
  const deadEnd = after(
    fightIn(['Torch', 'Infernal Armor'], ['Sarogakanas the Ancient']),
    'continue',
    'play:torch',
    'done',
  );

  test('the dock says what is missing', () => {
    const reach = reachIn(deadEnd, BUILT_IN);
    expect(deadEndQuestion(deadEnd, reach, 'en')).toBe('You need 3 more Fire');
    expect(deadEndQuestion(deadEnd, reach, 'de')).toBe('Dir fehlen 3 Feuer');
    expect(linesIn(deadEnd).map((line) => line?.text)).toEqual([
      'No card in your hand can add that.',
      'Keine Karte deiner Hand bringt das.',
    ]);
  });

  test('there is one way to undo the turn and one to retreat, which undoes it first (ENGAGE-11)', () => {
    const ways = waysOut(deadEnd);
    expect(ways).toEqual({ undo: ['take-back'], retreat: ['take-back', 'retreat'] });
    const state = fightIn(['Torch', 'Infernal Armor'], ['Sarogakanas the Ancient']);
    const choices = ['continue', 'play:torch', 'done', ...(ways?.retreat ?? [])];
    const { events } = choices.reduce(({ state: now }, option) => apply(now, option), {
      state,
      events: [],
    } as ReturnType<typeof apply>);
    expect(events.map(({ event }) => event)).toContain('retreated');
  });

  test('nothing is offered where there is a way on', () => {
    expect(waysOut(after(fightIn(['Volca'], ['Sarogakanas the Ancient'])))).toBeNull();
  });
});

describe('Under a button', () => {
  test('stands how many dragons a retreat costs', () => {
    const view = after(fightIn(['Volca'], ['Sarogakanas the Ancient']));
    expect(under(view, 'retreat')).toBe('1 dragon to Hoax');
    expect(under(view, 'retreat', 'de')).toBe('1 Drache für Hoax');
    const withDragon = after(fightIn(['Volca'], ['Sarogakanas the Ancient'], { dragons: { lika: 0 } }));
    expect(under(withDragon, 'retreat')).toBe('You lose 1 dragon');
    expect(under(withDragon, 'retreat', 'de')).toBe('Du verlierst 1 Drachen');
  });

  test('stands shortly what declining takes', () => {
    const position = { phase: 'engagement', seats: [{ deck: 'vulca', hand: ['Volca'] }, { deck: 'hoax' }] };
    const one = after(stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN));
    expect([under(one, 'decline'), under(one, 'decline', 'de')]).toEqual([
      'Discard a card',
      'Lege eine Karte ab',
    ]);
    const several = {
      ...position,
      seats: [{ deck: 'vulca', hand: ['Volca', 'Spark', 'Torch', 'Sear'] }, { deck: 'hoax' }],
    };
    const four = after(stateFromPosition(parsePosition(several, BUILT_IN), BUILT_IN));
    expect([under(four, 'decline'), under(four, 'decline', 'de')]).toEqual([
      'Discard 1 to 3 cards',
      'Lege 1 bis 3 Karten ab',
    ]);
  });

  test('stands that continuing ends in a retreat, if nothing else is possible', () => {
    expect(under(after(fightIn(['Torch'], ['Sarogakanas the Ancient'])), 'continue')).toBe(
      'Ends in a retreat',
    );
    expect(under(after(fightIn(['Volca'], ['Sarogakanas the Ancient'])), 'continue')).toBe('');
  });
});
