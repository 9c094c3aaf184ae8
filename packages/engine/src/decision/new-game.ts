import { layEmissaries } from '../actions/emissary.ts';
import { nextTurn } from '../actions/next-turn.ts';
import { drawToSix } from '../actions/refresh.ts';
import { deckOf } from '../cards/index.ts';
import { compileGame } from '../compile/compile.ts';
import type { BacktrackPolicy, DeckList, Edition, Game } from '../compile/game.ts';
import { RulesError } from '../rules-error.ts';
import { shuffleDeck } from '../state/draw-deck.ts';
import type { GameEvent } from '../state/events.ts';
import {
  ACTIVE_LEADERSHIP,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  LINK,
  setByte,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { UNLINKED } from '../state/links.ts';
import { beginChance, chanceBelow } from '../state/chance.ts';
import type { Seed } from '../state/chance.ts';
import { add } from '../state/sets.ts';
import { freeze, newCells, SEEDED_DICE, workbenchFor } from '../state/workbench.ts';
import type { Dice, State, Workbench } from '../state/workbench.ts';
import { beginMoment } from '../turn/moment.ts';
import { beginMulligans } from '../turn/mulligan.ts';
import { run } from '../turn/run.ts';
import type { People } from '../vocabulary/card.ts';
import { checkDeal, checkGame } from './check-setup.ts';
import type { Proof } from './proof.ts';

export interface GameSetup {
  /** A people's pre-built deck, or any leader and cards. */
  readonly decks: readonly [People | DeckList, People | DeckList];
  /** Where all chance comes from; for games that matter, 64 hexadecimal digits from a cryptographic source. */
  readonly seed: Seed;
  /** Where the seed came from. It changes nothing in the game. */
  readonly proof?: Proof;
  /** Who takes the first turn; picked at random if not given (SETUP-5). */
  readonly first?: Seat;
  readonly edition?: Edition;
  /** What taking a turn back costs after hidden information was revealed; the edition sets the default. */
  readonly backtrack?: BacktrackPolicy;
  /** ACHIEVE-1: the game is part of a match. */
  readonly match?: true;
  /** MULLIGAN-1: starting hands may be exchanged before the first turn. */
  readonly mulligan?: true;
  /** Draw decks in this order, top card first, instead of shuffled. */
  readonly orders?: readonly [readonly string[], readonly string[]];
}

export function gameOf(setup: Pick<GameSetup, 'decks' | 'edition' | 'backtrack' | 'match'>): Game {
  checkGame(setup);
  const edition = setup.edition ?? 'legends';
  const backtrack = setup.backtrack ?? (edition === 'first' ? 'loss' : 'free');
  const series = setup.match === true ? 'match' : 'single';
  const [a, b] = setup.decks;
  const compiled = (): Game => compileGame({ edition, backtrack, series }, [listOf(a), listOf(b)]);
  if (typeof a !== 'string' || typeof b !== 'string') return compiled();
  const key = [edition, backtrack, series, a, b].join(' ');
  const game = OF_PEOPLES.get(key) ?? compiled();
  OF_PEOPLES.set(key, game);
  return game;
}

/** A server has thousands of games between the same few decks; compiled, a game takes 30 kB. */
const OF_PEOPLES = new Map<string, Game>();

function listOf(deck: People | DeckList): DeckList {
  return typeof deck === 'string' ? deckOf(deck) : deck;
}

/** SETUP-1 to -6: a new state at its first decision. */
export function newGame(
  setup: GameSetup,
  dice: Dice = SEEDED_DICE,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const game = gameOf(setup);
  checkDeal({ ...setup });
  return deal(game, setup, dice);
}

/** Compile once for many games with the same decks. */
export function deal(
  game: Game,
  setup: Deal,
  dice: Dice = SEEDED_DICE,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const t = workbenchFor(emptyState(game), events, dice);
  dealOnto(t, setup);
  return { state: freeze(t), events };
}

export type Deal = Pick<GameSetup, 'seed' | 'first' | 'orders' | 'mulligan'>;

/** Deals a game from an empty state. The agenda is a stack: what comes later is pushed first (PROJECT-36). */
export function dealOnto(t: Workbench, setup: Deal): void {
  beginChance(t, setup.seed);
  const first = setup.first ?? chanceBelow(t, 2);
  for (let seat = 0; seat < 2; seat++) {
    layEmissaries(t, seat);
    fillDeck(t, seat, setup.orders?.[seat]);
    if (setup.orders === undefined) shuffleDeck(t, seat, 'setup');
  }
  for (let seat = 0; seat < 2; seat++) drawToSix(t, seat, 'setup');
  t.cells[TURN_SEAT] = first;
  nextTurn(t, first);
  beginMoment(t, 1 - first, 'gameBegins');
  beginMoment(t, first, 'gameBegins');
  if (setup.mulligan === true) beginMulligans(t, first);
  run(t);
}

/** No card anywhere, no element, dragons on the board. */
export function emptyState(game: Game): State {
  const cells = newCells();
  for (let seat = 0; seat < 2; seat++) {
    cells[zone(seat, ACTIVE_LEADERSHIP)] = -1;
    for (let card = 0; card < 64; card++) setByte(cells, zone(seat, LINK), card, UNLINKED);
  }
  return { game, cells, engagement: null };
}

function fillDeck(t: Workbench, seat: number, order: readonly string[] | undefined): void {
  const { drawn } = t.game.decks[seat];
  const bottomFirst = order === undefined ? null : numbersOf(t, seat, order).toReversed();
  for (let i = 0; i < drawn; i++) {
    const card = bottomFirst?.[i] ?? i;
    setByte(t.cells, zone(seat, DECK_ORDER), i, card);
    add(t.cells, zone(seat, DECK), card);
  }
  t.cells[zone(seat, DECK_SIZE)] = drawn;
}

function numbersOf(t: Workbench, seat: number, order: readonly string[]): number[] {
  const deck = t.game.decks[seat];
  const numbers = order.map((id) => {
    const number = deck.numberOf.get(id);
    if (number === undefined)
      throw new RulesError('badSetup', `Seat ${seat} has no card “${id}” in its deck.`);
    return number;
  });
  const isWhole = numbers.length === deck.drawn && numbers.every((card) => card < deck.drawn);
  if (!isWhole || new Set(numbers).size !== deck.drawn) {
    throw new RulesError(
      'badSetup',
      `The order for seat ${seat} must name each of its ${deck.drawn} cards once.`,
    );
  }
  return numbers;
}
