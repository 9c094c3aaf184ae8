import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, checkDeck, deckFromText, deckStatistics, peopleDeck, problemText } from '@bluemoon/play';

const agreement = agreeOn({ decks: 'built' });
const flit = peopleDeck('flit', BUILT_IN);
const cards = ['cinder', 'cinder', ...flit.cards.slice(3)];
for (const problem of checkDeck({ ...flit, cards }, agreement, { box: BUILT_IN })) {
  console.log(`${problem.rule}: ${problemText(problem, 'en', BUILT_IN)}`);
}

const { deck, problems } = deckFromText('Leader: Inferno\nSpark\nCindre', BUILT_IN);
console.log(deck.leader, deck.cards.length, problems[0]?.line, problems[0]?.near[0]);
console.log(deckStatistics(flit, BUILT_IN).types.get('character'), 'characters');
