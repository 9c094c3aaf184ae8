import { apply, decision, newGame } from '@bluemoon/engine';

let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });

const first = decision(state);
console.log(first?.seat, first?.about.phase);
console.log(first?.options.map((option) => option.id).join(' '));

for (const choice of ['done', 'start', 'play:sear', 'done', 'done', 'announce:fire']) {
  ({ state } = apply(state, choice));
}
console.log(decision(state)?.seat, decision(state)?.about.phase);
