import { decision, viewFor } from '@bluemoon/engine';
import type { Box, FightView, Option, Seat } from '@bluemoon/engine';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { puzzleState, tryOption } from '../src/puzzles/solve.ts';

/** Whether a player who always plays the card with the largest printed value, and never bluffs or lands a ship, solves it. */
export function isObvious(puzzle: Puzzle, box: Box): boolean {
  let state = puzzleState(puzzle, box);
  for (;;) {
    const options = decision(state)?.options ?? [];
    const { fight } = viewFor(state, puzzle.seat);
    const tried = tryOption(puzzle, state, largest(options, fight, puzzle.seat, box).id);
    if (tried.kind === 'wrong') return false;
    if (tried.solved) return true;
    ({ state } = tried);
  }
}

const LEAVING: ReadonlySet<string> = new Set(['retreat', 'decline', 'takeBack', 'bluff', 'land']);

function largest(options: readonly Option[], fight: FightView | null, seat: Seat, box: Box): Option {
  const element = fight?.element ?? null;
  const size = ({ id, kind, card }: Option): number => {
    if (LEAVING.has(kind)) return -1;
    if (kind === 'announce') return fight?.power[seat][id === 'announce:fire' ? 'fire' : 'earth'] ?? 0;
    if (kind !== 'play' || card === undefined) return 0;
    const { fire = 0, earth = 0 } = box.card(card);
    return element === null ? Math.max(fire, earth) : element === 'fire' ? fire : earth;
  };
  return options.reduce((a, b) => (size(b) > size(a) ? b : a));
}
