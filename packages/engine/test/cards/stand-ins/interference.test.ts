import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../../src/cards/box.ts';
import { deckOf } from '../../../src/cards/index.ts';
import { newGame } from '../../../src/decision/new-game.ts';
import { scenario, scenarioFrom } from '../../scenario/scenario.ts';

const facingSceptre = (...hand: readonly string[]) =>
  scenario({ me: { hand }, rival: { hand: ['Snatched Sceptre', 'Blaze'] } });

describe('Snatched Sceptre', () => {
  test('cancels a leadership card: it does nothing and is discarded (INTERF-3, DISCARD-2)', () => {
    const game = facingSceptre('Muster Reinforcements', 'Volca').plays('Muster Reinforcements');
    expect(game.decider).toBe('rival');
    game.interferes('Snatched Sceptre');
    expect(game.me.hand).toEqual(['Volca']);
    expect(game.me.leaderArea).toEqual(['Muster Reinforcements']);
    expect(game.isActive('Muster Reinforcements')).toBe(false);
    expect(game.rival.discardPile).toEqual(['Snatched Sceptre']);
    expect(game.rival.hand).toHaveLength(2);
  });

  test('leaves room for another leadership card in the same turn (INTERF-4)', () => {
    const game = facingSceptre('Muster Reinforcements', 'Deploy Butterfly').plays('Muster Reinforcements');
    game.interferes('Snatched Sceptre').plays('Deploy Butterfly');
    expect(game.rival.disclosed).toHaveLength(2);
  });

  test('may be kept: the leadership card is played as if nothing had happened', () => {
    const game = facingSceptre('Muster Reinforcements').plays('Muster Reinforcements').passes();
    game.chooses('use:Muster Reinforcements');
    expect(game.me.hand).toHaveLength(5);
    expect(game.rival.hand).toContain('Snatched Sceptre');
  });

  test('cancels a ship or a Hyla card as well', () => {
    for (const card of ['Rising Sun', 'Creeping Bog']) {
      const game = facingSceptre(card).plays(card).interferes('Snatched Sceptre');
      expect([game.me.ships, game.me.beside, game.me.discardPile]).toEqual([[], [], [card]]);
    }
  });

  test('cannot interfere with a crystal card or a replacement', () => {
    const crystal = scenario({
      match: true,
      me: { hand: ["Lika's Crystal Horn"], dragons: 1 },
      rival: { hand: ['Snatched Sceptre'] },
    });
    expect(crystal.plays("Lika's Crystal Horn").me.beside).toEqual(["Lika's Crystal Horn"]);
    expect(facingSceptre('Hollow Log Chorus').replaces('Hollow Log Chorus').decider).toBe('me');
  });

  test('cannot interfere with a leadership card of its owner', () => {
    const game = scenario({ me: { hand: ['Snatched Sceptre', 'Muster Reinforcements'] } });
    expect(game.plays('Muster Reinforcements').asks).toBe('Muster Reinforcements');
  });
});

const facingBlade = (...hand: readonly string[]) =>
  scenario({
    me: { hand },
    rival: { hand: ['Brittle Blade'], active: ['Glimmer'] },
  });

describe('Brittle Blade', () => {
  test('cancels a booster, which never counts', () => {
    const game = facingBlade('Volca', 'Fireblast')
      .plays('Volca')
      .plays('Fireblast')
      .interferes('Brittle Blade');
    expect(game.power('me')).toBe(5);
    expect(game.me.discardPile).toEqual(['Fireblast']);
    expect(game.rival.discardPile).toEqual(['Brittle Blade']);
    expect(game.rival.hand).toHaveLength(1);
  });

  test('leaves room for another booster (INTERF-4)', () => {
    const game = facingBlade('Volca', 'Fireblast', 'Hail of Arrows').plays('Volca').plays('Fireblast');
    game.interferes('Brittle Blade').plays('Hail of Arrows');
    expect(game.me.active).toEqual(['Hail of Arrows', 'Volca']);
  });

  test('cannot interfere with a character or a support', () => {
    const game = facingBlade('Volca', 'Lightning Bolts').plays('Volca');
    expect(game.decider).toBe('me');
    game.plays('Lightning Bolts');
    expect(game.decider).toBe('me');
    expect(game.me.support).toEqual(['Lightning Bolts']);
  });

  test('and the booster stay discarded when the rival, now too weak, takes the turn back (PROJECT-38)', () => {
    const game = scenario({
      me: { hand: ['Ciklarethas the Bitter', 'Fireblast'] },
      rival: { hand: ['Brittle Blade'], active: ['Volca'] },
    });
    game.plays('Ciklarethas the Bitter').plays('Fireblast').interferes('Brittle Blade').chooses('take-back');
    expect(game.phase).toBe('engagement');
    expect(game.me.hand).toEqual(['Ciklarethas the Bitter']);
    expect(game.me.active).toEqual([]);
    expect([game.me.discardPile, game.rival.discardPile]).toEqual([['Fireblast'], ['Brittle Blade']]);
    expect(game.rival.hand).toEqual([]);
  });

  test('cannot be played in its owner’s turn', () => {
    const game = scenario({ me: { hand: ['Brittle Blade', 'Volca'] }, rival: { active: ['Glimmer'] } });
    game.offersNo('play:Brittle Blade');
    game.plays('Volca').offersNo('play:Brittle Blade');
  });
});

const facingRopes = (...hand: readonly string[]) =>
  scenario({
    me: { hand },
    rival: { hand: ['Severed Ropes', 'Blaze'], active: ['Glimmer'] },
  });

describe('Severed Ropes', () => {
  test('cancels a support', () => {
    const game = facingRopes('Volca', 'Lightning Bolts').plays('Volca').plays('Lightning Bolts');
    game.interferes('Severed Ropes');
    expect(game.me.support).toEqual([]);
    expect(game.me.discardPile).toEqual(['Lightning Bolts']);
  });

  test('cannot interfere with a face-down card', () => {
    const game = facingRopes('Volca', 'Cannoneer Tara Ko').plays('Volca').plays('Cannoneer Tara Ko', 'bluff');
    expect(game.decider).toBe('me');
    expect(game.me.bluffs).toEqual(['Cannoneer Tara Ko']);
  });

  test('leaves a demand to play a support unmet', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lightning Bolts'] },
      rival: { hand: ['Severed Ropes'], active: ['Kabu Kat'] },
    });
    game.plays('Volca').plays('Lightning Bolts').interferes('Severed Ropes');
    game.offers('take-back');
  });

  test('is asked about whenever it might be held, so that the question tells nothing', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lightning Bolts'] },
      rival: { hand: ['Blaze'], drawDeck: ['Severed Ropes', 'Spark'], active: ['Glimmer'] },
    });
    game.plays('Volca').plays('Lightning Bolts');
    expect(game.decider).toBe('rival');
    game.offers('refuse');
  });

  test('is not asked about once it is known to be gone', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lightning Bolts'] },
      rival: { hand: ['Blaze'], discardPile: ['Severed Ropes'], active: ['Glimmer'] },
    });
    expect(game.plays('Volca').plays('Lightning Bolts').decider).toBe('me');
  });
});

const facingLesson = (character: string) =>
  scenario({
    me: { hand: [character] },
    rival: { hand: ['Lesson from the Foe', 'Blaze'], active: ['Glimmer'] },
  });

describe('Lesson from the Foe', () => {
  test('draws three cards when the rival plays a character with an icon', () => {
    const game = facingLesson('Ciklarethas the Bitter').plays('Ciklarethas the Bitter');
    game.interferes('Lesson from the Foe');
    expect(game.rival.hand).toHaveLength(4);
    expect(game.me.active).toEqual(['Ciklarethas the Bitter']);
  });

  test('interferes with a shield as well, which is an icon (OPEN-QUESTION-1)', () => {
    expect(facingLesson('Silento Sol').plays('Silento Sol').decider).toBe('rival');
  });

  test('cannot interfere with a character without an icon', () => {
    const game = facingLesson('Volca').plays('Volca');
    expect(game.decider).toBe('me');
    expect(game.rival.hand).toContain('Lesson from the Foe');
  });

  test('draws what there is', () => {
    const game = scenario({
      me: { hand: ['Ciklarethas the Bitter'] },
      rival: { hand: ['Lesson from the Foe'], drawDeck: ['Spark'], active: ['Glimmer'] },
    });
    game.plays('Ciklarethas the Bitter').interferes('Lesson from the Foe');
    expect(game.rival.hand).toEqual(['Spark']);
  });
});

const facingWreckers = (...hand: readonly string[]) =>
  scenario({
    me: { active: ['Spark'], hand, ships: { 'Rising Sun': ['Volca'] } },
    rival: { active: ['Glimmer'], hand: ['Wreckers on the Shore'] },
  });

describe('Wreckers on the Shore', () => {
  test('takes two cards at random from the hand of the player who lands a ship', () => {
    const game = facingWreckers('Blaze', 'Sear', 'Torch')
      .lands('Rising Sun')
      .interferes('Wreckers on the Shore');
    expect(game.me.hand).toHaveLength(1);
    expect(game.me.discardPile).toHaveLength(2);
  });

  test('touches neither the ship nor its load', () => {
    const game = facingWreckers('Blaze', 'Sear', 'Torch')
      .lands('Rising Sun')
      .interferes('Wreckers on the Shore');
    game.plays('Volca');
    expect(game.me.landed).toEqual(['Rising Sun']);
    expect(game.me.active).toEqual(['Volca']);
  });

  test('takes a single card where there is only one', () => {
    const game = facingWreckers('Blaze').lands('Rising Sun').interferes('Wreckers on the Shore');
    expect(game.me.hand).toEqual([]);
    expect(game.me.discardPile).toEqual(['Blaze']);
  });

  test('draws two cards when the rival plays a card with the free icon', () => {
    const game = scenario({
      me: { hand: ['Sun Setting', 'Volca'] },
      rival: { active: ['Glimmer'], hand: ['Wreckers on the Shore'] },
    });
    game.plays('Sun Setting').interferes('Wreckers on the Shore');
    expect(game.rival.hand).toHaveLength(2);
    expect(game.me.active).toEqual(['Sun Setting']);
  });

  test('may be replaced when there is nothing to interfere with', () => {
    const game = scenario({ me: { hand: ['Wreckers on the Shore'] } }).replaces('Wreckers on the Shore');
    expect(game.me.discardPile).toEqual(['Wreckers on the Shore']);
    expect(game.me.hand).toHaveLength(1);
  });
});

const facingToll = (...hand: readonly string[]) =>
  scenario({
    me: { active: ['Ciklarethas the Bitter', 'Battling Boomerang'], hand },
    rival: { active: ['Glimmer'], hand: ['Toll on the Way Home'] },
  });

describe('Toll on the Way Home', () => {
  test('costs the player who takes a card back two cards of their choice', () => {
    const game = facingToll('Blaze', 'Sear', 'Torch').retrieves('Battling Boomerang');
    game.interferes('Toll on the Way Home');
    expect(game.decider).toBe('me');
    game.picks('discard:Blaze', 'discard:Torch');
    expect(game.me.hand).toEqual(['Battling Boomerang', 'Sear']);
  });

  test('cannot take the card that is coming back', () => {
    const game = facingToll('Blaze', 'Sear', 'Torch').retrieves('Battling Boomerang');
    game.interferes('Toll on the Way Home').offersNo('discard:Battling Boomerang');
  });

  test('costs an only card, and nothing of an empty hand', () => {
    const one = facingToll('Blaze').retrieves('Battling Boomerang').interferes('Toll on the Way Home');
    one.chooses('discard:Blaze');
    expect(one.me.hand).toEqual(['Battling Boomerang']);
    const none = facingToll().retrieves('Battling Boomerang').interferes('Toll on the Way Home');
    expect(none.me.hand).toEqual(['Battling Boomerang']);
  });

  test('is asked about at every card that comes back', () => {
    const game = facingToll('Blaze').retrieves('Battling Boomerang').passes();
    game.retrieves('Ciklarethas the Bitter');
    expect(game.decider).toBe('rival');
  });

  test('draws three cards when the rival retreats, before hands are filled up', () => {
    const game = scenario({
      me: { active: ['Glimmer'], hand: ['Blaze'] },
      rival: {
        active: ['Volca'],
        hand: ['Toll on the Way Home', 'Spark', 'Sear', 'Torch', 'Ember', 'Flare'],
      },
    });
    game.retreats().interferes('Toll on the Way Home').chooses('dragon:lika');
    expect(game.rival.hand).toHaveLength(8);
  });

  test('does not interfere with text that returns a card', () => {
    const game = scenario({
      me: { active: ['Volca'], hand: ['Summon Sorcerer', 'Blaze'] },
      rival: { active: ['Glimmer'], hand: ['Toll on the Way Home'] },
    });
    game.plays('Summon Sorcerer').chooses('return:Volca');
    expect(game.me.hand).toEqual(['Blaze', 'Volca']);
    expect(game.rival.hand).toEqual(['Toll on the Way Home']);
  });
});

const facingSpoils = (...discardPile: readonly string[]) =>
  scenario({
    me: { active: ['Glimmer'], hand: ['Blaze'] },
    rival: { active: ['Volca'], hand: ['Spoils of the Chase'], discardPile },
  }).retreats();

describe('Spoils of the Chase', () => {
  test('brings back a card of the discard pile when the rival retreats', () => {
    const game = facingSpoils('Erupta', 'Spark').interferes('Spoils of the Chase').chooses('take:Erupta');
    expect(game.rival.hand).toEqual(['Erupta']);
    expect(game.rival.discardPile).toEqual(['Spark', 'Spoils of the Chase']);
  });

  test('does not find itself, or it could interfere for ever (PROJECT-39)', () => {
    const game = facingSpoils('Spark').interferes('Spoils of the Chase');
    game.offersNo('take:Spoils of the Chase');
  });

  test('finds nothing of the fight that is being left: its cards are still on the table', () => {
    const game = facingSpoils('Spark').interferes('Spoils of the Chase');
    game.offersNo('take:Volca');
  });

  test('may be kept, and is asked about before the dragon moves', () => {
    const game = facingSpoils('Spark');
    expect([game.decider, game.rival.dragons]).toEqual(['rival', 0]);
    game.passes().chooses('dragon:lika');
    expect(game.rival.dragons).toBe(1);
    expect(game.rival.hand).toContain('Spoils of the Chase');
  });

  test('does not interfere with declining', () => {
    const game = scenario({ me: { hand: ['Blaze', 'Spark'] }, rival: { hand: ['Spoils of the Chase'] } });
    game.declines('Blaze');
    expect(game.rival.hand).toEqual(['Spoils of the Chase']);
    expect(game.turn).toBe('rival');
  });
});

test('an interference that discards the declared card leaves nothing to be played', () => {
  const thief = {
    ...BUILT_IN.card('brittle-blade'),
    id: 'thief',
    name: { en: 'Thief', de: 'Dieb' },
    text: [
      {
        when: 'answer',
        to: { rival: 'plays', cards: { types: ['character'] } },
        steps: [{ do: 'discardFromHand', who: 'rival', count: 6 }],
      },
    ],
  } as const;
  const hoax = deckOf('hoax');
  const cards = [thief, ...hoax.cards.slice(1)];
  const { state } = newGame({
    decks: ['vulca', { ...hoax, cards }],
    seed: 1,
    first: 0,
    orders: [deckOf('vulca').cards.map(({ id }) => id), cards.map(({ id }) => id)],
  });
  const game = scenarioFrom(state).starts();
  game.chooses(game.options[0]).chooses('play:thief');
  while (game.options[0].startsWith('discard:')) game.chooses(game.options[0]);
  expect(game.me.hand).toEqual([]);
  expect(game.me.active).toEqual([]);
  game.offers('take-back');
});
