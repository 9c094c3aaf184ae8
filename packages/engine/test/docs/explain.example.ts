import { apply, BUILT_IN, explanationText, newGame } from '@bluemoon/engine';
import { explainCard, explainDemands, explainPlay, explainPower } from '@bluemoon/engine';

let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });
for (const choice of ['done', 'start', 'play:sear']) ({ state } = apply(state, choice));

for (const explanation of [
  explainPlay(state, 0, 'flamebreath-the-dazzling'),
  explainPlay(state, 0, 'fireblast'),
  explainCard(state, 0, 'sear'),
  explainPower(state, 0, 'fire'),
  explainDemands(state, 0),
]) {
  console.log(explanationText(explanation, 'en', BUILT_IN).join(' '));
  console.log('  by', explanation.facts.flatMap((fact) => fact.rules).join(' '));
}
