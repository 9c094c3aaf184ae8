import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Highchirp', () => {
  test('discards one of several active characters', () => {
    const game = scenario({
      me: { hand: ['Highchirp'] },
      rival: { active: ['Wild Gazelle', 'Wild Antelope'] },
    });
    expect(game.power('rival')).toBe(6);
    game.plays('Highchirp');
    game.offers('discard:Wild Gazelle', 'discard:Wild Antelope', 'refuse');
    game.chooses('discard:Wild Antelope');
    expect(game.rival.active).toEqual(['Wild Gazelle']);
    expect(game.rival.discardPile).toEqual(['Wild Antelope']);
    expect(game.power('rival')).toBe(3);
  });

  test('may be played without discarding anything (TEXT-7)', () => {
    const game = scenario({
      me: { hand: ['Highchirp'] },
      rival: { active: ['Wild Gazelle', 'Wild Antelope'] },
    });
    game.plays('Highchirp').passes();
    expect(game.rival.active).toEqual(['Wild Antelope', 'Wild Gazelle']);
    expect(game.asks).toBeNull();
  });

  test('leaves the only active character alone: boosters, supports and covered characters do not count', () => {
    const game = scenario({
      me: { hand: ['Highchirp'] },
      rival: { active: ['Volca', 'Fireblast'], covered: ['Blaze', 'Spark'], support: ['Tome of Wisdom'] },
    });
    game.plays('Highchirp');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Fireblast', 'Volca']);
  });

  test('cannot pick a protected character, although it is one of the two (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Highchirp'] },
      rival: { active: ['Giant Octopus', 'Stars Shining'] },
    });
    game.plays('Highchirp');
    game.offers('discard:Stars Shining', 'refuse');
  });

  test('finds nothing to discard among protected characters only', () => {
    const game = scenario({
      me: { hand: ['Highchirp'] },
      rival: { active: ['Giant Octopus', 'Lookout Dolora Paal'] },
    });
    game.plays('Highchirp');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Giant Octopus', 'Lookout Dolora Paal']);
  });

  test('acts once, on being played, and not again on the next turn (TEXT-3)', () => {
    const game = scenario({
      me: { active: ['Highchirp'], hand: ['Volca'] },
      rival: { active: ['Wild Gazelle', 'Wild Antelope'] },
    });
    game.offers('retrieve:Highchirp', 'done');
    game.chooses('done');
    game.offers('done');
  });
});

describe('Tittertweet', () => {
  test('switches the text of all types of cards off', () => {
    const game = scenario({
      me: { hand: ['Tittertweet', 'Tome of Wisdom', 'Muster Reinforcements'] },
      rival: { active: ['Spark', 'Elemental Enchantment'], support: ['Pandemonium'] },
    });
    expect(game.power('rival')).toBe(6);
    game.plays('Tittertweet');
    expect(game.power('rival')).toBe(4);
    expect(game.rival.textIsIgnored('Pandemonium')).toBe(true);
    game.plays('Tome of Wisdom').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('leaves values and icons as they are (IGNORE-4)', () => {
    const game = scenario({
      me: { active: ['Tittertweet'] },
      rival: { support: ['Flickering Fires'], hand: ['Shaman of the Here and Now', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Shaman of the Here and Now');
    expect(game.power('rival')).toBe(3);
    game.cannotPlay('Tome of Wisdom', 'stopped');
  });

  test('spares Flit characters, but not Flit cards of other types', () => {
    const game = scenario({
      me: { active: ['Tittertweet'] },
      rival: { active: ['Carl Kamikaze Crow', 'Fireblast', 'Launch Sloth Gas'] },
    });
    expect(game.power('rival')).toBe(6);
    expect(game.rival.textIsIgnored('Carl Kamikaze Crow')).toBe(false);
    expect(game.rival.textIsIgnored('Launch Sloth Gas')).toBe(true);
  });

  test('reaches cards in hand: what they say on being played does not happen (IGNORE-3)', () => {
    const game = scenario({
      me: { active: ['Tittertweet'], support: ['Tome of Wisdom'] },
      rival: { hand: ['Muster Reinforcements', 'Cinder', 'Lightning Bolts'] },
      turn: 'rival',
    });
    game.plays('Muster Reinforcements');
    expect(game.rival.hand).toEqual(['Cinder', 'Lightning Bolts']);
    game.plays('Cinder');
    expect(game.asks).toBeNull();
    expect(game.me.support).toEqual(['Tome of Wisdom']);
    expect(game.rival.active).toEqual(['Cinder']);
  });

  test('lets the text work again as soon as it is covered', () => {
    const game = scenario({
      me: { active: ['Tittertweet'], hand: ['Volca', 'Tome of Wisdom'] },
      rival: { active: ['Spark', 'Elemental Enchantment'], support: ['Pandemonium'] },
    });
    expect(game.power('rival')).toBe(4);
    game.plays('Volca');
    expect(game.power('rival')).toBe(6);
    game.cannotPlay('Tome of Wisdom', 'forbidden');
  });

  test('lets a protected card speak, since it is protected as soon as it is active (OPEN-QUESTION-4)', () => {
    const game = scenario({
      me: { active: ['Tittertweet'], support: ['Tome of Wisdom'] },
      rival: { hand: ['Lookout Dolora Paal'] },
      turn: 'rival',
    });
    game.plays('Lookout Dolora Paal').chooses('discard-all:support');
    expect(game.me.support).toEqual([]);
  });
});

describe('Flitterflutter', () => {
  test('leaves supports out of the total and switches their text off', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Lightning Bolts'] },
      rival: { active: ['Spark'], support: ['Tome of Wisdom', 'Pandemonium'] },
    });
    expect(game.power('rival')).toBe(7);
    game.plays('Flitterflutter');
    expect(game.power('rival')).toBe(4);
    game.canPlay('Lightning Bolts');
  });

  test('touches neither characters and boosters nor protected supports (PROTECT-1)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'] },
      rival: { active: ['Spark', 'Fireblast'], support: ['Ravenous Razorjaw', 'Tome of Wisdom'] },
    });
    expect(game.power('rival')).toBe(4 + 3 + 3);
    expect(game.isIgnored('Tome of Wisdom')).toBe(true);
    expect(game.isIgnored('Ravenous Razorjaw')).toBe(false);
  });

  test('does nothing to the supports of its owner', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], support: ['Tome of Wisdom'] },
      rival: { active: ['Spark'] },
    });
    expect(game.power('me')).toBe(2 + 3);
  });

  test('takes the free icon from supports in hand, which are then limited like others (FREE-6)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'] },
      rival: { hand: ['Blaze', 'Tome of Wisdom', 'Giant Butterfly Morningwind'] },
      turn: 'rival',
    });
    game.plays('Blaze').plays('Tome of Wisdom');
    game.cannotPlay('Giant Butterfly Morningwind', 'limit');
  });

  test('ignored supports can be played and still count for the second dragon (IGNORE-5)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], hand: ['Volca'] },
      rival: {
        active: ['Spark'],
        covered: ['Sear'],
        support: ['Tome of Wisdom', 'Lightning Bolts', 'Wall of Fire'],
        hand: ['Blaze', 'Menacing Wardance'],
      },
      turn: 'rival',
    });
    game.rivalTurn('Blaze', 'Menacing Wardance');
    game.retreats();
    expect(game.rival.dragons).toBe(2);
  });

  test('takes bluff cards out of play: no power, no further ones, no call (BLUFF-18)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'] },
      rival: { bluffs: ['Cannoneer Tara Ko'], hand: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
      turn: 'rival',
    });
    expect(game.power('rival')).toBe(0);
    game.plays('Captain Su Cha');
    game.cannotPlay('Cannoneer Qu Cha', 'bluffIgnored', 'bluff');
    game.announces();
    expect(game.eventsOf('announced')[0].power).toBe(4);
    expect(game.turn).toBe('me');
  });
});

describe('Trillilling', () => {
  test('leaves boosters out of the total', () => {
    const game = scenario({
      me: { hand: ['Trillilling'] },
      rival: { active: ['Spark', 'Fireblast'] },
    });
    expect(game.power('rival')).toBe(7);
    game.plays('Trillilling');
    expect(game.power('rival')).toBe(4);
  });

  test('switches the text of boosters off, but not that of characters and supports', () => {
    const game = scenario({
      me: { active: ['Trillilling'] },
      rival: {
        active: ['Demegodas the Odd', 'Elemental Enchantment'],
        support: ['Ballista of Confusion'],
      },
    });
    expect(game.power('rival')).toBe(2 + 2 * 1);
    expect(game.rival.textIsIgnored('Elemental Enchantment')).toBe(true);
  });

  test('takes the pair icon from boosters in hand: only one can be played (IGNORE-3)', () => {
    const game = scenario({
      me: { active: ['Trillilling'] },
      rival: { hand: ['Blaze', 'Launch Burning Earth', 'Launch Rain of Fire'] },
      turn: 'rival',
    });
    game.plays('Blaze').plays('Launch Burning Earth');
    expect(game.power('rival')).toBe(4);
    game.cannotPlay('Launch Rain of Fire', 'limit');
  });

  test('takes the shield from a booster', () => {
    const game = scenario({
      me: { active: ['Trillilling'], support: ['Tome of Wisdom'] },
      rival: { hand: ['Glimmer', 'Inscrutable Armor'] },
      turn: 'rival',
    });
    game.plays('Glimmer').plays('Inscrutable Armor');
    game.offers('take-back');
  });

  test('leaves the boosters of its owner alone', () => {
    const game = scenario({
      me: { active: ['Trillilling', 'Fireblast'] },
      rival: { active: ['Spark'] },
    });
    expect(game.power('me')).toBe(5);
  });
});

describe('Cheepchirrup', () => {
  test('lets the rival play one card into the combat area and no booster after it', () => {
    const game = scenario({
      me: { active: ['Cheepchirrup'] },
      rival: { hand: ['Blaze', 'Fireblast', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Blaze');
    game.cannotPlay('Fireblast', 'tooManyIntoCombat');
  });

  test('does not mind leadership cards and supports', () => {
    const game = scenario({
      me: { active: ['Cheepchirrup'] },
      rival: { hand: ['Trigger Brainstorm', 'Blaze', 'Lightning Bolts', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Trigger Brainstorm').plays('Blaze').plays('Lightning Bolts').plays('Tome of Wisdom');
    expect(game.power('rival')).toBe(10);
  });

  test('outranks pair and free icons and any number of boosters (PRECED-4, RULING-35)', () => {
    const game = scenario({
      me: { active: ['Cheepchirrup'] },
      rival: {
        hand: ['Commence Mega Launch', 'Wild Gazelle', 'Wild Antelope', 'Stars Shining', 'Fireblast'],
      },
      turn: 'rival',
    });
    game.plays('Commence Mega Launch').plays('Wild Gazelle');
    game.cannotPlay('Wild Antelope', 'tooManyIntoCombat');
    game.cannotPlay('Stars Shining', 'tooManyIntoCombat');
    game.cannotPlay('Fireblast', 'tooManyIntoCombat');
  });

  test('stops every further card of a gang (OPEN-QUESTION-5)', () => {
    const game = scenario({
      me: { active: ['Cheepchirrup'] },
      rival: { hand: ['NoNo', 'NoClue'] },
      turn: 'rival',
    });
    game.plays('NoNo');
    game.cannotPlay('NoClue', 'tooManyIntoCombat');
  });

  test('does not limit its owner, and nobody once it is covered', () => {
    const game = scenario({
      me: { active: ['Cheepchirrup'], hand: ['Volca', 'Fireblast'] },
      rival: { active: ['Spark'], hand: ['Blaze', 'Hail of Arrows'] },
    });
    game.myTurn('Volca', 'Fireblast');
    expect(game.power('me')).toBe(8);
    game.plays('Blaze').plays('Hail of Arrows');
    expect(game.rival.active).toEqual(['Blaze', 'Hail of Arrows']);
  });
});

describe('Carl Kamikaze Crow', () => {
  test('doubles both values of a booster', () => {
    const game = scenario({
      me: { hand: ['Carl Kamikaze Crow', 'Fireblast'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Carl Kamikaze Crow').plays('Fireblast');
    expect(game.value('Fireblast', 'fire')).toBe(6);
    expect(game.value('Fireblast', 'earth')).toBe(4);
    expect(game.power('me')).toBe(6);
  });

  test('doubles each of several boosters', () => {
    const game = scenario({
      me: { hand: ['Carl Kamikaze Crow', 'Launch Burning Earth', 'Launch Dazzling Flares'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Carl Kamikaze Crow').plays('Launch Burning Earth').plays('Launch Dazzling Flares');
    expect(game.power('me', 'fire')).toBe(6 + 6);
    expect(game.power('me', 'earth')).toBe(6 + 2);
  });

  test('doubles neither supports nor the boosters of the rival', () => {
    const game = scenario({
      me: { active: ['Carl Kamikaze Crow'], support: ['Tome of Wisdom'] },
      rival: { active: ['Spark', 'Hail of Arrows'] },
    });
    expect(game.power('me')).toBe(3);
    expect(game.power('rival')).toBe(4 + 2);
  });

  test('has nothing to double on a booster without values', () => {
    const game = scenario({
      me: { hand: ['Carl Kamikaze Crow', 'Launch Sloth Gas'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Carl Kamikaze Crow').plays('Launch Sloth Gas');
    expect(game.power('me')).toBe(0);
    game.offers('take-back');
  });

  test('stops doubling while its text is ignored', () => {
    const game = scenario({
      me: { active: ['Carl Kamikaze Crow', 'Fireblast'] },
      rival: { leadership: 'Enthrall Opposition' },
      turn: 'rival',
      phase: 'engagement',
    });
    expect(game.power('me')).toBe(3);
  });
});

describe('Hank Highflyer Hawk', () => {
  test('leaves characters out of the total', () => {
    const game = scenario({
      me: { hand: ['Hank Highflyer Hawk', 'Fireblast'] },
      rival: { active: ['Volca', 'Hail of Arrows'], support: ['Seismic Drill'] },
    });
    expect(game.power('rival')).toBe(5 + 2 + 1);
    game.plays('Hank Highflyer Hawk').plays('Fireblast');
    expect(game.power('rival')).toBe(2 + 1);
    expect(game.power('me')).toBe(3);
    game.endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('spares Flit characters and protected ones', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: { active: ['Peckswift', 'Sun Setting'] },
    });
    expect(game.power('rival')).toBe(3);
    const other = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: { active: ['Giant Octopus', 'Sun Setting'] },
    });
    expect(other.power('rival')).toBe(5);
  });

  test('switches the shield of a character off', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk', 'Fireblast'] },
      rival: { hand: ['Silento Sol', 'Hail of Arrows'] },
      turn: 'rival',
    });
    game.plays('Silento Sol').plays('Hail of Arrows');
    game.offers('take-back');
  });

  test('lets the rival play a mutant without its condition, but for nothing (MUTANT-3)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: { hand: ['Var-dis-Nar', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Var-dis-Nar');
    expect(game.element).toBe('fire');
    game.plays('Tome of Wisdom');
    expect(game.power('rival')).toBe(3);
  });

  test('takes the free icon from characters in hand (FREE-6)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: { hand: ['Blaze', 'Stars Shining'] },
      turn: 'rival',
    });
    game.plays('Blaze');
    game.cannotPlay('Stars Shining', 'limit');
  });
});

describe('Mad Mike Magpie', () => {
  test('ignores every card with an icon: characters, boosters and supports', () => {
    const game = scenario({
      me: { hand: ['Mad Mike Magpie', 'Fireblast'] },
      rival: {
        active: ['Wild Gazelle', 'Battling Boomerang'],
        support: ['Homing Missiles', 'Seismic Drill'],
      },
    });
    expect(game.power('rival')).toBe(3 + 2 + 1 + 1);
    game.plays('Mad Mike Magpie');
    expect(game.power('rival')).toBe(1);
  });

  test('leaves cards without an icon, Flit characters and protected cards alone', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'] },
      rival: { active: ['Peckswift'], support: ['Tome of Wisdom', 'Ravenous Razorjaw'] },
    });
    expect(game.power('rival')).toBe(3 + 3 + 3);
  });

  test('does ignore Flit boosters', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'] },
      rival: { active: ['Peckswift', 'Launch Burning Earth'] },
    });
    expect(game.power('rival')).toBe(3);
  });

  test('takes a shield for an icon (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie', 'Fireblast'] },
      rival: { hand: ['Silento Sol', 'Hail of Arrows'] },
      turn: 'rival',
    });
    game.plays('Silento Sol').plays('Hail of Arrows');
    expect(game.isIgnored('Silento Sol')).toBe(true);
    game.offers('take-back');
  });

  test('ignores bluff cards, each of which has an icon (BLUFF-18)', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'] },
      rival: { bluffs: ['Cannoneer Tara Ko', 'Captain Su Cha'], hand: ['Cannoneer Qu Cha'] },
      turn: 'rival',
    });
    expect(game.power('rival')).toBe(0);
    game.plays('Cannoneer Qu Cha');
    game.announces();
    expect(game.turn).toBe('me');
  });

  test('reaches leadership cards with an icon: Bounce Back neither stops nor attacks again', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'] },
      rival: { active: ['Volca'], hand: ['Bounce Back', 'Blaze'] },
      turn: 'rival',
    });
    game.plays('Bounce Back').plays('Blaze');
    expect(game.rival.covered).toEqual(['Volca']);
  });
});

describe('Launch Sloth Gas', () => {
  test('gives the rival one dragon fewer when its owner retreats', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Launch Sloth Gas'], hand: ['Steepstoop'] },
      rival: { active: ['Volca'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(0);
    expect(game.turn).toBe('me');
  });

  test('leaves one of the two dragons for six cards', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Launch Sloth Gas'] },
      rival: {
        active: ['Volca', 'Fireblast'],
        covered: ['Blaze', 'Spark'],
        support: ['Tome of Wisdom', 'Lightning Bolts'],
      },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('changes nothing when the rival retreats', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Launch Sloth Gas'] },
      rival: { hand: ['Glimmer'] },
      turn: 'rival',
    });
    game.retreats();
    expect(game.me.dragons).toBe(1);
  });

  test('does nothing any more once it is covered', () => {
    const game = scenario({
      me: { active: ['Volca'], covered: ['Peckswift', 'Launch Sloth Gas'] },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('does not push the number below zero (RULING-28)', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Launch Sloth Gas'], support: ['Fearsome Chant'] },
      rival: { active: ['Volca'] },
    });
    game.retreats();
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 0 }]);
  });
});

describe('Nerve-racking Twitter', () => {
  test('keeps the rival from drawing additional cards in the End phase', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Nerve-racking Twitter'] },
      rival: { hand: ['Flare', 'Fireblast'], support: ['Oath of Khindship'] },
      turn: 'rival',
    });
    game.rivalTurn('Flare', 'Fireblast');
    expect(game.rival.hand).toHaveLength(6);
    expect(game.turn).toBe('me');
  });

  test('leaves the refreshing to six alone', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Nerve-racking Twitter'] },
      rival: { hand: ['Blaze'] },
      turn: 'rival',
    });
    game.rivalTurn('Blaze');
    expect(game.rival.hand).toHaveLength(6);
  });

  test('does not limit its owner, and adds 1 to the power', () => {
    const game = scenario({
      me: { hand: ['Flare'], support: ['Nerve-racking Twitter'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Flare');
    expect(game.power('me')).toBe(2 + 1);
    game.announces().chooses('use:Flare');
    expect(game.me.hand).toHaveLength(8);
  });

  test('leaves other text of the End phase alone', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Nerve-racking Twitter'], hand: ['Steepstoop'] },
      rival: { hand: ['TopBanana', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('TopBanana').plays('Tome of Wisdom').announces().chooses('use:TopBanana');
    expect(game.decider).toBe('me');
    game.chooses('discard:Steepstoop');
    expect(game.me.hand).toEqual([]);
  });

  test('does not touch Ketharkopas, whose moment comes after the End phase (CARD-2)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Nerve-racking Twitter'] },
      rival: { hand: ['Ketharkopas the Astronomer', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Ketharkopas the Astronomer').plays('Tome of Wisdom').announces();
    game.chooses('use:Ketharkopas the Astronomer');
    expect(game.rival.hand).toHaveLength(9);
  });
});

describe('Distract Holy Dragon', () => {
  test('leaves the rival one dragon where six cards would have attracted two', () => {
    const game = scenario({
      me: { active: ['Peckswift'], hand: ['Distract Holy Dragon'] },
      rival: {
        active: ['Volca', 'Fireblast'],
        covered: ['Blaze', 'Spark'],
        support: ['Tome of Wisdom', 'Fearsome Spirits'],
      },
    });
    game.plays('Distract Holy Dragon').retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('is a limit and gives no dragon where none is due', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Launch Sloth Gas'], hand: ['Distract Holy Dragon'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Distract Holy Dragon').retreats();
    expect(game.rival.dragons).toBe(0);
  });

  test('lasts for the turn only (LEAD-4)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], hand: ['Distract Holy Dragon', 'Wing Commander Razorfeather'] },
      rival: { active: ['Glimmer'], support: ['Fearsome Spirits'], hand: ['Volca'] },
    });
    game.plays('Distract Holy Dragon').plays('Wing Commander Razorfeather').endsTurn();
    game.rivalTurn('Volca');
    game.retreats();
    expect(game.rival.dragons).toBe(2);
  });

  test('is no help while its text is ignored', () => {
    const game = scenario({
      me: { active: ['Peckswift'], hand: ['Distract Holy Dragon'] },
      rival: { active: ['Volca'], support: ['Laughing Gas', 'Fearsome Spirits'] },
    });
    game.plays('Distract Holy Dragon').retreats();
    expect(game.rival.dragons).toBe(2);
  });
});

describe('Beguile Holy Dragon', () => {
  test('attracts a dragon for three characters', () => {
    const game = scenario({
      me: {
        hand: ['Beguile Holy Dragon', 'Peckswift', 'Steepstoop', 'Highchirp', 'Tittertweet', 'Fireblast'],
      },
    });
    game.plays('Beguile Holy Dragon');
    game.picks('discard:Steepstoop', 'discard:Highchirp', 'discard:Tittertweet');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
    expect(game.me.hand).toEqual(['Fireblast', 'Peckswift']);
    expect(game.me.discardPile).toEqual(['Highchirp', 'Steepstoop', 'Tittertweet']);
  });

  test('takes exactly three, and characters only', () => {
    const game = scenario({
      me: { hand: ['Beguile Holy Dragon', 'Peckswift', 'Steepstoop', 'Highchirp', 'Fireblast'] },
    });
    game.plays('Beguile Holy Dragon');
    game.offers('discard:Peckswift', 'refuse');
    game.chooses('discard:Peckswift');
    game.offers('discard:Steepstoop');
  });

  test('can only be refused with two characters in hand', () => {
    const game = scenario({
      me: { hand: ['Beguile Holy Dragon', 'Peckswift', 'Steepstoop', 'Fireblast', 'Tome of Wisdom'] },
    });
    game.plays('Beguile Holy Dragon');
    game.offers('refuse');
    game.passes();
    expect(game.me.dragons).toBe(0);
    expect(game.me.hand).toHaveLength(4);
  });

  test('takes a dragon from the rival to the board first (DRAGON-2)', () => {
    const game = scenario({
      me: { hand: ['Beguile Holy Dragon', 'Peckswift', 'Steepstoop', 'Highchirp'] },
      rival: { dragons: 1 },
    });
    game.plays('Beguile Holy Dragon').picks('discard:Peckswift', 'discard:Steepstoop', 'discard:Highchirp');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
  });

  test('wins the game as the fourth dragon (WIN-9)', () => {
    const game = scenario({
      me: { dragons: 3, hand: ['Beguile Holy Dragon', 'Peckswift', 'Steepstoop', 'Highchirp'] },
    });
    game.plays('Beguile Holy Dragon').picks('discard:Peckswift', 'discard:Steepstoop', 'discard:Highchirp');
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });
});

describe('Commence Mega Launch', () => {
  const boosters = ['Launch Fire Flash', 'Fireblast', 'Hail of Arrows', 'Whirling Hatchet'];

  test('allows any number of boosters this turn', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Peckswift', ...boosters] },
      rival: { active: ['Volca'] },
    });
    game.plays('Commence Mega Launch').plays('Peckswift');
    for (const booster of boosters) game.plays(booster);
    expect(game.power('me')).toBe(3 + 2 + 3 + 2 + 1);
  });

  test('leaves the one support of the turn besides (BOOST-7)', () => {
    const game = scenario({
      me: {
        hand: [
          'Commence Mega Launch',
          'Peckswift',
          'Fireblast',
          'Hail of Arrows',
          'Seismic Drill',
          'Tome of Wisdom',
        ],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Commence Mega Launch').plays('Peckswift').plays('Fireblast').plays('Seismic Drill');
    game.plays('Hail of Arrows');
    game.cannotPlay('Tome of Wisdom', 'limit');
  });

  test('works on the turn that starts a fight, but for boosters only (BOOST-5)', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Peckswift', 'Fireblast', 'Hail of Arrows', 'Tome of Wisdom'] },
    });
    game.plays('Commence Mega Launch').plays('Peckswift').plays('Fireblast').plays('Hail of Arrows');
    game.cannotPlay('Tome of Wisdom', 'limit');
    game.announces('fire');
    expect(game.power('me')).toBe(8);
  });

  test('is over after the turn', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Spark', 'Peckswift', 'Fireblast', 'Hail of Arrows'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Commence Mega Launch').myTurn('Spark').rivalTurn('Blaze');
    game.plays('Peckswift').plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });

  test('does not help against text that forbids boosters (PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', 'Volca', 'Fireblast'] },
      rival: { active: ['Spark'], support: ['Hypnotic Rattle'] },
    });
    game.plays('Commence Mega Launch').plays('Volca');
    game.cannotPlay('Fireblast', 'forbidden');
  });

  test('lets boosters follow a stop card, but no support (STOP-3)', () => {
    const game = scenario({
      me: {
        hand: [
          'Commence Mega Launch',
          'Shaman of the Here and Now',
          'Fireblast',
          'Hail of Arrows',
          'Tome of Wisdom',
        ],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Commence Mega Launch').plays('Shaman of the Here and Now');
    game.plays('Fireblast').plays('Hail of Arrows');
    game.cannotPlay('Tome of Wisdom', 'stopped');
  });
});

describe('Chosen of the Air', () => {
  test('makes both players discard their active supports', () => {
    const game = scenario({
      me: {
        active: ['Peckswift'],
        support: ['Tome of Wisdom', 'Oath of Khindship'],
        hand: ['Chosen of the Air'],
      },
      rival: { active: ['Spark'], support: ['Lightning Bolts'] },
    });
    game.plays('Chosen of the Air');
    expect(game.me.support).toEqual([]);
    expect(game.rival.support).toEqual([]);
    expect(game.me.discardPile).toEqual(['Oath of Khindship', 'Tome of Wisdom']);
    expect(game.rival.discardPile).toEqual(['Lightning Bolts']);
  });

  test('makes the rival go first (LEAD-9)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Tome of Wisdom'], hand: ['Chosen of the Air'] },
      rival: { active: ['Spark'], support: ['Lightning Bolts'] },
    });
    game.plays('Chosen of the Air');
    expect(game.eventsOf('moved').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('spares the protected supports of both players', () => {
    const game = scenario({
      me: {
        active: ['Peckswift'],
        support: ['Swarming Sea Serpents', 'Tome of Wisdom'],
        hand: ['Chosen of the Air'],
      },
      rival: { active: ['Spark'], support: ['Ravenous Razorjaw', 'Lightning Bolts'] },
    });
    game.plays('Chosen of the Air');
    expect(game.me.support).toEqual(['Swarming Sea Serpents']);
    expect(game.rival.support).toEqual(['Ravenous Razorjaw']);
  });

  test('takes bluff cards, which are supports too, and shows them (BLUFF-17)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], hand: ['Chosen of the Air'] },
      rival: { active: ['Spark'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Chosen of the Air');
    expect(game.rival.bluffs).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Captain Su Cha']);
  });

  test('touches nothing in the combat areas and on ships, and may find nothing at all', () => {
    const game = scenario({
      me: { active: ['Peckswift', 'Fireblast'], hand: ['Chosen of the Air'] },
      rival: { active: ['Spark', 'Hail of Arrows'], ships: { 'Rising Sun': ['Armory'] } },
    });
    game.plays('Chosen of the Air');
    expect(game.eventsOf('moved')).toEqual([]);
    expect(game.rival.loadOf('Rising Sun')).toEqual(['Armory']);
    expect(game.me.leaderArea).toEqual(['Chosen of the Air']);
  });
});
