import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Ferro Fos', () => {
  test('forbids cards with text of every type', () => {
    const game = scenario({
      me: { active: ['Ferro Fos'] },
      rival: {
        hand: ['Muster Reinforcements', 'Volca', 'Cinder', 'Elemental Enchantment', 'Oath of Khindship'],
      },
      turn: 'rival',
    });
    game.cannotPlay('Muster Reinforcements', 'forbidden');
    game.continues();
    game.offers('play:Volca');
    game.plays('Volca');
    game.cannotPlay('Elemental Enchantment', 'forbidden');
    game.cannotPlay('Oath of Khindship', 'forbidden');
  });

  test('leaves cards without text alone', () => {
    const game = scenario({
      me: { active: ['Ferro Fos'] },
      rival: { hand: ['Volca', 'Fireblast', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Volca');
    game.canPlay('Fireblast');
    game.canPlay('Tome of Wisdom');
  });

  test('forces a rival to retreat who holds no character without text (ENGAGE-9)', () => {
    const game = scenario({
      me: { active: ['Ferro Fos'] },
      rival: { hand: ['Cinder', 'Flare', 'Fireblast'] },
      turn: 'rival',
    });
    game.chooses('done');
    game.offers('retreat');
  });

  test('allows bluffing with a face without text, but not with one that has text (BLUFF-15)', () => {
    const game = scenario({
      me: { active: ['Ferro Fos'] },
      rival: { hand: ['Commodore Lo Tan', 'Captain Su Cha', 'B.P. Unity'] },
      turn: 'rival',
    });
    game.plays('Commodore Lo Tan');
    game.canPlay('Captain Su Cha', 'bluff');
    game.cannotPlay('B.P. Unity', 'forbidden', 'bluff');
  });

  test('still forbids a card whose text is ignored: it is a card with text (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Ferro Fos'], support: ['Laughing Gas'] },
      rival: { hand: ['Volca', 'Cinder'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Volca');
  });

  test('does not touch text that lies there already, nor its owner', () => {
    const game = scenario({
      me: { hand: ['Ferro Fos', 'Earthtremor'], support: ['Seismic Drill'] },
      rival: { active: ['Glimmer', 'Fireblast'], support: ['Oath of Khindship'] },
    });
    game.plays('Ferro Fos').plays('Earthtremor').chooses('discard:Fireblast');
    expect(game.rival.active).toEqual(['Glimmer']);
    expect(game.rival.textIsIgnored('Oath of Khindship')).toBe(false);
  });
});

describe('Kabu Kat', () => {
  test('makes the rival play a support', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'] },
      rival: { hand: ['Volca', 'Tome of Wisdom', 'Fireblast'] },
      turn: 'rival',
    });
    game.plays('Volca').chooses('done');
    game.offers('play:Tome of Wisdom', 'play:Fireblast', 'take-back');
    game.plays('Tome of Wisdom');
    game.offers('done');
    game.endsTurn();
    expect(game.turn).toBe('me');
  });

  test('leaves a rival without a support no way but to retreat', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'] },
      rival: { hand: ['Volca', 'Fireblast'] },
      turn: 'rival',
    });
    game.plays('Volca').plays('Fireblast');
    game.offers('take-back');
    game.takesBack().retreats();
    expect(game.me.dragons).toBe(1);
    expect(game.rival.hand).toContain('Volca');
  });

  test('is not satisfied by a booster or with a card loaded onto a ship (RULING-36)', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'] },
      rival: { hand: ['Commodore Lo Tan', 'Armory'], ships: { 'Rising Sun': [] } },
      turn: 'rival',
    });
    game.plays('Commodore Lo Tan').loads('Armory', 'Rising Sun');
    game.offers('take-back');
  });

  test('is satisfied by a bluff card (RULING-37)', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'] },
      rival: { hand: ['Commodore Lo Tan', 'Captain Su Cha'] },
      turn: 'rival',
    });
    game.plays('Commodore Lo Tan').plays('Captain Su Cha', 'bluff');
    game.offers('done');
  });

  test('demands a support on every turn, those already played do not count', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'], hand: ['Volca'] },
      rival: { support: ['Tome of Wisdom'], hand: ['Glimmer'] },
      turn: 'rival',
    });
    game.plays('Glimmer').chooses('done');
    game.offers('take-back');
  });

  test('demands nothing while its text is ignored', () => {
    const game = scenario({
      me: { active: ['Kabu Kat'] },
      rival: { support: ['Laughing Gas'], hand: ['Volca'] },
      turn: 'rival',
    });
    game.plays('Volca').chooses('done');
    game.offers('done');
  });

  test('demands nothing of its owner', () => {
    const game = scenario({ me: { hand: ['Kabu Kat'] }, rival: { active: ['Glimmer'] } });
    game.plays('Kabu Kat').chooses('done');
    game.offers('done');
  });
});

describe('Baku But', () => {
  test('makes the rival play a booster', () => {
    const game = scenario({
      me: { active: ['Baku But'] },
      rival: { hand: ['Volca', 'Tome of Wisdom', 'Fireblast'] },
      turn: 'rival',
    });
    game.plays('Volca').chooses('done');
    game.offers('play:Tome of Wisdom', 'play:Fireblast', 'take-back');
    game.plays('Fireblast');
    game.offers('done');
  });

  test('is not satisfied by a support', () => {
    const game = scenario({
      me: { active: ['Baku But'] },
      rival: { hand: ['Volca', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Volca').plays('Tome of Wisdom');
    game.offers('take-back');
  });

  test('is satisfied by a free booster', () => {
    const game = scenario({
      me: { active: ['Baku But'] },
      rival: { hand: ['Volca', 'Sudden Waterspout', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.plays('Volca').plays('Tome of Wisdom').plays('Sudden Waterspout');
    game.offers('done');
  });

  test('leaves a rival who may play no boosters no way but to retreat', () => {
    const game = scenario({
      me: { active: ['Baku But'], support: ['Hypnotic Rattle'] },
      rival: { hand: ['Volca', 'Fireblast'] },
      turn: 'rival',
    });
    game.plays('Volca').chooses('done');
    game.offers('take-back');
    game.takesBack();
    game.offers('continue', 'retreat');
    game.retreats();
    expect(game.me.dragons).toBe(1);
  });

  test('forbids stop cards, after which it could not be satisfied (OPEN-QUESTION-33)', () => {
    const game = scenario({
      me: { active: ['Baku But'] },
      rival: { hand: ['Shaman of the Here and Now', 'Volca', 'Fireblast'] },
      turn: 'rival',
    });
    game.cannotPlay('Shaman of the Here and Now', 'demand');
    game.canPlay('Volca');
  });

  test('demands nothing once it is covered', () => {
    const game = scenario({
      me: { active: ['Torana'], covered: ['Baku But'] },
      rival: { hand: ['Volca'] },
      turn: 'rival',
    });
    game.plays('Volca').chooses('done');
    game.offers('done');
  });
});

describe('Bashdin', () => {
  test('makes the rival discard two cards of their choice', () => {
    const game = scenario({
      me: { hand: ['Bashdin', 'Seismic Drill'] },
      rival: { active: ['Torch'], hand: ['Volca', 'Blaze', 'Fireblast'] },
    });
    game.plays('Bashdin');
    game.offers('use:Bashdin', 'refuse');
    game.chooses('use:Bashdin');
    expect(game.decider).toBe('rival');
    game.picks('discard:Blaze', 'discard:Fireblast');
    expect(game.rival.hand).toEqual(['Volca']);
    expect(game.rival.discardPile).toEqual(['Blaze', 'Fireblast']);
  });

  test('may be played without that', () => {
    const game = scenario({
      me: { hand: ['Bashdin'] },
      rival: { active: ['Torch'], hand: ['Volca', 'Blaze'] },
    });
    game.plays('Bashdin').passes();
    expect(game.rival.hand).toEqual(['Blaze', 'Volca']);
  });

  test('takes exactly two, and nothing from a single card (OPEN-QUESTION-30)', () => {
    const two = scenario({
      me: { hand: ['Bashdin'] },
      rival: { active: ['Torch'], hand: ['Volca', 'Blaze'] },
    });
    two.plays('Bashdin').chooses('use:Bashdin').picks('discard:Volca', 'discard:Blaze');
    expect(two.rival.hand).toEqual([]);
    const one = scenario({ me: { hand: ['Bashdin'] }, rival: { active: ['Torch'], hand: ['Volca'] } });
    one.plays('Bashdin');
    expect(one.asks).toBeNull();
    expect(one.rival.hand).toEqual(['Volca']);
  });

  test('takes the single card in the first edition', () => {
    const game = scenario({
      edition: 'first',
      me: { hand: ['Bashdin'] },
      rival: { active: ['Torch'], hand: ['Volca'] },
    });
    game.plays('Bashdin').chooses('use:Bashdin', 'discard:Volca');
    expect(game.rival.hand).toEqual([]);
  });

  test('has no effect while it is ignored', () => {
    const game = scenario({
      me: { hand: ['Bashdin'] },
      rival: { active: ['Hank Highflyer Hawk'], hand: ['Volca', 'Blaze'] },
    });
    game.plays('Bashdin');
    expect(game.asks).toBeNull();
    expect(game.rival.hand).toEqual(['Blaze', 'Volca']);
  });
});

describe('Corono Cos', () => {
  test('forbids cards without text of every type', () => {
    const game = scenario({
      me: { active: ['Corono Cos'] },
      rival: { hand: ['Rising Sun', 'Volca', 'Cinder', 'Fireblast', 'Tome of Wisdom'] },
      turn: 'rival',
    });
    game.cannotPlay('Rising Sun', 'forbidden');
    game.continues();
    game.offers('play:Cinder');
    game.plays('Cinder');
    game.cannotPlay('Fireblast', 'forbidden');
    game.cannotPlay('Tome of Wisdom', 'forbidden');
  });

  test('leaves cards with text alone', () => {
    const game = scenario({
      me: { active: ['Corono Cos'] },
      rival: { hand: ['Deploy Butterfly', 'Cinder', 'Elemental Enchantment', 'Oath of Khindship'] },
      turn: 'rival',
    });
    game.plays('Deploy Butterfly').plays('Cinder');
    game.canPlay('Elemental Enchantment');
    game.canPlay('Oath of Khindship');
  });

  test('allows a card whose text is ignored: it is a card with text (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Corono Cos'], support: ['Laughing Gas'] },
      rival: { hand: ['Cinder'] },
      turn: 'rival',
    });
    game.plays('Cinder');
    expect(game.rival.active).toEqual(['Cinder']);
  });

  test('forbids every bluff card, with any face (BLUFF-14)', () => {
    const game = scenario({
      me: { active: ['Corono Cos'] },
      rival: { hand: ['Powdermaster Yina Ko', 'B.P. Unity', 'Captain Su Cha'] },
      turn: 'rival',
    });
    game.plays('Powdermaster Yina Ko');
    game.cannotPlay('B.P. Unity', 'forbidden', 'bluff');
    game.cannotPlay('Captain Su Cha', 'forbidden', 'bluff');
  });

  test('allows loading cards without text, which is not playing them', () => {
    const game = scenario({
      me: { active: ['Corono Cos'] },
      rival: { ships: { 'Rising Sun': [] }, hand: ['Powdermaster Yina Ko', 'Captain Su Cha'] },
      turn: 'rival',
    });
    game.plays('Powdermaster Yina Ko').loads('Captain Su Cha', 'Rising Sun');
    expect(game.rival.loadOf('Rising Sun')).toEqual(['Captain Su Cha']);
  });
});

describe('Earthtremor', () => {
  test('discards an active booster or support', () => {
    const game = scenario({
      me: { hand: ['Terraton', 'Earthtremor'] },
      rival: { active: ['Glimmer', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('Terraton').plays('Earthtremor');
    game.offers('discard:Fireblast', 'discard:Tome of Wisdom', 'refuse');
    game.chooses('discard:Fireblast');
    expect(game.power('rival')).toBe(2 + 3);
  });

  test('may be refused', () => {
    const game = scenario({
      me: { hand: ['Terraton', 'Earthtremor'] },
      rival: { active: ['Glimmer'], support: ['Tome of Wisdom'] },
    });
    game.plays('Terraton').plays('Earthtremor').passes();
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
  });

  test('leaves characters, covered boosters and protected supports alone', () => {
    const game = scenario({
      me: { hand: ['Terraton', 'Earthtremor'] },
      rival: { active: ['Glimmer'], covered: ['Spark', 'Fireblast'], support: ['Ravenous Razorjaw'] },
    });
    game.plays('Terraton').plays('Earthtremor');
    expect(game.asks).toBeNull();
  });

  test('may discard a face-down card, which is shown (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Terraton', 'Earthtremor'] },
      rival: { active: ['Commodore Lo Tan'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Terraton').plays('Earthtremor');
    game.offers('discard-face-down:1', 'refuse');
    game.chooses('discard-face-down:1');
    expect(game.rival.topOfDiscards).toBe('Captain Su Cha');
  });

  test('has no effect while boosters are ignored', () => {
    const game = scenario({
      me: { hand: ['Terraton', 'Earthtremor'] },
      rival: { active: ['Trillilling'], support: ['Tome of Wisdom'] },
    });
    game.plays('Terraton').plays('Earthtremor');
    expect(game.asks).toBeNull();
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
  });
});

describe.each([
  ['Crashing Thunder Storm', 'Swirling Snow Storm', 'Lashing Sand Storm'],
  ['Swirling Snow Storm', 'Lashing Sand Storm', 'Drowning Rain Storm'],
  ['Lashing Sand Storm', 'Drowning Rain Storm', 'Crashing Thunder Storm'],
  ['Drowning Rain Storm', 'Crashing Thunder Storm', 'Swirling Snow Storm'],
])('%s', (storm, second, third) => {
  test('attracts a dragon in the Beginning phase together with another Storm', () => {
    const game = scenario({
      me: { active: ['Torana'], support: [storm, second] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.phase).toBe('beginning');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    game.chooses('dragon:doran');
    expect(game.me.dragonNames).toEqual(['doran']);
    expect(game.phase).toBe('leadership');
  });

  test('must attract it: the Beginning phase cannot be left before (TEXT-8)', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: [storm, second] },
      rival: { active: ['Glimmer'] },
    });
    game.offersNo('done');
    game.offersAlso('retrieve:Peckswift');
  });

  test('attracts one dragon in all, however many Storms there are', () => {
    const game = scenario({
      me: { active: ['Torana'], support: [storm, second, third] },
      rival: { active: ['Glimmer'] },
    });
    game.chooses('dragon:lika');
    expect(game.phase).toBe('leadership');
    expect(game.me.dragons).toBe(1);
  });

  test('does nothing alone, nor with a Storm on the other side', () => {
    const game = scenario({
      me: { active: ['Torana'], support: [storm] },
      rival: { active: ['Glimmer'], support: [second] },
    });
    expect(game.phase).toBe('leadership');
    expect(game.me.dragons).toBe(0);
  });

  test('does nothing on the turn of the rival, and nothing on being played', () => {
    const game = scenario({
      me: { support: [storm], hand: ['Terraton', second] },
      rival: { active: ['Glimmer'], hand: ['Blaze', 'Fireblast'] },
    });
    game.myTurn('Terraton', second);
    expect(game.power('me')).toBe(3 + 1 + 1);
    game.rivalTurn('Blaze', 'Fireblast');
    expect(game.me.dragons).toBe(0);
    expect(game.phase).toBe('beginning');
  });

  test('has no effect while supports are ignored', () => {
    const game = scenario({
      me: { active: ['Torana'], support: [storm, second] },
      rival: { active: ['Flitterflutter'] },
    });
    expect(game.phase).toBe('leadership');
  });
});

describe('Cloying Mud', () => {
  test('forbids characters with a printed value above 4', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Cloying Mud'] },
      rival: { hand: ['Volca', 'Catusan', 'Blaze'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Blaze');
  });

  test('allows exactly 4, in either element', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Cloying Mud'] },
      rival: { hand: ['Aaralia-Aqua Secunda', 'Torch', 'Gravitos Greatpower'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Aaralia-Aqua Secunda', 'play:Torch');
  });

  test('looks at the printed value even if the value has changed (VALUE-1)', () => {
    const game = scenario({
      me: { active: ['CoolCat'], support: ['Cloying Mud'] },
      rival: {
        active: ['FunFair', 'FunFun'],
        hand: ['FunFlop', 'Volca'],
      },
      turn: 'rival',
    });
    expect(game.value('FunFair', 'fire')).toBe(0);
    game.continues();
    game.offers('play:FunFlop', 'play:FunFlop+keep');
  });

  test('leaves its owner, boosters and characters already there alone', () => {
    const game = scenario({
      me: { support: ['Cloying Mud'], hand: ['Roomban Rockmaster', 'Megalit Mountainshaker'] },
      rival: { active: ['Lavar the Powerful'], hand: ['Blaze'] },
      element: 'earth',
    });
    game.myTurn('Roomban Rockmaster');
    expect(game.power('rival')).toBe(4);
  });

  test('forbids a mutant with high values even if its condition is met (PRECED-2)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Cloying Mud'], dragons: 1 },
      rival: { hand: ['Den-bal-Ton', 'Sear'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Sear');
  });
});

describe('Impenetrable Fog', () => {
  test('keeps the rival from retrieving', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: { active: ['Volca', 'Battling Boomerang'], support: ['Homing Missiles'] },
      turn: 'rival',
    });
    expect(game.phase).toBe('leadership');
  });

  test('takes free, pair and gang icons away', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: {
        active: ['NoNo'],
        hand: ['NoClue', 'NoClass', 'Wild Gazelle', 'Wild Antelope', 'Stars Shining'],
      },
      turn: 'rival',
    });
    game.continues();
    game.offers(
      'play:NoClue',
      'play:NoClass',
      'play:Wild Gazelle',
      'play:Wild Antelope',
      'play:Stars Shining',
    );
    game.plays('Wild Gazelle');
    game.cannotPlay('Wild Antelope', 'limit');
    game.cannotPlay('Stars Shining', 'limit');
  });

  test('takes shields away (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: { hand: ['Silento Sol'] },
      turn: 'rival',
    });
    game.plays('Silento Sol').chooses('done');
    game.offers('take-back');
  });

  test('leaves stop and protect at work', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: { support: ['Ravenous Razorjaw'], hand: ['Shaman of the Here and Now', 'Fireblast'] },
      turn: 'rival',
    });
    expect(game.rival.isProtected('Ravenous Razorjaw')).toBe(true);
    game.plays('Shaman of the Here and Now');
    game.cannotPlay('Fireblast', 'stopped');
  });

  test('leaves values and text alone (IGNORE-4)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: { active: ['FunFair', 'FunFun', 'Battling Boomerang'] },
    });
    expect(game.power('rival')).toBe(6 + 2);
  });

  test('makes every called bluff a false one and allows no further ones (BLUFF-19)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Impenetrable Fog'] },
      rival: { bluffs: ['Cannoneer Tara Ko'], hand: ['Commodore Lo Tan', 'Cannoneer Edilia Paal'] },
      turn: 'rival',
    });
    game.plays('Commodore Lo Tan');
    game.cannotPlay('Cannoneer Edilia Paal', 'bluffIgnored', 'bluff');
    expect(game.power('rival')).toBe(5 + 2);
    game.announces().chooses('call');
    expect(game.eventsOf('called')[0].honest).toBe(false);
  });

  test('does not touch the icons of its owner', () => {
    const game = scenario({
      me: { active: ['Peckswift'], support: ['Impenetrable Fog'] },
      rival: { active: ['Glimmer'] },
    });
    game.offers('retrieve:Peckswift', 'done');
  });
});

describe('Quivering Quicksand', () => {
  test('lets the rival refresh up to four cards only', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Quivering Quicksand'] },
      rival: { hand: ['Volca', 'Blaze'] },
      turn: 'rival',
    });
    game.rivalTurn('Volca');
    expect(game.rival.hand).toHaveLength(4);
  });

  test('lets a rival with four cards take none, neither by drawing nor by retrieving (TAKE-2)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Quivering Quicksand'] },
      rival: { support: ['Homing Missiles'], hand: ['Volca', 'Blaze', 'Spark', 'Sear', 'Torch'] },
      turn: 'rival',
    });
    expect(game.phase).toBe('leadership');
    game.rivalTurn('Volca');
    expect(game.rival.hand).toEqual(['Blaze', 'Sear', 'Spark', 'Torch']);
  });

  test('allows one retrieved card with three in hand', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Quivering Quicksand'] },
      rival: { support: ['Homing Missiles', 'Pulsating Shockwave'], hand: ['Volca', 'Blaze', 'Spark'] },
      turn: 'rival',
    });
    game.offers('retrieve:Homing Missiles', 'retrieve:Pulsating Shockwave', 'done');
    game.retrieves('Homing Missiles');
    expect(game.phase).toBe('leadership');
    expect(game.rival.hand).toHaveLength(4);
  });

  test('does not bind its owner', () => {
    const game = scenario({
      me: { support: ['Quivering Quicksand'], hand: ['Volca', 'Blaze'] },
      rival: { active: ['Glimmer'] },
    });
    game.myTurn('Volca');
    expect(game.me.hand).toHaveLength(6);
  });

  test('leaves a text that draws five nothing at all, also with an empty hand (OPEN-QUESTION-20)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Quivering Quicksand'] },
      rival: { hand: ['Muster Reinforcements'] },
      turn: 'rival',
    });
    game.plays('Muster Reinforcements');
    expect(game.asks).toBeNull();
    expect(game.rival.hand).toEqual([]);
  });

  test('works on the turn of its owner too: drawing stops at four', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Quivering Quicksand'], hand: ['Chosen of Earth'] },
      rival: { active: ['Glimmer'], hand: ['Volca', 'Blaze'] },
    });
    game.plays('Chosen of Earth');
    expect(game.rival.hand).toHaveLength(4);
    expect(game.me.hand).toHaveLength(3);
  });
});

describe('Evil Eye', () => {
  test('forbids leadership cards', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Evil Eye'] },
      rival: { hand: ['Muster Reinforcements', 'Volca'] },
      turn: 'rival',
    });
    game.cannotPlay('Muster Reinforcements', 'forbidden');
    game.offers('done');
  });

  test('forbids ships as well', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Evil Eye'] },
      rival: { hand: ['Rising Sun', 'Volca'] },
      turn: 'rival',
    });
    game.cannotPlay('Rising Sun', 'forbidden');
  });

  test('leaves all other cards, and ships that are there already', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Evil Eye'] },
      rival: { ships: { 'Rising Sun': ['Captain Su Cha'] }, hand: ['Volca'] },
      turn: 'rival',
    });
    game.lands('Rising Sun').plays('Captain Su Cha');
    expect(game.rival.active).toEqual(['Captain Su Cha']);
  });

  test('does not bind its owner', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Evil Eye'], hand: ['Chosen of Earth'] },
      rival: { active: ['Glimmer'] },
    });
    game.canPlay('Chosen of Earth');
  });

  test('forbids nothing while it is ignored', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Evil Eye'] },
      rival: { active: ['Flitterflutter'], hand: ['Muster Reinforcements'] },
      turn: 'rival',
    });
    game.canPlay('Muster Reinforcements');
  });
});

describe('Provoke Earthquake', () => {
  test('discards all active and covered cards of the combat area', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Provoke Earthquake'] },
      rival: { active: ['Volca', 'Fireblast'], covered: ['Blaze'], support: ['Tome of Wisdom'] },
    });
    game.plays('Provoke Earthquake');
    game.offers('discard-all', 'refuse');
    game.chooses('discard-all');
    expect(game.rival.active).toEqual([]);
    expect(game.rival.covered).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Blaze', 'Fireblast', 'Volca']);
    expect(game.power('rival')).toBe(3);
  });

  test('leaves supports and everything of its owner', () => {
    const game = scenario({
      me: { active: ['Torana'], covered: ['Rocara'], hand: ['Provoke Earthquake'] },
      rival: { active: ['Volca'], support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Provoke Earthquake').chooses('discard-all');
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.rival.bluffs).toEqual(['Captain Su Cha']);
    expect(game.me.active).toEqual(['Torana']);
    expect(game.me.covered).toEqual(['Rocara']);
  });

  test('spares protected cards while they are active, not when they are covered (PROTECT-2)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Provoke Earthquake'] },
      rival: { active: ['Giant Octopus', 'Fireblast'], covered: ['Electric Eel'] },
    });
    game.plays('Provoke Earthquake').chooses('discard-all');
    expect(game.rival.active).toEqual(['Giant Octopus']);
    expect(game.rival.covered).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Electric Eel', 'Fireblast']);
  });

  test('may be refused', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Provoke Earthquake'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Provoke Earthquake').passes();
    expect(game.rival.active).toEqual(['Volca']);
  });

  test('finds nothing to do without a fight', () => {
    const game = scenario({ me: { hand: ['Provoke Earthquake', 'Torana'] } });
    game.plays('Provoke Earthquake');
    expect(game.asks).toBeNull();
    game.offers('start', 'decline');
  });
});

describe('Impress Holy Dragon', () => {
  test('attracts a dragon for cards with 8 Earth or more', () => {
    const game = scenario({
      me: { hand: ['Impress Holy Dragon', 'Gravitos Greatpower', 'Torana', 'Sonatos'] },
    });
    game.plays('Impress Holy Dragon');
    game.picks('discard:Gravitos Greatpower', 'discard:Torana').chooses('dragon:sesha');
    expect(game.me.dragonNames).toEqual(['sesha']);
    expect(game.me.hand).toEqual(['Sonatos']);
  });

  test('takes boosters and supports as well as characters', () => {
    const game = scenario({
      me: { hand: ['Impress Holy Dragon', 'Earthblast', 'Seismic Drill', 'Instant Undertow'] },
    });
    game.plays('Impress Holy Dragon');
    game.picks('discard:Earthblast', 'discard:Seismic Drill', 'discard:Instant Undertow');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
  });

  test('can only be refused with 7 Earth in hand', () => {
    const game = scenario({
      me: { hand: ['Impress Holy Dragon', 'Megalit Mountainshaker', 'Sonatos', 'Scorch the Inflammable'] },
    });
    game.plays('Impress Holy Dragon');
    game.offers('refuse');
    game.passes();
    expect(game.me.hand).toHaveLength(3);
  });

  test('takes no card that the total does not need (DISCARD-4, RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Impress Holy Dragon', 'Megalit Mountainshaker', 'Suranom Stormbringer', 'Helitos'] },
    });
    game.plays('Impress Holy Dragon').chooses('discard:Megalit Mountainshaker');
    game.offers('discard:Suranom Stormbringer', 'discard:Helitos');
    game.chooses('discard:Helitos', 'dragon:lika');
    expect(game.me.hand).toEqual(['Suranom Stormbringer']);
  });

  test('counts printed values, even if the rival changes values (VALUE-2, OPEN-QUESTION-18)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Impress Holy Dragon', 'Gravitos Greatpower', 'Flamitos'] },
      rival: { active: ['CoolCat'] },
    });
    game.plays('Impress Holy Dragon').picks('discard:Gravitos Greatpower', 'discard:Flamitos');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
  });

  test('takes ignored cards, whose printed value still stands (RULING-23)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Impress Holy Dragon', 'Gravitos Greatpower', 'Flamitos'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect(game.isIgnored('Gravitos Greatpower')).toBe(true);
    game.plays('Impress Holy Dragon').picks('discard:Gravitos Greatpower', 'discard:Flamitos');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
  });
});

describe('Conjure Typhoon', () => {
  test('can be played and does nothing as long as there are no achievement cards', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Conjure Typhoon', 'Rocara'] },
      rival: { active: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('Conjure Typhoon');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Fireblast', 'Volca']);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.me.leaderArea).toEqual(['Conjure Typhoon']);
  });

  test('is the one leadership card of the turn (LEAD-2)', () => {
    const game = scenario({ me: { hand: ['Conjure Typhoon', 'Chosen of Earth', 'Rocara'] } });
    game.plays('Conjure Typhoon');
    game.offers('start', 'decline');
  });

  test('leaves ships alone', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Conjure Typhoon', 'Rocara'] },
      rival: { active: ['Volca'], ships: { 'Sea Falcon': ['Blaze'] } },
    });
    game.plays('Conjure Typhoon');
    expect(game.rival.ships).toEqual(['Sea Falcon']);
  });

  test('cannot be played where text forbids leadership cards', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Conjure Typhoon'] },
      rival: { active: ['Thirkomedas the Serene'] },
    });
    game.cannotPlay('Conjure Typhoon', 'forbidden');
  });
});

describe('Chosen of Earth', () => {
  test('lets each player draw three cards, the rival first (LEAD-9)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Earth'], drawDeck: ['Rocara', 'Torana', 'Sonatos', 'Helitos'] },
      rival: { hand: ['Volca'] },
    });
    game.plays('Chosen of Earth');
    expect(game.me.hand).toEqual(['Rocara', 'Sonatos', 'Torana']);
    expect(game.rival.hand).toHaveLength(4);
    expect(game.eventsOf('moved').map(({ seat }) => seat)).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('goes beyond six cards', () => {
    const game = scenario({
      me: { hand: ['Chosen of Earth', 'Rocara', 'Torana', 'Sonatos', 'Helitos', 'Terraton'] },
    });
    game.plays('Chosen of Earth');
    expect(game.me.hand).toHaveLength(8);
  });

  test('lets a player draw what is left, because it is no choice (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Earth'], drawDeck: ['Rocara', 'Torana'] },
      rival: { hand: ['Volca'], drawDeck: [] },
    });
    game.plays('Chosen of Earth');
    expect(game.me.hand).toEqual(['Rocara', 'Torana']);
    expect(game.rival.hand).toEqual(['Volca']);
  });

  test('cannot be refused', () => {
    const game = scenario({ me: { hand: ['Chosen of Earth', 'Rocara'] } });
    game.plays('Chosen of Earth');
    expect(game.asks).toBeNull();
    expect(game.me.hand).toHaveLength(4);
  });

  test('gives nothing to a player who may not draw', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Chosen of Earth'] },
      rival: { active: ['Volca'], support: ['Wall of Fire'] },
    });
    game.plays('Chosen of Earth');
    expect(game.me.hand).toEqual([]);
    expect(game.rival.hand).toHaveLength(3);
  });
});
