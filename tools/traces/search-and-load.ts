/** Text that searches for a card to play or load: the record asks for the card first, then for the ship. */
import {
  cardsIn,
  choose,
  chooser,
  deckOrder,
  EMBARK,
  HAND,
  influenceObstacle,
  isLoadable,
  LANDED,
  LOAD,
  loadingForbidden,
  loadSize,
  mayTakeFromDeck,
  option,
  PICK_TAKE,
  SHIPS,
  standing,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import type { CauseId } from './causes.ts';
import { isChoiceBy, readChoice } from './choices.ts';
import { listDifference, numberDifference } from './differences.ts';
import { explanation } from './explanation.ts';
import type { Habit } from './explanation.ts';
import { textAloneIsBarred } from './habits.ts';
import { nameOf, nameOfId, numberOf } from './names.ts';
import { offered, takeFirst } from './offered.ts';
import type { RecordedChoice } from './record.ts';
import { differ, fault, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek } from './script.ts';

/** What can be found: ships to play, cards to load, and ships to load them on. */
interface Findable {
  readonly cards: ReadonlySet<string>;
  readonly ships: ReadonlySet<string>;
}

function findable(t: Workbench): Findable {
  const cards = new Set<string>();
  const ships = new Set<string>();
  for (const { id } of offered(t)) {
    const [kind = '', rest = ''] = id.split(':');
    const [card = '', ship] = rest.split('>');
    if (kind === 'take' || kind === 'load') cards.add(nameOfId(card));
    if (ship !== undefined) ships.add(nameOfId(ship));
  }
  return { cards, ships };
}

export function followSearch(replay: Replay, by: string): void {
  const { t } = replay;
  const seat = chooser(t);
  const ours = findable(t);
  if (!isChoiceBy(peek(replay.script, 'decision'), by)) {
    explain(replay, ours, ({ cards }) =>
      cards.size === 0 ? null : `${by} finds something, the record does not ask`,
    );
    takeFirst(t, 'done');
    return;
  }
  const choice = readChoice(replay, by);
  const next = peek(replay.script, 'decision');
  const where = isChoiceBy(next, by) ? next : null;
  explain(
    replay,
    ours,
    ({ cards, ships }) =>
      cardsDifference(choice, cards) ?? (where === null ? null : shipsDifference(where, ships)),
  );
  const [picked] = choice.picked;
  if (typeof picked !== 'string') {
    takeFirst(t, 'done');
    return;
  }
  const card = numberOf(t, seat, picked);
  if (t.game.decks[seat as 0 | 1].cards[card]?.type === 'ship') {
    choose(t, option(PICK_TAKE, card));
    return;
  }
  const { picked: ship } = readChoice(replay, by);
  choose(t, option(LOAD, card, numberOf(t, seat, ship[0] ?? '')));
}

function explain(replay: Replay, ours: Findable, difference: (seen: Findable) => string | null): void {
  const found = explanation(ours, searchHabits(replay.t), (seen) => difference(seen) === null);
  if (found === null) fault(replay, difference(ours) ?? '');
  found?.causes.forEach((cause) => differ(replay, cause));
}

/** The program shows what it found even if nothing may be taken. */
function cardsDifference({ by, from, nLegal }: RecordedChoice, cards: ReadonlySet<string>): string | null {
  const what = `found by ${by}`;
  if (nLegal !== undefined && nLegal !== cards.size + 1)
    return numberDifference(what, cards.size + 1, nLegal);
  return cards.size === 0 ? null : listDifference(what, cards, namesOf(from));
}

function shipsDifference({ by, from, nLegal }: RecordedChoice, ships: ReadonlySet<string>): string | null {
  return (
    listDifference(`ships for ${by}`, ships, namesOf(from)) ??
    numberDifference(`ships for ${by}`, ships.size, nLegal ?? ships.size)
  );
}

function namesOf(from: RecordedChoice['from']): readonly string[] {
  return from.map((name) => name ?? '?');
}

function searchHabits(t: Workbench): readonly Habit<Findable>[] {
  const seat = chooser(t);
  const st = standing(t);
  const mayTake = mayTakeFromDeck(t, seat) > 0;
  const landed = shipsWithRoom(t, seat, LANDED);
  const loadHabit = (cause: CauseId, applies: boolean, more: readonly string[]): Habit<Findable> => ({
    cause,
    change: ({ cards, ships }) =>
      applies && mayTake && more.some((ship) => !ships.has(ship))
        ? { cards: new Set([...cards, ...inDeck(t, seat, isLoadable)]), ships: new Set([...ships, ...more]) }
        : null,
  });
  return [
    loadHabit('D9', !loadingForbidden(st, seat), landed),
    loadHabit('D9', !loadingForbidden(st, seat), landed.slice(0, 1)),
    loadHabit('PROJECT-18', loadingForbidden(st, seat), [...shipsWithRoom(t, seat, SHIPS), ...landed]),
    {
      cause: 'D5',
      change: ({ cards, ships }) =>
        mayTake && textAloneIsBarred(t, seat) && influenceObstacle(t, st, seat) === null
          ? { cards: new Set([...cards, ...inDeck(t, seat, (type) => type === 'ship')]), ships }
          : null,
    },
    {
      cause: 'PROJECT-5',
      change: ({ cards, ships }) =>
        mayTake && influenceObstacle(t, st, seat) === 'tooManyCards'
          ? { cards: new Set([...cards, ...inDeck(t, seat, (type) => type === 'ship')]), ships }
          : null,
    },
  ];
}

function shipsWithRoom(t: Workbench, seat: number, which: typeof SHIPS | typeof LANDED): readonly string[] {
  const { capacity } = t.game.decks[seat as 0 | 1];
  return [...cardsIn(t.cells, zone(seat, which))]
    .filter((ship) => loadSize(t, seat, ship) < (capacity[ship] ?? 0))
    .map((ship) => nameOf(t, seat, ship));
}

function inDeck(t: Workbench, seat: number, isWanted: (type: string) => boolean): readonly string[] {
  const { cards } = t.game.decks[seat as 0 | 1];
  return deckOrder(t, seat)
    .filter((card) => isWanted(cards[card]?.type ?? ''))
    .map((card) => nameOf(t, seat, card));
}

/** PROJECT-18: text loads cards of the hand although their owner cannot play supports. */
export function loadDespiteProhibition(replay: Replay, by: string): void {
  const { t } = replay;
  const seat = chooser(t);
  const deck = t.game.decks[seat as 0 | 1];
  const hand = [...cardsIn(t.cells, zone(seat, HAND))].filter((card) =>
    isLoadable(deck.cards[card]?.type ?? ''),
  );
  if (hand.length === 0) {
    takeFirst(t, 'refuse');
    return;
  }
  const choice = readChoice(replay, by);
  const names = hand.map((card) => nameOf(t, seat, card));
  note(replay, listDifference(`loaded by ${by}`, names, namesOf(choice.from)));
  if (choice.nLegal !== undefined) {
    note(replay, numberDifference(`selections by ${by}`, subsets(names.length, choice.max), choice.nLegal));
  }
  differ(replay, 'PROJECT-18');
  for (const name of choice.picked) choose(t, option(EMBARK, numberOf(t, seat, name ?? '')));
  const capacity = deck.capacity[numberOf(t, seat, by)] ?? 0;
  if (choice.picked.length < capacity) takeFirst(t, 'done', 'refuse');
}

/** The number of sets of up to `max` of the cards. */
function subsets(cards: number, max: number): number {
  let sum = 0;
  let ofSize = 1;
  for (let size = 0; size <= Math.min(cards, max); size++) {
    sum += ofSize;
    ofSize = (ofSize * (cards - size)) / (size + 1);
  }
  return sum;
}
