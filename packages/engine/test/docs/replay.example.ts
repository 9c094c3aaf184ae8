import { apply, BUILT_IN, decision, newGame, readNotation, replay, writeNotation } from '@bluemoon/engine';

const setup = { decks: ['flit', 'terrah'], seed: 5, first: 1 } as const;
let { state } = newGame(setup);
const choices: string[] = [];
for (let pending = decision(state); pending !== null && choices.length < 30; pending = decision(state)) {
  const choice = pending.options[0]?.id ?? 'done';
  choices.push(choice);
  ({ state } = apply(state, choice));
}

const text = writeNotation({ setup, choices });
const record = readNotation(text, BUILT_IN);
console.log(record.choices.length, replay(record).states.length);
