import { describe, expect, test } from 'vitest';
import { boxWith } from '../../src/cards/box.ts';
import { CARDS } from '../../src/cards/index.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import type { Card } from '../../src/vocabulary/card.ts';
import { cardNamed } from '../scenario/names.ts';
import { scenario, scenarioFrom } from '../scenario/scenario.ts';

const sixCards = {
  active: ['Volca', 'Fireblast'],
  covered: ['Blaze', 'Spark'],
  support: ['Tome of Wisdom', 'Lightning Bolts'],
};

describe('what is printed stays printed', () => {
  test('a card whose text is ignored is a card with text (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Torana'], support: ['Laughing Gas', 'Heat Haze'] },
      rival: { hand: ['Cinder', 'Volca'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Volca');
  });

  test('an ignored card still has its icon (RULING-22)', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'], hand: ['Scatter the Followers'] },
      rival: { active: ['Volca', 'Sudden Waterspout'], support: ['Fire Swamp'] },
    });
    game.plays('Scatter the Followers').chooses('discard-all');
    expect(game.rival.discardPile).toEqual(['Fire Swamp', 'Sudden Waterspout']);
  });

  test('an ignored card in hand is discarded for its printed value (RULING-23)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Charm Holy Dragon', 'Volca', 'Fireblast', 'Torch'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    game.plays('Charm Holy Dragon').picks('discard:Volca', 'discard:Fireblast');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
  });

  test('cards go by their Legends names (RULING-24)', () => {
    for (const name of ['Elemental Enchantment', 'Aaralia-Aqua Secunda', 'Caterpillar Eartheroder'])
      expect(cardNamed(name).name.en).toBe(name);
    for (const name of ['Elemental Spell', 'Caterpillar Earthroder'])
      expect(() => cardNamed(name)).toThrow(name);
  });
});

describe('conditions before playing', () => {
  test('an attack is as strong as the present total of the rival, not as announced (RULING-25)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Cast Cataclysm', 'Var-dis-Nar', 'Torch'] },
      rival: { active: ['Blaze'], support: ['Tome of Wisdom'] },
    });
    expect(game.power('rival')).toBe(7);
    game.canPlay('Var-dis-Nar');
    game.plays('Cast Cataclysm').chooses('discard-all');
    game.cannotPlay('Var-dis-Nar', 'condition');
  });

  test('an attack with Earth is one in a fight over Earth (RULING-25)', () => {
    const setup = { me: { hand: ['Zig-nur-Don', 'Torch'] }, rival: { active: ['Catusan'] } };
    scenario({ ...setup, element: 'earth' }).canPlay('Zig-nur-Don');
    scenario({ ...setup, element: 'fire' }).cannotPlay('Zig-nur-Don', 'condition');
  });

  test('Sas-van-Son counts as one of its owner’s cards (RULING-26)', () => {
    const hand = ['Sas-van-Son', 'Torch', 'Glimmer'];
    const five = scenario({
      me: { hand },
      rival: { active: ['Volca'], hand: ['Blaze', 'Spark', 'Sear', 'Ignite', 'Furnace'] },
    });
    five.canPlay('Sas-van-Son');
    const four = scenario({
      me: { hand },
      rival: { active: ['Volca'], hand: ['Blaze', 'Spark', 'Sear', 'Ignite'] },
    });
    four.cannotPlay('Sas-van-Son', 'condition');
  });
});

describe('totals and dragons', () => {
  test('a total raised in one element is not raised in the other (RULING-27)', () => {
    const game = scenario({
      me: { active: ['Glimmer', 'Firewater'] },
      rival: { active: ['Glimmer', 'Earthwater'] },
    });
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([7, 3]);
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([2, 7]);
  });

  test('dragons of a retreat are added before others are subtracted from them (RULING-28)', () => {
    const game = scenario({
      me: { active: ['Torana', 'Launch Sloth Gas'], support: ['Fearsome Chant'] },
      rival: { ...sixCards, support: ['Tome of Wisdom', 'Fearsome Spirits'] },
    });
    game.retreats();
    expect(game.eventsOf('retreated')[0].dragons).toBe(2 + 1 - 2);
  });

  test('a limit comes last (RULING-28)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Distract Holy Dragon'] },
      rival: { ...sixCards, support: ['Tome of Wisdom', 'Fearsome Spirits'] },
    });
    game.plays('Distract Holy Dragon').retreats();
    expect(game.eventsOf('retreated')[0].dragons).toBe(1);
  });

  test('and no dragon at all outranks every addition (RULING-28)', () => {
    const game = scenario({
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { ...sixCards, support: ['Tome of Wisdom', 'Fearsome Spirits'] },
    });
    game.retreats();
    expect(game.eventsOf('retreated')[0].dragons).toBe(0);
  });
});

describe('text and its time', () => {
  test('an additional support may follow at once on the card that allows it (RULING-29)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Armory', 'Tome of Wisdom', 'Seismic Drill'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Volca').plays('Armory').plays('Tome of Wisdom');
    game.cannotPlay('Seismic Drill', 'limit');
  });

  test('and on a character of the turn that starts the fight (RULING-29)', () => {
    const game = scenario({ me: { hand: ['Genathones the Blind', 'Tome of Wisdom', 'Seismic Drill'] } });
    game.plays('Genathones the Blind').plays('Tome of Wisdom');
    game.cannotPlay('Seismic Drill', 'limit');
  });

  test('text once on each turn works on the turn of playing and on the next (RULING-30)', () => {
    const game = scenario({
      me: { hand: ['TopDog', 'Tome of Wisdom'] },
      rival: {
        active: ['Glimmer', 'Battling Boomerang'],
        support: ['Homing Missiles'],
        hand: ['Volca'],
      },
    });
    game.plays('TopDog').uses('TopDog').chooses('discard:Battling Boomerang');
    game.myTurn('Tome of Wisdom').rivalTurn('Volca');
    game.uses('TopDog');
    expect(game.rival.support).toEqual([]);
  });

  test('Floods force the rival to retreat after the turn, and the rival takes the next one (RULING-31)', () => {
    const game = scenario({
      me: { support: ['Torrential Flood'], hand: ['Volca', 'Tidal Flood'] },
      rival: { active: ['Glimmer'], hand: ['Flamebreath the Dazzling'] },
    });
    game.plays('Volca').plays('Tidal Flood').announces();
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    expect(game.me.hand).toHaveLength(6);
    game.chooses('dragon:lika');
    expect([game.turn, game.decider, game.element]).toEqual(['rival', 'rival', null]);
  });

  test('a player who retreats has no End phase (RULING-33)', () => {
    const game = scenario({
      me: { active: ['TopGun'], support: ['Oath of Khindship'] },
      rival: { active: ['Volca'] },
    });
    game.retreats();
    expect(game.me.hand).toHaveLength(6);
    expect([game.turn, game.phase]).toEqual(['me', 'leadership']);
  });
});

describe('ships', () => {
  test('a character aboard a landed ship is enough to go on with (RULING-34)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Fireblast'], ships: { 'Rising Sun': ['Captain Su Cha'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').chooses('done');
    game.offers('continue', 'retreat');
    game.plays('Captain Su Cha');
    expect(game.power('me')).toBe(4);
  });

  test('without landing it is not (RULING-34)', () => {
    const game = scenario({
      me: { active: ['Torana'], hand: ['Fireblast'], ships: { 'Rising Sun': ['Captain Su Cha'] } },
      rival: { active: ['Glimmer'] },
    });
    game.chooses('done', 'done');
    game.offers('retreat');
  });

  test('loading is not playing: it breaks no limit of one card a turn (RULING-36)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Armory', 'Fireblast'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Glimmer'], support: ['Brain Drain'] },
    });
    game.plays('Volca');
    game.cannotPlay('Fireblast', 'tooManyCards');
    game.loads('Armory', 'Rising Sun');
    expect(game.me.loadOf('Rising Sun')).toEqual(['Armory']);
  });

  test('and does not count as a support played (RULING-36)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Armory'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Kabu Kat'] },
    });
    game.plays('Volca').loads('Armory', 'Rising Sun');
    game.offers('take-back');
  });

  test('are not leadership cards, so a prohibition of those does not affect them (RULING-38)', () => {
    const flickering = scenario({
      me: { hand: ['Muster Reinforcements', 'Rising Sun', 'Volca'] },
      rival: { active: ['Glimmer'], support: ['Flickering Fires'] },
    });
    flickering.cannotPlay('Muster Reinforcements', 'forbidden');
    flickering.canPlay('Rising Sun');
    const serene = scenario({
      me: { hand: ['Muster Reinforcements', 'Rising Sun'] },
      rival: { active: ['Thirkomedas the Serene'] },
    });
    serene.offers('play:Rising Sun', 'done');
  });
});

describe('limits, pairs and bluff cards', () => {
  test('a limit set by text counts each card of a pair, gang or row of free cards (RULING-35)', () => {
    const rival = { active: ['Glimmer'], support: ['Brain Drain'] };
    const pair = scenario({ me: { hand: ['Wild Gazelle', 'Wild Antelope'] }, rival });
    pair.plays('Wild Gazelle');
    pair.cannotPlay('Wild Antelope', 'tooManyCards');
    const gang = scenario({ me: { hand: ['NoNo', 'NoClue'] }, rival });
    gang.plays('NoNo');
    gang.cannotPlay('NoClue', 'tooManyCards');
    const free = scenario({ me: { hand: ['Volca', 'Stars Shining'] }, rival });
    free.plays('Volca');
    free.cannotPlay('Stars Shining', 'tooManyCards');
  });

  test('a bluff card is a support card played (RULING-37)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Captain Su Cha'] },
      rival: { active: ['Kabu Kat'] },
    });
    game.plays('Volca').plays('Captain Su Cha', 'bluff');
    game.offers('done');
  });

  test('a bluff card counts wherever cards, supports or icons are counted (RULING-39)', () => {
    const neth = scenario({
      me: { hand: ['Neth-sur-Pot', 'Torch'] },
      rival: { active: ['Volca'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
    });
    neth.canPlay('Neth-sur-Pot');
    const pen = scenario({
      me: { hand: ['Pen-dor-Nith', 'Torch'] },
      rival: { ...sixCards, support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    });
    pen.canPlay('Pen-dor-Nith');
    const mystery = scenario({
      me: { hand: ['B.P. Mystery', 'B.P. Loyalty', 'Volca'] },
      rival: { active: ['Blaze'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
    });
    mystery.plays('Volca');
    mystery.canPlay('B.P. Mystery', 'free');
    mystery.canPlay('B.P. Loyalty', 'free');
  });

  test('but not toward the second dragon (RULING-39)', () => {
    const game = scenario({
      me: { active: ['Torana'] },
      rival: { ...sixCards, support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('no known support has the pair icon, but two that had it would make a pair (RULING-40)', () => {
    expect(CARDS.filter(({ type, icons }) => type === 'support' && icons?.includes('pair'))).toEqual([]);
    const butterflies = ['Giant Butterfly Eveningbreeze', 'Giant Butterfly Morningwind'];
    const box = boxWith(butterflies.map((name): Card => ({ ...cardNamed(name), icons: ['pair'] })));
    const position = {
      element: 'fire',
      seats: [
        { hand: ['Volca', ...butterflies, 'Tome of Wisdom'], drawDeck: ['Blaze'] },
        { combat: ['Glimmer'], drawDeck: ['Spark'] },
      ],
    };
    const game = scenarioFrom(stateFromPosition(parsePosition(position, box), box));
    game.plays('Volca').plays('Giant Butterfly Eveningbreeze');
    game.offers('play:Giant Butterfly Morningwind', 'done');
    game.plays('Giant Butterfly Morningwind');
    game.offers('done');
    expect(game.power('me')).toBe(5 + 2 + 2);
  });

  test('a pair card without a partner is an ordinary card with an icon (RULING-42)', () => {
    const game = scenario({
      me: { hand: ['Heroine of the Great Plains', 'Volca', 'Fireblast', 'Hail of Arrows'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Heroine of the Great Plains');
    game.cannotPlay('Volca', 'limit');
    const ignored = scenario({
      me: { active: ['Heroine of the Great Plains'] },
      rival: { active: ['Mad Mike Magpie'] },
    });
    expect(ignored.power('me')).toBe(0);
  });

  test('and so are a single gang card and a single pair booster (RULING-42)', () => {
    const game = scenario({
      me: { active: ['NoProblem'], hand: ['Eelena-Aqua-Prima-Alpha', 'Launch Hail of Doom', 'Fireblast'] },
      rival: { active: ['Glimmer'], hand: [] },
    });
    game.plays('Eelena-Aqua-Prima-Alpha').plays('Launch Hail of Doom');
    expect(game.me.covered).toEqual(['NoProblem']);
    game.cannotPlay('Fireblast', 'limit');
  });
});
