import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('a shield is an icon (OPEN-QUESTION-1)', () => {
  test('TopDog reaches a card that has nothing but a shield (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['TopDog'] },
      rival: { active: ['Sear', 'Inscrutable Armor', 'Fireblast'] },
    });
    game.uses('TopDog');
    expect(game.rival.discardPile).toEqual(['Inscrutable Armor']);
  });

  test('Mad Mike Magpie ignores a card that has nothing but a shield (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { hand: ['Mad Mike Magpie'] },
      rival: { active: ['Sear', 'Inscrutable Armor', 'Fireblast'] },
    });
    game.plays('Mad Mike Magpie');
    expect(game.isIgnored('Inscrutable Armor')).toBe(true);
    expect(game.isIgnored('Fireblast')).toBe(false);
  });

  test('Impenetrable Fog takes the shield away (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Inscrutable Armor'] },
      rival: { active: ['Sear'], support: ['Impenetrable Fog'] },
    });
    game.plays('Torch').plays('Inscrutable Armor');
    game.offers('take-back');
  });

  test('B.P. Loyalty counts cards with shields (OPEN-QUESTION-1)', () => {
    const game = scenario({
      me: { hand: ['Captain Su Cha', 'B.P. Loyalty'] },
      rival: { active: ['Silento Sol', 'Inscrutable Armor'] },
    });
    game.plays('Captain Su Cha');
    game.canPlay('B.P. Loyalty', 'free');
  });
});

describe('a covered card stays inactive for the fight', () => {
  test('when the character over it is retrieved (OPEN-QUESTION-2)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Peckswift'], covered: ['Blaze'] },
      rival: { active: ['Glimmer'] },
    });
    game.retrieves('Peckswift');
    expect(game.isActive('Blaze')).toBe(false);
    expect(game.power('me')).toBe(0);
    expect(game.me.covered).toEqual(['Blaze']);
  });

  test('when Summon Sorcerer takes the character over it back (OPEN-QUESTION-2)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'Spark'], active: ['Torch'], covered: ['Ember'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Summon Sorcerer').chooses('return:Torch');
    expect(game.isActive('Ember')).toBe(false);
    expect(game.power('me')).toBe(0);
  });
});

describe('Mekarthas and the protect icon', () => {
  test('Mekarthas strips it, so that the card can be discarded (OPEN-QUESTION-3)', () => {
    const game = scenario({
      me: { hand: ['Provoke Earthquake', 'Spark'], active: ['Mekarthas the Shrewd'] },
      rival: { active: ['Electric Eel', 'Sudden Waterspout'] },
    });
    expect(game.rival.isProtected('Electric Eel')).toBe(false);
    game.plays('Provoke Earthquake').chooses('discard-all');
    expect(game.rival.active).toEqual([]);
  });

  test('Impenetrable Fog, which spares it, does not (OPEN-QUESTION-3)', () => {
    const game = scenario({
      me: { hand: ['Provoke Earthquake', 'Spark'], active: ['Torch'], support: ['Impenetrable Fog'] },
      rival: { active: ['Electric Eel', 'Sudden Waterspout'] },
    });
    game.plays('Provoke Earthquake').chooses('discard-all');
    expect(game.rival.active).toEqual(['Electric Eel']);
  });
});

describe('a protect card played while its type is ignored', () => {
  test('counts once it is active, in spite of Hank Highflyer Hawk (OPEN-QUESTION-4)', () => {
    const game = scenario({
      me: { hand: ['Giant Octopus', 'Volca'] },
      rival: { active: ['Hank Highflyer Hawk'], support: ['Lightning Bolts'] },
    });
    expect(game.isIgnored('Giant Octopus')).toBe(true);
    game.plays('Giant Octopus');
    expect(game.isIgnored('Giant Octopus')).toBe(false);
    expect(game.power('me')).toBe(5);
    expect(game.isIgnored('Volca')).toBe(true);
  });

  test('counts as a support, in spite of Flitterflutter (OPEN-QUESTION-4)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Ravenous Razorjaw'], support: ['Tome of Wisdom'] },
      rival: { active: ['Flitterflutter'] },
    });
    game.plays('Spark').plays('Ravenous Razorjaw');
    expect(game.power('me')).toBe(4 + 3);
  });
});

describe('a gang is many cards where text counts cards', () => {
  test('Brain Drain lets one of it be played (OPEN-QUESTION-5)', () => {
    const game = scenario({
      me: { hand: ['FunFair', 'FunFlap'] },
      rival: { active: ['Glimmer'], support: ['Brain Drain'] },
    });
    game.plays('FunFair');
    game.cannotPlay('FunFlap', 'tooManyCards');
  });

  test('Cheepchirrup lets one of it into the combat area (OPEN-QUESTION-5)', () => {
    const game = scenario({
      me: { hand: ['FunFair', 'FunFlap', 'Tome of Wisdom'] },
      rival: { active: ['Cheepchirrup'] },
    });
    game.plays('FunFair');
    game.cannotPlay('FunFlap', 'tooManyIntoCombat');
    game.canPlay('Tome of Wisdom');
  });
});

describe('Irresistible Sirens and a retreat', () => {
  test('a character discarded before the retreat saves the extra dragon (OPEN-QUESTION-6)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.meets('Irresistible Sirens').chooses('discard:Torch').retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('Bethenitana spares her owner the Sirens’ dragon as well (OPEN-QUESTION-7)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(0);
  });

  test('Distract Holy Dragon leaves one dragon of the two (OPEN-QUESTION-7)', () => {
    const game = scenario({
      me: { hand: ['Distract Holy Dragon', 'Spark'], active: ['Torch'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Distract Holy Dragon').retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('Sloth Gas and Fearsome Chant take one off each (OPEN-QUESTION-7)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Torch', 'Launch Sloth Gas'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
    const both = scenario({
      me: { hand: ['Spark'], active: ['Torch', 'Launch Sloth Gas'], support: ['Fearsome Chant'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    both.retreats();
    expect(both.rival.dragons).toBe(0);
  });

  test('without a retreat nothing keeps the Sirens’ dragon back (OPEN-QUESTION-7)', () => {
    const game = scenario({
      me: { hand: ['Bethenitana the Storyteller', 'Torch'], support: ['Fearsome Chant'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Bethenitana the Storyteller').passes().chooses('done', 'dragon:lika');
    expect(game.rival.dragons).toBe(1);
  });

  test('Floods that force the rival to retreat owe no Sirens’ dragon (OPEN-QUESTION-8)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Tidal Flood'], support: ['Torrential Flood', 'Irresistible Sirens'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Spark').plays('Tidal Flood').announces().chooses('dragon:lika');
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    expect([game.me.dragons, game.turn]).toEqual([1, 'rival']);
  });
});

describe('running out of cards', () => {
  test('happens with cards left on a ship, even if the last one was loaded (OPEN-QUESTION-9)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'], ships: { 'Rising Sun': ['Blaze'] }, drawDeck: [] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').loads('Torch', 'Rising Sun');
    expect(game.me.ranOut).toBe(true);
    game.endsTurn().retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 2, reason: 'cardsOut' });
  });

  test('ends the game after the fight, even if cards were retrieved meanwhile (OPEN-QUESTION-10)', () => {
    const game = scenario({
      me: { hand: ['Wing Commander Razorfeather'], drawDeck: [] },
      rival: { hand: ['Volca'], active: ['Glimmer'] },
    });
    game.plays('Wing Commander Razorfeather').endsTurn().rivalTurn('Volca');
    game.retrieves('Wing Commander Razorfeather');
    expect(game.me.hand).toEqual(['Wing Commander Razorfeather']);
    game.retreats();
    expect(game.result).toEqual({ winner: 'rival', crystals: 2, reason: 'cardsOut' });
  });

  test('ends the game after the fight, even if Shaman of the Afterlife brought cards (OPEN-QUESTION-10)', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Afterlife'], drawDeck: [], discardPile: ['Torch', 'Sear'] },
      rival: { hand: ['Volca'], active: ['Glimmer'] },
    });
    game.plays('Shaman of the Afterlife').passes();
    expect(game.me.ranOut).toBe(true);
    game.chooses('done', 'draw:2');
    expect(game.me.hand).toEqual(['Sear', 'Torch']);
    expect(game.turn).toBe('rival');
    game.retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 2, reason: 'cardsOut' });
  });

  test('is looked at once the last card is resolved: Administer Water of Immortality (OPEN-QUESTION-11)', () => {
    const game = scenario({
      me: {
        hand: ['Administer Water of Immortality'],
        active: ['Torch'],
        drawDeck: [],
        discardPile: ['Sear'],
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Administer Water of Immortality').chooses('use:Administer Water of Immortality');
    expect(game.me.ranOut).toBe(false);
    game.retreats();
    expect(game.result).toBeNull();
    expect(game.turn).toBe('me');
  });

  test('has happened if that card’s text is refused (OPEN-QUESTION-11)', () => {
    const game = scenario({
      me: {
        hand: ['Administer Water of Immortality'],
        active: ['Torch'],
        drawDeck: [],
        discardPile: ['Sear'],
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Administer Water of Immortality').chooses('refuse');
    expect(game.me.ranOut).toBe(true);
  });

  test('of both in the same instant: the current player counts as first and loses (OPEN-QUESTION-12)', () => {
    const game = scenario({
      me: {
        hand: ['Chosen of the Mind', 'Torch', 'Sear', 'Spark'],
        drawDeck: [],
        active: ['Blaze'],
        dragons: 1,
      },
      rival: { hand: ['Shimmer', 'Furnace', 'Ignite'], drawDeck: [], active: ['Glimmer'] },
    });
    game.plays('Chosen of the Mind');
    game.picks('discard:Shimmer', 'discard:Furnace', 'discard:Ignite');
    game.picks('discard:Torch', 'discard:Sear', 'discard:Spark');
    expect([game.me.ranOut, game.rival.ranOut]).toEqual([true, true]);
    game.retreats();
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });
});

describe('element-changing cards on the turn that starts a fight', () => {
  test('can be played if their condition holds and nobody has to attack for it (OPEN-QUESTION-13)', () => {
    const game = scenario({
      me: {
        hand: [
          'Den-bal-Ton',
          'Fel-nar-Gan',
          "Old Goo Laa's Ghost",
          'Var-dis-Nar',
          'Zig-nur-Don',
          'Ras-mus-Pan',
          'Pen-dor-Nith',
          'Neth-sur-Pot',
        ],
      },
      rival: { dragons: 1 },
    });
    game.passes().starts();
    game.offers('play:Den-bal-Ton', 'play:Fel-nar-Gan', "play:Old Goo Laa's Ghost");
  });

  test('cannot be played if it does not (OPEN-QUESTION-13)', () => {
    const game = scenario({
      me: { hand: ['Den-bal-Ton', 'Spark', 'Sas-van-Son'] },
      rival: { hand: ['Torch', 'Sear', 'Blaze', 'Furnace'] },
    });
    game.cannotPlay('Den-bal-Ton', 'condition');
    game.cannotPlay('Sas-van-Son', 'condition');
  });

  test('change nothing there: the starter names any element (OPEN-QUESTION-13)', () => {
    const game = scenario({
      me: { hand: ['Sas-van-Son', 'Spark'] },
      rival: { hand: ['Torch', 'Sear', 'Blaze', 'Furnace'] },
    });
    game.plays('Sas-van-Son').passes().passes();
    game.offers('announce:fire', 'announce:earth');
    game.chooses('announce:earth');
    expect(game.element).toBe('earth');
    expect(game.eventsOf('elementChanged')).toEqual([]);
  });
});

describe('Bounce Back with no fight on', () => {
  test('can be played, but then its owner must decline (OPEN-QUESTION-14)', () => {
    const game = scenario({ me: { hand: ['Bounce Back', 'Spark', 'Torch'] } });
    game.plays('Bounce Back');
    expect(game.phase).toBe('engagement');
    game.offers('decline');
  });
});

describe('text that forbids some characters', () => {
  test('Ember forbids bluffing with a character without text (OPEN-QUESTION-15)', () => {
    const game = scenario({
      me: { hand: ['B.P. Ferocity', 'B.P. Unity', 'Captain Su Cha'] },
      rival: { active: ['Ember'] },
    });
    game.plays('B.P. Ferocity');
    game.cannotPlay('Captain Su Cha', 'forbidden', 'bluff');
    game.canPlay('B.P. Unity', 'bluff');
  });

  test('Heat Haze forbids bluffing with a character that has text (OPEN-QUESTION-15)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'B.P. Unity', 'Captain Su Cha'] },
      rival: { active: ['Glimmer'], support: ['Heat Haze'] },
    });
    game.plays('Commodore Lo Tan');
    game.cannotPlay('B.P. Unity', 'forbidden', 'bluff');
    game.canPlay('Captain Su Cha', 'bluff');
  });

  test('Cloying Mud, which forbids only values above 4, leaves every bluff card (OPEN-QUESTION-15)', () => {
    const game = scenario({
      me: { hand: ['Captain Ariosa Paal', 'Captain Su Cha', 'Cannoneer Tara Ko'] },
      rival: { active: ['Glimmer'], support: ['Cloying Mud'] },
    });
    game.plays('Captain Ariosa Paal');
    game.canPlay('Captain Su Cha', 'bluff');
    game.canPlay('Cannoneer Tara Ko', 'bluff');
  });
});

const twoAboard = (rivalSupport: readonly string[]) =>
  scenario({
    me: { hand: ['Spark'], ships: { 'Rising Sun': ['Captain Su Cha', 'Commodore Lo Tan'] } },
    rival: { active: ['Glimmer'], support: rivalSupport },
  });

describe('a card played as if it were free, while its owner’s icons are ignored', () => {
  test('is not free after Yang (OPEN-QUESTION-16)', () => {
    const game = scenario({
      me: { hand: ['Yang', 'Spark'] },
      rival: { active: ['Glimmer'], support: ['Impenetrable Fog'] },
    });
    game.plays('Yang');
    game.cannotPlay('Spark', 'limit');
  });

  test('is not free by its own text (OPEN-QUESTION-16)', () => {
    const game = scenario({
      me: { hand: ['Captain Su Cha', 'B.P. Ferocity'] },
      rival: { active: ['Sun Setting', 'Moon Rising'], support: ['Impenetrable Fog'] },
    });
    game.plays('Captain Su Cha');
    game.cannotPlay('B.P. Ferocity', 'limit', 'free');
  });

  test('is not free from a landed ship (OPEN-QUESTION-16)', () => {
    const clear = twoAboard([]);
    clear.lands('Rising Sun').plays('Captain Su Cha');
    clear.canPlay('Commodore Lo Tan');
    const foggy = twoAboard(['Impenetrable Fog']);
    foggy.lands('Rising Sun').plays('Captain Su Cha');
    foggy.cannotPlay('Commodore Lo Tan', 'limit');
  });
});
