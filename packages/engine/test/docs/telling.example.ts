import { apply, BUILT_IN, newGame, projectEvents, viewFor } from '@bluemoon/engine';
import { plainText, tellDecision, tellEvents, tellOption, voiceFor } from '@bluemoon/engine/telling';

let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });
for (const choice of ['done', 'start', 'play:sear', 'done', 'done']) ({ state } = apply(state, choice));

const { state: after, events } = apply(state, 'announce:fire');
const seen = projectEvents(events, 1);
for (const language of ['en', 'de'] as const) {
  const voice = voiceFor(viewFor(after, 1), language, BUILT_IN);
  console.log(tellEvents(seen, voice, language, BUILT_IN).map(({ parts }) => plainText(parts)));
}

({ state } = apply(after, 'done'));
const view = viewFor(state, 1);
console.log(plainText(tellDecision(view, 'en', { box: BUILT_IN })));
for (const option of view.decision?.options ?? []) {
  const { label, consequence } = tellOption(option, view, 'en', { box: BUILT_IN });
  console.log([label, consequence ?? []].map(plainText));
}
