import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('CoolCat', () => {
  test('turns odd printed values on characters of the rival into 0', () => {
    const game = scenario({ me: { hand: ['CoolCat', 'Fireblast'] }, rival: { active: ['Volca'] } });
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([5, 1]);
    game.plays('CoolCat');
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([0, 0]);
  });

  test('looks at each value by itself', () => {
    const game = scenario({ me: { active: ['CoolCat'] }, rival: { active: ['Blaze'] } });
    expect([game.value('Blaze', 'fire'), game.value('Blaze', 'earth')]).toEqual([4, 0]);
  });

  test('leaves boosters, supports, own and protected characters alone', () => {
    const game = scenario({
      me: { active: ['CoolCat'], support: ['Tome of Wisdom'] },
      rival: { active: ['Giant Octopus', 'Fireblast'], support: ['Lightning Bolts'] },
    });
    expect(game.power('rival')).toBe(5 + 3 + 3);
    expect(game.power('me')).toBe(2 + 3);
  });

  test('works before gauntlets and potions, which find nothing left to double or add (RULING-10)', () => {
    const game = scenario({
      me: { active: ['CoolCat'] },
      rival: {
        active: ['Blaze', 'Volcanic Gauntlets', 'Potion of Conjoining'],
        targets: { 'Volcanic Gauntlets': 'Blaze', 'Potion of Conjoining': 'Blaze' },
      },
    });
    expect(game.value('Blaze', 'fire')).toBe(4 * 2);
    expect(game.value('Blaze', 'earth')).toBe(4);
  });

  test('leaves nothing of a character beside CoolCop', () => {
    const game = scenario({
      me: { active: ['CoolCat', 'CoolCop'] },
      rival: { active: ['Blaze', 'Fireblast'] },
    });
    expect([game.value('Blaze', 'fire'), game.value('Blaze', 'earth')]).toEqual([0, 0]);
    expect(game.power('rival')).toBe(3);
  });

  test('has no effect while it is ignored', () => {
    const game = scenario({
      me: { active: ['CoolCat'] },
      rival: { active: ['Hank Highflyer Hawk', 'Sun Setting'] },
    });
    expect(game.power('rival', 'earth')).toBe(1);
    const other = scenario({
      me: { active: ['CoolCat'] },
      rival: { active: ['Volca'], support: ['Laughing Gas'] },
    });
    expect(other.power('rival')).toBe(5);
  });
});

describe('CoolCop', () => {
  test('turns even printed values on characters of the rival into 0', () => {
    const game = scenario({ me: { hand: ['CoolCop'] }, rival: { active: ['Spark'] } });
    game.plays('CoolCop');
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([0, 0]);
  });

  test('leaves odd values, boosters and supports alone', () => {
    const game = scenario({
      me: { active: ['CoolCop'] },
      rival: { active: ['Blaze', 'Hail of Arrows'], support: ['Menacing Wardance'] },
    });
    expect(game.value('Blaze', 'earth')).toBe(3);
    expect(game.power('rival')).toBe(0 + 2 + 2);
  });

  test('asks for the printed value, not for what it has become (VALUE-1)', () => {
    const game = scenario({ me: { active: ['CoolCop'] }, rival: { active: ['FunFair', 'FunFun'] } });
    expect(game.value('FunFair', 'fire')).toBe(6);
    expect(game.value('FunFair', 'earth')).toBe(0);
  });

  test('reaches no protected character (PROTECT-1)', () => {
    const game = scenario({ me: { active: ['CoolCop'] }, rival: { active: ['Electric Eel'] } });
    expect(game.power('rival')).toBe(4);
  });

  test('is over when it is covered', () => {
    const game = scenario({ me: { active: ['CoolCop'], hand: ['Volca'] }, rival: { active: ['Spark'] } });
    expect(game.power('rival')).toBe(0);
    game.plays('Volca');
    expect(game.power('rival')).toBe(4);
  });
});

describe('CoolKid', () => {
  test('turns odd printed values on boosters and supports of the rival into 0', () => {
    const game = scenario({
      me: { hand: ['CoolKid'] },
      rival: { active: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    expect(game.power('rival')).toBe(5 + 3 + 3);
    game.plays('CoolKid');
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([5, 1 + 2]);
  });

  test('leaves characters, even values and protected supports alone', () => {
    const game = scenario({
      me: { active: ['CoolKid'] },
      rival: { active: ['Volca', 'Hail of Arrows'], support: ['Ravenous Razorjaw', 'Menacing Wardance'] },
    });
    expect(game.power('rival')).toBe(5 + 2 + 3 + 2);
  });

  test('leaves bluff cards at their 2', () => {
    const game = scenario({
      me: { active: ['CoolKid'] },
      rival: { active: ['Volca'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
    });
    expect(game.power('rival')).toBe(5 + 2 + 2);
  });

  test('works before a doubling (RULING-10)', () => {
    const game = scenario({
      me: { active: ['CoolKid'] },
      rival: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom', 'Trebuchet of Fear'] },
    });
    expect(game.power('rival')).toBe(2 + 0 + 4);
  });
});

describe('CoolCub', () => {
  test('turns even printed values on boosters and supports of the rival into 0', () => {
    const game = scenario({
      me: { hand: ['CoolCub'] },
      rival: { active: ['Spark', 'Hail of Arrows'], support: ['Menacing Wardance'] },
    });
    game.plays('CoolCub');
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([4, 2 + 1]);
  });

  test('leaves characters, odd values and own cards alone', () => {
    const game = scenario({
      me: { active: ['CoolCub'], support: ['Menacing Wardance'] },
      rival: { active: ['Spark', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    expect(game.power('rival')).toBe(4 + 3 + 3);
    expect(game.power('me')).toBe(2 + 2);
  });

  test('makes bluff cards worthless, unless their values rise to 4 afterwards (RULING-10)', () => {
    const game = scenario({
      me: { active: ['CoolCub'] },
      rival: { active: ['Captain Su Cha'], bluffs: ['Cannoneer Tara Ko'] },
    });
    expect(game.power('rival')).toBe(4);
    const other = scenario({
      me: { active: ['CoolCub'] },
      rival: { active: ['Powdermaster Yina Ko'], bluffs: ['Cannoneer Tara Ko'] },
    });
    expect(other.power('rival')).toBe(2 + 4);
  });

  test('does not lower a total that text raises (POWER-5)', () => {
    const game = scenario({
      me: { active: ['CoolCub'] },
      rival: { active: ['Glimmer', 'Elemental Enchantment'], support: ['Menacing Wardance'] },
    });
    expect(game.power('rival')).toBe(6);
  });
});

describe.each([
  ['TopGun', { active: ['TopGun'] }],
  ['Oath of Khindship', { active: ['NoNo'], support: ['Oath of Khindship'] }],
] as const)('%s', (card, areas) => {
  test('lets its owner draw a seventh card in the End phase', () => {
    const game = scenario({
      phase: 'refresh',
      me: { ...areas, hand: ['Blaze'] },
      rival: { active: ['Glimmer'] },
    });
    game.offers(`use:${card}`, 'done');
    expect(game.me.hand).toHaveLength(6);
    game.chooses(`use:${card}`);
    expect(game.me.hand).toHaveLength(7);
    expect(game.turn).toBe('rival');
  });

  test('may be left unused', () => {
    const game = scenario({ phase: 'refresh', me: areas, rival: { active: ['Glimmer'] } });
    game.passes();
    expect(game.me.hand).toHaveLength(6);
    expect(game.turn).toBe('rival');
  });

  test('does nothing in the End phase of the rival', () => {
    const game = scenario({ turn: 'rival', phase: 'refresh', me: areas, rival: { active: ['Volca'] } });
    expect(game.turn).toBe('me');
    expect(game.me.hand).toEqual([]);
    expect(game.rival.hand).toHaveLength(6);
  });

  test('is not offered with an empty draw deck, but with a single card left', () => {
    const seven = ['Blaze', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'];
    const empty = scenario({
      phase: 'refresh',
      me: { ...areas, hand: seven, drawDeck: [] },
      rival: { active: ['Glimmer'] },
    });
    expect(empty.turn).toBe('rival');
    const one = scenario({
      phase: 'refresh',
      me: { ...areas, hand: seven, drawDeck: ['Volca'] },
      rival: { active: ['Glimmer'] },
    });
    one.chooses(`use:${card}`);
    expect(one.me.hand).toHaveLength(7);
    expect(one.me.drawDeck).toEqual([]);
  });

  test('has no effect while text is ignored', () => {
    const game = scenario({
      phase: 'refresh',
      me: areas,
      rival: { active: ['Glimmer'], support: ['Laughing Gas'] },
    });
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(6);
  });

  test('adds up with another such card', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopGun'], support: ['Oath of Khindship'] },
      rival: { active: ['Glimmer'] },
    });
    game.picks('use:TopGun', 'use:Oath of Khindship');
    expect(game.me.hand).toHaveLength(8);
  });
});

describe('TopDog', () => {
  test('discards one active card with an icon', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Volca', 'Battling Boomerang'], support: ['Homing Missiles', 'Tome of Wisdom'] },
    });
    game.plays('TopDog').uses('TopDog');
    game.offers('discard:Battling Boomerang', 'discard:Homing Missiles');
    game.chooses('discard:Battling Boomerang');
    expect(game.rival.active).toEqual(['Volca']);
    expect(game.rival.topOfDiscards).toBe('Battling Boomerang');
  });

  test('never discards the last active character', () => {
    const game = scenario({ me: { hand: ['TopDog'] }, rival: { active: ['Wild Gazelle', 'Fireblast'] } });
    game.plays('TopDog');
    game.offersNo('use:TopDog');
  });

  test('may discard the one of two characters that has an icon', () => {
    const game = scenario({ me: { hand: ['TopDog'] }, rival: { active: ['Volca', 'Stars Shining'] } });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.active).toEqual(['Volca']);
  });

  test('leaves protected and covered cards alone', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Volca'], covered: ['Wild Gazelle'], support: ['Ravenous Razorjaw'] },
    });
    game.plays('TopDog');
    game.offersNo('use:TopDog');
  });

  test('lets a protected character be the one that remains (CARD-3)', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Giant Octopus', 'Stars Shining'] },
    });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.active).toEqual(['Giant Octopus']);
  });

  test('takes a shield for an icon (OPEN-QUESTION-1)', () => {
    const game = scenario({ me: { hand: ['TopDog'] }, rival: { active: ['Volca', 'Inscrutable Armor'] } });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.discardPile).toEqual(['Inscrutable Armor']);
  });

  test('finds the icon of an ignored card (OPEN-QUESTION-24, RULING-22)', () => {
    const game = scenario({
      me: { hand: ['TopDog'], support: ['Impenetrable Fog'] },
      rival: { active: ['Volca', 'Battling Boomerang'] },
    });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.discardPile).toEqual(['Battling Boomerang']);
  });

  test('picks a face-down card by its place: each has a bluff icon (RULING-39, BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Commodore Lo Tan'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
    });
    game.plays('TopDog').uses('TopDog');
    game.offers('discard-face-down:1', 'discard-face-down:2');
    game.chooses('discard-face-down:2');
    expect(game.rival.discardPile).toEqual(['Cannoneer Qu Cha']);
    expect(game.rival.bluffs).toEqual(['Captain Su Cha']);
  });

  test('acts once a turn', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Volca', 'Battling Boomerang'], support: ['Homing Missiles'] },
    });
    game.plays('TopDog').uses('TopDog').chooses('discard:Homing Missiles');
    game.offersNo('use:TopDog');
    game.offers('done');
  });
});

describe('TopNotch', () => {
  test('discards one active booster or support', () => {
    const game = scenario({
      me: { hand: ['TopNotch'] },
      rival: { active: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('TopNotch').uses('TopNotch');
    game.offers('discard:Fireblast', 'discard:Tome of Wisdom');
    game.chooses('discard:Tome of Wisdom');
    expect(game.power('rival')).toBe(8);
    game.offersNo('use:TopNotch');
  });

  test('leaves characters, covered boosters and protected supports alone', () => {
    const game = scenario({
      me: { hand: ['TopNotch'] },
      rival: { active: ['Volca'], covered: ['Spark', 'Fireblast'], support: ['Ravenous Razorjaw'] },
    });
    game.plays('TopNotch');
    game.offersNo('use:TopNotch');
  });

  test('may act on the turn it is played and again at the beginning of the next one (RULING-30)', () => {
    const game = scenario({
      me: { hand: ['TopNotch', 'Menacing Wardance'] },
      rival: {
        active: ['Glimmer'],
        support: ['Trebuchet of Fear', 'Ballista of Confusion'],
        hand: ['Volca'],
      },
    });
    game.plays('TopNotch').uses('TopNotch').chooses('discard:Trebuchet of Fear');
    game.myTurn('Menacing Wardance').rivalTurn('Volca');
    game.offers('use:TopNotch', 'done');
    game.uses('TopNotch');
    expect(game.rival.support).toEqual([]);
    game.offersNo('use:TopNotch');
  });

  test('may be used in any phase of its owner’s turn (TEXT-4)', () => {
    const game = scenario({
      me: { active: ['TopNotch'], hand: ['Volca'] },
      rival: { active: ['Spark'], support: ['Tome of Wisdom'] },
    });
    expect(game.phase).toBe('beginning');
    game.offersAlso('use:TopNotch');
    game.chooses('done');
    expect(game.phase).toBe('leadership');
    game.offersAlso('use:TopNotch');
  });

  test('cannot be used on the turn of the rival', () => {
    const game = scenario({
      me: { active: ['TopNotch'] },
      rival: { hand: ['Volca', 'Fireblast'] },
      turn: 'rival',
    });
    game.rivalTurn('Volca', 'Fireblast');
    expect(game.rival.active).toEqual(['Fireblast', 'Volca']);
  });
});

const endOfTurnWithTopBanana = (hand: readonly string[]) =>
  scenario({
    phase: 'refresh',
    me: { active: ['TopBanana'] },
    rival: { active: ['Glimmer'], hand },
  });

describe('TopBanana', () => {
  test('makes the rival discard one card of their choice in the End phase', () => {
    const game = endOfTurnWithTopBanana(['Volca', 'Blaze', 'Fireblast']);
    game.chooses('use:TopBanana');
    expect(game.decider).toBe('rival');
    game.offers('discard:Volca', 'discard:Blaze', 'discard:Fireblast');
    game.chooses('discard:Blaze');
    expect(game.rival.hand).toEqual(['Fireblast', 'Volca']);
    expect(game.turn).toBe('rival');
  });

  test('may be left unused', () => {
    const game = endOfTurnWithTopBanana(['Volca', 'Blaze']);
    game.passes();
    expect(game.rival.hand).toEqual(['Blaze', 'Volca']);
  });

  test('takes the last card, but nothing from an empty hand', () => {
    const game = endOfTurnWithTopBanana(['Volca']);
    game.chooses('use:TopBanana', 'discard:Volca');
    expect(game.rival.hand).toEqual([]);
    const other = endOfTurnWithTopBanana([]);
    expect(other.turn).toBe('rival');
  });

  test('does nothing at the end of the turn of the rival', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['TopBanana'] },
      rival: { active: ['Volca'], hand: ['Blaze'] },
    });
    expect(game.turn).toBe('me');
    expect(game.rival.hand).toHaveLength(6);
  });

  test('has to wait for the End phase', () => {
    const game = scenario({ me: { hand: ['TopBanana'] }, rival: { active: ['Glimmer'], hand: ['Volca'] } });
    game.plays('TopBanana');
    game.offers('done');
  });
});

describe('TopShot', () => {
  test('discards the top card of the draw deck of the rival in the End phase', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopShot'] },
      rival: { active: ['Glimmer'], drawDeck: ['Volca', 'Blaze', 'Spark'] },
    });
    game.chooses('use:TopShot');
    expect(game.rival.drawDeck).toEqual(['Blaze', 'Spark']);
    expect(game.rival.topOfDiscards).toBe('Volca');
  });

  test('may be left unused', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopShot'] },
      rival: { active: ['Glimmer'], drawDeck: ['Volca', 'Blaze'] },
    });
    game.offers('use:TopShot', 'done');
    game.passes();
    expect(game.rival.drawDeck).toEqual(['Volca', 'Blaze']);
  });

  test('takes the last card of the deck and is not asked about an empty one', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopShot'] },
      rival: { active: ['Glimmer'], hand: ['Torch'], drawDeck: ['Volca'] },
    });
    game.chooses('use:TopShot');
    expect(game.rival.drawDeck).toEqual([]);
    const empty = scenario({
      phase: 'refresh',
      me: { active: ['TopShot'] },
      rival: { active: ['Glimmer'], hand: ['Torch'], drawDeck: [] },
    });
    expect(empty.turn).toBe('rival');
  });

  test('puts a leadership card on the leader instead of the discard pile (DISCARD-2)', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopShot'] },
      rival: { active: ['Glimmer'], drawDeck: ['Cast Cataclysm', 'Blaze'] },
    });
    game.chooses('use:TopShot');
    expect(game.rival.leaderArea).toEqual(['Cast Cataclysm']);
    expect(game.rival.discardPile).toEqual([]);
  });

  test('acts together with TopBanana, each once, in the order its owner chooses (PRECED-3)', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopShot', 'TopBanana'] },
      rival: { active: ['Glimmer'], hand: ['Torch'], drawDeck: ['Volca', 'Blaze'] },
    });
    game.offers('use:TopShot', 'use:TopBanana', 'done');
    game.chooses('use:TopBanana', 'discard:Torch');
    game.offers('use:TopShot', 'done');
    game.chooses('use:TopShot');
    expect(game.rival.discardPile).toEqual(['Torch', 'Volca']);
  });
});

describe('FunFun', () => {
  test('doubles both values of all own characters', () => {
    const game = scenario({ me: { hand: ['FunFair', 'FunFlop', 'FunFun'] }, rival: { active: ['Volca'] } });
    game.plays('FunFair').plays('FunFlop').plays('FunFun');
    expect(game.power('me', 'fire')).toBe(2 * (3 + 2));
    expect(game.power('me', 'earth')).toBe(2 * (2 + 3));
  });

  test('brings nothing by itself and nothing to boosters and supports', () => {
    const game = scenario({
      me: { active: ['FunFun', 'Fireblast'], support: ['Tome of Wisdom'] },
      rival: { active: ['Volca'] },
    });
    expect(game.power('me')).toBe(3 + 3);
  });

  test('doubles no characters of the rival', () => {
    const game = scenario({ me: { active: ['FunFun'] }, rival: { active: ['Volca'] } });
    expect(game.power('rival')).toBe(5);
  });

  test('doubles once more what gauntlets have doubled', () => {
    const game = scenario({
      me: {
        active: ['FunFair', 'FunFun', 'Volcanic Gauntlets'],
        targets: { 'Volcanic Gauntlets': 'FunFair' },
      },
      rival: { active: ['Volca'] },
    });
    expect(game.power('me', 'fire')).toBe(12);
    expect(game.power('me', 'earth')).toBe(4);
  });

  test('doubles a value after it has risen (POWER-9)', () => {
    const game = scenario({
      me: {
        active: ['FunFair', 'FunFun', 'Potion of Prodigious Passion'],
        targets: { 'Potion of Prodigious Passion': 'FunFair' },
      },
      rival: { active: ['Volca'] },
    });
    expect(game.power('me', 'fire')).toBe(10);
  });

  test('stops when its text is ignored', () => {
    const game = scenario({
      me: { active: ['FunFair', 'FunFun'] },
      rival: { active: ['Volca'], support: ['Laughing Gas'] },
    });
    expect(game.power('me')).toBe(3);
  });
});

describe('KhindKin', () => {
  test('may be played without covering what is active', () => {
    const game = scenario({
      me: { active: ['Volca', 'Fireblast'], hand: ['KhindKin'] },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    game.continues();
    game.offers('play:KhindKin', 'play:KhindKin+keep');
    game.plays('KhindKin', 'keep');
    expect(game.me.active).toEqual(['Fireblast', 'KhindKin', 'Volca']);
    expect(game.power('me')).toBe(5 + 3 + 1);
  });

  test('may also cover it', () => {
    const game = scenario({
      me: { active: ['Volca'], hand: ['KhindKin', 'Tome of Wisdom'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('KhindKin');
    expect(game.me.active).toEqual(['KhindKin']);
    expect(game.me.covered).toEqual(['Volca']);
  });

  test('has nothing to keep in an empty combat area', () => {
    const game = scenario({ me: { hand: ['KhindKin'] }, rival: { active: ['Glimmer'] } });
    game.continues();
    game.offers('play:KhindKin');
  });

  test('must cover while its text is ignored', () => {
    const game = scenario({
      me: { active: ['Volca'], hand: ['KhindKin'] },
      rival: { active: ['Glimmer'], support: ['Laughing Gas'] },
    });
    game.continues();
    game.offers('play:KhindKin');
  });

  test('is the one character of the turn and joins no gang', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['KhindKin', 'NoClue', 'Volca'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('KhindKin', 'keep');
    game.cannotPlay('NoClue', 'limit');
    game.cannotPlay('Volca', 'limit');
  });

  test('keeps a gang from growing on the next turn, because it has no gang icon (RULING-12)', () => {
    const game = scenario({
      me: { active: ['NoNo', 'KhindKin'], hand: ['NoClue'] },
      rival: { active: ['Glimmer'] },
    });
    game.continues();
    game.offers('play:NoClue');
  });
});

describe('Sling of Dismay', () => {
  test('attracts an extra dragon when the rival retreats', () => {
    const game = scenario({ me: { active: ['NoNo', 'Sling of Dismay'] }, turn: 'rival' });
    game.retreats();
    expect(game.me.dragons).toBe(2);
  });

  test('does nothing when its owner retreats', () => {
    const game = scenario({ me: { active: ['NoNo', 'Sling of Dismay'] }, rival: { active: ['Volca'] } });
    game.retreats();
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 1]);
  });

  test('does nothing when it is covered', () => {
    const game = scenario({
      me: { active: ['Volca'], covered: ['NoNo', 'Sling of Dismay'] },
      turn: 'rival',
    });
    game.retreats();
    expect(game.me.dragons).toBe(1);
  });

  test('adds up to three dragons with six cards', () => {
    const game = scenario({
      me: {
        active: ['NoNo', 'NoClue', 'Sling of Dismay'],
        covered: ['Volca'],
        support: ['Tome of Wisdom', 'Lightning Bolts'],
      },
      turn: 'rival',
    });
    game.retreats();
    expect(game.me.dragons).toBe(3);
  });

  test('brings nothing against Bethenitana, who gives no dragon at all (RULING-28)', () => {
    const game = scenario({
      me: { active: ['NoNo', 'Sling of Dismay'] },
      rival: { active: ['Bethenitana the Storyteller'] },
      turn: 'rival',
    });
    game.retreats();
    expect(game.me.dragons).toBe(0);
  });
});

describe('Gluing Dust', () => {
  test('lets the rival refresh by one card a turn', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Gluing Dust'] },
      rival: { hand: ['Volca', 'Fireblast', 'Blaze'] },
      turn: 'rival',
    });
    game.rivalTurn('Volca', 'Fireblast');
    expect(game.rival.hand).toHaveLength(2);
  });

  test('starts again on each turn', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Gluing Dust'], hand: ['Blaze', 'Spark'] },
      rival: { hand: ['Glimmer', 'Volca'] },
      turn: 'rival',
    });
    game.rivalTurn('Glimmer').myTurn('Blaze').rivalTurn('Volca');
    expect(game.rival.hand).toHaveLength(2);
  });

  test('does not limit its owner', () => {
    const game = scenario({
      me: { support: ['Gluing Dust'], hand: ['Volca'] },
      rival: { active: ['Glimmer'] },
    });
    game.myTurn('Volca');
    expect(game.me.hand).toHaveLength(6);
  });

  test('leaves a text that draws five nothing at all, or one card in the first edition (OPEN-QUESTION-20)', () => {
    const setup = {
      me: { active: ['NoClue'], support: ['Gluing Dust'] },
      rival: { hand: ['Muster Reinforcements', 'Volca'] },
      turn: 'rival',
    } as const;
    const game = scenario(setup);
    game.plays('Muster Reinforcements');
    expect(game.asks).toBeNull();
    expect(game.rival.hand).toEqual(['Volca']);
    const first = scenario({ ...setup, edition: 'first' });
    first.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
    expect(first.rival.hand).toHaveLength(2);
  });

  test('counts a card that was searched for (OPEN-QUESTION-27)', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Gluing Dust'] },
      rival: { hand: ['Blow Whistle of Friendship', 'Volca'], drawDeck: ['Blaze', 'Spark', 'Sear'] },
      turn: 'rival',
    });
    game.plays('Blow Whistle of Friendship').chooses('take:Spark');
    game.rivalTurn('Volca');
    expect(game.rival.hand).toEqual(['Spark']);
  });

  test('counts on own turns only: on the other turn three cards may be drawn', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Gluing Dust'], hand: ['Chosen of Earth'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Chosen of Earth');
    expect(game.rival.hand).toHaveLength(3);
  });

  test('has gone before the draw that follows a retreat (RULING-18)', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Gluing Dust'] },
      rival: { hand: ['Torch'] },
      turn: 'rival',
    });
    game.retreats();
    expect(game.rival.hand).toHaveLength(6);
  });
});

describe('Pandemonium', () => {
  test('forbids the rival to play supports', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Pandemonium'] },
      rival: { hand: ['Volca', 'Tome of Wisdom', 'Fireblast'] },
      turn: 'rival',
    });
    game.plays('Volca');
    game.cannotPlay('Tome of Wisdom', 'forbidden');
    game.canPlay('Fireblast');
  });

  test('forbids free supports and any number of them too (PRECED-4)', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Pandemonium'] },
      rival: { hand: ['Trigger Brainstorm', 'Volca', 'Giant Butterfly Morningwind', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Trigger Brainstorm').plays('Volca');
    game.cannotPlay('Giant Butterfly Morningwind', 'forbidden');
    game.cannotPlay('Tome of Wisdom', 'forbidden');
  });

  test('forbids bluffing and loading (BLUFF-14, SHIP-8)', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Pandemonium'] },
      rival: { ships: { 'Rising Sun': [] }, hand: ['Commodore Lo Tan', 'Captain Su Cha'] },
      turn: 'rival',
    });
    game.plays('Commodore Lo Tan');
    game.cannotPlay('Captain Su Cha', 'forbidden', 'bluff');
    game.chooses('done');
    game.offers('done');
  });

  test('leaves the supports of its owner alone, and those that lie there already', () => {
    const game = scenario({
      me: { support: ['Pandemonium'], hand: ['Volca', 'Tome of Wisdom'] },
      rival: { active: ['Glimmer'], support: ['Lightning Bolts'] },
    });
    game.plays('Volca').plays('Tome of Wisdom');
    expect(game.power('me')).toBe(8);
    expect(game.power('rival')).toBe(5);
  });
});

describe('Laughing Gas', () => {
  test('switches all text of the rival off', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Laughing Gas'], hand: ['Volca', 'Fireblast'] },
      rival: { active: ['Spark', 'Elemental Enchantment'], support: ['Hypnotic Rattle'] },
    });
    expect(game.power('rival')).toBe(4);
    game.plays('Volca');
    game.canPlay('Fireblast');
  });

  test('spares Flit characters', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Laughing Gas'] },
      rival: { active: ['Carl Kamikaze Crow', 'Hail of Arrows'] },
    });
    expect(game.power('rival')).toBe(4);
  });

  test('does nothing while the rival has Laughing Gas too', () => {
    const game = scenario({
      me: { active: ['FunFair', 'FunFun'], support: ['Laughing Gas'] },
      rival: { active: ['Spark', 'Elemental Enchantment'], support: ['Laughing Gas'] },
    });
    expect(game.power('me')).toBe(6);
    expect(game.power('rival')).toBe(6);
    expect(game.me.textIsIgnored('Laughing Gas')).toBe(false);
  });

  test('leaves values alone, and the text of its owner', () => {
    const game = scenario({
      me: { active: ['FunFair', 'FunFun'], support: ['Laughing Gas'] },
      rival: { active: ['Cinder'], support: ['Flickering Fires'] },
    });
    expect(game.power('me')).toBe(6);
    expect(game.power('rival')).toBe(2 + 1);
  });

  test('gives way to Flitterflutter, who ignores it as a support', () => {
    const game = scenario({
      me: { active: ['NoClue'], support: ['Laughing Gas'] },
      rival: { active: ['Flitterflutter', 'Elemental Enchantment'] },
    });
    expect(game.power('rival')).toBe(6);
  });

  test('cannot be played where it is forbidden, although it would lift the ban (PRECED-2)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Laughing Gas'] },
      rival: { active: ['Glimmer'], support: ['Pandemonium'] },
    });
    game.plays('Volca');
    game.cannotPlay('Laughing Gas', 'forbidden');
  });
});

describe('Blow Whistle of Friendship', () => {
  test('takes one card of its owner’s draw deck into hand', () => {
    const game = scenario({
      me: { hand: ['Blow Whistle of Friendship'], drawDeck: ['NoNo', 'FunFun', 'Gluing Dust'] },
    });
    game.plays('Blow Whistle of Friendship');
    game.offers('take:NoNo', 'take:FunFun', 'take:Gluing Dust', 'done');
    game.chooses('take:FunFun');
    expect(game.me.hand).toEqual(['FunFun']);
    expect(game.me.drawDeck.toSorted()).toEqual(['Gluing Dust', 'NoNo']);
  });

  test('shows the card to the rival', () => {
    const game = scenario({
      me: { hand: ['Blow Whistle of Friendship', 'NoClue'], drawDeck: ['NoNo', 'FunFun'] },
    });
    game.plays('Blow Whistle of Friendship').chooses('take:FunFun');
    expect(game.me.knownHand).toEqual(['FunFun']);
  });

  test('shuffles in any case, also if nothing is taken', () => {
    const game = scenario({
      me: { hand: ['Blow Whistle of Friendship'], drawDeck: ['NoNo', 'FunFun'] },
    });
    game.plays('Blow Whistle of Friendship').chooses('done');
    expect(game.me.hand).toEqual([]);
    expect(game.me.drawDeck).toHaveLength(2);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
  });

  test('finds nothing to take behind a Wall of Fire, but may be played (OPEN-QUESTION-32)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Blow Whistle of Friendship'], drawDeck: ['FunFun'] },
      rival: { active: ['Volca'], support: ['Wall of Fire'] },
    });
    game.plays('Blow Whistle of Friendship');
    game.offers('done');
  });

  test('finds nothing in an empty deck', () => {
    const game = scenario({ me: { hand: ['Blow Whistle of Friendship', 'NoNo'], drawDeck: [] } });
    game.plays('Blow Whistle of Friendship');
    game.offers('done');
    game.chooses('done');
    expect(game.me.hand).toEqual(['NoNo']);
  });
});

describe('Open Lucky Bag of Life', () => {
  test('draws three cards from the discard pile at random', () => {
    const pile = ['NoNo', 'NoClue', 'FunFun', 'Fireblast'];
    const game = scenario({ me: { hand: ['Open Lucky Bag of Life'], discardPile: pile } });
    game.plays('Open Lucky Bag of Life');
    game.offers('draw:3', 'draw:0');
    game.chooses('draw:3');
    expect(game.me.hand).toHaveLength(3);
    expect(game.me.discardPile).toHaveLength(1);
    expect([...game.me.hand, ...game.me.discardPile].toSorted()).toEqual(pile.toSorted());
  });

  test('may be played without drawing', () => {
    const game = scenario({
      me: { hand: ['Open Lucky Bag of Life'], discardPile: ['NoNo', 'NoClue', 'FunFun'] },
    });
    game.plays('Open Lucky Bag of Life').chooses('draw:0');
    expect(game.me.hand).toEqual([]);
    expect(game.me.discardPile).toHaveLength(3);
  });

  test('draws from exactly three, and from two not at all (TEXT-7, RULING-3)', () => {
    const three = scenario({
      me: { hand: ['Open Lucky Bag of Life'], discardPile: ['NoNo', 'NoClue', 'FunFun'] },
    });
    three.plays('Open Lucky Bag of Life').chooses('draw:3');
    expect(three.me.hand).toEqual(['FunFun', 'NoClue', 'NoNo']);
    const two = scenario({ me: { hand: ['Open Lucky Bag of Life'], discardPile: ['NoNo', 'NoClue'] } });
    two.plays('Open Lucky Bag of Life');
    expect(two.asks).toBeNull();
    expect(two.me.hand).toEqual([]);
  });

  test('draws what there is in the first edition', () => {
    const game = scenario({
      edition: 'first',
      me: { hand: ['Open Lucky Bag of Life'], discardPile: ['NoNo', 'NoClue'] },
    });
    game.plays('Open Lucky Bag of Life').offers('draw:2', 'draw:0');
    game.chooses('draw:2');
    expect(game.me.hand).toEqual(['NoClue', 'NoNo']);
  });

  test('never brings leadership cards back, which lie on the leader (DISCARD-3)', () => {
    const game = scenario({
      me: {
        hand: ['Open Lucky Bag of Life'],
        leaderArea: ['Blow Whistle of Friendship'],
        discardPile: ['NoNo', 'NoClue'],
      },
    });
    game.plays('Open Lucky Bag of Life');
    expect(game.me.leaderArea).toEqual(['Blow Whistle of Friendship', 'Open Lucky Bag of Life']);
    expect(game.me.hand).toEqual([]);
  });

  test('takes cards into hand, so nothing is taken while that is forbidden (TAKE-2)', () => {
    const game = scenario({
      me: {
        active: ['NoNo'],
        hand: ['Open Lucky Bag of Life'],
        discardPile: ['NoClue', 'FunFun', 'Fireblast'],
      },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Open Lucky Bag of Life');
    expect(game.me.hand).toEqual([]);
  });

  test('does not take from the draw deck, which Wall of Fire would forbid', () => {
    const game = scenario({
      me: {
        active: ['NoNo'],
        hand: ['Open Lucky Bag of Life'],
        discardPile: ['NoClue', 'FunFun', 'Fireblast'],
      },
      rival: { active: ['Volca'], support: ['Wall of Fire'] },
    });
    game.plays('Open Lucky Bag of Life').chooses('draw:3');
    expect(game.me.hand).toHaveLength(3);
  });
});

describe('Bounce Back', () => {
  test('attacks again with what is active, without a character', () => {
    const game = scenario({
      me: { active: ['NoNo', 'Fireblast'], hand: ['Bounce Back', 'Volca'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Bounce Back').continues();
    game.offers('done');
    game.announces();
    expect(game.me.active).toEqual(['Fireblast', 'NoNo']);
    expect(game.eventsOf('announced')).toEqual([
      { event: 'announced', seat: 0, element: 'fire', power: 6, against: 5 },
    ]);
  });

  test('stops: no character, booster or support may follow (STOP-1)', () => {
    const game = scenario({
      me: {
        active: ['Volca'],
        hand: ['Bounce Back', 'Blaze', 'Fireblast', 'Tome of Wisdom', 'Stars Shining'],
      },
      rival: { active: ['Spark'] },
    });
    game.plays('Bounce Back').continues();
    game.cannotPlay('Blaze', 'stopped');
    game.cannotPlay('Stars Shining', 'stopped');
    game.cannotPlay('Fireblast', 'stopped');
    game.cannotPlay('Tome of Wisdom', 'stopped');
  });

  test('still has to meet the power of the rival', () => {
    const game = scenario({
      me: { active: ['Glimmer'], hand: ['Bounce Back', 'Blaze'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Bounce Back').continues().chooses('done');
    game.offers('take-back');
  });

  test('keeps lasting text at work but repeats none that was resolved on playing (CARD-1)', () => {
    const game = scenario({
      me: { active: ['Cinder', 'Elemental Enchantment'], hand: ['Bounce Back'] },
      rival: { active: ['Spark'], support: ['Trebuchet of Fear'] },
    });
    game.plays('Bounce Back').continues();
    expect(game.asks).toBeNull();
    expect(game.power('me')).toBe(6);
    game.announces();
    expect(game.rival.support).toEqual(['Trebuchet of Fear']);
  });

  test('leaves additional supports that text allows (STOP-4)', () => {
    const game = scenario({
      me: {
        active: ['Genathones the Blind'],
        hand: ['Bounce Back', 'Tome of Wisdom', 'Seismic Drill', 'Fireblast'],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Bounce Back').plays('Tome of Wisdom');
    game.cannotPlay('Seismic Drill', 'stopped');
    game.cannotPlay('Fireblast', 'stopped');
    expect(game.power('me')).toBe(5);
  });

  test('can be played with no fight on, but then only declining is left (OPEN-QUESTION-14)', () => {
    const game = scenario({ me: { hand: ['Bounce Back', 'Volca'] } });
    game.plays('Bounce Back');
    game.offers('decline');
  });

  test('only stops while its text is ignored: its owner has to retreat', () => {
    const game = scenario({
      me: { active: ['Volca'], hand: ['Bounce Back', 'Flamebreath the Dazzling'] },
      rival: { active: ['Spark'], support: ['Laughing Gas'] },
    });
    game.plays('Bounce Back');
    game.offers('retreat');
  });
});

describe('Chosen of Youth', () => {
  test('can be played and does nothing as long as there are no achievement cards', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Chosen of Youth', 'Volca'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Chosen of Youth');
    expect(game.me.leaderArea).toEqual(['Chosen of Youth']);
    expect(game.me.hand).toEqual(['Volca']);
    expect(game.rival.hand).toEqual(['Blaze']);
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
    game.offers('continue', 'retreat');
  });

  test('is the one leadership card of the turn (LEAD-2)', () => {
    const game = scenario({ me: { hand: ['Chosen of Youth', 'Muster Reinforcements', 'Volca'] } });
    game.plays('Chosen of Youth');
    expect(game.phase).toBe('engagement');
    game.offers('start', 'decline');
  });

  test('asks nobody anything', () => {
    const game = scenario({ me: { hand: ['Chosen of Youth', 'Volca'] }, rival: { hand: ['Blaze'] } });
    game.plays('Chosen of Youth');
    expect(game.decider).toBe('me');
    expect(game.asks).toBeNull();
  });

  test('cannot be played while leadership cards are forbidden', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Chosen of Youth'] },
      rival: { active: ['Glimmer'], support: ['Flickering Fires'] },
    });
    game.cannotPlay('Chosen of Youth', 'forbidden');
  });
});
