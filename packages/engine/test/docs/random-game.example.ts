import { apply, decision, newGame } from '@bluemoon/engine';
import type { GameEvent } from '@bluemoon/engine';

let { state } = newGame({ decks: ['khind', 'buka'], seed: 3 });
const events: GameEvent[] = [];

for (let pending = decision(state); pending !== null; pending = decision(state)) {
  const choice = pending.options[((pending.id * 2654435761) >>> 7) % pending.options.length];
  if (choice === undefined) break;
  const applied = apply(state, { option: choice.id, decision: pending.id });
  events.push(...applied.events);
  state = applied.state;
}

const end = events.at(-1);
console.log(end?.event === 'gameEnded' && `seat ${end.winner} wins ${end.crystals} crystals: ${end.reason}`);
