import { apply, BUILT_IN, decision, newGame } from '@bluemoon/engine';
import type { GameEvent, GameSetup } from '@bluemoon/engine';
import { agreeOn, chooseDeck, matchStatus, newMatch, nextGame, peopleDeck } from '@bluemoon/play';
import { recordResult, scoreSheet } from '@bluemoon/play';
import type { GameResult } from '@bluemoon/play';

function played(setup: GameSetup): GameResult {
  let { state } = newGame(setup);
  let last: GameEvent | undefined;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const { options, id } = pending;
    const applied = apply(state, options[((id * 2654435761) >>> 7) % options.length]?.id ?? '');
    ({ state } = applied);
    last = applied.events.at(-1);
  }
  if (last?.event !== 'gameEnded') throw new Error('the game is not over');
  return last;
}

let match = newMatch(
  { agreement: agreeOn({ match: true }), choosing: 'agreed', between: 'swap', seed: 11, first: 0 },
  BUILT_IN,
);
match = chooseDeck(match, 0, peopleDeck('mimix', BUILT_IN), BUILT_IN);
match = chooseDeck(match, 1, peopleDeck('pillar', BUILT_IN), BUILT_IN);
while (matchStatus(match).winner === null) {
  match = recordResult(match, played(nextGame(match, BUILT_IN)), BUILT_IN);
}
for (const { game, first, winner, score } of scoreSheet(match)) {
  console.log(`game ${game}: seat ${first} began, seat ${winner} won, ${score.join(' to ')}`);
}
