import { DRAGON_NAMES } from '../../src/index.ts';
import type { Box, Card, CardId, CardType } from '../../src/index.ts';
import type { Random } from './random.ts';
import type { TestSetup } from './setups.ts';

/** Where a card of each type can lie, beside hand, draw deck and discard pile. */
const PLACES: Partial<Readonly<Record<CardType, readonly Place[]>>> = {
  character: ['combat', 'covered', 'aboard'],
  booster: ['combat', 'covered', 'aboard'],
  support: ['support', 'support', 'aboard'],
  ship: ['ships', 'ships', 'landed'],
  hyla: ['beside'],
  achievement: ['beside'],
};
type Place = 'combat' | 'covered' | 'support' | 'ships' | 'landed' | 'aboard' | 'beside';

/** How many of the cards lie neither in hand nor in a pile. */
const IN_PLAY = 0.15;

interface Seat {
  readonly leader: CardId | null;
  readonly hand: CardId[];
  readonly drawDeck: CardId[];
  readonly discardPile: CardId[];
  readonly leaderArea: CardId[];
  readonly combat: CardId[];
  readonly covered: CardId[];
  readonly support: CardId[];
  readonly bluffs: (CardId | null)[];
  readonly ships: Record<CardId, CardId[]>;
  readonly landed: Record<CardId, CardId[]>;
  readonly beside: CardId[];
  readonly emissaries: readonly CardId[];
}

/** A position at the beginning of a turn with the decks of the setup, which have to be lists. */
export function randomPosition(setup: TestSetup, box: Box, random: Random): object {
  const fights = random.chance(0.7);
  const turn = random.below(2);
  let hyla = 0;
  const seats = setup.decks.map((deck, i) => {
    const seat: Seat = {
      leader: setup.leaders?.[i] ?? null,
      hand: [],
      drawDeck: [],
      discardPile: [],
      leaderArea: [],
      combat: [],
      covered: [],
      support: [],
      bluffs: [],
      ships: {},
      landed: {},
      beside: [],
      emissaries: setup.emissaries?.[i] ?? [],
    };
    const left = random.below(20);
    for (const id of random.shuffled(typeof deck === 'string' ? [] : deck)) {
      const card = box.card(id);
      const place = random.chance(IN_PLAY) ? random.pick<Place | null>(PLACES[card.type] ?? [null]) : null;
      const isSecondHyla = card.type === 'hyla' && place === 'beside' && hyla++ > 0;
      if (
        place === null ||
        isSecondHyla ||
        !lay(seat, card, place, { fights, lands: i === turn, box, random })
      )
        layAside(seat, card, left, random);
    }
    return seat;
  });
  const side = random.pick(['board', 0, 1] as const);
  return {
    edition: setup.edition,
    backtrack: setup.backtrack,
    series: setup.match === true ? 'match' : 'single',
    seed: setup.seed,
    turnNumber: 1 + random.below(40),
    turn,
    phase: 'beginning',
    ...(fights ? { element: random.pick(['fire', 'earth']) } : {}),
    dragons: Object.fromEntries(DRAGON_NAMES.map((dragon) => [dragon, random.chance(0.5) ? side : 'board'])),
    seats,
  };
}

interface Laying {
  readonly fights: boolean;
  readonly lands: boolean;
  readonly box: Box;
  readonly random: Random;
}

/** False if the card cannot lie there. */
function lay(seat: Seat, card: Card, place: Place, { fights, lands, box, random }: Laying): boolean {
  const isBluff = card.icons?.some((icon) => icon.startsWith('bluff:')) ?? false;
  switch (place) {
    case 'combat':
    case 'covered':
    case 'support':
      if (!fights) return false;
      if (isBluff && random.chance(0.5)) seat.bluffs.push(...(random.chance(0.2) ? [null] : []), card.id);
      else seat[place].push(card.id);
      return true;
    case 'ships':
      seat.ships[card.id] = [];
      return true;
    case 'landed':
      if (!lands) return false;
      seat.landed[card.id] = [];
      return true;
    case 'aboard': {
      const ship = Object.entries({ ...seat.ships, ...seat.landed }).find(
        ([id, load]) => load.length < (box.card(id).capacity ?? 0),
      );
      ship?.[1].push(card.id);
      return ship !== undefined;
    }
    case 'beside':
      seat.beside.push(card.id);
      return true;
  }
}

/** Into the hand, into the draw deck up to `left` cards, or onto the pile. */
function layAside(seat: Seat, card: Card, left: number, random: Random): void {
  if (seat.hand.length < 6 && random.chance(0.4)) seat.hand.push(card.id);
  else if (seat.drawDeck.length < left) seat.drawDeck.push(card.id);
  else if (card.type === 'leadership') seat.leaderArea.push(card.id);
  else seat.discardPile.push(card.id);
}
