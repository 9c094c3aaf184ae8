import { apply, decision, imagine } from '@bluemoon/engine';
import type { Box, Decision, Option, State, View } from '@bluemoon/engine';

/** Several cards to pick for one purpose, in any order. */
export interface Picking {
  /** Every card that can be among them. */
  readonly options: readonly Option[];
  /** The sets that the rules accept. */
  readonly sets: readonly PickSet[];
}

export interface PickSet {
  /** Option ids, in the order that the rules want. */
  readonly picks: readonly string[];
  /** The choices that pick the set, in order. */
  readonly choices: readonly string[];
}

const PICKS = ['discard', 'under', 'return', 'shuffleIn', 'take'] as const;
export type PickKind = (typeof PICKS)[number];

export const isPickKind = (kind: Option['kind']): boolean => PICKS.some((one) => one === kind);

/** With more, cards are picked one by one, in the order of the rules. */
const MAX_STATES = 2000;

/** Which sets of one's own cards are legal is the same in every imagined world. */
const ANY_WORLD = 1;

/** Null if at most one card is picked, too many sets are possible, or chance may pick as well. */
export function pickingIn(view: View, box: Box): Picking | null {
  const isAsked = view.decision?.options?.some(({ kind }) => isPickKind(kind)) === true;
  return isAsked ? pickingFrom(imagine(view, ANY_WORLD, box)) : null;
}

export function pickingFrom(state: State): Picking | null {
  const picking = allPicksFrom(state);
  return picking?.sets.some(({ picks }) => picks.length > 1) === true ? picking : null;
}

/** Null if nothing is picked, too many sets are possible, or chance may pick as well. */
export function allPicksFrom(state: State): Picking | null {
  const first = decision(state);
  if (first === null || !first.options.some(({ kind }) => isPickKind(kind))) return null;
  const purpose: Decision = first;
  const options = new Map<string, Option>();
  const sets: PickSet[] = [];
  let looked = 0;

  function follow(
    now: State,
    pending: Decision,
    picks: readonly string[],
    choices: readonly string[],
  ): boolean {
    for (const option of pending.options) {
      if (option.kind === 'discardAtRandom') return false;
      const isPick = isPickKind(option.kind);
      if (!isPick && option.kind !== 'done') continue;
      if (++looked > MAX_STATES) return false;
      const picked = isPick ? [...picks, option.id] : picks;
      if (isPick) options.set(option.id, option);
      const chosen = [...choices, option.id];
      const { state: next } = apply(now, option.id);
      const then = decision(next);
      const goesOn = isPick && then !== null && isSamePurpose(purpose, then);
      if (!goesOn) sets.push({ picks: picked, choices: chosen });
      else if (!follow(next, then, picked, chosen)) return false;
    }
    return true;
  }

  return follow(state, first, [], []) ? { options: [...options.values()], sets } : null;
}

/** Whether both decisions pick cards of the same set. */
export function isSamePick(one: Decision | null, other: Decision): boolean {
  return one?.options.some(({ kind }) => isPickKind(kind)) === true && isSamePurpose(one, other);
}

function isSamePurpose(one: Decision, other: Decision): boolean {
  return (
    one.seat === other.seat &&
    one.about.phase === other.about.phase &&
    one.about.during === other.about.during &&
    one.about.card === other.about.card
  );
}

export function kindOfPicks({ options }: Picking): PickKind {
  return PICKS.find((kind) => options[0]?.kind === kind) ?? 'discard';
}

/** The cards that can be added to those picked, or put back. */
export function openPicks({ options, sets }: Picking, picked: readonly string[]): readonly Option[] {
  const open = new Set(
    sets.filter(({ picks }) => picked.every((id) => picks.includes(id))).flatMap(({ picks }) => picks),
  );
  return options.filter(({ id }) => open.has(id));
}

/** The minimum number of cards to add. */
export function fewestMore({ sets }: Picking, picked: readonly string[]): number {
  const sizes = sets
    .filter(({ picks }) => picked.every((id) => picks.includes(id)))
    .map(({ picks }) => picks.length);
  return Math.min(...sizes) - picked.length;
}

/** The choices that pick exactly these cards; null if the rules do not allow that. */
export function choicesFor({ sets }: Picking, picked: readonly string[]): readonly string[] | null {
  const set = sets.find(
    ({ picks }) => picks.length === picked.length && picked.every((id) => picks.includes(id)),
  );
  return set?.choices ?? null;
}
