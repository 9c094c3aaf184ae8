import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

const unityAgainst = (rival: SideSetup) =>
  scenario({ me: { hand: ['Commodore Lo Tan', 'B.P. Unity', 'Spark'] }, rival });

const gangAgainst = (me: SideSetup, ...hand: readonly string[]) =>
  scenario({ turn: 'rival', me, rival: { hand: ['FunFlop', ...hand], active: ['FunFair'] } });

const withArmory = (...hand: readonly string[]) =>
  scenario({ me: { hand: ['Spark', ...hand], support: ['Armory'] }, rival: { active: ['Torch'] } });

describe('B.P. Unity', () => {
  test('comes as a second, free character against six cards, covered ones included', () => {
    const game = unityAgainst({
      active: ['Catusan'],
      covered: ['Torch', 'Glimmer', 'Shimmer'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
    });
    game.plays('Commodore Lo Tan');
    game.offers('play:bp-unity+free', 'done');
    game.plays('B.P. Unity', 'free');
    expect(game.me.active).toEqual(['B.P. Unity', 'Commodore Lo Tan']);
    expect(game.power('me')).toBe(8);
  });

  test('may come free first and leaves the character of the turn to another card', () => {
    const game = unityAgainst({
      active: ['Catusan'],
      covered: ['Torch', 'Glimmer', 'Shimmer'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
    });
    game.plays('B.P. Unity', 'free');
    game.offers('play:commodore-lo-tan', 'play:spark', 'done');
  });

  test('is an ordinary character against five cards', () => {
    const game = unityAgainst({
      active: ['Catusan'],
      covered: ['Torch', 'Glimmer'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
    });
    game.canPlay('B.P. Unity');
    game.cannotPlay('B.P. Unity', undefined, 'free');
    game.plays('Commodore Lo Tan');
    game.cannotPlay('B.P. Unity', 'limit');
    game.offers('done');
  });

  test('counts a face-down card as the sixth (RULING-39)', () => {
    const game = unityAgainst({
      active: ['Torch'],
      covered: ['Glimmer', 'Shimmer'],
      support: ['Ballista of Confusion', 'Trebuchet of Fear'],
      bluffs: ['Cannoneer Tara Ko'],
    });
    game.plays('Commodore Lo Tan');
    game.canPlay('B.P. Unity', 'free');
  });

  test('is not free while the icons of its owner are ignored', () => {
    const game = unityAgainst({
      active: ['Torch'],
      covered: ['Glimmer', 'Shimmer', 'Sear'],
      support: ['Ballista of Confusion', 'Impenetrable Fog'],
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('does not look at ships and their load', () => {
    const game = unityAgainst({
      active: ['Catusan'],
      covered: ['Torch'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
      ships: { 'Rising Sun': ['Glimmer', 'Shimmer', 'Sear'] },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });
});

describe('B.P. Ferocity', () => {
  test('comes free against two active characters', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Ferocity'] },
      rival: { active: ['Young Bear', 'Young Fox'] },
    });
    game.plays('Commodore Lo Tan').plays('B.P. Ferocity', 'free');
    expect(game.power('me')).toBe(8);
  });

  test('is an ordinary character against one active character, however many are covered or help it', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Ferocity'] },
      rival: {
        active: ['Torch', 'Sudden Waterspout'],
        covered: ['Young Bear', 'Young Fox'],
        support: ['Tome of Wisdom'],
      },
    });
    game.cannotPlay('B.P. Ferocity', undefined, 'free');
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('does not count a face-down character card: it is a support card (BLUFF-3)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Ferocity'] },
      rival: { active: ['Torch'], bluffs: ['Cannoneer Tara Ko', 'Cannoneer Riba Ko'] },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('counts characters that are ignored: they are still active (IGNORE-1)', () => {
    const game = scenario({
      me: { hand: ['Hank Highflyer Hawk', 'B.P. Ferocity'] },
      rival: { active: ['Young Bear', 'Young Fox'] },
    });
    game.plays('Hank Highflyer Hawk');
    expect(game.isIgnored('Young Bear')).toBe(true);
    game.plays('B.P. Ferocity', 'free');
  });

  test('is not free while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Ferocity'] },
      rival: { active: ['Young Bear', 'Young Fox'], support: ['Laughing Gas'] },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });
});

describe('B.P. Bravery', () => {
  test('comes free against two active boosters', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Bravery'] },
      rival: { active: ['Torch', 'Sudden Waterspout', 'Instant Undertow'] },
    });
    game.plays('Commodore Lo Tan').plays('B.P. Bravery', 'free');
    expect(game.power('me')).toBe(8);
  });

  test('is an ordinary character against one booster', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Bravery'] },
      rival: { active: ['Torch', 'Sudden Waterspout'], support: ['Tome of Wisdom'] },
    });
    game.canPlay('B.P. Bravery');
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('does not count covered boosters', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Bravery'] },
      rival: { active: ['Torch', 'Instant Undertow'], covered: ['Glimmer', 'Sudden Waterspout'] },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });
});

describe('B.P. Mystery', () => {
  test('comes free against two active supports', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Mystery'] },
      rival: { active: ['Torch'], support: ['Tome of Wisdom', 'Ballista of Confusion'] },
    });
    game.plays('Commodore Lo Tan').plays('B.P. Mystery', 'free');
    expect(game.power('me')).toBe(8);
  });

  test('is an ordinary character against one support, ships not counted', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Mystery'] },
      rival: {
        active: ['Torch', 'Sudden Waterspout'],
        support: ['Tome of Wisdom'],
        ships: { 'Rising Sun': ['Ballista of Confusion'] },
      },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('counts a face-down card, and an ignored one as well (RULING-39)', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'B.P. Mystery'] },
      rival: { active: ['Torch'], support: ['Tome of Wisdom'], bluffs: ['Cannoneer Qu Cha'] },
    });
    game.plays('Flitterflutter');
    expect(game.power('rival')).toBe(1);
    game.plays('B.P. Mystery', 'free');
  });
});

describe('B.P. Loyalty', () => {
  test('comes free against two active cards with icons', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Loyalty'] },
      rival: { active: ['Steepstoop'], support: ['Homing Missiles'] },
    });
    game.plays('Commodore Lo Tan').plays('B.P. Loyalty', 'free');
    expect(game.power('me')).toBe(8);
  });

  test('is an ordinary character against one card with two icons', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Loyalty'] },
      rival: { active: ['Wild Unicorn'], covered: ['Steepstoop'], support: ['Tome of Wisdom'] },
    });
    game.plays('Commodore Lo Tan');
    game.offers('done');
  });

  test('takes a shield for an icon', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Loyalty'] },
      rival: { active: ['Proud Phoenix Phil', 'Infernal Armor'] },
    });
    game.plays('Commodore Lo Tan');
    game.canPlay('B.P. Loyalty', 'free');
  });

  test('sees a bluff icon on every face-down card (RULING-39)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Loyalty'] },
      rival: { active: ['Torch'], bluffs: ['Cannoneer Qu Cha', 'Captain Su Cha'] },
    });
    game.plays('Commodore Lo Tan');
    game.canPlay('B.P. Loyalty', 'free');
  });

  test('counts icons that its owner ignores (OPEN-QUESTION-24)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Loyalty'], support: ['Impenetrable Fog'] },
      rival: { active: ['Steepstoop'], support: ['Homing Missiles'] },
    });
    game.plays('Commodore Lo Tan');
    game.canPlay('B.P. Loyalty', 'free');
  });
});

describe('Boatswain Mena Marn', () => {
  test('lets the rival end the Character phase with one active character only', () => {
    const game = gangAgainst({ active: ['Boatswain Mena Marn'] });
    game.plays('FunFlop', 'keep');
    expect(game.rival.active).toEqual(['FunFair', 'FunFlop']);
    game.offers('take-back');
    game.chooses('take-back').plays('FunFlop');
    expect(game.rival.active).toEqual(['FunFlop']);
    game.offers('done');
  });

  test('does not matter once it is covered', () => {
    const game = gangAgainst({ active: ['Captain Su Cha'], covered: ['Boatswain Mena Marn'] });
    game.plays('FunFlop', 'keep');
    game.offers('done');
  });

  test('does nothing while its text is ignored', () => {
    const game = gangAgainst({ active: ['Boatswain Mena Marn'] }, 'Enthrall Opposition');
    game.plays('Enthrall Opposition').plays('FunFlop', 'keep');
    game.offers('done');
  });

  test('binds the rival, not its owner', () => {
    const game = scenario({
      me: { active: ['Boatswain Mena Marn'], hand: ['Sun Setting', 'Moon Rising'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Sun Setting').plays('Moon Rising');
    expect(game.me.active).toEqual(['Moon Rising', 'Sun Setting']);
    game.offers('done');
  });

  test('leaves active characters of an earlier turn alone', () => {
    const game = scenario({
      me: { hand: ['Boatswain Mena Marn', 'Fireblast'] },
      rival: { active: ['Sun Setting', 'Moon Rising'] },
    });
    game.plays('Boatswain Mena Marn').plays('Fireblast').announces();
    expect(game.rival.active).toEqual(['Moon Rising', 'Sun Setting']);
    expect(game.eventsOf('announced')[0].against).toBe(3);
  });

  test('looks at the end of the phase only: one of two may be taken back to hand before', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Boatswain Mena Marn'] },
      rival: { hand: ['Sun Setting', 'Gloria Gracia'], covered: ['Torch'] },
    });
    game.plays('Sun Setting').plays('Gloria Gracia');
    game.chooses('return:sun-setting');
    expect(game.rival.active).toEqual(['Gloria Gracia']);
    game.offersAlso('done');
  });

  test('limits characters, not boosters', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Boatswain Mena Marn'] },
      rival: { hand: ['Spark', 'Fireblast'], covered: ['Torch'] },
    });
    game.plays('Spark').plays('Fireblast').announces();
    expect(game.power('rival')).toBe(7);
  });
});

describe('Coxswain Mora Marn', () => {
  const rival = {
    active: ['Giant Octopus', 'Fireblast'],
    covered: ['Terrible Kraken', 'Glimmer'],
    support: ['Tome of Wisdom'],
  };

  test('clears the rival’s combat area when played from a landed ship, covered cards included', () => {
    const game = scenario({ me: { ships: { 'Rising Sun': ['Coxswain Mora Marn'] } }, rival });
    expect(game.power('rival')).toBe(11);
    game.lands('Rising Sun').plays('Coxswain Mora Marn');
    game.offers('discard-all', 'refuse');
    game.chooses('discard-all');
    expect(game.rival.active).toEqual(['Giant Octopus']);
    expect(game.rival.covered).toEqual([]);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.rival.discardPile).toEqual(['Fireblast', 'Glimmer', 'Terrible Kraken']);
    expect(game.power('rival')).toBe(8);
  });

  test('does nothing when played from hand', () => {
    const game = scenario({ me: { hand: ['Coxswain Mora Marn'] }, rival });
    game.plays('Coxswain Mora Marn');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Fireblast', 'Giant Octopus']);
  });

  test('does nothing when played from hand beside a landed Sea Falcon', () => {
    const game = scenario({
      me: { hand: ['Coxswain Mora Marn'], ships: { 'Sea Falcon': ['Captain Su Cha'] } },
      rival,
    });
    game.lands('Sea Falcon').plays('Coxswain Mora Marn');
    expect(game.asks).toBeNull();
  });

  test('does nothing face down, even from a ship', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Captain Su Cha', 'Coxswain Mora Marn'] } },
      rival: { active: ['Torch'] },
    });
    game.lands('Rising Sun').plays('Captain Su Cha').plays('Coxswain Mora Marn', 'bluff');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Torch']);
  });

  test('may be refused, and asks nothing where only protected cards lie', () => {
    const game = scenario({ me: { ships: { 'Rising Sun': ['Coxswain Mora Marn'] } }, rival });
    game.lands('Rising Sun').plays('Coxswain Mora Marn').chooses('refuse');
    expect(game.power('rival')).toBe(11);
    const other = scenario({
      me: { ships: { 'Rising Sun': ['Coxswain Mora Marn'] } },
      rival: { active: ['Giant Octopus'], support: ['Tome of Wisdom'] },
    });
    other.lands('Rising Sun').plays('Coxswain Mora Marn');
    expect(other.asks).toBeNull();
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Coxswain Mora Marn'] } },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    game.lands('Rising Sun').plays('Coxswain Mora Marn');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Torch']);
  });
});

describe('Quartermaster Kura Ko', () => {
  test('lets its owner play any number of supports, bluffs and loads, and one booster besides (BOOST-9)', () => {
    const game = scenario({
      me: {
        hand: [
          'Quartermaster Kura Ko',
          'Tome of Wisdom',
          'Armory',
          'Cannoneer Tara Ko',
          'Captain Su Cha',
          'Fireblast',
          'Infernal Armor',
        ],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Quartermaster Kura Ko').plays('Fireblast').plays('Tome of Wisdom').plays('Armory');
    game.plays('Cannoneer Tara Ko', 'bluff').loads('Captain Su Cha', 'Rising Sun');
    game.cannotPlay('Infernal Armor', 'limit');
    expect(game.power('me')).toBe(2 + 3 + 3 + 1 + 2);
  });

  test('does so on the starting turn as well, but gives no booster (BOOST-5)', () => {
    const game = scenario({
      me: { hand: ['Quartermaster Kura Ko', 'Tome of Wisdom', 'Trebuchet of Fear', 'Fireblast'] },
    });
    game.starts().plays('Quartermaster Kura Ko').plays('Tome of Wisdom').plays('Trebuchet of Fear');
    game.cannotPlay('Fireblast', 'limit');
    expect(game.power('me', 'fire')).toBe(7);
  });

  test('stops doing so when covered', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan', 'Tome of Wisdom', 'Trebuchet of Fear'],
        active: ['Quartermaster Kura Ko'],
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Commodore Lo Tan').plays('Tome of Wisdom');
    game.cannotPlay('Trebuchet of Fear', 'limit');
  });

  test('cannot overcome a prohibition of supports (PRECED-4)', () => {
    const game = scenario({
      me: {
        hand: ['Quartermaster Kura Ko', 'Tome of Wisdom', 'Captain Su Cha'],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Torch'], support: ['Pandemonium'] },
    });
    game.plays('Quartermaster Kura Ko').chooses('done');
    game.offers('done');
  });
});

describe('Powdermaster Yina Ko', () => {
  test('raises each of its owner’s face-down cards to 4, in both elements', () => {
    const game = scenario({
      me: { hand: ['Powdermaster Yina Ko'], bluffs: ['Cannoneer Tara Ko', 'Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    expect(game.power('me')).toBe(4);
    game.plays('Powdermaster Yina Ko');
    expect(game.power('me', 'fire')).toBe(2 + 4 + 4);
    expect(game.power('me', 'earth')).toBe(1 + 4 + 4);
  });

  test('counts a card laid face down later in the turn at once', () => {
    const game = scenario({
      me: { hand: ['Powdermaster Yina Ko', 'Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Powdermaster Yina Ko').plays('Captain Su Cha', 'bluff');
    expect(game.power('me')).toBe(6);
  });

  test('leaves face-up supports and the rival’s face-down cards as they are', () => {
    const game = scenario({
      me: { hand: ['Powdermaster Yina Ko'], support: ['Ballista of Confusion'] },
      rival: { active: ['Torch'], bluffs: ['Cannoneer Riba Ko'] },
    });
    game.plays('Powdermaster Yina Ko');
    expect(game.power('me')).toBe(3);
    expect(game.power('rival')).toBe(3);
  });

  test('raises what became 0 in print, and doubling comes on top of it (RULING-10)', () => {
    const game = scenario({
      me: { active: ['Powdermaster Yina Ko', 'Demegodas the Odd'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['CoolCub'] },
    });
    expect(game.power('me')).toBe(2 + 2 + 8);
  });

  test('adds nothing to ignored face-down cards, and nothing when its own text is ignored', () => {
    const ignored = scenario({
      me: { active: ['Powdermaster Yina Ko'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Flitterflutter'] },
    });
    expect(ignored.power('me')).toBe(2);
    const textless = scenario({
      me: { active: ['Powdermaster Yina Ko'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    expect(textless.power('me')).toBe(4);
  });
});

describe('Lookout Dolora Paal', () => {
  test('discards all active boosters of the rival, or all active supports', () => {
    const rival = {
      active: ['Torch', 'Fireblast', 'Sudden Waterspout'],
      covered: ['Glimmer', 'Infernal Armor'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
    };
    const game = scenario({ me: { hand: ['Lookout Dolora Paal'] }, rival });
    game.plays('Lookout Dolora Paal');
    game.offers('discard-all:booster', 'discard-all:support', 'refuse');
    const boosters = game.state;
    game.chooses('discard-all:support');
    expect(game.rival.support).toEqual([]);
    expect(game.rival.active).toEqual(['Fireblast', 'Sudden Waterspout', 'Torch']);
    game.state = boosters;
    game.chooses('discard-all:booster');
    expect(game.rival.active).toEqual(['Torch']);
    expect(game.rival.covered).toEqual(['Glimmer', 'Infernal Armor']);
    expect(game.rival.support).toEqual(['Ballista of Confusion', 'Tome of Wisdom']);
  });

  test('takes face-down cards along with the supports, and shows them (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Lookout Dolora Paal'] },
      rival: { active: ['Torch'], bluffs: ['Cannoneer Qu Cha', 'Captain Su Cha'] },
    });
    game.plays('Lookout Dolora Paal');
    game.offers('discard-all:support', 'refuse');
    game.chooses('discard-all:support');
    expect(game.rival.discardPile).toEqual(['Cannoneer Qu Cha', 'Captain Su Cha']);
    expect(game.eventsOf('moved').map(({ shown }) => shown)).toEqual([true, true]);
  });

  test('leaves protected supports alone, and asks nothing where nothing else lies (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Lookout Dolora Paal'] },
      rival: { active: ['Torch'], support: ['Ravenous Razorjaw', 'Tome of Wisdom'] },
    });
    game.plays('Lookout Dolora Paal').chooses('discard-all:support');
    expect(game.rival.support).toEqual(['Ravenous Razorjaw']);
    const other = scenario({
      me: { hand: ['Lookout Dolora Paal'] },
      rival: { active: ['Torch'], covered: ['Glimmer', 'Fireblast'], support: ['Ravenous Razorjaw'] },
    });
    other.plays('Lookout Dolora Paal');
    expect(other.asks).toBeNull();
  });

  test('may be refused', () => {
    const game = scenario({
      me: { hand: ['Lookout Dolora Paal'] },
      rival: { active: ['Torch'], support: ['Tome of Wisdom'] },
    });
    game.plays('Lookout Dolora Paal').chooses('refuse');
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
  });

  test('works against Laughing Gas: once active it is protected from having its text ignored (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Lookout Dolora Paal'] },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    game.plays('Lookout Dolora Paal');
    expect(game.me.isProtected('Lookout Dolora Paal')).toBe(true);
    game.offers('discard-all:support', 'refuse');
  });
});

describe("Old Goo Laa's Ghost", () => {
  test('changes the element, shields its owner and stops the turn', () => {
    const game = scenario({
      me: { hand: ["Old Goo Laa's Ghost", 'Fireblast'] },
      rival: { active: ['Volca'] },
    });
    game.plays("Old Goo Laa's Ghost");
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(2);
    game.cannotPlay('Fireblast', 'stopped');
    const other = scenario({
      element: 'earth',
      me: { hand: ["Old Goo Laa's Ghost"] },
      rival: { active: ['Flash the Incendiary'] },
    });
    other.plays("Old Goo Laa's Ghost");
    expect(other.element).toBe('fire');
    other.announces('fire');
    expect(other.eventsOf('announced')[0]).toMatchObject({ power: 2, against: 6 });
  });

  test('stays in hand while its owner has a ship, even an empty one', () => {
    const game = scenario({
      me: { hand: ["Old Goo Laa's Ghost", 'Spark'], ships: { 'Sea Moon': [] } },
      rival: { active: ['Torch'] },
    });
    game.cannotPlay("Old Goo Laa's Ghost", 'condition');
  });

  test('minds the ships of the rival as little as its owner’s other cards', () => {
    const game = scenario({
      me: { hand: ["Old Goo Laa's Ghost"], active: ['Spark'], support: ['Armory'] },
      rival: { active: ['Torch'], ships: { 'Rising Sun': [] } },
    });
    game.canPlay("Old Goo Laa's Ghost");
  });

  test('can be played after the only ship has landed, and from that ship (OPEN-QUESTION-25)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ["Old Goo Laa's Ghost", 'Captain Su Cha'] } },
      rival: { active: ['Torch'] },
    });
    game.lands('Rising Sun').plays('Captain Su Cha').plays("Old Goo Laa's Ghost");
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(3 + 2);
  });

  test('stays aboard while another ship is still at sea', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ["Old Goo Laa's Ghost", 'Captain Su Cha'], 'Sea Devil': [] } },
      rival: { active: ['Torch'] },
    });
    game.lands('Rising Sun');
    game.cannotPlay("Old Goo Laa's Ghost", 'condition');
  });

  test('needs no empty influence area while its text is ignored, and then changes nothing', () => {
    const game = scenario({
      me: { hand: ["Old Goo Laa's Ghost"], ships: { 'Sea Moon': [] } },
      rival: { active: ['Tittertweet'] },
    });
    game.plays("Old Goo Laa's Ghost");
    expect(game.element).toBe('fire');
  });

  test('is not a mutant: Inflame the Mutant does not help it (MUTANT-4)', () => {
    const game = scenario({
      me: {
        hand: ["Old Goo Laa's Ghost", 'Inflame the Mutant', 'Spark'],
        ships: { 'Sea Moon': [] },
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Inflame the Mutant');
    game.cannotPlay("Old Goo Laa's Ghost", 'condition');
  });
});

describe('Letter of Marque', () => {
  test('keeps the rival from calling', () => {
    const game = scenario({
      me: { hand: ['Captain Su Cha', 'Letter of Marque', 'Cannoneer Qu Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Captain Su Cha').plays('Cannoneer Qu Cha', 'bluff').plays('Letter of Marque').announces();
    expect(game.eventsOf('announced')[0].power).toBe(4 + 2 + 2);
    expect(game.turn).toBe('rival');
  });

  test('does so only as long as it is active', () => {
    const game = scenario({
      me: {
        hand: ['Captain Su Cha'],
        active: ['Spark', 'Letter of Marque'],
        bluffs: ['Cannoneer Qu Cha'],
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Captain Su Cha').announces();
    expect(game.decider).toBe('rival');
    game.offers('call', 'trust');
  });

  test('does nothing while it is ignored, or its text', () => {
    const ignored = scenario({
      me: {
        hand: ['Bounce Back'],
        active: ['Spark', 'Letter of Marque'],
        bluffs: ['Cannoneer Qu Cha'],
      },
      rival: { active: ['Trillilling'] },
    });
    ignored.plays('Bounce Back').announces();
    expect(ignored.eventsOf('announced')[0].power).toBe(4 + 2);
    ignored.offers('call', 'trust');
    const textless = scenario({
      me: { hand: ['Captain Su Cha', 'Letter of Marque'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    textless.plays('Captain Su Cha').plays('Letter of Marque').announces();
    expect(textless.eventsOf('announced')[0].power).toBe(4 + 2 + 2);
    textless.offers('call', 'trust');
  });

  test('does not keep its own owner from calling the rival', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark', 'Letter of Marque'] },
      rival: { hand: ['Commodore Lo Tan'], bluffs: ['Cannoneer Tara Ko'] },
    });
    game.plays('Commodore Lo Tan').announces();
    expect(game.decider).toBe('me');
    game.offers('call', 'trust');
  });
});

describe('Armory', () => {
  test('allows one support more: two supports, or a support and a booster', () => {
    const supports = withArmory('Tome of Wisdom', 'Trebuchet of Fear', 'Ballista of Confusion');
    supports.plays('Spark').plays('Tome of Wisdom').plays('Trebuchet of Fear');
    supports.cannotPlay('Ballista of Confusion', 'limit');
    expect(supports.power('me')).toBe(4 + 1 + 3 + 2);
    const mixed = withArmory('Fireblast', 'Tome of Wisdom', 'Trebuchet of Fear');
    mixed.plays('Spark').plays('Fireblast').plays('Tome of Wisdom');
    mixed.cannotPlay('Trebuchet of Fear', 'limit');
  });

  test('allows no second booster', () => {
    const game = withArmory('Fireblast', 'Infernal Armor', 'Tome of Wisdom');
    game.plays('Spark').plays('Fireblast');
    game.cannotPlay('Infernal Armor', 'limit');
    game.canPlay('Tome of Wisdom');
  });

  test('allows the additional support in the turn in which it is played (RULING-29)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Armory', 'Tome of Wisdom', 'Trebuchet of Fear'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Armory').plays('Tome of Wisdom');
    game.cannotPlay('Trebuchet of Fear', 'limit');
  });

  test('allows nothing while it is ignored', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Tome of Wisdom', 'Fireblast'], support: ['Armory'] },
      rival: { active: ['Flitterflutter'] },
    });
    game.plays('Spark').plays('Tome of Wisdom');
    game.cannotPlay('Fireblast', 'limit');
  });

  test('allows the one support after a stop card, and no second one, free or not (STOP-4)', () => {
    const game = withArmory("Old Goo Laa's Ghost", 'Tome of Wisdom', 'Fire Swamp', 'Perilous Marsh');
    game.plays("Old Goo Laa's Ghost").chooses('done');
    game.offers('play:tome-of-wisdom', 'play:fire-swamp', 'play:perilous-marsh', 'done');
    game.plays('Fire Swamp');
    game.offers('done');
  });
});

describe('Duplicator of Fire', () => {
  test('doubles the Fire value of the only character without a question, not its Earth value', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'Duplicator of Fire'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Commodore Lo Tan').plays('Duplicator of Fire');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('Commodore Lo Tan');
    expect(game.value('Commodore Lo Tan', 'fire')).toBe(10);
    expect(game.value('Commodore Lo Tan', 'earth')).toBe(4);
  });

  test('doubles one of several characters, as its owner chooses', () => {
    const game = scenario({
      me: { hand: ['Sun Setting', 'Commodore Lo Tan', 'Duplicator of Fire'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Sun Setting').plays('Commodore Lo Tan').plays('Duplicator of Fire');
    game.offers('target:sun-setting', 'target:commodore-lo-tan');
    game.chooses('target:sun-setting');
    expect(game.power('me')).toBe(2 * 2 + 5);
  });

  test('goes on to the next character when its target is covered', () => {
    const game = scenario({
      me: {
        hand: ['Captain Su Cha'],
        active: ['Commodore Lo Tan'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Commodore Lo Tan' },
      },
      rival: { active: ['Torch'] },
    });
    expect(game.power('me')).toBe(10);
    game.plays('Captain Su Cha');
    expect(game.power('me')).toBe(8);
  });

  test('doubles no face-down card and no booster, and nothing while it is ignored', () => {
    const game = scenario({
      me: {
        active: ['Commodore Lo Tan', 'Fireblast'],
        support: ['Duplicator of Fire'],
        bluffs: ['Captain Su Cha'],
        targets: { 'Duplicator of Fire': 'Commodore Lo Tan' },
      },
      rival: { active: ['Torch'] },
    });
    expect(game.power('me')).toBe(2 * 5 + 3 + 2);
    const ignored = scenario({
      me: {
        active: ['Commodore Lo Tan'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Commodore Lo Tan' },
      },
      rival: { active: ['Flitterflutter'] },
    });
    expect(ignored.power('me')).toBe(5);
  });
});

describe('Entreat Favor', () => {
  test('finds a ship and plays it, whose text is then resolved, and the draw deck is shuffled', () => {
    const game = scenario({
      me: { hand: ['Entreat Favor', 'Captain Su Cha', 'Spark'], drawDeck: ['Glimmer', 'Sea Devil', 'Torch'] },
    });
    game.plays('Entreat Favor');
    game.offers('take:sea-devil', 'done');
    game.chooses('take:sea-devil');
    expect(game.asks).toBe('Sea Devil');
    game.chooses('load:captain-su-cha', 'done');
    expect(game.me.ships).toEqual(['Sea Devil']);
    expect(game.me.loadOf('Sea Devil')).toEqual(['Captain Su Cha']);
    expect(game.me.drawDeck.toSorted()).toEqual(['Glimmer', 'Torch']);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
  });

  test('loads a character, booster or support card instead, onto a ship with room', () => {
    const game = scenario({
      me: {
        hand: ['Entreat Favor', 'Spark'],
        drawDeck: ['Commodore Lo Tan', 'Letter of Marque', 'Armory', 'Muster Reinforcements', 'Sea Devil'],
        ships: { 'Rising Sun': ['Torch'], 'Sea Moon': ['Glimmer'] },
      },
    });
    game.plays('Entreat Favor');
    game.offers(
      'load:commodore-lo-tan>rising-sun',
      'load:letter-of-marque>rising-sun',
      'load:armory>rising-sun',
      'take:sea-devil',
      'done',
    );
    game.chooses('load:armory>rising-sun');
    expect(game.me.loadOf('Rising Sun')).toEqual(['Armory', 'Torch']);
    expect(game.me.hand).toEqual(['Spark']);
  });

  test('searches and shuffles even if nothing is taken (TEXT-8)', () => {
    const game = scenario({ me: { hand: ['Entreat Favor', 'Spark'], drawDeck: ['Glimmer', 'Torch'] } });
    game.plays('Entreat Favor');
    game.offers('done');
    game.chooses('done');
    expect(game.eventsOf('searched')).toHaveLength(1);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
    expect(game.me.drawDeck.toSorted()).toEqual(['Glimmer', 'Torch']);
  });

  test('loads nothing onto a ship that has landed', () => {
    const game = scenario({
      me: {
        hand: ['Entreat Favor'],
        drawDeck: ['Commodore Lo Tan'],
        ships: { 'Rising Sun': ['Captain Su Cha'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Rising Sun').plays('Entreat Favor');
    game.offers('done');
  });

  test('plays no ship where it would be one card too many', () => {
    const setup = { hand: ['Entreat Favor', 'Spark'], drawDeck: ['Sea Devil', 'Glimmer'] };
    const drained = scenario({ me: setup, rival: { active: ['Torch'], support: ['Brain Drain'] } });
    drained.plays('Entreat Favor');
    drained.offers('done');
    const allowed = scenario({ me: setup, rival: { active: ['Torch'], support: ['Tome of Wisdom'] } });
    allowed.plays('Entreat Favor');
    allowed.offers('take:sea-devil', 'done');
  });

  test('loads nothing for a player who cannot play supports (SHIP-8)', () => {
    const game = scenario({
      me: {
        hand: ['Entreat Favor', 'Spark'],
        drawDeck: ['Commodore Lo Tan', 'Sea Devil'],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Torch'], support: ['Pandemonium'] },
    });
    game.plays('Entreat Favor');
    game.offers('take:sea-devil', 'done');
  });
});

describe('Sea Falcon', () => {
  test('lets its owner play from ship and hand in the turn in which it lands', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan', 'Fireblast'],
        ships: { 'Sea Falcon': ['Captain Su Cha', 'Sailingmaster Boo Marn'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Falcon').plays('Captain Su Cha').plays('Sailingmaster Boo Marn');
    game.plays('Commodore Lo Tan').plays('Fireblast');
    expect(game.power('me')).toBe(4 + 4 + 5 + 3);
  });

  test('gives no free icon to cards from hand', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan', 'Commodore Tai Marn'],
        ships: { 'Sea Falcon': ['Captain Su Cha'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Falcon').plays('Commodore Lo Tan');
    game.cannotPlay('Commodore Tai Marn', 'limit');
    game.canPlay('Captain Su Cha');
  });

  test('closes the hand like any other ship while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan'], ships: { 'Sea Falcon': ['Captain Su Cha'] } },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    game.lands('Sea Falcon');
    game.cannotPlay('Commodore Lo Tan', 'landed');
    game.canPlay('Captain Su Cha');
  });

  test('opens the hand for another ship’s landing only if it lands as well (OPEN-QUESTION-22)', () => {
    const me = {
      hand: ['Commodore Lo Tan'],
      ships: { 'Sea Falcon': ['Captain Su Cha'], 'Rising Sun': ['Sailingmaster Boo Marn'] },
    };
    const both = scenario({ me, rival: { active: ['Torch'] } });
    both.lands('Sea Falcon').lands('Rising Sun');
    both.canPlay('Commodore Lo Tan');
    const other = scenario({ me, rival: { active: ['Torch'] } });
    other.lands('Rising Sun');
    other.cannotPlay('Commodore Lo Tan', 'landed');
  });

  test('carries two cards and no third', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fireblast'], ships: { 'Sea Falcon': ['Captain Su Cha', 'Commodore Lo Tan'] } },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').chooses('done');
    game.offersNo('load:fireblast>sea-falcon');
  });
});

describe('Sea Devil', () => {
  test('takes up to three cards of the hand aboard when it is played', () => {
    const game = scenario({
      me: { hand: ['Sea Devil', 'Captain Su Cha', 'Fireblast', 'Armory', 'Spark', 'Muster Reinforcements'] },
    });
    game.plays('Sea Devil');
    game.offers('load:captain-su-cha', 'load:fireblast', 'load:armory', 'load:spark', 'refuse');
    game.picks('load:captain-su-cha', 'load:fireblast', 'load:armory');
    expect(game.asks).toBeNull();
    expect(game.me.loadOf('Sea Devil')).toEqual(['Armory', 'Captain Su Cha', 'Fireblast']);
    expect(game.me.hand).toEqual(['Muster Reinforcements', 'Spark']);
  });

  test('takes fewer, or none', () => {
    const fewer = scenario({ me: { hand: ['Sea Devil', 'Captain Su Cha', 'Spark'] } });
    fewer.plays('Sea Devil').chooses('load:captain-su-cha', 'done');
    expect(fewer.me.loadOf('Sea Devil')).toEqual(['Captain Su Cha']);
    const none = scenario({ me: { hand: ['Sea Devil', 'Captain Su Cha', 'Spark'] } });
    none.plays('Sea Devil').chooses('refuse');
    expect(none.me.loadOf('Sea Devil')).toEqual([]);
  });

  test('leaves the loading of the Booster/Support phase for another card, up to three in all', () => {
    const game = scenario({
      me: {
        hand: ['Sea Devil', 'Captain Su Cha', 'Commodore Lo Tan', 'Spark', 'Fireblast', 'Infernal Armor'],
        support: ['Armory'],
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Sea Devil').picks('load:captain-su-cha', 'load:commodore-lo-tan').chooses('done');
    game.plays('Spark').loads('Fireblast', 'Sea Devil');
    expect(game.me.loadOf('Sea Devil')).toEqual(['Captain Su Cha', 'Commodore Lo Tan', 'Fireblast']);
    game.offers('play:infernal-armor', 'done');
  });

  test('takes nothing aboard while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Sea Devil', 'Captain Su Cha', 'Spark'] },
      rival: { active: ['Torch'], support: ['Laughing Gas'] },
    });
    game.plays('Sea Devil');
    expect(game.asks).toBeNull();
    expect(game.me.loadOf('Sea Devil')).toEqual([]);
  });

  test('takes nothing aboard for a player who cannot play supports (SHIP-8)', () => {
    const game = scenario({
      me: { hand: ['Sea Devil', 'Captain Su Cha', 'Spark'] },
      rival: { active: ['Torch'], support: ['Pandemonium'] },
    });
    game.plays('Sea Devil');
    game.offersNo('load:captain-su-cha', 'load:spark');
    expect(game.me.ships).toEqual(['Sea Devil']);
  });
});

describe('Sea Moon', () => {
  test('takes one card of the hand aboard when it is played, and is full then', () => {
    const game = scenario({
      me: { hand: ['Sea Moon', 'Captain Su Cha', 'Spark', 'Fireblast'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Sea Moon');
    game.offers('load:captain-su-cha', 'load:spark', 'load:fireblast', 'refuse');
    game.chooses('load:captain-su-cha');
    expect(game.asks).toBeNull();
    game.plays('Spark').chooses('done');
    game.offersNo('load:fireblast>sea-moon');
  });

  test('lets its owner play one card from hand in the turn in which it lands', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan', 'Fireblast', 'Tome of Wisdom'],
        ships: { 'Sea Moon': ['Captain Su Cha'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Moon').plays('Captain Su Cha').plays('Commodore Lo Tan');
    game.cannotPlay('Fireblast', 'landed');
    expect(game.power('me')).toBe(9);
  });

  test('lets that one card be a booster, a support or a bluff card', () => {
    const game = scenario({
      me: {
        hand: ['Fireblast', 'Tome of Wisdom', 'Cannoneer Tara Ko', 'Letter of Marque'],
        ships: { 'Sea Moon': ['Captain Su Cha'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Moon').plays('Captain Su Cha');
    game.canPlay('Fireblast');
    game.canPlay('Tome of Wisdom');
    game.canPlay('Letter of Marque');
    game.plays('Cannoneer Tara Ko', 'bluff');
    game.cannotPlay('Letter of Marque', 'landed');
  });

  test('does not count leadership cards as that one card', () => {
    const game = scenario({
      me: {
        hand: ['Flickering Fires', 'Entreat Favor'],
        drawDeck: [],
        ships: { 'Sea Moon': ['Captain Su Cha'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Moon').plays('Entreat Favor').chooses('done').plays('Captain Su Cha');
    game.canPlay('Flickering Fires');
  });

  test('sets no limit beside a landed Sea Falcon', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan', 'Fireblast'],
        ships: { 'Sea Moon': ['Captain Su Cha'], 'Sea Falcon': [] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Sea Moon').lands('Sea Falcon').plays('Commodore Lo Tan').plays('Fireblast');
    expect(game.power('me')).toBe(8);
  });

  test('opens no hand on other turns than that of its own landing', () => {
    const game = scenario({
      me: {
        hand: ['Commodore Lo Tan'],
        ships: { 'Sea Moon': ['Captain Su Cha'], 'Rising Sun': ['Sailingmaster Boo Marn'] },
      },
      rival: { active: ['Torch'] },
    });
    game.lands('Rising Sun');
    game.cannotPlay('Commodore Lo Tan', 'landed');
  });
});
