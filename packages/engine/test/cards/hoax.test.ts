import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

describe('Redamikanas the Cartographer', () => {
  test('attracts one dragon more when the rival retreats', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Redamikanas the Cartographer'] },
      rival: { hand: ['Volca'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(2);
  });

  test('does nothing when its owner retreats, or once it is covered', () => {
    const own = scenario({
      me: { active: ['Redamikanas the Cartographer'] },
      rival: { active: ['Volca'] },
    });
    expect(own.retreats().rival.dragons).toBe(1);
    const covered = scenario({
      turn: 'rival',
      me: { active: ['Nirwadas the Traveler'], covered: ['Redamikanas the Cartographer'] },
      rival: { hand: ['Volca'] },
    });
    expect(covered.retreats().me.dragons).toBe(1);
  });

  test('does nothing while characters are ignored', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Redamikanas the Cartographer'] },
      rival: { active: ['Hank Highflyer Hawk'], hand: ['Volca'] },
    });
    expect(game.retreats().me.dragons).toBe(1);
  });

  test('adds to the second dragon and to others of its kind, up to a fourth that wins', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Redamikanas the Cartographer'],
        covered: ['Nirwadas the Traveler', 'Catusan', 'Vetraskedas the Sceptic'],
        support: ['Fearsome Spirits', 'Tome of Wisdom'],
      },
      rival: { hand: ['Volca'] },
    });
    game.retreats();
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 4 }]);
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });
});

describe('Bethenitana the Storyteller', () => {
  test('lets the rival attract no dragon when her owner retreats', () => {
    const game = scenario({
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Volca'], covered: ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(0);
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 0 }]);
  });

  test('changes nothing when the rival retreats, or once she is covered', () => {
    const rivals = scenario({
      turn: 'rival',
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { hand: ['Volca'] },
    });
    expect(rivals.retreats().me.dragons).toBe(1);
    const covered = scenario({
      me: { active: ['Nirwadas the Traveler'], covered: ['Bethenitana the Storyteller'] },
      rival: { active: ['Volca'] },
    });
    expect(covered.retreats().rival.dragons).toBe(1);
  });

  test('outranks dragons that other text adds, because “cannot” comes first (RULING-28)', () => {
    const game = scenario({
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Redamikanas the Cartographer'], support: ['Fearsome Spirits'] },
    });
    expect(game.retreats().rival.dragons).toBe(0);
  });

  test('also keeps the dragon away that Irresistible Sirens would add (OPEN-QUESTION-7)', () => {
    const game = scenario({
      me: { active: ['Bethenitana the Storyteller'], hand: ['Volca'] },
      rival: { active: ['Spark'], support: ['Irresistible Sirens'] },
    });
    expect(game.retreats().rival.dragons).toBe(0);
  });

  test('does not keep the dragon away that a called bluff costs (BLUFF-12)', () => {
    const game = scenario({
      me: { hand: ['Bethenitana the Storyteller'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Bethenitana the Storyteller').announces().chooses('call', 'dragon:lika');
    expect(game.rival.dragons).toBe(1);
    expect(game.turn).toBe('me');
  });

  test('keeps nothing away while her text is ignored', () => {
    const game = scenario({
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Tittertweet'] },
    });
    expect(game.retreats().rival.dragons).toBe(1);
  });
});

describe('Demegodas the Odd', () => {
  test('doubles both values of each support card of its owner', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom', 'Trebuchet of Fear'] },
      rival: { active: ['Volca'] },
    });
    expect(game.value('Tome of Wisdom')).toBe(6);
    expect(game.value('Trebuchet of Fear', 'fire')).toBe(4);
    expect(game.value('Trebuchet of Fear', 'earth')).toBe(2);
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([12, 10]);
  });

  test('doubles neither boosters nor characters nor the rival’s support cards', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd', 'Battling Boomerang'] },
      rival: { active: ['Volca'], support: ['Lightning Bolts'] },
    });
    expect(game.power('me')).toBe(4);
    expect(game.power('rival')).toBe(8);
  });

  test('stops doubling once it is covered', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom'], hand: ['Wogarathoras the Gloomy'] },
      rival: { active: ['Volca'] },
    });
    expect(game.power('me')).toBe(8);
    game.plays('Wogarathoras the Gloomy');
    expect(game.power('me')).toBe(8);
    expect(game.value('Tome of Wisdom')).toBe(3);
  });

  test('doubles face-down cards, which are support cards with 2 in the contested element (BLUFF-3)', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'] },
      rival: { active: ['Volca'] },
    });
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([10, 2]);
  });

  test('doubles what is left of the printed value: nothing of an odd one against CoolKid (RULING-10)', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom', 'Trebuchet of Fear'] },
      rival: { active: ['CoolKid'] },
    });
    expect(game.power('me')).toBe(6);
  });

  test('doubles nothing that is ignored', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom'] },
      rival: { active: ['Flitterflutter'] },
    });
    expect(game.power('me')).toBe(2);
  });
});

const againstThirkomedas = (rival: SideSetup) =>
  scenario({ turn: 'rival', me: { active: ['Thirkomedas the Serene'] }, rival });

describe('Thirkomedas the Serene', () => {
  test('keeps the rival from playing leadership, booster and support cards', () => {
    const game = againstThirkomedas({
      hand: ['Cast Cataclysm', 'Volca', 'Fireblast', 'Lightning Bolts'],
    });
    game.cannotPlay('Cast Cataclysm', 'forbidden');
    game.plays('Volca');
    game.cannotPlay('Fireblast', 'forbidden');
    game.cannotPlay('Lightning Bolts', 'forbidden');
    game.offers('done');
  });

  test('does not keep its owner from anything', () => {
    const game = scenario({
      me: {
        hand: ['Thirkomedas the Serene', 'Tome of Wisdom', 'Battling Boomerang'],
      },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Thirkomedas the Serene');
    game.canPlay('Tome of Wisdom');
    game.canPlay('Battling Boomerang');
  });

  test('stops free boosters and support cards, and no permission helps (PRECED-4)', () => {
    const game = againstThirkomedas({
      hand: ['Quartermaster Kura Ko', 'Sudden Waterspout', 'Fire Swamp', 'Lightning Bolts'],
    });
    game.plays('Quartermaster Kura Ko').chooses('done').offers('done');
  });

  test('stops face-down cards and the loading of ships (BLUFF-14, SHIP-8)', () => {
    const game = againstThirkomedas({
      hand: ['Volca', 'Captain Su Cha', 'Lightning Bolts'],
      ships: { 'Rising Sun': [] },
    });
    game.plays('Volca').chooses('done').offers('done');
  });

  test('lets characters and ships pass (RULING-38)', () => {
    const game = againstThirkomedas({ hand: ['Sun Setting', 'Moon Rising', 'Volca', 'Rising Sun'] });
    game.plays('Rising Sun').plays('Sun Setting').plays('Moon Rising').plays('Volca');
    expect(game.rival.active).toEqual(['Moon Rising', 'Sun Setting', 'Volca']);
  });

  test('stops nobody while it is ignored', () => {
    const game = againstThirkomedas({ active: ['Hank Highflyer Hawk'], hand: ['Cast Cataclysm', 'Volca'] });
    game.canPlay('Cast Cataclysm');
  });
});

describe('Genathones the Blind', () => {
  test('lets its owner play two support cards, in the turn it is played already (RULING-29)', () => {
    const game = scenario({
      me: {
        hand: [
          'Genathones the Blind',
          'Tome of Wisdom',
          'Trebuchet of Fear',
          'Ballista of Confusion',
          'Battling Boomerang',
        ],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Genathones the Blind').plays('Tome of Wisdom').plays('Trebuchet of Fear');
    game.cannotPlay('Ballista of Confusion', 'limit');
    game.cannotPlay('Battling Boomerang', 'limit');
    expect(game.power('me')).toBe(7);
  });

  test('lets its owner play one booster and one support card instead, but no two boosters (BOOST-8)', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Battling Boomerang', 'Inscrutable Armor', 'Tome of Wisdom'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Genathones the Blind').plays('Battling Boomerang');
    game.cannotPlay('Inscrutable Armor', 'limit');
    game.plays('Tome of Wisdom').offers('done');
  });

  test('lets one support card be played on the turn that starts the fight (BOOST-5)', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Tome of Wisdom', 'Trebuchet of Fear', 'Battling Boomerang'] },
    });
    game.plays('Genathones the Blind');
    game.cannotPlay('Battling Boomerang', 'limit');
    game.plays('Tome of Wisdom');
    game.cannotPlay('Trebuchet of Fear', 'limit');
  });

  test('covers a bluff card within the larger limit as well (BLUFF-13)', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Tome of Wisdom', 'Captain Su Cha', 'Captain Ariosa Paal'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Genathones the Blind').plays('Captain Su Cha', 'bluff').plays('Tome of Wisdom');
    expect(game.power('me')).toBe(7);
    game.offers('done');
  });

  test('allows nothing more once it is covered, or while it is ignored', () => {
    const covered = scenario({
      me: {
        active: ['Genathones the Blind'],
        hand: ['Nirwadas the Traveler', 'Tome of Wisdom', 'Trebuchet of Fear'],
      },
      rival: { active: ['Rocara'] },
    });
    covered.plays('Nirwadas the Traveler').plays('Tome of Wisdom');
    covered.cannotPlay('Trebuchet of Fear', 'limit');
    const ignored = scenario({
      me: { hand: ['Genathones the Blind', 'Tome of Wisdom', 'Trebuchet of Fear'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    ignored.plays('Genathones the Blind').plays('Tome of Wisdom');
    ignored.cannotPlay('Trebuchet of Fear', 'limit');
  });
});

describe('Ketharkopas the Astronomer', () => {
  test('draws up to nine cards just before the turn ends', () => {
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer', 'Spark'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Ketharkopas the Astronomer').announces();
    expect([game.phase, game.me.hand.length]).toEqual(['turnEnds', 6]);
    game.offers('use:Ketharkopas the Astronomer', 'done');
    game.chooses('use:Ketharkopas the Astronomer');
    expect(game.me.hand).toHaveLength(9);
    expect(game.turn).toBe('rival');
  });

  test('may let it be, and does not draw on the rival’s turns', () => {
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer', 'Spark'] },
      rival: { active: ['Rocara'], hand: ['Volca'] },
    });
    game.plays('Ketharkopas the Astronomer').announces().chooses('done');
    game.rivalTurn('Volca');
    expect(game.turn).toBe('me');
    expect(game.me.hand).toHaveLength(6);
  });

  test('is not asked with nine cards in hand', () => {
    const nine = ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Blaze', 'Furnace', 'Volca'];
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer', ...nine] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Ketharkopas the Astronomer').announces();
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(9);
  });

  test('draws what there is, because “up to” leaves the number open (RULING-3)', () => {
    const game = scenario({
      me: {
        hand: ['Ketharkopas the Astronomer'],
        drawDeck: ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Blaze'],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Ketharkopas the Astronomer').announces().chooses('use:Ketharkopas the Astronomer');
    expect(game.me.hand).toHaveLength(7);
  });

  test('is not text of the End phase, so Nerve-racking Twitter does not reach it (CARD-2)', () => {
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer'] },
      rival: { active: ['Rocara'], support: ['Nerve-racking Twitter'] },
    });
    game.plays('Ketharkopas the Astronomer').announces().chooses('use:Ketharkopas the Astronomer');
    expect(game.me.hand).toHaveLength(9);
  });

  test('comes after all text of the End phase, so that nine is the end of it (OPEN-QUESTION-19)', () => {
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer'], support: ['Oath of Khindship'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Ketharkopas the Astronomer').announces().offers('use:Oath of Khindship', 'done');
    game.chooses('use:Oath of Khindship').offers('use:Ketharkopas the Astronomer', 'done');
    expect(game.me.hand).toHaveLength(7);
    game.chooses('use:Ketharkopas the Astronomer');
    expect(game.me.hand).toHaveLength(9);
  });

  test('does not draw when its owner retreats (RULING-33)', () => {
    const game = scenario({
      me: { active: ['Ketharkopas the Astronomer'] },
      rival: { active: ['Volca'] },
    });
    game.retreats();
    expect(game.me.hand).toHaveLength(6);
  });

  test('draws nothing against Quivering Quicksand with four cards in hand', () => {
    const game = scenario({
      me: { hand: ['Ketharkopas the Astronomer', 'Spark', 'Sear', 'Torch', 'Shimmer'] },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    game.plays('Ketharkopas the Astronomer').announces();
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(4);
  });
});

const againstMekarthas = (rival: SideSetup) =>
  scenario({ turn: 'rival', me: { active: ['Mekarthas the Shrewd'] }, rival });

describe('Mekarthas the Shrewd', () => {
  test('makes retrieve icons of the rival ignored', () => {
    const game = againstMekarthas({ active: ['Squadron Leader Squeak'], support: ['Homing Missiles'] });
    expect(game.phase).toBe('leadership');
    expect(game.rival.active).toEqual(['Squadron Leader Squeak']);
  });

  test('makes free, pair and gang icons ignored (IGNORE-4)', () => {
    const free = againstMekarthas({ hand: ['Sun Setting', 'Moon Rising'] }).plays('Sun Setting');
    free.cannotPlay('Moon Rising', 'limit');
    expect(free.value('Sun Setting')).toBe(2);
    const pair = againstMekarthas({ hand: ['Dancer of Dawn', 'Dancer of Dusk'] }).plays('Dancer of Dawn');
    pair.cannotPlay('Dancer of Dusk', 'limit');
    const gang = againstMekarthas({ hand: ['NoClue', 'NoClass'] }).plays('NoClue');
    gang.cannotPlay('NoClass', 'limit');
  });

  test('makes shields ignored, because a shield is an icon (OPEN-QUESTION-1)', () => {
    const game = againstMekarthas({ hand: ['Silento Sol'] });
    game.plays('Silento Sol').chooses('done').offers('take-back');
  });

  test('strips protection everywhere (OPEN-QUESTION-3)', () => {
    const game = scenario({
      me: { active: ['Mekarthas the Shrewd'], hand: ['Cast Cataclysm'] },
      rival: { active: ['Giant Octopus'], support: ['Ravenous Razorjaw'] },
    });
    expect(game.rival.isProtected('Ravenous Razorjaw')).toBe(false);
    game.plays('Cast Cataclysm').chooses('discard-all');
    expect(game.rival.support).toEqual([]);
  });

  test('leaves the stop icon in force', () => {
    const game = againstMekarthas({ hand: ['Shaman of the Here and Now', 'Fireblast'] });
    game.plays('Shaman of the Here and Now');
    game.cannotPlay('Fireblast', 'stopped');
  });

  test('leaves text and values of cards with icons in force', () => {
    const game = scenario({
      me: { active: ['Mekarthas the Shrewd'] },
      rival: { active: ['CoolCop'] },
    });
    expect(game.value('Mekarthas the Shrewd')).toBe(0);
    expect(game.power('rival')).toBe(2);
  });

  test('leaves its owner’s icons in force', () => {
    const game = scenario({
      me: { hand: ['Mekarthas the Shrewd', 'Sun Setting', 'Moon Rising'] },
      rival: { active: ['Helitos'] },
    });
    game.plays('Sun Setting').plays('Moon Rising').plays('Mekarthas the Shrewd');
    expect(game.power('me')).toBe(5);
  });

  test('does not lift the block of a rival’s retrieve character (RETRIEVE-5)', () => {
    const game = scenario({
      me: { active: ['Mekarthas the Shrewd', 'Ciklarethas the Bitter', 'Battling Boomerang'] },
      rival: { active: ['Squadron Leader Squeak'] },
    });
    game.offers('retrieve:Battling Boomerang', 'done');
  });

  test('makes a called bluff a lost one, of any colour (BLUFF-19)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Mekarthas the Shrewd'] },
      rival: { hand: ['Volca', 'Cannoneer Edilia Paal'], bluffs: ['Cannoneer Tara Ko'] },
    });
    game.plays('Volca').cannotPlay('Cannoneer Edilia Paal', 'bluffIgnored', 'bluff');
    expect(game.power('rival')).toBe(7);
    game.announces().chooses('call');
    expect(game.eventsOf('called')[0].honest).toBe(false);
  });
});

describe('Sarogakanas the Ancient', () => {
  test('discards two cards at random from the rival’s hand', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Sear', 'Torch', 'Shimmer'] },
    });
    game.plays('Sarogakanas the Ancient').offers('discard-at-random', 'refuse');
    game.chooses('discard-at-random');
    expect(game.asks).toBeNull();
    expect(game.rival.hand).toHaveLength(2);
    expect(game.rival.discardPile).toHaveLength(2);
  });

  test('picks other cards with other luck', () => {
    const found = [1, 2, 3, 4, 5, 6].map((seed) => {
      const game = scenario({
        seed,
        me: { hand: ['Sarogakanas the Ancient'] },
        rival: { active: ['Rocara'], hand: ['Spark', 'Sear', 'Torch', 'Shimmer'] },
      });
      return game.plays('Sarogakanas the Ancient').chooses('discard-at-random').rival.discardPile.join();
    });
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  test('may pick disclosed cards by choice (DISCLOSE-4)', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Sear', 'Torch'], disclosed: ['Spark', 'Sear'] },
    });
    game.plays('Sarogakanas the Ancient');
    game.offers('discard-at-random', 'discard:Spark', 'discard:Sear', 'refuse');
    game.chooses('discard:Sear').offers('discard-at-random', 'discard:Spark');
    game.chooses('discard:Spark');
    expect(game.rival.discardPile).toEqual(['Sear', 'Spark']);
    expect(game.rival.hand).toEqual(['Torch']);
  });

  test('may be played without using its text', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Sear', 'Torch'] },
    });
    game.plays('Sarogakanas the Ancient').chooses('refuse');
    expect(game.rival.hand).toHaveLength(3);
  });

  test('discards a hand of exactly two, but nothing from a hand of one (OPEN-QUESTION-30)', () => {
    const two = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Sear'] },
    });
    expect(two.plays('Sarogakanas the Ancient').chooses('discard-at-random').rival.hand).toEqual([]);
    const one = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark'] },
    });
    one.plays('Sarogakanas the Ancient');
    expect(one.asks).toBeNull();
    expect(one.rival.hand).toEqual(['Spark']);
  });

  test('takes the one card there is in the first edition (RULING-3)', () => {
    const game = scenario({
      edition: 'first',
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark'] },
    });
    game.plays('Sarogakanas the Ancient').chooses('discard-at-random');
    expect(game.rival.hand).toEqual([]);
    expect(game.asks).toBeNull();
  });

  test('puts a leadership card on the leader, not on the discard pile (DISCARD-2)', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Cast Cataclysm', 'Spark'] },
    });
    game.plays('Sarogakanas the Ancient').chooses('discard-at-random');
    expect(game.rival.leaderArea).toEqual(['Cast Cataclysm']);
    expect(game.rival.discardPile).toEqual(['Spark']);
  });
});

describe('Duplicator of Strength', () => {
  test('doubles the Earth value of one character, not the Fire value', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Penemikanas the Paranoid', 'Duplicator of Strength'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Penemikanas the Paranoid').plays('Duplicator of Strength');
    expect([game.power('me', 'earth'), game.power('me', 'fire')]).toEqual([6, 2]);
  });

  test('asks which of several characters is meant, and doubles that one only (TARGET-1)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Duplicator of Strength'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').plays('Duplicator of Strength');
    game.offers('target:Dancer of Dawn', 'target:Dancer of Dusk');
    game.chooses('target:Dancer of Dusk');
    expect(game.power('me')).toBe(10);
  });

  test('stays for the fight and goes over to the next character when its target is covered (OPEN-QUESTION-29)', () => {
    const game = scenario({
      element: 'earth',
      me: {
        active: ['Penemikanas the Paranoid'],
        support: ['Duplicator of Strength'],
        targets: { 'Duplicator of Strength': 'Penemikanas the Paranoid' },
        hand: ['Catusan'],
      },
      rival: { active: ['Sonatos'] },
    });
    expect(game.power('me')).toBe(6);
    game.plays('Catusan');
    expect(game.me.targetOf('Duplicator of Strength')).toBe('Catusan');
    expect(game.power('me')).toBe(10);
  });

  test('may go over to a second character, and only to that one (TARGET-4)', () => {
    const game = scenario({
      element: 'earth',
      me: { support: ['Duplicator of Strength'], hand: ['Dancer of Dawn', 'Dancer of Dusk'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk');
    game.offers('target:Dancer of Dusk', 'keep');
    game.chooses('target:Dancer of Dusk');
    expect(game.power('me')).toBe(10);
  });

  test('doubles nothing while support cards or the character are ignored', () => {
    const support = scenario({
      element: 'earth',
      me: { active: ['Catusan'], support: ['Duplicator of Strength'] },
      rival: { active: ['Flitterflutter'] },
    });
    expect(support.power('me')).toBe(5);
    const character = scenario({
      element: 'earth',
      me: { active: ['Catusan'], support: ['Duplicator of Strength'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect(character.power('me')).toBe(0);
  });
});

const againstBrainDrain = (rival: SideSetup) =>
  scenario({ turn: 'rival', me: { active: ['Rocara'], support: ['Brain Drain'] }, rival });

describe('Brain Drain', () => {
  test('lets the rival play one card in a turn: a character and nothing more', () => {
    const game = againstBrainDrain({ hand: ['Volca', 'Fireblast', 'Lightning Bolts', 'Sun Setting'] });
    game.plays('Volca');
    game.cannotPlay('Sun Setting', 'tooManyCards');
    game.chooses('done').offers('done');
  });

  test('makes a leadership card the one card, so that the rival can only retreat (PRECED-4)', () => {
    const game = againstBrainDrain({ hand: ['Volca', 'Summon Sorcerer'] });
    game.plays('Summon Sorcerer').offers('retreat');
  });

  test('counts each card of a pair or a gang (RULING-35, OPEN-QUESTION-5)', () => {
    const game = againstBrainDrain({ hand: ['Dancer of Dawn', 'Dancer of Dusk'] });
    game.plays('Dancer of Dawn').offers('done');
    const gang = againstBrainDrain({ active: ['NoNo'], hand: ['NoClue', 'NoClass'] });
    gang.plays('NoClue', 'keep').offers('done');
  });

  test('does not count loading a ship, which is not playing (RULING-36)', () => {
    const game = againstBrainDrain({
      hand: ['Volca', 'Lightning Bolts'],
      ships: { 'Rising Sun': [] },
    });
    game.plays('Volca').loads('Lightning Bolts', 'Rising Sun');
    expect(game.rival.loadOf('Rising Sun')).toEqual(['Lightning Bolts']);
  });

  test('does not bind its owner', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Fireblast'], support: ['Brain Drain'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Volca').plays('Fireblast');
    expect(game.power('me')).toBe(8);
  });

  test('starts counting again in each turn', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Rocara'], support: ['Brain Drain'], hand: ['Scorch the Inflammable'] },
      rival: { hand: ['Volca', 'Flamebreath the Dazzling'] },
    });
    game.rivalTurn('Volca').myTurn('Scorch the Inflammable').rivalTurn('Flamebreath the Dazzling');
    expect(game.rival.active).toEqual(['Flamebreath the Dazzling']);
  });

  test('binds nobody while support cards are ignored', () => {
    const game = againstBrainDrain({ active: ['Flitterflutter'], hand: ['Volca', 'Summon Sorcerer'] });
    game.plays('Summon Sorcerer').chooses('refuse').canPlay('Volca');
  });
});

describe('Muster Reinforcements', () => {
  test('draws five cards', () => {
    const game = scenario({ me: { hand: ['Muster Reinforcements', 'Spark'] } });
    game.plays('Muster Reinforcements').offers('use:Muster Reinforcements', 'refuse');
    game.chooses('use:Muster Reinforcements');
    expect(game.me.hand).toHaveLength(6);
    expect(game.me.drawDeck).toHaveLength(5);
  });

  test('may be refused', () => {
    const game = scenario({ me: { hand: ['Muster Reinforcements', 'Spark'] } });
    game.plays('Muster Reinforcements').chooses('refuse');
    expect(game.me.hand).toEqual(['Spark']);
  });

  test('draws with exactly five cards in the draw deck, and nothing at all with four (RULING-3)', () => {
    const five = ['Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite'];
    const enough = scenario({ me: { hand: ['Muster Reinforcements'], drawDeck: five } });
    enough.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
    expect(enough.me.hand).toHaveLength(5);
    const tooFew = scenario({ me: { hand: ['Muster Reinforcements'], drawDeck: five.slice(1) } });
    tooFew.plays('Muster Reinforcements');
    expect(tooFew.asks).toBeNull();
    expect(tooFew.me.hand).toEqual([]);
  });

  test('draws the four there are in the first edition (RULING-0)', () => {
    const game = scenario({
      edition: 'first',
      me: { hand: ['Muster Reinforcements'], drawDeck: ['Sear', 'Torch', 'Shimmer', 'Glimmer'] },
    });
    game.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
    expect(game.me.hand).toHaveLength(4);
  });

  test('draws nothing under a partial prohibition: Gluing Dust, or Quicksand with few cards in hand (OPEN-QUESTION-20)', () => {
    const dust = scenario({
      me: { hand: ['Muster Reinforcements', 'Spark'] },
      rival: { active: ['Rocara'], support: ['Gluing Dust'] },
    });
    dust.plays('Muster Reinforcements');
    expect([dust.asks, dust.me.hand]).toEqual([null, ['Spark']]);
    const sand = scenario({
      me: { hand: ['Muster Reinforcements', 'Spark'] },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    sand.plays('Muster Reinforcements');
    expect([sand.asks, sand.me.hand]).toEqual([null, ['Spark']]);
  });

  test('does not mind Nerve-racking Twitter, which is about the end of the turn', () => {
    const game = scenario({
      me: { hand: ['Muster Reinforcements', 'Spark'] },
      rival: { active: ['Rocara'], support: ['Nerve-racking Twitter'] },
    });
    game.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
    expect(game.me.hand).toHaveLength(6);
  });

  test('draws past six, and the hand is kept (REFRESH-2)', () => {
    const game = scenario({
      me: { hand: ['Muster Reinforcements', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Volca'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Muster Reinforcements').chooses('use:Muster Reinforcements');
    game.plays('Volca').endsTurn();
    expect(game.me.hand).toHaveLength(9);
  });
});

describe('Enthrall Opposition', () => {
  test('makes all text of the rival ignored for the turn', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Volca', 'Tome of Wisdom'] },
      rival: { active: ['Demegodas the Odd'], support: ['Pandemonium', 'Trebuchet of Fear'] },
    });
    expect(game.power('rival')).toBe(6);
    game.plays('Enthrall Opposition');
    expect(game.power('rival')).toBe(4);
    game.plays('Volca').plays('Tome of Wisdom');
    expect(game.me.support).toEqual(['Tome of Wisdom']);
  });

  test('is over when the turn is over (LEAD-4)', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Volca'] },
      rival: { active: ['Demegodas the Odd'], support: ['Trebuchet of Fear'] },
    });
    game.plays('Enthrall Opposition').plays('Volca').endsTurn();
    expect(game.power('rival')).toBe(6);
    expect(game.isActive('Enthrall Opposition')).toBe(false);
  });

  test('leaves icons, values and its owner’s own text (IGNORE-4)', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition'], active: ['Demegodas the Odd'], support: ['Tome of Wisdom'] },
      rival: { active: ['Giant Octopus', 'CoolCop'] },
    });
    game.plays('Enthrall Opposition');
    expect(game.power('rival')).toBe(7);
    expect(game.rival.isProtected('Giant Octopus')).toBe(true);
    expect(game.power('me')).toBe(8);
  });

  test('reaches cards in hand, but not into the rival’s turn (IGNORE-3)', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Scorch the Inflammable'] },
      rival: { active: ['Rocara'], hand: ['Den-bal-Ton', 'Volca'] },
    });
    game.plays('Enthrall Opposition');
    expect(game.rival.textIsIgnored('Den-bal-Ton')).toBe(true);
    game.plays('Scorch the Inflammable').endsTurn();
    game.cannotPlay('Den-bal-Ton', 'condition');
  });

  test.each(['Tittertweet', 'Laughing Gas'])('does nothing while the rival has %s active', (facing) => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Volca', 'Tome of Wisdom'] },
      rival:
        facing === 'Laughing Gas'
          ? { active: ['Rocara'], support: ['Pandemonium', facing] }
          : { active: [facing], support: ['Pandemonium'] },
    });
    game.plays('Enthrall Opposition').plays('Volca');
    game.cannotPlay('Tome of Wisdom', 'forbidden');
    expect(game.rival.textIsIgnored('Pandemonium')).toBe(false);
  });

  test('does nothing even if that Laughing Gas is itself without effect, since both have one', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Volca', 'Tome of Wisdom'], support: ['Laughing Gas'] },
      rival: { active: ['Rocara'], support: ['Pandemonium', 'Laughing Gas'] },
    });
    game.plays('Enthrall Opposition').plays('Volca');
    expect(game.me.textIsIgnored('Enthrall Opposition')).toBe(false);
    game.cannotPlay('Tome of Wisdom', 'forbidden');
  });

  test('works while Tittertweet is only covered', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Volca', 'Tome of Wisdom'] },
      rival: { active: ['Rocara'], covered: ['Tittertweet'], support: ['Pandemonium'] },
    });
    game.plays('Enthrall Opposition').plays('Volca').canPlay('Tome of Wisdom');
  });
});

describe('Trigger Brainstorm', () => {
  test('lets its owner play any number of support cards, and one booster besides (BOOST-9)', () => {
    const game = scenario({
      me: {
        hand: [
          'Trigger Brainstorm',
          'Nirwadas the Traveler',
          'Tome of Wisdom',
          'Trebuchet of Fear',
          'Ballista of Confusion',
          'Battling Boomerang',
          'Inscrutable Armor',
        ],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Trigger Brainstorm').plays('Nirwadas the Traveler');
    game.plays('Tome of Wisdom').plays('Battling Boomerang').plays('Trebuchet of Fear');
    game.plays('Ballista of Confusion').cannotPlay('Inscrutable Armor', 'limit');
    expect(game.power('me')).toBe(11);
  });

  test('works on the turn that starts the fight, but leaves no room for a booster there (BOOST-4)', () => {
    const game = scenario({
      me: {
        hand: [
          'Trigger Brainstorm',
          'Nirwadas the Traveler',
          'Tome of Wisdom',
          'Trebuchet of Fear',
          'Battling Boomerang',
        ],
      },
    });
    game.plays('Trigger Brainstorm').plays('Nirwadas the Traveler');
    game.plays('Tome of Wisdom').plays('Trebuchet of Fear');
    game.cannotPlay('Battling Boomerang', 'limit');
  });

  test('still holds after a stop card, for support cards only (STOP-3)', () => {
    const game = scenario({
      me: {
        hand: [
          'Trigger Brainstorm',
          'Shaman of the Here and Now',
          'Tome of Wisdom',
          'Trebuchet of Fear',
          'Battling Boomerang',
        ],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Trigger Brainstorm').plays('Shaman of the Here and Now');
    game.cannotPlay('Battling Boomerang', 'stopped');
    game.plays('Tome of Wisdom').plays('Trebuchet of Fear');
    expect(game.power('me')).toBe(7);
  });

  test('lifts no prohibition: not one support card against Pandemonium (PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Trigger Brainstorm', 'Nirwadas the Traveler', 'Tome of Wisdom'] },
      rival: { active: ['Rocara'], support: ['Pandemonium'] },
    });
    game.plays('Trigger Brainstorm').plays('Nirwadas the Traveler');
    game.cannotPlay('Tome of Wisdom', 'forbidden');
  });

  test('is over when the turn is over (LEAD-4)', () => {
    const game = scenario({
      me: {
        hand: [
          'Trigger Brainstorm',
          'Nirwadas the Traveler',
          'Wogarathoras the Gloomy',
          'Tome of Wisdom',
          'Trebuchet of Fear',
        ],
      },
      rival: { active: ['Rocara'], hand: ['Volca'] },
    });
    game.plays('Trigger Brainstorm').plays('Nirwadas the Traveler').endsTurn();
    game.rivalTurn('Volca');
    game.plays('Wogarathoras the Gloomy').plays('Tome of Wisdom');
    game.cannotPlay('Trebuchet of Fear', 'limit');
  });
});

describe('Scatter the Followers', () => {
  test('discards all active cards of the rival that have the free icon', () => {
    const game = scenario({
      me: { hand: ['Scatter the Followers', 'Volca'] },
      rival: {
        active: ['Young Bear', 'Sun Setting', 'Stars Shining', 'Sudden Waterspout'],
        support: ['Fire Swamp', 'Tome of Wisdom'],
      },
    });
    expect(game.power('rival')).toBe(13);
    game.plays('Scatter the Followers').offers('discard-all', 'refuse');
    game.chooses('discard-all');
    expect(game.rival.active).toEqual(['Young Bear']);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.power('rival')).toBe(6);
  });

  test('asks nothing if the rival has no such card, or only a covered one', () => {
    const game = scenario({
      me: { hand: ['Scatter the Followers', 'Volca'], active: ['Moon Rising'] },
      rival: { active: ['Young Bear', 'Launch Rockdrop'], covered: ['Sun Setting'] },
    });
    game.plays('Scatter the Followers');
    expect([game.asks, game.phase]).toEqual([null, 'engagement']);
    expect(game.rival.covered).toEqual(['Sun Setting']);
    expect(game.me.active).toEqual(['Moon Rising']);
  });

  test('may leave the rival with no character at all', () => {
    const game = scenario({
      me: { hand: ['Scatter the Followers', 'Rocara'] },
      rival: { active: ['Sun Setting'] },
    });
    game.plays('Scatter the Followers').chooses('discard-all').plays('Rocara').announces();
    expect(game.eventsOf('announced').at(-1)).toMatchObject({ power: 0, against: 0 });
  });

  test('still sees a free icon that is ignored (RULING-22)', () => {
    const game = scenario({
      me: { hand: ['Scatter the Followers'], active: ['Mekarthas the Shrewd'] },
      rival: { active: ['Sun Setting'] },
    });
    game.plays('Scatter the Followers').chooses('discard-all');
    expect(game.rival.active).toEqual([]);
  });

  test('may be refused', () => {
    const game = scenario({
      me: { hand: ['Scatter the Followers', 'Volca'] },
      rival: { active: ['Sun Setting'] },
    });
    game.plays('Scatter the Followers').chooses('refuse');
    expect(game.rival.active).toEqual(['Sun Setting']);
  });
});

describe('Sway Holy Dragon', () => {
  test('attracts a dragon for two leadership cards, which go to the leader area unused (DISCARD-2)', () => {
    const game = scenario({
      me: { hand: ['Sway Holy Dragon', 'Muster Reinforcements', 'Trigger Brainstorm', 'Spark'] },
    });
    game.plays('Sway Holy Dragon');
    game.picks('discard:Muster Reinforcements', 'discard:Trigger Brainstorm').chooses('dragon:sesha');
    expect(game.me.dragonNames).toEqual(['sesha']);
    expect(game.me.leaderArea).toEqual(['Muster Reinforcements', 'Sway Holy Dragon', 'Trigger Brainstorm']);
    expect(game.me.discardPile).toEqual([]);
    expect(game.me.hand).toEqual(['Spark']);
  });

  test('can only be refused with one leadership card beside it', () => {
    const game = scenario({ me: { hand: ['Sway Holy Dragon', 'Muster Reinforcements', 'Spark', 'Sear'] } });
    game.plays('Sway Holy Dragon').offers('refuse');
  });

  test('takes two of three and never a third (DISCARD-4)', () => {
    const game = scenario({
      me: { hand: ['Sway Holy Dragon', 'Muster Reinforcements', 'Trigger Brainstorm', 'Cast Cataclysm'] },
    });
    game.plays('Sway Holy Dragon').picks('discard:Muster Reinforcements', 'discard:Cast Cataclysm');
    game.chooses('dragon:lika');
    expect(game.me.hand).toEqual(['Trigger Brainstorm']);
  });

  test('does not take ships for leadership cards (SHIP-18)', () => {
    const game = scenario({ me: { hand: ['Sway Holy Dragon', 'Muster Reinforcements', 'Rising Sun'] } });
    game.plays('Sway Holy Dragon').offers('refuse');
  });

  test('may be refused with the cards in hand', () => {
    const game = scenario({
      me: { hand: ['Sway Holy Dragon', 'Muster Reinforcements', 'Trigger Brainstorm'] },
    });
    game.plays('Sway Holy Dragon').chooses('refuse');
    expect(game.me.dragons).toBe(0);
    expect(game.me.hand).toHaveLength(2);
  });
});

describe('Chosen of the Mind', () => {
  test('makes each player discard three cards of their choice, the rival first (LEAD-9)', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Mind', 'Spark', 'Sear', 'Torch', 'Shimmer'] },
      rival: { hand: ['Volca', 'Blaze', 'Furnace', 'Ignite'] },
    });
    game.plays('Chosen of the Mind');
    expect(game.decider).toBe('rival');
    game.picks('discard:Blaze', 'discard:Furnace', 'discard:Ignite');
    expect(game.decider).toBe('me');
    game.picks('discard:Spark', 'discard:Sear', 'discard:Shimmer');
    expect(game.rival.hand).toEqual(['Volca']);
    expect(game.me.hand).toEqual(['Torch']);
    expect(game.phase).toBe('engagement');
  });

  test('cannot be refused by anybody (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Mind', 'Spark', 'Sear', 'Torch', 'Shimmer'] },
      rival: { hand: ['Volca', 'Blaze', 'Furnace', 'Ignite'] },
    });
    game.plays('Chosen of the Mind').offersNo('refuse', 'done');
  });

  test('takes what there is from a smaller hand, and nothing from an empty one (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Mind'] },
      rival: { hand: ['Volca', 'Blaze'] },
    });
    game.plays('Chosen of the Mind').picks('discard:Volca', 'discard:Blaze');
    expect(game.rival.hand).toEqual([]);
    expect(game.me.hand).toEqual([]);
    expect([game.asks, game.phase]).toEqual([null, 'engagement']);
  });

  test('counts three, not down to three: a hand of three is discarded whole', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Mind', 'Spark', 'Sear', 'Torch'] },
      rival: { hand: ['Volca', 'Blaze', 'Furnace'] },
    });
    game.plays('Chosen of the Mind').picks('discard:Volca', 'discard:Blaze', 'discard:Furnace');
    game.picks('discard:Spark', 'discard:Sear', 'discard:Torch');
    expect([game.me.hand, game.rival.hand]).toEqual([[], []]);
  });
});
