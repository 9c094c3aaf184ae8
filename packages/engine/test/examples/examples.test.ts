/** The worked examples of the rulebooks, every number in them. */
import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { firstFight, firstGame } from './first-game.ts';

const sizes = (game: Scenario) => ({
  hands: [game.me.hand.length, game.rival.hand.length],
  decks: [game.me.drawDeck.length, game.rival.drawDeck.length],
});
const dragons = (game: Scenario) => [game.me.dragons, game.rival.dragons];
const announced = (game: Scenario) => {
  const last = game.eventsOf('announced').at(-1);
  return last === undefined ? null : [last.power, last.element, last.against];
};

describe('First fight of the first edition (EX-1)', () => {
  test('hands of six, decks of 24, all dragons on the board, no element (SETUP-6)', () => {
    const game = firstGame();
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [24, 24] });
    expect(dragons(game)).toEqual([0, 0]);
    expect([game.turn, game.element]).toEqual(['me', null]);
  });

  test('1. Volca attacks with 5 Fire, and no booster can help on this turn (BOOST-4, POWER-1, REFRESH-1)', () => {
    const game = firstGame().plays('Volca');
    game.cannotPlay('Fireblast', 'limit');
    game.announces('fire');
    expect(announced(game)).toEqual([5, 'fire', 0]);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [23, 24] });
    expect(game.turn).toBe('rival');
  });

  test('2. Vetraskedas and the Trebuchet match it with 5 Fire, Vetraskedas alone does not (POWER-3)', () => {
    const game = firstGame().plays('Volca').endsTurn('fire').plays('Vetraskedas the Sceptic').passes();
    game.offersNo('done');
    expect(game.power('rival')).toBe(3);
    game.plays('Trebuchet of Fear').endsTurn();
    expect(announced(game)).toEqual([5, 'fire', 5]);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [23, 22] });
  });

  test('3. Flamebreath and Fireblast attack with 10 Fire; Volca is covered and adds nothing (CHAR-3, BOOST-2)', () => {
    const game = firstGame().plays('Volca').endsTurn('fire');
    game.rivalTurn('Vetraskedas the Sceptic', 'Trebuchet of Fear');
    game.myTurn('Flamebreath the Dazzling', 'Fireblast');
    expect(announced(game)).toEqual([10, 'fire', 5]);
    expect(game.me.active).toEqual(['Fireblast', 'Flamebreath the Dazzling']);
    expect(game.me.covered).toEqual(['Volca']);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [21, 22] });
  });

  test('4. Hoax retreats: one dragon for three cards, and Hoax has the next turn (RETREAT-2, RETREAT-5, RETREAT-7)', () => {
    const game = firstFight(firstGame());
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    expect(dragons(game)).toEqual([1, 0]);
    expect(game.me.discardPile).toEqual(['Fireblast', 'Flamebreath the Dazzling', 'Volca']);
    expect(game.rival.discardPile).toEqual(['Trebuchet of Fear', 'Vetraskedas the Sceptic']);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [21, 22] });
    expect([game.turn, game.element]).toEqual(['rival', null]);
  });
});

/** The second fight up to that step. */
const step1 = () => {
  const game = firstFight(firstGame()).plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
  expect(game.rival.hand).toHaveLength(10);
  return game.plays('Penemikanas the Paranoid').endsTurn('earth');
};
const step2 = () => step1().myTurn('Aaralia-Aqua Secunda', 'Flickering Fires');
const step3 = () => step2().rivalTurn('Catusan', 'Battling Boomerang');
const step4 = () => step3().plays('Zig-nur-Don').endsTurn();
const step5 = () => {
  const game = step4().retrieves('Battling Boomerang');
  expect(game.rival.hand).toHaveLength(8);
  return game.rivalTurn('Hank Highflyer Hawk', 'Tome of Wisdom');
};
const step6 = () => step5().myTurn('Glimmer', 'Elemental Enchantment');
const step7 = () => step6().rivalTurn('Thirkomedas the Serene', 'Battling Boomerang');

describe('Second fight of the first edition (EX-2)', () => {
  test('1. Hoax draws 5, attacks with 3 Earth and holds 9: no refresh (LEAD-1, REFRESH-2)', () => {
    const game = step1();
    expect(announced(game)).toEqual([3, 'earth', 0]);
    expect(sizes(game)).toEqual({ hands: [6, 9], decks: [21, 17] });
  });

  test('2. Vulca answers with 5 Earth', () => {
    const game = step2();
    expect(announced(game)).toEqual([5, 'earth', 3]);
    expect(sizes(game)).toEqual({ hands: [6, 9], decks: [19, 17] });
  });

  test('3. Hoax attacks with 7 Earth', () => {
    const game = step3();
    expect(announced(game)).toEqual([7, 'earth', 5]);
    expect(sizes(game)).toEqual({ hands: [6, 7], decks: [19, 17] });
  });

  test('4. Zig-nur-Don turns the fight to Fire: 5 against 3, and nothing may follow (MUTANT-1, MUTANT-2, STOP-1)', () => {
    const early = step1();
    early.cannotPlay('Zig-nur-Don', 'condition');
    const game = step3().plays('Zig-nur-Don');
    expect(game.element).toBe('fire');
    expect([game.power('me'), game.power('rival')]).toEqual([5, 3]);
    game.cannotPlay('Elemental Enchantment', 'stopped');
    game.endsTurn();
    expect(announced(game)).toEqual([5, 'fire', 3]);
    expect(sizes(game)).toEqual({ hands: [6, 7], decks: [18, 17] });
  });

  test('5. Hank makes Zig-nur-Don ignored, so that 3 Fire are enough against 1 (RETRIEVE-1, IGNORE-1, POWER-4)', () => {
    const game = step5();
    expect(game.me.isIgnored('Zig-nur-Don')).toBe(true);
    expect(announced(game)).toEqual([3, 'fire', 1]);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [18, 17] });
  });

  test('6. Glimmer is ignored, but Elemental Enchantment raises the total of 1 to 6 (IGNORE-5, RULING-24)', () => {
    const game = step5().plays('Glimmer');
    expect(game.isIgnored('Glimmer')).toBe(true);
    expect(game.power('me')).toBe(1);
    game.plays('Elemental Enchantment').endsTurn();
    expect(announced(game)).toEqual([6, 'fire', 3]);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [16, 17] });
  });

  test('7. Hank is covered and Glimmer counts again, yet Vulca stays at 6; Hoax has 7 (RETRIEVE-2, RULING-9)', () => {
    const game = step7();
    expect(game.isIgnored('Glimmer')).toBe(false);
    expect(announced(game)).toEqual([7, 'fire', 6]);
    expect(game.eventsOf('moved').filter(({ seat, by }) => seat === 1 && by === 'refresh')).toHaveLength(4);
    expect(sizes(game)).toEqual({ hands: [6, 6], decks: [16, 15] });
  });

  test('8. six cards, covered ones counted, attract two dragons (RETREAT-3, DRAGON-3, RULING-4)', () => {
    const game = step7();
    expect(game.rival.covered).toEqual(['Catusan', 'Hank Highflyer Hawk', 'Penemikanas the Paranoid']);
    expect(game.rival.active).toEqual(['Battling Boomerang', 'Thirkomedas the Serene']);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    game.retreats();
    expect(game.eventsOf('retreated').at(-1)).toEqual({ event: 'retreated', seat: 0, dragons: 2 });
    expect(dragons(game)).toEqual([0, 1]);
  });
});

test('Announcing Power: Demegodas doubles the Trebuchet, 2 + 2 x 1 = 4 Earth (EX-3, POWER-5)', () => {
  const game = scenario({
    element: 'earth',
    me: { hand: ['Demegodas the Odd'], support: ['Trebuchet of Fear'] },
    rival: { active: ['Torch'] },
  });
  game.myTurn('Demegodas the Odd');
  expect(announced(game)).toEqual([4, 'earth', 4]);
});

test('Retreating: a leadership card, then a retreat from seven cards (EX-4, LEAD-8, RETREAT-1, DRAGON-3, REFRESH-2)', () => {
  const game = scenario({
    element: 'earth',
    me: {
      hand: [
        'Muster Reinforcements',
        'Catusan',
        'Tome of Wisdom',
        'Brain Drain',
        'Trebuchet of Fear',
        'Var-dis-Nar',
      ],
      active: ['Nirwadas the Traveler'],
      dragons: 1,
    },
    rival: {
      hand: ['Spark', 'Ignite', 'Sear', 'Torch', 'Shimmer', 'Glimmer'],
      active: ['Lavar the Powerful', 'Fireblast'],
      covered: ['Volca', 'Blaze', 'Furnace'],
      support: ['Lightning Bolts', 'Pandemonium'],
    },
  });
  game.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
  expect(game.me.hand).toHaveLength(10);
  game.retreats();
  expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 2 }]);
  expect(game.eventsOf('dragonMoved').map(({ seat, to }) => [seat, to])).toEqual([
    [1, 'board'],
    [1, 1],
  ]);
  expect(dragons(game)).toEqual([0, 1]);
  expect(game.me.discardPile).toEqual(['Nirwadas the Traveler']);
  expect(game.rival.discardPile).toHaveLength(7);
  expect(game.me.leaderArea).toEqual(['Muster Reinforcements']);
  expect(sizes(game)).toEqual({ hands: [10, 6], decks: [5, 10] });
  expect(game.turn).toBe('me');
  game.passes();
  game.offers('start', 'decline');
});

test('Winning the Game: Vulca runs out, fights on, and loses (EX-5, WIN-4, ENGAGE-9, WIN-2, WIN-6, WIN-8, SCORE-2)', () => {
  const game = scenario({
    element: 'earth',
    me: { hand: ['Glimmer', 'Fireblast'], drawDeck: [], dragons: 1 },
    rival: {
      hand: ['Helkomedes the Rhetorician'],
      active: ['Nirwadas the Traveler'],
      support: ['Ballista of Confusion'],
    },
  });
  expect(game.power('rival')).toBe(4);
  game.myTurn('Glimmer', 'Fireblast');
  expect(announced(game)).toEqual([5, 'earth', 4]);
  expect(sizes(game).hands[0] + sizes(game).decks[0]).toBe(0);
  expect(game.result).toBeNull();
  game.rivalTurn('Helkomedes the Rhetorician');
  expect(announced(game)).toEqual([5, 'earth', 5]);
  game.passes();
  game.offers('retreat');
  game.retreats();
  expect(dragons(game)).toEqual([0, 0]);
  expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
});

test('Ignoring Cards: Enthrall Opposition takes the Gauntlets out for one turn (EX-6, PRECED-1, IGNORE-4, LEAD-4)', () => {
  const game = scenario({
    element: 'fire',
    me: { hand: ['Enthrall Opposition', 'Zedemikras the Brain'], support: ['Tome of Wisdom'] },
    rival: { active: ['Scorch the Inflammable', 'Volcanic Gauntlets'] },
  });
  expect(game.power('rival')).toBe(12);
  game.plays('Enthrall Opposition');
  expect(game.power('rival')).toBe(6);
  game.myTurn('Zedemikras the Brain');
  expect(announced(game)).toEqual([7, 'fire', 6]);
  expect(game.power('rival')).toBe(12);
});

test('Dragon movement: attracting two moves the dragon of the rival away and then takes one (EX-7, DRAGON-3)', () => {
  const covered = ['Volca', 'Blaze', 'Furnace', 'Spark', 'Ignite'];
  const game = scenario({ me: { dragons: 1 }, rival: { active: ['Torch'], covered } });
  game.retreats();
  expect(game.eventsOf('dragonMoved').map(({ to }) => to)).toEqual(['board', 1]);
  expect(dragons(game)).toEqual([0, 1]);
});

test('Discarding for a value: Spark meets a demand of 3 Fire, Torch may not be added (EX-8, DISCARD-4, RULING-13)', () => {
  const game = scenario({
    element: 'earth',
    me: { hand: ['Spark', 'Torch', 'Furnace'] },
    rival: { active: ['Bodius Maloderus', 'Caterpillar Fireeater'] },
  });
  game.chooses('meet:Caterpillar Fireeater');
  game.offers('discard:spark', 'discard:furnace');
  game.chooses('discard:spark');
  expect(game.eventsOf('demandMet')).toHaveLength(1);
  expect(game.me.hand).toEqual(['Furnace', 'Torch']);
  expect(game.me.discardPile).toEqual(['Spark']);
});

test('Crystals: a fourth dragon ends the game at once, for 1 + 3 crystals (EX-11, SCORE-3, DRAGON-6, RULING-5)', () => {
  const game = scenario({ rival: { active: ['Torch'], dragons: 3 }, me: { hand: ['Spark'] } });
  game.retreats();
  expect(game.result).toEqual({ winner: 'rival', crystals: 4, reason: 'fourthDragon' });
  expect(game.rival.active).toEqual(['Torch']);
});

describe('Covering diagram (EX-12)', () => {
  test('1. a character over that of the last turn: only the new one is active (CHAR-3)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Torch', 'Fireblast'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Spark');
    expect(game.me.active).toEqual(['Spark']);
    expect(game.me.covered).toEqual(['Fireblast', 'Torch']);
    expect([game.isActive('Spark'), game.isActive('Torch'), game.isActive('Fireblast')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('2. a character and a booster of one turn are both active (CHAR-4)', () => {
    const game = scenario({ me: { hand: ['Spark', 'Fireblast'] }, rival: { active: ['Catusan'] } });
    game.plays('Spark').plays('Fireblast');
    expect([game.isActive('Spark'), game.isActive('Fireblast')]).toEqual([true, true]);
    expect(game.me.covered).toEqual([]);
    expect(game.power('me')).toBe(7);
  });

  test('3. a leadership card goes to the leader, over the earlier ones, and into no area (LEAD-3)', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition'], leaderArea: ['Trigger Brainstorm'], active: ['Catusan'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Enthrall Opposition');
    expect(game.me.leaderArea).toEqual(['Enthrall Opposition', 'Trigger Brainstorm']);
    expect(game.me.active).toEqual(['Catusan']);
    expect(game.me.discardPile).toEqual([]);
    expect([game.isActive('Enthrall Opposition'), game.isActive('Trigger Brainstorm')]).toEqual([
      true,
      false,
    ]);
  });
});
