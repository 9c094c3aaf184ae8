import { describe, expect, test } from 'vitest';
import { apply, boxWith, decision, parsePosition, stateFromPosition, viewFor } from '../../src/index.ts';
import type { Card, GameEvent, State, Step, Text } from '../../src/index.ts';
import { card, OwnGame, text } from './own-cards.ts';

interface Side {
  readonly [zone: string]: readonly string[] | Readonly<Record<string, readonly string[]>>;
}

/** A position with cards that exist only in a test, in the Leadership phase of seat 0. */
class Table {
  state: State;
  readonly events: GameEvent[] = [];

  constructor(cards: readonly Card[], seats: readonly [Side, Side], more: object = {}) {
    const box = boxWith(cards);
    const position = parsePosition({ phase: 'leadership', element: 'fire', seats, ...more }, box);
    this.state = stateFromPosition(position, box);
  }

  get options(): readonly string[] {
    return decision(this.state)?.options.map(({ id }) => id) ?? [];
  }

  get decider(): 0 | 1 | undefined {
    return decision(this.state)?.seat;
  }

  choose(...options: readonly string[]): this {
    for (const option of options) {
      const { state, events } = apply(this.state, option);
      this.state = state;
      this.events.push(...events);
    }
    return this;
  }
}

const herald = (...steps: readonly Step[]): Card =>
  card('herald', 'leadership', text({ when: 'now', steps }));
const scout = (icons: Card['icons']): Card =>
  card('scout', 'character', {
    fire: 5,
    earth: 5,
    ...(icons === undefined ? {} : { icons }),
    ...text({ when: 'now', steps: [{ do: 'search', where: 'drawDeck', found: 'playOrLoad' }] }),
  });
const HAND = ['herald', 'volca', 'fireblast'];

describe('Text in a form that no card of the box has:', () => {
  test('of the revealed cards several are discarded, each once, and the rest is taken', () => {
    const table = new Table(
      [herald({ do: 'revealTop', count: 3, discard: 2 })],
      [{ hand: ['herald'], drawDeck: ['flare', 'sear', 'sea-devil', 'spark'] }, {}],
      { element: null },
    ).choose('play:herald');
    table.choose(table.options[0] ?? '');
    expect(table.options.toSorted()).toEqual(['discard:flare', 'discard:sea-devil', 'discard:sear']);
    table.choose('discard:sear');
    expect(table.options.toSorted()).toEqual(['discard:flare', 'discard:sea-devil']);
    table.choose('discard:sea-devil');
    expect(viewFor(table.state, 0).seats[0].hand.cards).toEqual(['flare']);
  });

  test('each player discards any number, one player after the other (LEAD-9)', () => {
    const table = new Table(
      [herald({ do: 'discardFromHand', who: 'each', count: 'any' })],
      [{ hand: HAND }, { hand: ['glimmer', 'ember'] }],
      { element: null },
    ).choose('play:herald');
    expect([table.decider, table.options]).toEqual([1, ['discard:glimmer', 'discard:ember']]);
    table.choose('discard:glimmer');
    expect(table.options).toEqual(['discard:ember', 'done']);
    table.choose('done');
    expect([table.decider, table.options]).toEqual([0, ['discard:volca', 'discard:fireblast']]);
  });

  test('only the player who has discards shuffles them in (PROJECT-15)', () => {
    const table = new Table(
      [herald({ do: 'shuffleDiscardsIntoDeck', who: 'each' })],
      [{ hand: HAND, discardPile: ['spark'] }, { hand: ['glimmer'] }],
      { element: null },
    ).choose('play:herald');
    const shuffled = table.events.flatMap((one) => (one.event === 'shuffled' ? [one.seat] : []));
    expect(shuffled).toEqual([0]);
  });

  test('one character is spared, but where there is none everything goes (CARD-3)', () => {
    const sparing: Step = {
      do: 'discard',
      whose: 'rival',
      where: 'active',
      cards: { types: ['support', 'character'] },
      count: 'all',
      sparing: 'oneCharacter',
    };
    const table = new Table(
      [herald(sparing)],
      [
        { hand: HAND, combat: ['torch'] },
        { hand: ['glimmer'], support: ['tome-of-wisdom'] },
      ],
    ).choose('play:herald');
    expect(table.events).toContainEqual(
      expect.objectContaining({ event: 'moved', card: 'tome-of-wisdom', to: 'discardPile' }),
    );
  });

  test('a card with a stop icon finds no ship to play with its own text (STOP-1, SHIP-18)', () => {
    const options = [undefined, ['stop'] as const].map(
      (icons) =>
        new Table(
          [scout(icons)],
          [{ hand: ['scout'], drawDeck: ['sea-devil', 'spark'] }, { combat: ['glimmer'] }],
        ).choose('done', 'continue', 'play:scout').options,
    );
    expect(options).toEqual([['take:sea-devil', 'done'], ['done']]);
  });

  test('two texts of the same moment that have to be resolved come in the order of the owner’s choice (PRECED-3)', () => {
    const giving: Text = { when: 'endPhase', steps: [{ do: 'discardTopOfDeck', whose: 'rival' }] };
    const cards = ['early', 'late'].map((id, i) =>
      card(id, 'support', { number: 901 + i, fire: 1, earth: 1, ...text(giving) }),
    );
    const table = new Table(
      cards,
      [
        { hand: ['volca'], combat: ['torch'], support: ['early', 'late'] },
        { hand: ['spark'], combat: ['glimmer'], drawDeck: ['flare', 'sear', 'ember'] },
      ],
      { phase: 'refresh' },
    );
    expect(table.options).toEqual(['use:early', 'use:late']);
    table.choose('use:late');
    const causes = table.events.flatMap((one) => (one.event === 'moved' ? [one.by] : []));
    expect(causes).toEqual([
      { seat: 0, card: 'late' },
      { seat: 0, card: 'early' },
    ]);
  });

  test('a card makes the rival of its owner retreat, whichever seat that is (RETREAT-9)', () => {
    const horn = herald({ do: 'retreat', who: 'rival' });
    const game = new OwnGame([{ hand: [] }, { hand: [horn] }]).attack('flamitos', 'fire');
    game.choose('play:herald');
    expect(game.events.findLast(({ event }) => event === 'retreated')).toMatchObject({ seat: 0 });
  });
});
