/** The end of a fight and of the game. */
import type { GameEvent } from '@bluemoon/engine';
import { count, DECK_SIZE, HAND, isOut, RAN_OUT, TURN_NUMBER, zone } from './engine.ts';
import { cell, dragonCounts } from './cells.ts';
import { numberDifference, pairDifference } from './differences.ts';
import { differ, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { nextAt, read } from './script.ts';

const SEATS = [0, 1] as const;

/** OPEN-QUESTION-10: the program asks only whether a player is out now. */
export function hearFightEnd(replay: Replay): void {
  const { t, script } = replay;
  note(replay, pairDifference('dragons', dragonCounts(t), read(script, 'fight_over').dragons));
  if (nextAt(script, 'turn') === Infinity) return;
  for (const seat of SEATS) {
    if (cell(t, zone(seat, RAN_OUT)) === 0 || isOut(t, seat)) continue;
    t.cells[zone(seat, RAN_OUT)] = 0;
    differ(replay, 'OPEN-QUESTION-10');
  }
}

export function hearEnd(replay: Replay, event: Extract<GameEvent, { event: 'gameEnded' }>): void {
  const { t, script } = replay;
  const { result } = replay.game;
  const dragons = dragonCounts(t);
  if (event.reason === 'fourthDragon') {
    const { p, fourth, dragons: theirs } = read(script, 'dragon');
    note(replay, pairDifference('dragons', dragons, theirs));
    note(replay, numberDifference('fourth dragon', `${event.winner} 1`, `${p} ${fourth ?? 0}`));
    // The fourth dragon may interrupt a series, so the causes need not cancel out.
    replay.dragons.clear();
  }
  note(replay, numberDifference('winner', event.winner, result.winner));
  note(replay, numberDifference('crystals', event.crystals, result.crystals));
  const reason = event.reason === 'fourthDragon' ? 'fourth_dragon' : 'cards_out';
  note(replay, numberDifference('reason', reason, result.reason));
  note(replay, pairDifference('dragons', dragons, result.dragons));
  note(replay, numberDifference('neutral', dragons[0] + dragons[1] === 0 ? 1 : 0, result.neutral));
  note(
    replay,
    pairDifference(
      'hands',
      SEATS.map((seat) => count(t.cells, zone(seat, HAND))),
      result.hand,
    ),
  );
  note(
    replay,
    pairDifference(
      'draw decks',
      SEATS.map((seat) => cell(t, zone(seat, DECK_SIZE))),
      result.draw,
    ),
  );
  note(replay, numberDifference('turns', cell(t, TURN_NUMBER), result.turns));
  note(replay, numberDifference('fights', replay.fights, result.fights));
}
