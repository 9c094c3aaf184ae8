import { apply, boxWith, decision, deckOf, newGame } from '@bluemoon/engine';
import { loadPack } from '@bluemoon/engine/pack';
import { cardText } from '@bluemoon/engine/words';

const { cards } = loadPack({
  cards: [
    {
      id: 'lantern-keeper',
      name: { en: 'Lantern Keeper', de: 'Laternenhüterin' },
      people: 'tutu',
      number: 201,
      type: 'character',
      moons: 1,
      fire: 2,
      earth: 1,
      icons: ['retrieve'],
      text: [{ when: 'now', may: true, steps: [{ do: 'draw', count: 1 }] }],
    },
  ],
});
const box = boxWith(cards);
const keeper = box.card('lantern-keeper');
console.log(cardText(keeper, 'en', box).join(' '));
console.log(cardText(keeper, 'de', box).join(' '));

const { leader, cards: vulca } = deckOf('vulca');
const deck = { leader, cards: [keeper, ...vulca.slice(0, 29)] };
const order = deck.cards.map((card) => card.id);
const other = deckOf('hoax').cards.map((card) => card.id);
let { state } = newGame({ decks: [deck, 'hoax'], seed: 1, first: 0, orders: [order, other] });
for (const choice of ['done', 'start', 'play:lantern-keeper']) ({ state } = apply(state, choice));
console.log(
  decision(state)
    ?.options.map((option) => option.id)
    .join(' '),
);
