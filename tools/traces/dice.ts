/** Random events as recorded. */
import { HAND, has, zone } from './engine.ts';
import type { Dice } from './engine.ts';
import { listDifference } from './differences.ts';
import { nameOf, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { follow } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';

/** A function, because the table needs its dice before the replay has its table. */
export function recordedDice(replayOf: () => Replay): Dice {
  return {
    pick: (t, seat, cards) => {
      const { script } = replayOf();
      const fromHand = has(t.cells, zone(seat, HAND), cards[0] ?? -1);
      // The movement out of the pile is read when it happens.
      const drawn = fromHand ? read(script, 'rand') : peek(script, 'pile');
      const isRandom = drawn?.t === 'mv' || drawn?.k === 'hand';
      if (drawn === undefined || !isRandom || drawn.p !== seat) {
        throw new OffTheRecord(`no card of ${seat} is picked at random`);
      }
      const at = cards.indexOf(numberOf(t, seat, drawn.c));
      if (at < 0) throw new OffTheRecord(`${drawn.c} is picked at random, but cannot be`);
      return at;
    },
    shuffle: (t, seat, order) => {
      const replay = replayOf();
      const { p, kind, order: names } = read(replay.script, 'deck');
      if (p !== seat || kind !== 'shuffle') {
        throw new OffTheRecord(`the draw deck of ${seat} is not shuffled`);
      }
      const ours = order.map((card) => nameOf(t, seat, card));
      const difference = listDifference(`shuffled deck of ${seat}`, ours, names);
      if (difference !== null) throw new OffTheRecord(difference);
      noteKeptUnder(replay, seat, names);
      const bottomFirst = names.map((name) => numberOf(t, seat, name)).toReversed();
      order.splice(0, order.length, ...bottomFirst);
    },
  };
}

/** D10: with us they are shuffled like the others. Any order is possible, so there is nothing to compare. */
function noteKeptUnder(replay: Replay, seat: number, names: readonly string[]): void {
  const under = replay.under.filter((card) => card.seat === seat && names.includes(card.name));
  const lowest = names.slice(names.length - under.length);
  if (under.length > 0 && under.every(({ name }, i) => lowest[i] === name)) follow(replay, 'D10');
}
