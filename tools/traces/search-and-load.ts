/** The search that plays or loads what it finds: the record asks for the card first, then for the ship. */
import { LANDED, SHIPS, zone } from '../../packages/engine/src/state/layout.ts';
import { LOAD, option } from '../../packages/engine/src/state/options.ts';
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
  const landedToo = ships.size === roomy.length ? cards : new Set([...cards, ...loadable(replay)]);
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

/** D9: ships that landed this turn can be loaded too. */
function compare(replay: Replay, choice: RecordedChoice, ours: ReadonlySet<string>, landedToo: ReadonlySet<string>): void {
  const from = choice.from.map((name) => name ?? '?');
  const what = `found by ${choice.by}`;
  if (choice.nLegal !== undefined) note(replay, numberDifference(what, from.length + 1 - choice.min, choice.nLegal));
  if (listDifference(what, ours, from) === null) return;
  const difference = listDifference(what, landedToo, from);
  if (difference === null) differ(replay, 'D9');
  else note(replay, difference);
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
