import { expect, test } from 'vitest';
import { apply, decision, newGame, viewFor } from '../../src/index.ts';
import type { GameEvent, GameSetup, Seat, State } from '../../src/index.ts';
import { randomFrom } from '../properties/random.ts';
import type { Random } from '../properties/random.ts';
import { gameSetup, mixedSetup, strangeSetup } from '../properties/setups.ts';
import type { TestSetup } from '../properties/setups.ts';

const GAMES = 6;
const MOMENTS = 120;

/** The same game with the players in each other's seats. */
function bothWays(setup: TestSetup): readonly [GameSetup, GameSetup] {
  const { decks, ...rest } = gameSetup(setup);
  const [one, other] = setup.decks as readonly [readonly string[], readonly string[]];
  return [
    { ...rest, decks, orders: [one, other], first: 0 },
    { ...rest, decks: [decks[1], decks[0]], orders: [other, one], first: 1 },
  ];
}

const SEAT_FIELDS: readonly string[] = ['seat', 'winner', 'owner', 'to', 'lika', 'doran', 'sesha'];
const BY_SEAT: readonly string[] = ['seats', 'power'];

/** With the other seat wherever one is named. */
function swapped<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (field: string, item: unknown) => {
    if (SEAT_FIELDS.includes(field) && typeof item === 'number') return 1 - item;
    return BY_SEAT.includes(field) && Array.isArray(item) ? item.toReversed() : item;
  }) as T;
}

const seatOf = (event: GameEvent): number => ('seat' in event ? event.seat : 2);

/** Where both players do something at once, seat 0 does it first. */
function bySeat(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.toSorted((a, b) => seatOf(a) - seatOf(b));
}

/** What both players see, beginning with that one. */
function seen(state: State, first: Seat): unknown {
  const second: Seat = first === 0 ? 1 : 0;
  return [first, second].map((viewer) => {
    const { turn, fight, dragons, seats, decision: asked, result } = viewFor(state, viewer);
    return { turn, fight, dragons, seats, asked, result };
  });
}

test.each([
  ['with any cards', mixedSetup, 7],
  ['with stand-ins, emissaries, matches and mulligans', strangeSetup, 8],
] as const)('games %s go the same way if the players change seats', (_, draw, seed) => {
  const random: Random = randomFrom(seed);
  for (let game = 0; game < GAMES; game++) {
    const setups = bothWays(draw(random));
    let [one, other] = [newGame(setups[0]), newGame(setups[1])];
    for (let moment = 0; moment < MOMENTS; moment++) {
      expect(JSON.stringify(bySeat(swapped(other.events)))).toBe(JSON.stringify(bySeat(one.events)));
      const look = random.chance(0.1) ? seen : decision;
      expect(JSON.stringify(swapped(look(other.state, 1)))).toBe(JSON.stringify(look(one.state, 0)));
      const asked = decision(one.state);
      if (asked === null) break;
      const { id } = random.pick(asked.options);
      [one, other] = [apply(one.state, id), apply(other.state, id)];
    }
  }
});
