import { apply, BUILT_IN, imagine, newGame, projectEvents, viewFor } from '@bluemoon/engine';

const { state, events } = newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 });

const view = viewFor(state, 1);
console.log(view.seats[0].hand.count, view.seats[0].hand.cards.length);
console.log(view.seats[1].hand.cards.join(' '));

const drawn = projectEvents(events, 1).filter((event) => event.event === 'moved');
console.log(drawn.filter((event) => event.card === null).length, 'cards drawn unseen');

const possible = imagine(view, 42, BUILT_IN);
console.log(viewFor(possible, 1).seats[1].hand.cards.join(' ') === view.seats[1].hand.cards.join(' '));
console.log(apply(possible, 'done').state !== state);
