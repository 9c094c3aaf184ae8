/** The search that plays or loads what it finds: the record asks for the card first, then for the ship. */
import { loadingForbidden } from '../../packages/engine/src/derive/permission.ts';
import { standing } from '../../packages/engine/src/derive/standing.ts';
import { mayTakeFromDeck } from '../../packages/engine/src/derive/taking.ts';
import { HAND, LANDED, SHIPS, zone } from '../../packages/engine/src/state/layout.ts';
import { EMBARK, LOAD, option } from '../../packages/engine/src/state/options.ts';
import { cardsIn } from '../../packages/engine/src/state/sets.ts';
import { deckOrder, loadSize } from '../../packages/engine/src/state/zones.ts';
import { isLoadable } from '../../packages/engine/src/steps/hand.ts';
import { choose, chooser } from '../../packages/engine/src/turn/run.ts';
import { isChoiceBy, readChoice } from './choices.ts';
import { listDifference, numberDifference } from './differences.ts';
import { idOfName, nameOf, nameOfId, numberOf } from './names.ts';
import { offered, takeFirst } from './offered.ts';
import type { RecordedChoice } from './record.ts';
import { differ, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek } from './script.ts';

export function followSearch(replay: Replay, by: string): void {
  const { t } = replay;
  const cards = new Set<string>();
  const ships = new Set<string>();
  for (const { id } of offered(t)) {
    const [kind = '', rest = ''] = id.split(':');
    const [card = '', ship] = rest.split('>');
    if (kind === 'take' || kind === 'load') cards.add(nameOfId(card));
    if (ship !== undefined) ships.add(nameOfId(ship));
  }
  const roomy = shipsWithRoom(replay);
  const loads = roomy.length > 0 && mayTakeFromDeck(t, chooser(t)) > 0 ? loadable(replay) : [];
  const landedToo = new Set([...cards, ...loads]);
  if (landedToo.size === 0 && !isChoiceBy(peek(replay.script, 'decision'), by)) {
    takeFirst(t, 'done');
    return;
  }
  const choice = readChoice(replay, by);
  compare(replay, choice, cards, landedToo);
  const [picked] = choice.picked;
  if (typeof picked !== 'string') {
    takeFirst(t, 'done');
    return;
  }
  if (offered(t).some(({ id }) => id === `take:${idOfName(picked)}`)) {
    takeFirst(t, `take:${idOfName(picked)}`);
    return;
  }
  const where = readChoice(replay, by);
  compare(replay, where, ships, new Set(roomy));
  const [ship] = where.picked;
  const seat = chooser(t);
  choose(t, option(LOAD, numberOf(t, seat, picked), numberOf(t, seat, ship ?? '')));
}

/** D9: ships that landed this turn can be loaded too. PROJECT-16: also by a player who cannot play supports. */
function compare(replay: Replay, choice: RecordedChoice, ours: ReadonlySet<string>, theirs: ReadonlySet<string>): void {
  const { by, from, min, nLegal, picked } = choice;
  const what = `found by ${by}`;
  if (theirs.size === 0 && picked.length === 0) {
    // Nothing may be taken: the program shows what it found all the same.
    if (nLegal !== undefined) note(replay, numberDifference(what, 1, nLegal));
    return;
  }
  if (nLegal !== undefined) note(replay, numberDifference(what, from.length + 1 - min, nLegal));
  const names = from.map((name) => name ?? '?');
  if (listDifference(what, ours, names) === null) return;
  const difference = listDifference(what, theirs, names);
  if (difference !== null) note(replay, difference);
  else differ(replay, loadingForbidden(standing(replay.t), choice.p) ? 'PROJECT-16' : 'D9');
}

/** PROJECT-16: text loads cards of the hand, though their owner cannot play supports. */
export function loadAllTheSame(replay: Replay, by: string): void {
  const { t } = replay;
  const choice = readChoice(replay, by);
  const seat = chooser(t);
  const deck = t.game.decks[seat as 0 | 1];
  const hand = [...cardsIn(t.cells, zone(seat, HAND))].filter((card) => isLoadable(deck.cards[card]?.type ?? ''));
  const names = hand.map((card) => nameOf(t, seat, card));
  note(replay, listDifference(`loaded by ${by}`, names, choice.from.map((name) => name ?? '?')));
  if (choice.nLegal !== undefined) {
    note(replay, numberDifference(`legal selections by ${by}`, subsets(names.length, choice.max), choice.nLegal));
  }
  differ(replay, 'PROJECT-16');
  for (const name of choice.picked) choose(t, option(EMBARK, numberOf(t, seat, name ?? '')));
  if (choice.picked.length < choice.max) takeFirst(t, 'done', 'refuse');
}

/** How many sets of at most so many cards there are. */
function subsets(cards: number, most: number): number {
  let sum = 0;
  let ofSize = 1;
  for (let size = 0; size <= Math.min(cards, most); size++) {
    sum += ofSize;
    ofSize = (ofSize * (cards - size)) / (size + 1);
  }
  return sum;
}

function shipsWithRoom({ t }: Replay): readonly string[] {
  const seat = chooser(t);
  const { capacity } = t.game.decks[seat as 0 | 1];
  return [SHIPS, LANDED]
    .flatMap((which) => [...cardsIn(t.cells, zone(seat, which))])
    .filter((ship) => loadSize(t, seat, ship) < (capacity[ship] ?? 0))
    .map((ship) => nameOf(t, seat, ship));
}

function loadable({ t }: Replay): readonly string[] {
  const seat = chooser(t);
  const { cards } = t.game.decks[seat as 0 | 1];
  return deckOrder(t, seat)
    .filter((card) => isLoadable(cards[card]?.type ?? ''))
    .map((card) => nameOf(t, seat, card));
}
