import { decision, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import {
  choose,
  DECK_SIZE,
  listOptions,
  OVER,
  PHASE,
  reset,
  TURN_NUMBER,
  workbenchFor,
  zone,
} from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { trainedWeights } from '../src/index.ts';
import { candidatesOf, canFinish, playedIn } from '../src/search/candidates.ts';
import type { Candidate } from '../src/search/candidates.ts';
import { turnsAheadIn } from '../src/search/endgame.ts';
import { otherLines } from '../src/search/other-lines.ts';
import { turnSearch } from '../src/search/turn-search.ts';
import type { Judgement, TurnSearch } from '../src/search/turn-search.ts';
import { statesOf } from './games.ts';

const weights = trainedWeights();
const isCharacterPhase = (state: State): boolean => viewFor(state, 'spectator').turn.phase === 'character';
const [early] = statesOf(
  ['terrah', 'pillar'],
  5,
  (pending, state) => isCharacterPhase(state) && pending.options.length > 2,
  1,
);
if (early === undefined) throw new Error('The game has no such choice.');
const seat = decision(early)?.seat ?? 0;
const NODES = 200;

/** Says after each turn what it is told to say, instead of judging. */
function saying(search: TurnSearch, said: readonly number[]): TurnSearch {
  let next = 0;
  let judged: Judgement = { win: 0.5, crystals: 0 };
  return {
    ...search,
    worthInWorld: () => {
      judged = { win: said[next++] ?? 0, crystals: 0 };
      return 0;
    },
    get judged() {
      return judged;
    },
  };
}

function candidatesIn(state: State, search: TurnSearch): readonly Candidate[] {
  return candidatesOf(workbenchFor(state, null), state, search, seat, NODES).filter(canFinish);
}

describe('playing on', () => {
  test('counts the judgements after each turn, on average', () => {
    const search = turnSearch(weights, early.game);
    const [candidate] = candidatesIn(early, search);
    if (candidate === undefined) throw new Error('The turn cannot be finished.');
    for (const [turnsAhead, win] of [
      [1, 0.2],
      [2, 0.3],
      [3, 0.5],
    ] as const) {
      const one = { ...candidate, outcomes: [] };
      const playing = {
        turnsAhead,
        replyNodesPerOption: 10,
        calls: [0, 0] as const,
        shouldStop: () => false,
      };
      const world = { state: early, number: 0 };
      playedIn(workbenchFor(early, null), world, saying(search, [0.2, 0.4, 0.9]), seat, [one], playing);
      expect(one.outcomes).toMatchObject([{ win: expect.closeTo(win) }]);
    }
  });

  test('goes on to the end when few cards are left to draw', () => {
    const late = { ...early, cells: Int32Array.from(early.cells) };
    late.cells[zone(0, DECK_SIZE)] = 4;
    late.cells[zone(1, DECK_SIZE)] = 6;
    expect([3, 1].map((usual) => turnsAheadIn(late, usual))).toEqual([6, 1]);
    expect(turnsAheadIn(early, 3)).toBe(3);
  });
});

describe('other lines', () => {
  const search = turnSearch(weights, early.game);
  const t = workbenchFor(early, null);
  const main = candidatesIn(early, search);
  const lines = otherLines(t, early, search, seat, main, 5);

  test('are ways to finish the turn after the same options', () => {
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const { code, line } of lines) {
      expect(line[0]?.code).toBe(code);
      expect(main.map((candidate) => candidate.code)).toContain(code);
      expect(hasFinished(line)).toBe(true);
    }
  });

  test('all end otherwise than the best ones', () => {
    const ends = [...main.slice(0, 4), ...lines].map(({ line }) => endOf(line));
    expect(new Set(ends).size).toBe(ends.length);
  });

  test('are none if none are wanted', () => {
    expect(otherLines(t, early, search, seat, main, 0)).toEqual([]);
  });

  function play(line: Candidate['line']): void {
    reset(t, early);
    listOptions(t);
    for (const made of line.flatMap(({ code, replies }) => [code, ...replies])) choose(t, made);
  }

  function hasFinished(line: Candidate['line']): boolean {
    play(line);
    return t.cells[PHASE] === OVER || t.cells[TURN_NUMBER] !== early?.cells[TURN_NUMBER];
  }

  function endOf(line: Candidate['line']): string {
    play(line);
    return t.cells.join();
  }
});
