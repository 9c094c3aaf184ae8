import { describe, expect, test } from 'vitest';
import { CARDS, deckOf } from '../../src/cards/index.ts';
import { boxWith, BUILT_IN } from '../../src/cards/box.ts';
import { apply, decision } from '../../src/decision/decision.ts';
import { newGame } from '../../src/decision/new-game.ts';
import type { GameSetup } from '../../src/decision/new-game.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { positionOf } from '../../src/position/position-of.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import type { GameEvent } from '../../src/state/events.ts';
import { AGENDA_SIZE } from '../../src/state/layout.ts';
import type { State } from '../../src/state/workbench.ts';
import { PEOPLES } from '../../src/vocabulary/card.ts';
import type { Card } from '../../src/vocabulary/card.ts';

/** A small generator for the test's own choices. */
function dice(seed: number): (below: number) => number {
  let word = seed * 2654435761 + 1;
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 0x100000000) * below);
  };
}

function choices(state: State): readonly string[] {
  return decision(state)?.options.map(({ id }) => id) ?? [];
}

/** Plays on with the same choices and tells what happened. */
function story(start: State, seed: number, decisions: number): readonly GameEvent[] {
  const roll = dice(seed);
  const events: GameEvent[] = [];
  let state = start;
  for (let i = 0; i < decisions; i++) {
    const options = choices(state);
    if (options.length === 0) break;
    const applied = apply(state, options[roll(options.length)]);
    events.push(...applied.events);
    state = applied.state;
  }
  return events;
}

/** Any cards of the box, so that every kind of text comes up against every other. */
function mixedDeck(roll: (below: number) => number) {
  const cards = CARDS.filter(({ type }) => type !== 'leader');
  const chosen = new Set<number>();
  while (chosen.size < 40) chosen.add(roll(cards.length));
  return { leader: null, cards: [...chosen].map((i) => cards[i]) };
}

function setupOf(seed: number): GameSetup {
  const roll = dice(seed + 1000);
  const people = () => PEOPLES[roll(PEOPLES.length)];
  return {
    seed,
    decks: seed % 2 === 0 ? [mixedDeck(roll), mixedDeck(roll)] : [people(), people()],
    edition: seed % 4 < 2 ? 'legends' : 'first',
  };
}

const MAX_DECISIONS = 300;

/** A few of the states between the decisions of a phase, in a game of random choices. */
function* betweenDecisions(seed: number, stride: number): Generator<State> {
  const roll = dice(seed);
  let { state } = newGame(setupOf(seed));
  for (let i = 0, found = 0; i < MAX_DECISIONS; i++) {
    if (state.cells[AGENDA_SIZE] === 0 && ++found % stride === 0) yield state;
    const options = choices(state);
    if (options.length === 0) return;
    ({ state } = apply(state, options[roll(options.length)]));
  }
}

describe('a position taken from a game', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 8])('gives the same game again (seed %i)', (seed) => {
    const states = [...betweenDecisions(seed, 8)];
    expect(states.length).toBeGreaterThan(5);
    for (const [i, state] of states.entries()) {
      const position = positionOf(state);
      const again = stateFromPosition(
        parsePosition(JSON.parse(JSON.stringify(position)), BUILT_IN),
        BUILT_IN,
      );
      expect(positionOf(again)).toEqual(position);
      expect(story(again, i, 12)).toEqual(story(state, i, 12));
    }
  });

  test.each(['emissary', 'inquisitor'] as const)('remembers that the text of an %s was used', (type) => {
    const speaker: Card = {
      id: 'speaker',
      name: { en: 'Speaker', de: 'Sprecherin' },
      people: type,
      number: 900,
      type,
      text: [{ when: 'oncePerTurn', may: true, steps: [{ do: 'draw', count: 1 }] }],
    };
    const box = boxWith([speaker]);
    const decks = [{ ...deckOf('vulca'), emissaries: [speaker] }, 'hoax'] as const;
    const { state } = apply(newGame({ decks, seed: 1, first: 0 }).state, 'use:speaker');
    const position = positionOf(state);
    expect(position.thisTurn.used).toEqual(['speaker']);
    const again = stateFromPosition(parsePosition(position, box), box);
    expect(positionOf(again)).toEqual(position);
    expect(choices(again)).toEqual(choices(state));
  });
});
