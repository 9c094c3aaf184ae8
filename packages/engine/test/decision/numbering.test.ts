import { expect, test } from 'vitest';
import { apply, BUILT_IN, decision, newGame, STAND_INS, viewFor } from '../../src/index.ts';
import type { Applied, Card, GameSetup, State } from '../../src/index.ts';
import { DECK_SIZE, zone } from '../../src/state/layout.ts';
import { randomFrom } from '../properties/random.ts';
import type { Random } from '../properties/random.ts';
import { mixedSetup, strangeSetup } from '../properties/setups.ts';
import type { TestSetup } from '../properties/setups.ts';

/** One word of a card set holds this many; later cards of a deck are in its second word. */
const ONE_WORD = 32;
const MOMENTS = 60;
const isSpare = ({ type }: Card): boolean =>
  type !== 'leader' && type !== 'emissary' && type !== 'inquisitor';

/** Two games that differ only in the numbers of the cards: spare cards, at the bottom of the draw deck, come first or last. */
function bothWays(setup: TestSetup): readonly [GameSetup, GameSetup] {
  const { decks, emissaries = [[], []], ...rest } = setup;
  const own = decks.map((deck) => (deck as readonly string[]).map(BUILT_IN.card));
  const spare = own.map((cards) =>
    [...BUILT_IN.cards, ...STAND_INS]
      .filter((card) => isSpare(card) && !cards.includes(card))
      .slice(0, ONE_WORD),
  );
  const orders = own.map((cards, seat) => [...cards, ...spare[seat]].map(({ id }) => id));
  const numbered = (join: (own: readonly Card[], spare: readonly Card[]) => readonly Card[]): GameSetup =>
    ({
      ...rest,
      orders,
      decks: own.map((cards, seat) => ({
        leader: null,
        cards: join(cards, spare[seat]),
        emissaries: emissaries[seat].map(BUILT_IN.card),
      })),
    }) as unknown as GameSetup;
  return [numbered((cards, more) => [...cards, ...more]), numbered((cards, more) => [...more, ...cards])];
}

function choices(state: State): unknown {
  const asked = decision(state);
  return { ...asked, options: asked?.options.map(({ id }) => id).toSorted() };
}

/** The view without lists in the order of card numbers. */
function seen(state: State): unknown {
  return ([0, 1] as const).map((viewer) => {
    const { turn, fight, dragons, seats } = viewFor(state, viewer);
    return { turn, fight, dragons, seats: seats.map((seat) => ({ ...seat, remembered: null })) };
  });
}

/** Until spare cards can be drawn: from then on sets of cards are picked in another order. */
function* together(
  games: readonly [GameSetup, GameSetup],
  random: Random,
): Generator<readonly [Applied, Applied]> {
  let [one, other]: readonly [Applied, Applied] = [newGame(games[0]), newGame(games[1])];
  for (let moment = 0; moment < MOMENTS; moment++) {
    yield [one, other];
    const asked = decision(one.state);
    if (asked === null) return;
    const { id } = random.pick(asked.options);
    [one, other] = [apply(one.state, id), apply(other.state, id)];
    const { cells } = one.state;
    if (one.events.some(({ event }) => event === 'shuffled')) return;
    if ([0, 1].some((seat) => cells[zone(seat, DECK_SIZE)] < ONE_WORD)) return;
  }
}

test.each([
  ['with any cards', mixedSetup, 1],
  ['with stand-ins, emissaries, matches and mulligans', strangeSetup, 2],
] as const)('in games %s it makes no difference which numbers the cards have', (_, draw, seed) => {
  const random = randomFrom(seed);
  let decisions = 0;
  for (let game = 0; game < 8; game++) {
    for (const [one, other] of together(bothWays(draw(random)), random)) {
      expect(other.events).toEqual(one.events);
      const looks = random.chance(0.2) ? seen : choices;
      expect(choices(other.state)).toEqual(choices(one.state));
      expect(looks(other.state)).toEqual(looks(one.state));
      decisions++;
    }
  }
  expect(decisions).toBeGreaterThan(200);
});
