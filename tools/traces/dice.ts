/** Chance as the record had it. */
import { HAND, has, zone } from './engine.ts';
import type { Dice } from './engine.ts';
import { listDifference } from './differences.ts';
import { nameOf, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { peek, read } from './script.ts';
import type { Script } from './script.ts';

export function recordedDice(script: Script): Dice {
  return {
    pick: (t, seat, cards) => {
      const fromHand = has(t.cells, zone(seat, HAND), cards[0] ?? -1);
      // The movement out of the pile is read when it happens.
      const drawn = fromHand ? read(script, 'rand') : peek(script, 'pile');
      if (drawn === undefined || drawn.p !== seat)
        throw new OffTheRecord(`no card of ${seat} is picked at random`);
      const at = cards.indexOf(numberOf(t, seat, drawn.c));
      if (at < 0) throw new OffTheRecord(`${drawn.c} is picked at random, but cannot be`);
      return at;
    },
    shuffle: (t, seat, order) => {
      const { p, kind, order: names } = read(script, 'deck');
      if (p !== seat || kind !== 'shuffle')
        throw new OffTheRecord(`the draw deck of ${seat} is not shuffled`);
      const ours = order.map((card) => nameOf(t, seat, card));
      const difference = listDifference(`shuffled deck of ${seat}`, ours, names);
      if (difference !== null) throw new OffTheRecord(difference);
      const bottomFirst = names.map((name) => numberOf(t, seat, name)).toReversed();
      order.splice(0, order.length, ...bottomFirst);
    },
  };
}
