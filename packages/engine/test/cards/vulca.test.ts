import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

describe('Cinder', () => {
  test('discards one booster or support card of the rival that its owner chooses', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Flamitos', 'Fireblast'], support: ['Tome of Wisdom', 'Flickering Fires'] },
    });
    expect(game.power('rival')).toBe(11);
    game.plays('Cinder');
    game.offers('discard:Fireblast', 'discard:Tome of Wisdom', 'discard:Flickering Fires', 'refuse');
    game.chooses('discard:Fireblast');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Flamitos']);
    expect(game.rival.support).toEqual(['Flickering Fires', 'Tome of Wisdom']);
    expect(game.rival.topOfDiscards).toBe('Fireblast');
    expect(game.power('rival')).toBe(8);
  });

  test('reaches neither characters nor covered cards nor its owner’s own', () => {
    const game = scenario({
      me: { hand: ['Cinder'], support: ['Lightning Bolts'] },
      rival: { active: ['Flamitos'], covered: ['Terraton', 'Fireblast'] },
    });
    game.plays('Cinder');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Flamitos']);
    expect(game.rival.covered).toEqual(['Fireblast', 'Terraton']);
    expect(game.me.support).toEqual(['Lightning Bolts']);
  });

  test('leaves a protected support card alone (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Flamitos'], support: ['Ravenous Razorjaw', 'Tome of Wisdom'] },
    });
    game.plays('Cinder').offers('discard:Tome of Wisdom', 'refuse');
  });

  test('may be played without using its text', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Flamitos'], support: ['Tome of Wisdom'] },
    });
    game.plays('Cinder').chooses('refuse');
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.power('me')).toBe(2);
  });

  test('acts once, on being played, and not again in the next turn (TEXT-3)', () => {
    const game = scenario({
      me: { hand: ['Cinder', 'Glimmer', 'Lightning Bolts'] },
      rival: { active: ['Helitos'], support: ['Trebuchet of Fear'], hand: ['Volca'] },
    });
    game.plays('Cinder').chooses('discard:Trebuchet of Fear').plays('Lightning Bolts').endsTurn();
    game.rivalTurn('Volca');
    expect([game.turn, game.phase, game.asks]).toEqual(['me', 'leadership', null]);
    game.offersNo('use:Cinder');
  });

  test('picks a face-down card by its place and has it shown (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Flamitos'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'] },
    });
    game.plays('Cinder');
    game.offers('discard-face-down:1', 'discard-face-down:2', 'refuse');
    game.chooses('discard-face-down:2');
    expect(game.rival.topOfDiscards).toBe('Cannoneer Tara Ko');
    expect(game.rival.bluffs).toEqual(['Captain Su Cha']);
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Tittertweet'], support: ['Tome of Wisdom'] },
    });
    game.plays('Cinder');
    expect(game.asks).toBeNull();
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.value('Cinder')).toBe(2);
  });
});

/** After playing Flare six cards are held, so only Flare itself draws from this deck. */
const flareWithDeck = (...drawDeck: readonly string[]) =>
  scenario({
    me: { hand: ['Flare', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite'], drawDeck },
    rival: { active: ['Rocara'] },
  });

const flareAgainst = (support: string) =>
  scenario({ me: { hand: ['Flare', 'Spark'] }, rival: { active: ['Rocara'], support: [support] } });

describe('Flare', () => {
  test('draws two cards on top of the refreshed hand (END-2)', () => {
    const game = scenario({ me: { hand: ['Flare', 'Spark'] }, rival: { active: ['Rocara'] } });
    game.plays('Flare').announces();
    expect(game.phase).toBe('end');
    expect(game.me.hand).toHaveLength(6);
    game.offers('use:Flare', 'done');
    game.chooses('use:Flare');
    expect(game.me.hand).toHaveLength(8);
    expect(game.turn).toBe('rival');
  });

  test('need not draw', () => {
    const game = scenario({ me: { hand: ['Flare', 'Spark'] }, rival: { active: ['Rocara'] } });
    game.plays('Flare').announces().chooses('done');
    expect(game.me.hand).toHaveLength(6);
  });

  test('does not draw in the rival’s End phase, nor once it is covered', () => {
    const game = scenario({
      me: { hand: ['Flare', 'Spark', 'Volca'] },
      rival: { active: ['Rocara'], hand: ['Sear'] },
    });
    game.plays('Flare').announces().chooses('done');
    game.rivalTurn('Sear');
    expect(game.me.hand).toHaveLength(6);
    game.plays('Volca').announces();
    expect(game.me.covered).toEqual(['Flare']);
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(6);
  });

  test('draws with exactly two cards in the draw deck', () => {
    const game = flareWithDeck('Blaze', 'Furnace').plays('Flare').announces().chooses('use:Flare');
    expect(game.me.hand).toHaveLength(8);
    expect(game.me.drawDeck).toEqual([]);
  });

  test('draws nothing if only one card is left (TEXT-7)', () => {
    const game = flareWithDeck('Blaze').plays('Flare').announces();
    expect(game.turn).toBe('rival');
    expect(game.me.drawDeck).toEqual(['Blaze']);
  });

  test('draws the one card left in the first edition (RULING-3)', () => {
    const game = scenario({
      edition: 'first',
      me: {
        hand: ['Flare', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite'],
        drawDeck: ['Blaze'],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Flare').announces().chooses('use:Flare');
    expect(game.me.hand).toContain('Blaze');
    expect(game.me.drawDeck).toEqual([]);
  });

  test('is prevented by Nerve-racking Twitter and by Wall of Fire', () => {
    expect(flareAgainst('Nerve-racking Twitter').plays('Flare').announces().me.hand).toHaveLength(6);
    expect(flareAgainst('Wall of Fire').plays('Flare').announces().me.hand).toEqual(['Spark']);
  });
});

describe('Ember', () => {
  test('keeps the rival from playing characters without text', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Volca', 'Ciklarethas the Bitter', 'Cinder'] },
    });
    game.cannotPlay('Volca', 'forbidden');
    game.cannotPlay('Ciklarethas the Bitter', 'forbidden');
    game.canPlay('Cinder');
  });

  test('says nothing about boosters and support cards, nor about its owner’s characters', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'], hand: ['Volca'] },
      rival: { hand: ['Cinder', 'Fireblast', 'Lightning Bolts'] },
    });
    game.plays('Cinder');
    game.canPlay('Fireblast');
    game.canPlay('Lightning Bolts');
    game.endsTurn();
    game.canPlay('Volca');
  });

  test('forces a rival to retreat who has no character with text (ENGAGE-9)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Volca', 'Spark', 'Fireblast'] },
    });
    game.chooses('done').offers('retreat');
  });

  test('stops free characters and pairs too (PRECED-4, FREE-4)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Cinder', 'Sun Setting'] },
    });
    game.plays('Cinder').offers('done');
    const pair = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Dancer of Dawn', 'Dancer of Dusk'] },
    });
    pair.chooses('done').offers('retreat');
  });

  test('stops nobody any more when it is covered', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], covered: ['Ember'] },
      rival: { hand: ['Volca'] },
    });
    game.canPlay('Volca');
  });

  test('stops nobody while Enthrall Opposition makes its text ignored (PRECED-1)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Volca', 'Enthrall Opposition'] },
    });
    game.cannotPlay('Volca', 'forbidden');
    game.plays('Enthrall Opposition').plays('Volca');
    expect(game.rival.active).toEqual(['Volca']);
  });

  test('keeps a plain face from being laid face down, but not one with text (OPEN-QUESTION-15)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Ember'] },
      rival: { hand: ['Cinder', 'Cannoneer Tara Ko', 'B.P. Unity'] },
    });
    game.plays('Cinder');
    game.cannotPlay('Cannoneer Tara Ko', 'forbidden', 'bluff');
    game.canPlay('B.P. Unity', 'bluff');
  });
});

describe('Erupta', () => {
  test('shuffles all the rival’s cards of both areas, covered ones too, into their draw deck', () => {
    const game = scenario({
      me: { hand: ['Erupta'] },
      rival: {
        active: ['Flamitos', 'Fireblast'],
        covered: ['Terraton'],
        support: ['Tome of Wisdom'],
        drawDeck: ['Helitos', 'Sonatos'],
        hand: ['Rocara'],
        discardPile: ['Torana'],
      },
    });
    game.plays('Erupta').offers('use:Erupta', 'refuse');
    game.chooses('use:Erupta');
    expect([game.rival.active, game.rival.covered, game.rival.support]).toEqual([[], [], []]);
    expect(game.rival.drawDeck.toSorted()).toEqual([
      'Fireblast',
      'Flamitos',
      'Helitos',
      'Sonatos',
      'Terraton',
      'Tome of Wisdom',
    ]);
    expect(game.rival.hand).toEqual(['Rocara']);
    expect(game.rival.discardPile).toEqual(['Torana']);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
    expect(game.power('rival')).toBe(0);
  });

  test('leaves its owner’s own cards where they are, and everything if its owner prefers', () => {
    const setup = {
      me: { hand: ['Erupta'], active: ['Spark'], support: ['Lightning Bolts'] },
      rival: { active: ['Flamitos'] },
    };
    const used = scenario(setup).plays('Erupta').chooses('use:Erupta');
    expect([used.me.covered, used.me.support]).toEqual([['Spark'], ['Lightning Bolts']]);
    const refused = scenario(setup).plays('Erupta').chooses('refuse');
    expect(refused.rival.active).toEqual(['Flamitos']);
  });

  test('leaves active protected cards, but takes covered ones along (PROTECT-2)', () => {
    const game = scenario({
      me: { hand: ['Erupta'] },
      rival: {
        active: ['Giant Octopus', 'Fireblast'],
        covered: ['Electric Eel'],
        support: ['Ravenous Razorjaw'],
        drawDeck: [],
      },
    });
    game.plays('Erupta').chooses('use:Erupta');
    expect(game.rival.active).toEqual(['Giant Octopus']);
    expect(game.rival.support).toEqual(['Ravenous Razorjaw']);
    expect(game.rival.drawDeck.toSorted()).toEqual(['Electric Eel', 'Fireblast']);
    expect(game.power('rival')).toBe(8);
  });

  test('has face-down cards shown on their way into the deck, and leaves ships alone (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Erupta'] },
      rival: {
        active: ['Flamitos'],
        bluffs: ['Captain Su Cha'],
        ships: { 'Rising Sun': ['Torana'] },
        drawDeck: [],
      },
    });
    game.plays('Erupta').chooses('use:Erupta');
    expect(game.rival.drawDeck.toSorted()).toEqual(['Captain Su Cha', 'Flamitos']);
    expect(game.eventsOf('moved').find(({ card }) => card === 'captain-su-cha')?.shown).toBe(true);
    expect(game.rival.ships).toEqual(['Rising Sun']);
    expect(game.rival.loadOf('Rising Sun')).toEqual(['Torana']);
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({ me: { hand: ['Erupta'] }, rival: { active: ['Tittertweet'] } });
    game.plays('Erupta');
    expect(game.asks).toBeNull();
    expect(game.rival.active).toEqual(['Tittertweet']);
  });

  test('is not asked about where there is no card to shuffle in (PROJECT-15)', () => {
    const starting = scenario({ me: { hand: ['Erupta'] } }).plays('Erupta');
    expect(starting.asks).toBeNull();
    const facing = scenario({ me: { hand: ['Erupta'] }, rival: { active: ['Giant Octopus'] } });
    expect(facing.plays('Erupta').asks).toBeNull();
    expect(facing.eventsOf('shuffled')).toEqual([]);
  });
});

describe('Elemental Enchantment', () => {
  test('raises its owner’s total to 6, in either element', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Elemental Enchantment'], support: ['Flickering Fires'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Spark');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([5, 3]);
    game.plays('Elemental Enchantment');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 6]);
    game.announces();
    expect(game.eventsOf('announced').at(-1)?.power).toBe(6);
  });

  test('never lowers a higher total (RULING-9)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Elemental Enchantment'], support: ['Lightning Bolts'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Spark').plays('Elemental Enchantment');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([7, 6]);
  });

  test('changes the total, not the values of cards (POWER-5)', () => {
    const game = scenario({
      me: { active: ['Spark', 'Elemental Enchantment'] },
      rival: { active: ['Sear'] },
    });
    expect(game.power('me')).toBe(6);
    expect(game.value('Spark')).toBe(4);
    expect(game.value('Elemental Enchantment')).toBe(0);
    expect(game.power('rival')).toBe(4);
  });

  test('does nothing when it is ignored or covered', () => {
    const ignored = scenario({
      me: { hand: ['Spark', 'Elemental Enchantment'] },
      rival: { active: ['Trillilling'] },
    });
    ignored.plays('Spark').plays('Elemental Enchantment');
    expect(ignored.power('me')).toBe(4);
    const covered = scenario({
      me: { active: ['Spark'], covered: ['Shimmer', 'Elemental Enchantment'] },
      rival: { active: ['Sear'] },
    });
    expect(covered.power('me')).toBe(4);
  });

  test('raises a total of nothing just as well', () => {
    const game = scenario({
      me: { hand: ['Rocara', 'Elemental Enchantment'] },
      rival: { active: ['Primus Magicus'] },
    });
    game.plays('Rocara');
    expect(game.power('me')).toBe(0);
    game.chooses('done').offers('play:Elemental Enchantment', 'take-back');
    game.plays('Elemental Enchantment').offers('done');
    expect([game.power('me'), game.power('rival')]).toEqual([6, 6]);
  });
});

describe.each([
  ['Volcanic Gauntlets', 'fire', 'earth'],
  ['Titanic Gauntlets', 'earth', 'fire'],
] as const)('%s', (gauntlets, doubled, other) => {
  test('double one value of its owner’s character and leave the other', () => {
    const game = scenario({
      me: { hand: ['Amazon Leaping High', gauntlets] },
      rival: { active: ['Sonatos', 'Whirling Hatchet'] },
    });
    game.plays('Amazon Leaping High').plays(gauntlets);
    expect(game.me.targetOf(gauntlets)).toBe('Amazon Leaping High');
    expect(game.power('me', doubled)).toBe(8);
    expect(game.power('me', other)).toBe(4);
  });

  test('double one character only, named by their player (TARGET-1)', () => {
    const game = scenario({
      me: { hand: ['Amazon Leaping High', 'Amazon Leaping Far', gauntlets] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Amazon Leaping High').plays('Amazon Leaping Far').plays(gauntlets);
    game.offers('target:Amazon Leaping High', 'target:Amazon Leaping Far');
    game.chooses('target:Amazon Leaping Far');
    expect(game.value('Amazon Leaping Far', doubled)).toBe(8);
    expect(game.value('Amazon Leaping High', doubled)).toBe(4);
    expect(game.power('me', doubled)).toBe(12);
  });

  test('double neither support cards nor the total', () => {
    const game = scenario({
      me: { hand: ['Amazon Leaping High', gauntlets], support: ['Tome of Wisdom'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Amazon Leaping High').plays(gauntlets);
    expect(game.value('Tome of Wisdom', doubled)).toBe(3);
    expect(game.power('me', doubled)).toBe(11);
  });

  test('double what other cards have left of the printed value (RULING-10)', () => {
    const game = scenario({
      me: { hand: ['Amazon Leaping High', gauntlets] },
      rival: { active: ['CoolCop'] },
    });
    game.plays('Amazon Leaping High').plays(gauntlets);
    expect(game.power('me', doubled)).toBe(0);
  });

  test('double what a potion has raised: rising comes before doubling (POWER-9)', () => {
    const game = scenario({
      me: { active: ['Gulpus Permanentus', gauntlets, 'Potion of Prodigious Passion'] },
      rival: { active: ['Sonatos'] },
    });
    expect(game.power('me', doubled)).toBe(10);
    expect(game.power('me', other)).toBe(5);
  });

  test('do nothing when boosters are ignored', () => {
    const game = scenario({
      me: { active: ['Amazon Leaping High', gauntlets] },
      rival: { active: ['Trillilling'] },
    });
    expect(game.power('me', doubled)).toBe(4);
  });
});

describe('Flickering Fires', () => {
  test('keep the rival from playing leadership cards', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Flickering Fires'] },
      rival: { hand: ['Volca', 'Muster Reinforcements'] },
    });
    expect(game.power('me')).toBe(5);
    game.cannotPlay('Muster Reinforcements', 'forbidden');
    game.offers('done');
  });

  test('do not touch their owner’s leadership cards', () => {
    const game = scenario({
      me: { active: ['Spark'], support: ['Flickering Fires'], hand: ['Muster Reinforcements'] },
      rival: { active: ['Sear'] },
    });
    game.canPlay('Muster Reinforcements');
  });

  test('do not forbid ships, because a ship is not a leadership card (RULING-38)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Flickering Fires'] },
      rival: { hand: ['Volca', 'Rising Sun'] },
    });
    game.offers('play:Rising Sun', 'done');
  });

  test('cannot be countered by playing the card that would make them ignored (PRECED-2)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Flickering Fires'] },
      rival: { hand: ['Volca', 'Enthrall Opposition'] },
    });
    game.cannotPlay('Enthrall Opposition', 'forbidden');
  });

  test('are out of force while they are ignored, with their values', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Flickering Fires'] },
      rival: { active: ['Flitterflutter'], hand: ['Volca', 'Muster Reinforcements'] },
    });
    expect(game.power('me')).toBe(4);
    game.canPlay('Muster Reinforcements');
  });

  test('end with the fight', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Flickering Fires'] },
      rival: { hand: ['Volca', 'Muster Reinforcements'] },
    });
    game.retreats();
    expect(game.turn).toBe('rival');
    game.canPlay('Muster Reinforcements');
  });
});

describe('Heat Haze', () => {
  test('keeps the rival from playing characters and boosters with text', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze'] },
      rival: { hand: ['Cinder', 'Volca', 'Elemental Enchantment', 'Fireblast'] },
    });
    game.cannotPlay('Cinder', 'forbidden');
    game.plays('Volca');
    game.cannotPlay('Elemental Enchantment', 'forbidden');
    game.canPlay('Fireblast');
  });

  test('lets leadership and support cards with text pass', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze'] },
      rival: { hand: ['Muster Reinforcements', 'Volca', 'Flickering Fires'] },
    });
    game.canPlay('Muster Reinforcements');
    game.plays('Volca').plays('Flickering Fires');
    expect(game.rival.support).toEqual(['Flickering Fires']);
  });

  test('lets cards pass that have an icon or a shield, but no text', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze'] },
      rival: { hand: ['Ciklarethas the Bitter', 'Sun Setting', 'Inscrutable Armor'] },
    });
    game.canPlay('Ciklarethas the Bitter');
    game.plays('Sun Setting').canPlay('Inscrutable Armor');
  });

  test('keeps mutants out, whose condition is text, even if it is met', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze'], dragons: 1 },
      rival: { hand: ['Volca', 'Den-bal-Ton'] },
    });
    game.cannotPlay('Den-bal-Ton', 'forbidden');
  });

  test('still sees text that is ignored (RULING-22)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze', 'Laughing Gas'] },
      rival: { hand: ['Volca', 'Cinder'] },
    });
    expect(game.rival.textIsIgnored('Cinder')).toBe(true);
    game.cannotPlay('Cinder', 'forbidden');
  });

  test('keeps a face with text from being laid face down, but not a plain one (BLUFF-15)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Heat Haze'] },
      rival: { hand: ['Volca', 'Cannoneer Tara Ko', 'B.P. Unity'] },
    });
    game.plays('Volca');
    game.canPlay('Cannoneer Tara Ko', 'bluff');
    game.cannotPlay('B.P. Unity', 'forbidden', 'bluff');
  });
});

const againstWall = (rival: SideSetup) =>
  scenario({ turn: 'rival', me: { active: ['Sonatos'], support: ['Wall of Fire'] }, rival });

describe('Wall of Fire', () => {
  test('keeps the rival from drawing', () => {
    const game = againstWall({ hand: ['Volca', 'Spark'] });
    game.rivalTurn('Volca');
    expect(game.rival.hand).toEqual(['Spark']);
    expect(game.rival.drawDeck).toHaveLength(10);
  });

  test('keeps the rival from drawing on any turn, also when both should draw', () => {
    const game = scenario({
      me: { hand: ['Chosen of Earth', 'Volca'], support: ['Wall of Fire'] },
      rival: { active: ['Sonatos'], hand: ['Spark'] },
    });
    game.plays('Chosen of Earth');
    expect(game.rival.hand).toEqual(['Spark']);
    expect(game.me.hand).toHaveLength(4);
  });

  test('lets its owner draw', () => {
    const game = scenario({
      me: { hand: ['Volca'], support: ['Wall of Fire'] },
      rival: { active: ['Sonatos'] },
    });
    game.myTurn('Volca');
    expect(game.me.hand).toHaveLength(6);
  });

  test('lets the rival search the draw deck, but take nothing from it (OPEN-QUESTION-32)', () => {
    const game = againstWall({ hand: ['Blow Whistle of Friendship', 'Volca'] });
    game.plays('Blow Whistle of Friendship').offers('done');
    game.chooses('done');
    expect(game.rival.hand).toEqual(['Volca']);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
  });

  test('does not stop cards that go into the deck (OPEN-QUESTION-32)', () => {
    const game = againstWall({
      hand: ['Administer Water of Immortality', 'Volca'],
      discardPile: ['Spark', 'Sear'],
    });
    game.plays('Administer Water of Immortality').chooses('use:Administer Water of Immortality');
    expect(game.rival.discardPile).toEqual([]);
    expect(game.rival.drawDeck).toHaveLength(12);
  });

  test('does not stop taking from elsewhere: retrieving, or the discard pile', () => {
    const retrieving = scenario({
      turn: 'rival',
      me: { active: ['Sonatos'], support: ['Wall of Fire'] },
      rival: { support: ['Homing Missiles'] },
    });
    retrieving.retrieves('Homing Missiles');
    expect(retrieving.rival.hand).toEqual(['Homing Missiles']);
    const calling = againstWall({
      hand: ['Call Spirit of the Underworld', 'Volca'],
      discardPile: ['Spark'],
    });
    calling.plays('Call Spirit of the Underworld').chooses('take:Spark');
    expect(calling.rival.hand).toEqual(['Spark', 'Volca']);
  });

  test('is discarded before the hands are refreshed at the end of the fight (RULING-18)', () => {
    const game = againstWall({ hand: ['Volca', 'Spark'] });
    game.retreats();
    expect(game.rival.hand).toHaveLength(6);
  });
});

describe('Fearsome Spirits', () => {
  test('attract one dragon more when the rival retreats', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Fearsome Spirits'] },
      rival: { hand: ['Volca'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(2);
  });

  test('attract nothing when their owner retreats', () => {
    const game = scenario({
      me: { active: ['Spark'], support: ['Fearsome Spirits'], hand: ['Volca'] },
      rival: { active: ['Sear'] },
    });
    game.retreats();
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 1]);
  });

  test('add to the second dragon for six cards', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Spark'],
        covered: ['Sear', 'Torch', 'Shimmer', 'Glimmer'],
        support: ['Fearsome Spirits'],
      },
      rival: { hand: ['Volca'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(3);
  });

  test('do nothing while support cards are ignored', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Fearsome Spirits'] },
      rival: { active: ['Flitterflutter'], hand: ['Volca'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(1);
  });

  test('attract nothing against Bethenitana, who lets nobody attract (RULING-28)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], support: ['Fearsome Spirits'] },
      rival: { active: ['Bethenitana the Storyteller'], hand: ['Volca'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(0);
  });
});

describe('Summon Sorcerer', () => {
  test('returns any one active card to hand, from which it can be played again', () => {
    const game = scenario({
      me: {
        hand: ['Summon Sorcerer'],
        active: ['Spark', 'Fireblast'],
        covered: ['Sear'],
        support: ['Lightning Bolts'],
      },
      rival: { active: ['Sonatos'], support: ['Tome of Wisdom'] },
    });
    game.plays('Summon Sorcerer');
    game.offers('return:Spark', 'return:Fireblast', 'return:Lightning Bolts', 'refuse');
    game.chooses('return:Spark');
    expect(game.me.hand).toEqual(['Spark']);
    expect(game.me.active).toEqual(['Fireblast']);
    game.plays('Spark');
    expect(game.me.active).toEqual(['Spark']);
  });

  test('may be refused, and then stays in the leader area without effect (LEAD-5)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer'], active: ['Spark'] },
      rival: { active: ['Sonatos'] },
    });
    game.plays('Summon Sorcerer').chooses('refuse');
    expect(game.me.active).toEqual(['Spark']);
    expect(game.me.leaderArea).toEqual(['Summon Sorcerer']);
    expect(game.isActive('Summon Sorcerer')).toBe(false);
  });

  test('asks nothing if its owner has no active card', () => {
    const game = scenario({ me: { hand: ['Summon Sorcerer', 'Spark'] } });
    game.plays('Summon Sorcerer');
    expect(game.asks).toBeNull();
    expect(game.phase).toBe('engagement');
  });

  test('takes back a ship, whose load is discarded, or a bluff card, which is shown (OPEN-QUESTION-23)', () => {
    const setup = {
      me: {
        hand: ['Summon Sorcerer'],
        active: ['Spark'],
        bluffs: ['Captain Su Cha'],
        ships: { 'Rising Sun': ['Torana'] },
      },
      rival: { active: ['Sonatos'] },
    };
    const ship = scenario(setup).plays('Summon Sorcerer').chooses('return:Rising Sun');
    expect(ship.me.hand).toEqual(['Rising Sun']);
    expect(ship.me.discardPile).toEqual(['Torana']);
    const bluff = scenario(setup).plays('Summon Sorcerer').chooses('return:Captain Su Cha');
    expect(bluff.me.hand).toEqual(['Captain Su Cha']);
    expect(bluff.me.knownHand).toEqual(['Captain Su Cha']);
  });

  test('returns nothing to a hand that may take nothing (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'Volca'], active: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Summon Sorcerer');
    expect(game.asks).toBeNull();
    expect(game.me.active).toEqual(['Spark']);
  });
});

describe('Charm Holy Dragon', () => {
  test('attracts a dragon for cards worth at least 8 printed Fire', () => {
    const game = scenario({ me: { hand: ['Charm Holy Dragon', 'Volca', 'Shimmer', 'Torch'] } });
    game.plays('Charm Holy Dragon').offers('discard:Volca', 'refuse');
    game.picks('discard:Volca', 'discard:Shimmer');
    expect(game.me.discardPile).toEqual(['Shimmer', 'Volca']);
    expect(game.me.hand).toEqual(['Torch']);
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    game.chooses('dragon:doran');
    expect(game.me.dragonNames).toEqual(['doran']);
  });

  test('takes no card that the eight do not need (DISCARD-4, RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Flamebreath the Dazzling', 'Volca', 'Torch'] },
    });
    game.plays('Charm Holy Dragon');
    game.offers('discard:Flamebreath the Dazzling', 'refuse');
    game.chooses('discard:Flamebreath the Dazzling').offers('discard:Volca', 'discard:Torch');
    game.chooses('discard:Torch');
    expect(game.me.hand).toEqual(['Volca']);
  });

  test('can only be refused with 7 Fire in hand', () => {
    const game = scenario({ me: { hand: ['Charm Holy Dragon', 'Spark', 'Shimmer'] } });
    game.plays('Charm Holy Dragon').offers('refuse');
    game.chooses('refuse');
    expect(game.me.dragons).toBe(0);
    expect(game.me.hand).toEqual(['Shimmer', 'Spark']);
  });

  test('takes boosters and support cards as well, for what is printed on them', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Fireblast', 'Lightning Bolts', 'Glimmer'] },
    });
    game.plays('Charm Holy Dragon');
    game.picks('discard:Fireblast', 'discard:Lightning Bolts', 'discard:Glimmer');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
    expect(game.me.hand).toEqual([]);
  });

  test('takes cards that are ignored in hand (RULING-23)', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Volca', 'Shimmer'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect(game.me.isIgnored('Volca')).toBe(true);
    game.plays('Charm Holy Dragon').picks('discard:Volca', 'discard:Shimmer').chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
  });

  test('takes a dragon from the rival’s side before one comes to its owner’s side (DRAGON-2)', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Volca', 'Shimmer'] },
      rival: { dragons: 1 },
    });
    game.plays('Charm Holy Dragon').picks('discard:Volca', 'discard:Shimmer');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
  });

  test('wins the game with a fourth dragon, without any fight (WIN-9)', () => {
    const game = scenario({ me: { hand: ['Charm Holy Dragon', 'Volca', 'Shimmer'], dragons: 3 } });
    game.plays('Charm Holy Dragon').picks('discard:Volca', 'discard:Shimmer');
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });
});

describe('Cast Cataclysm', () => {
  test('discards all support cards of the rival', () => {
    const game = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'] },
      rival: { active: ['Sonatos'], support: ['Tome of Wisdom', 'Trebuchet of Fear', 'Brain Drain'] },
    });
    expect(game.power('rival')).toBe(9);
    game.plays('Cast Cataclysm').offers('discard-all', 'refuse');
    game.chooses('discard-all');
    expect(game.rival.support).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Brain Drain', 'Tome of Wisdom', 'Trebuchet of Fear']);
    expect(game.power('rival')).toBe(4);
  });

  test('leaves boosters, characters and its owner’s own support cards', () => {
    const game = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'], support: ['Lightning Bolts'] },
      rival: { active: ['Sonatos', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('Cast Cataclysm').chooses('discard-all');
    expect(game.rival.active).toEqual(['Fireblast', 'Sonatos']);
    expect(game.me.support).toEqual(['Lightning Bolts']);
  });

  test('leaves protected support cards and discards the others (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'] },
      rival: { active: ['Sonatos'], support: ['Ravenous Razorjaw', 'Tome of Wisdom'] },
    });
    game.plays('Cast Cataclysm').chooses('discard-all');
    expect(game.rival.support).toEqual(['Ravenous Razorjaw']);
  });

  test('discards face-down cards too, because they are support cards (BLUFF-3)', () => {
    const game = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'] },
      rival: { active: ['Sonatos'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'] },
    });
    game.plays('Cast Cataclysm').chooses('discard-all');
    expect(game.rival.bluffs).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Cannoneer Tara Ko', 'Captain Su Cha']);
  });

  test('asks nothing where there is nothing to discard, and may be refused', () => {
    const nothing = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'] },
      rival: { active: ['Sonatos', 'Fireblast'] },
    });
    nothing.plays('Cast Cataclysm');
    expect([nothing.asks, nothing.phase]).toEqual([null, 'engagement']);
    const refused = scenario({
      me: { hand: ['Cast Cataclysm', 'Spark'] },
      rival: { active: ['Sonatos'], support: ['Tome of Wisdom'] },
    });
    refused.plays('Cast Cataclysm').chooses('refuse');
    expect(refused.rival.support).toEqual(['Tome of Wisdom']);
  });
});

describe('Inflame the Mutant', () => {
  test('lets a mutant be played whose condition is not met, and the element changes anyway', () => {
    const game = scenario({
      me: { hand: ['Inflame the Mutant', 'Den-bal-Ton'] },
      rival: { active: ['Flamitos'] },
    });
    game.cannotPlay('Den-bal-Ton', 'condition');
    game.plays('Inflame the Mutant').plays('Den-bal-Ton');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(8);
  });

  test('does not help a card that only works like a mutant', () => {
    const game = scenario({
      me: {
        hand: ['Inflame the Mutant', "Old Goo Laa's Ghost"],
        active: ['Spark'],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Flamitos'] },
    });
    game.plays('Inflame the Mutant').cannotPlay("Old Goo Laa's Ghost", 'condition');
  });

  test('waives conditions, not prohibitions (PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Inflame the Mutant', 'Den-bal-Ton', 'Spark'] },
      rival: { active: ['Flamitos'], support: ['Heat Haze'] },
    });
    game.plays('Inflame the Mutant').cannotPlay('Den-bal-Ton', 'forbidden');
  });

  test('helps for the turn only (LEAD-4)', () => {
    const game = scenario({
      me: { hand: ['Inflame the Mutant', 'Den-bal-Ton', 'Spark', 'Volca'] },
      rival: { active: ['Sonatos'], hand: ['Sear'] },
    });
    game.plays('Inflame the Mutant').plays('Spark').endsTurn();
    game.rivalTurn('Sear');
    game.cannotPlay('Den-bal-Ton', 'condition');
  });

  test('lets its owner choose among mutants, but no second one follows a stop icon (STOP-1)', () => {
    const game = scenario({
      me: { hand: ['Inflame the Mutant', 'Den-bal-Ton', 'Sas-van-Son'] },
      rival: { active: ['Flamitos'] },
    });
    game.plays('Inflame the Mutant');
    game.canPlay('Den-bal-Ton');
    game.canPlay('Sas-van-Son');
    game.plays('Den-bal-Ton').cannotPlay('Sas-van-Son', 'stopped');
  });
});

describe('Chosen of Fire', () => {
  test('shuffles one played leadership card of each player into their draw deck, the rival’s first (LEAD-9)', () => {
    const game = scenario({
      me: {
        hand: ['Chosen of Fire'],
        leaderArea: ['Cast Cataclysm', 'Summon Sorcerer'],
        drawDeck: ['Spark'],
      },
      rival: { leaderArea: ['Muster Reinforcements', 'Trigger Brainstorm'], drawDeck: ['Sonatos'] },
    });
    game.plays('Chosen of Fire');
    expect(game.decider).toBe('rival');
    game.offers('shuffle:Muster Reinforcements', 'shuffle:Trigger Brainstorm');
    game.chooses('shuffle:Muster Reinforcements');
    expect(game.decider).toBe('me');
    game.offers('shuffle:Cast Cataclysm', 'shuffle:Summon Sorcerer');
    game.chooses('shuffle:Summon Sorcerer');
    expect(game.rival.drawDeck.toSorted()).toEqual(['Muster Reinforcements', 'Sonatos']);
    expect(game.rival.leaderArea).toEqual(['Trigger Brainstorm']);
    expect(game.me.drawDeck.toSorted()).toEqual(['Spark', 'Summon Sorcerer']);
    expect(game.me.leaderArea).toEqual(['Cast Cataclysm', 'Chosen of Fire']);
  });

  test('cannot be refused by anybody who has a card to pick (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Fire'] },
      rival: { leaderArea: ['Muster Reinforcements'] },
    });
    game.plays('Chosen of Fire').offers('shuffle:Muster Reinforcements');
  });

  test('never picks itself, not even if it is the only one', () => {
    const game = scenario({ me: { hand: ['Chosen of Fire'] } });
    game.plays('Chosen of Fire');
    expect([game.asks, game.phase]).toEqual([null, 'engagement']);
    expect(game.me.leaderArea).toEqual(['Chosen of Fire']);
    expect(game.me.drawDeck).toHaveLength(10);
  });

  test('asks only its owner if the rival has led nothing yet', () => {
    const game = scenario({ me: { hand: ['Chosen of Fire'], leaderArea: ['Cast Cataclysm'] } });
    game.plays('Chosen of Fire');
    expect(game.decider).toBe('me');
    game.offers('shuffle:Cast Cataclysm');
  });
});
