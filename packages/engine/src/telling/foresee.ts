import { isHonest, settleCall } from '../actions/bluff-call.ts';
import type { Box } from '../cards/box.ts';
import { apply, decision } from '../decision/decision.ts';
import type { Applied, Option } from '../decision/decision.ts';
import type { GameEvent } from '../state/events.ts';
import { TURN_SEAT } from '../state/layout.ts';
import { freeze, workbenchFor } from '../state/workbench.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { run } from '../turn/run.ts';
import { imagine } from '../view/imagine.ts';
import type { View } from '../view/view.ts';

/** Only what is the same in all imagined states is reported, so any seed will do. */
const ANY_SEED = 1;

/**
 * What follows from an option until the next choice. Which dragon moves does not count as a choice, since all dragons
 * are alike (DRAGON-5), and a rival who might interfere lets it happen (INTERF-1). Hidden cards are imagined, so
 * nothing about them may be shown.
 */
export function foresee(view: View, option: Option, box: Box): Applied {
  return goneOn(apply(imagine(view, ANY_SEED, box), option.id));
}

/** What follows from a bluff call with this outcome. */
export function foreseeCall(view: View, truth: 'honest' | 'bluff', box: Box): Applied {
  const events: GameEvent[] = [];
  const t = workbenchFor(imagine(view, ANY_SEED, box), events);
  settleCall(t, truth);
  run(t);
  return goneOn({ state: freeze(t), events });
}

/** What the caller knows in advance: face-down cards that they have seen, and ignored icons (BLUFF-19). */
export function knownTruth(view: View, box: Box): 'honest' | 'bluff' | null {
  const t = imaginedWorkbench(view, box);
  const seat = t.cells[TURN_SEAT];
  const { faceDown } = view.seats[view.turn.seat].support;
  const { numberOf } = t.game.decks[seat];
  const known = faceDown.flatMap(({ card }) => (card === null ? [] : (numberOf.get(card) ?? [])));
  if (!isHonest(t, seat, known)) return 'bluff';
  return known.length === faceDown.length ? 'honest' : null;
}

function goneOn({ state, events }: Applied): Applied {
  const seen = [...events];
  let now: State = state;
  for (let choice = toGoOn(now); choice !== null; choice = toGoOn(now)) {
    const applied = apply(now, choice);
    seen.push(...applied.events);
    now = applied.state;
  }
  return { state: now, events: seen };
}

function toGoOn(state: State): string | null {
  const asked = decision(state);
  switch (asked?.about.during) {
    case 'attract':
      return asked.options[0].id;
    case 'interference':
      return 'refuse';
    default:
      return null;
  }
}

/** A workbench with an imagined state of the view. */
export function imaginedWorkbench(view: View, box: Box): Workbench {
  return workbenchFor(imagine(view, ANY_SEED, box), null);
}
