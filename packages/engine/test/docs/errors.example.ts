import { apply, newGame, RulesError } from '@bluemoon/engine';

const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });

for (const answer of ['retreat', { option: 'done', decision: 99 }]) {
  try {
    apply(state, answer);
  } catch (error) {
    if (error instanceof RulesError) console.log(`${error.code}: ${error.message}`);
  }
}
