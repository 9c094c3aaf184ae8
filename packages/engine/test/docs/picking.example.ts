import { apply, decision, newGame } from '@bluemoon/engine';

let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });
for (const choice of ['done', 'decline', 'discard:fireblast']) ({ state } = apply(state, choice));
console.log(
  decision(state)
    ?.options.map((option) => option.id)
    .join(' '),
);

({ state } = apply(state, 'done'));
console.log(decision(state)?.seat, decision(state)?.about.phase);
