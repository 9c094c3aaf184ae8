import { deckOf } from '../../src/cards/index.ts';
import { newGame } from '../../src/decision/new-game.ts';
import type { People } from '../../src/vocabulary/card.ts';
import { cardNamed } from '../scenario/names.ts';
import { scenarioFrom } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A whole draw deck that begins with these cards. */
function order(people: People, first: readonly string[]): readonly string[] {
  const top = first.map((name) => cardNamed(name).id);
  const rest = deckOf(people).cards.map(({ id }) => id);
  return [...top, ...rest.filter((id) => !top.includes(id))];
}

const VULCA: readonly string[] = [
  'Volca',
  'Flamebreath the Dazzling',
  'Fireblast',
  'Aaralia-Aqua Secunda',
  'Flickering Fires',
  'Zig-nur-Don',
  'Glimmer',
  'Elemental Enchantment',
  'Torch',
];
const HOAX: readonly string[] = [
  'Vetraskedas the Sceptic',
  'Trebuchet of Fear',
  'Muster Reinforcements',
  'Penemikanas the Paranoid',
  'Catusan',
  'Battling Boomerang',
  'Nirwadas the Traveler',
  'Ballista of Confusion',
  'Hank Highflyer Hawk',
  'Tome of Wisdom',
  'Thirkomedas the Serene',
  'Brain Drain',
  'Var-dis-Nar',
];

/** The game that the first edition's rulebook tells: Vulca (“me”) against Hoax (“rival”), Vulca begins. */
export function firstGame(): Scenario {
  const { state } = newGame({
    decks: ['vulca', 'hoax'],
    edition: 'first',
    seed: 1,
    first: 0,
    orders: [order('vulca', VULCA), order('hoax', HOAX)],
  });
  return scenarioFrom(state);
}

/** Its first fight, move by move (EX-1). */
export function firstFight(game: Scenario): Scenario {
  game.plays('Volca').endsTurn('fire');
  game.rivalTurn('Vetraskedas the Sceptic', 'Trebuchet of Fear');
  game.myTurn('Flamebreath the Dazzling', 'Fireblast');
  return game.retreats();
}
