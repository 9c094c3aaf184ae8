import { apply, BUILT_IN, parsePosition, projectEvents, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { Seat, State, View } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { momentsIn } from '../../../src/table/moments/moments.ts';
import type { Moment } from '../../../src/table/moments/moments.ts';

export interface Seen {
  readonly moments: readonly Moment[];
  readonly before: View;
  readonly after: View;
}

/** What a seat sees when each of these options is chosen in the position, one entry of the record after the other. */
export function seenOneByOne(
  position: Handwritten,
  options: readonly string[],
  seat: Seat = 0,
): readonly Seen[] {
  let state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
  return options.map((option) => {
    const saw = seenFrom(state, [option], seat);
    ({ state } = apply(state, option));
    return saw;
  });
}

/** What a seat sees when this option is chosen in the position, and after it the others. */
export function seen(position: Handwritten, options: readonly string[], seat: Seat = 0): Seen {
  return seenFrom(stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN), options, seat);
}

function seenFrom(start: State, options: readonly string[], seat: Seat): Seen {
  let state = start;
  const before = viewFor(state, seat);
  const events = options.flatMap((option) => {
    const applied = apply(state, option);
    ({ state } = applied);
    return projectEvents(applied.events, seat);
  });
  return { moments: momentsIn({ before, events }, BUILT_IN), before, after: viewFor(state, seat) };
}

/** Buka has announced with these cards face down, and Vulca may call. */
export function called(...bluffs: readonly string[]): Handwritten {
  return {
    element: 'earth',
    turn: 1,
    phase: 'call',
    seats: [
      { deck: 'vulca', hand: ['torch', 'ignite'], combat: ['furnace'] },
      { deck: 'buka', hand: ['captain-ariosa-paal'], combat: ['sailingmaster-yo-cha'], bluffs: [...bluffs] },
    ],
  };
}

/** Vulca has to match Hoax. */
export const FIGHT: Handwritten = {
  element: 'fire',
  phase: 'engagement',
  seats: [
    { deck: 'vulca', hand: ['volca', 'fireblast', 'flickering-fires'], combat: ['glimmer'] },
    { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
  ],
};
