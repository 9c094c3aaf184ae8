import { apply, BUILT_IN, decision, parsePosition, positionOf, stateFromPosition } from '@bluemoon/engine';

const position = parsePosition(
  {
    element: 'earth',
    seats: [
      { hand: ['Cinder', 'Glimmer'], drawDeck: ['Torch'] },
      { combat: ['Helkomedes the Rhetorician'], support: ['Ballista of Confusion'], drawDeck: ['Catusan'] },
    ],
  },
  BUILT_IN,
);
let state = stateFromPosition(position, BUILT_IN);
for (const choice of ['done', 'continue', 'play:cinder']) ({ state } = apply(state, choice));
console.log(
  decision(state)
    ?.options.map((option) => option.id)
    .join(' '),
);

({ state } = apply(state, 'discard:ballista-of-confusion'));
console.log(positionOf(state).seats[1].discardPile);
