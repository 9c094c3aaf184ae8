import { choose, chooser, kindOf, listOptions, reset, TURN_NUMBER } from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import type { Candidate } from './candidates.ts';
import { fingerprint } from './positions.ts';
import { newPositionStack } from './position-stack.ts';
import { drawnSince, hasTurnEnded, TAKE_BACK, worthOf } from './turn-search.ts';
import type { TurnSearch } from './turn-search.ts';

const stack = newPositionStack();

/** Number of options, from the best by the end of the own turn, whose other lines are looked at. */
const WITH_OTHERS = 4;

/**
 * Lines that leave the best line of an option at a later step and go on as well as they can, from best to worst: the end
 * of the own turn alone does not tell which way is best. No two of them end in the same position.
 */
export function otherLines(
  t: Workbench,
  state: State,
  search: TurnSearch,
  seat: number,
  candidates: readonly Candidate[],
  max: number,
): readonly Candidate[] {
  if (max === 0) return [];
  const turn = state.cells[TURN_NUMBER];
  const ends = new Set<number>();
  const found: Candidate[] = [];
  for (const { code, line } of candidates.slice(0, WITH_OTHERS)) {
    reset(t, state);
    listOptions(t);
    for (const [i, step] of line.entries()) {
      for (const made of [step.code, ...step.replies]) choose(t, made);
      const next = line[i + 1];
      if (next === undefined || hasTurnEnded(t, turn) || chooser(t) !== seat) break;
      const options = stack.save(t, 0);
      for (const option of options.slice(0, t.optionCount)) {
        if (option === next.code || kindOf(option) === TAKE_BACK) continue;
        const rest = search.follow(t, seat, option, turn);
        const end = fingerprint(t.cells);
        if (hasTurnEnded(t, turn) && !ends.has(end)) {
          ends.add(end);
          search.worth(t, seat, drawnSince(t, seat, rest[rest.length - 1]));
          const judged = { ...search.judged };
          found.push({ code, line: [...line.slice(0, i + 1), ...rest], judged, outcomes: [] });
        }
        stack.restore(t, 0);
      }
    }
    ends.add(fingerprint(t.cells));
  }
  return found.toSorted((a, b) => worthOf(b.judged) - worthOf(a.judged)).slice(0, max);
}
