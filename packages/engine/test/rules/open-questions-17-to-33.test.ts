import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { PEOPLES } from '../../src/vocabulary/card.ts';
import { cardNamed } from '../scenario/names.ts';
import { scenario } from '../scenario/scenario.ts';

/** Whether the rival, with these cards in hand, can do what a doubled Caterpillar demands. */
const canMeetDoubled = (caterpillar: string, ...hand: readonly string[]) => {
  const game = scenario({
    turn: 'rival',
    me: {
      active: ['Crysalus Frendus', caterpillar],
      targets: { 'Crysalus Frendus': caterpillar },
    },
    rival: { hand },
  });
  return game.options.includes(`meet:${cardNamed(caterpillar).id}`);
};

describe('ships', () => {
  test('a player who landed a ship may load cards of the hand onto another one (OPEN-QUESTION-17)', () => {
    const game = scenario({
      me: {
        hand: ['Torch', 'Fireblast', 'Entreat Favor'],
        ships: { 'Rising Sun': ['Spark', 'Tome of Wisdom'], 'Sea Devil': [] },
      },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Spark').chooses('done');
    game.offers('play:tome-of-wisdom', 'load:torch>sea-devil', 'load:fireblast>sea-devil', 'done');
    game.chooses('load:torch>sea-devil');
    game.offers('done');
    game.announces();
    expect(game.me.loadOf('Sea Devil')).toEqual(['Torch']);
    expect(game.me.discardPile).toEqual(['Rising Sun', 'Tome of Wisdom']);
  });

  test('Sea Falcon lets cards be played from hand for the whole turn, in any order of landing (OPEN-QUESTION-22)', () => {
    const game = scenario({
      me: {
        hand: ['Volca', 'Fireblast', 'Captain Su Cha'],
        ships: { 'Rising Sun': ['Commodore Lo Tan'], 'Sea Falcon': [] },
      },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').lands('Sea Falcon').plays('Commodore Lo Tan').plays('Volca').chooses('done');
    game.offers('play:fireblast', 'bluff:captain-su-cha', 'done');
  });

  test('Summon Sorcerer takes back any active card, also a ship or a face-down card (OPEN-QUESTION-23)', () => {
    const game = scenario({
      me: {
        hand: ['Summon Sorcerer', 'Volca'],
        active: ['Spark'],
        covered: ['Torch'],
        support: ['Armory'],
        bluffs: ['Captain Su Cha'],
        ships: { 'Rising Sun': ['Glimmer'] },
      },
      rival: { active: ['Shimmer'] },
    });
    game.plays('Summon Sorcerer');
    game.offers('return:spark', 'return:armory', 'return:captain-su-cha', 'return:rising-sun', 'refuse');
  });

  test('a ship that landed is no longer in the influence area for the Ghost (OPEN-QUESTION-25)', () => {
    const me = { hand: ["Old Goo Laa's Ghost", 'Spark'], ships: { 'Sea Falcon': [] } };
    const under = scenario({ me, rival: { active: ['Shimmer'] } });
    under.cannotPlay("Old Goo Laa's Ghost", 'condition');
    const landed = scenario({ me, rival: { active: ['Shimmer'] } });
    landed.lands('Sea Falcon');
    landed.canPlay("Old Goo Laa's Ghost");
  });
});

describe('values and demands', () => {
  test('a printed value in hand is what the card shows, even if CoolCat changes values in play (OPEN-QUESTION-18)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['CoolCat', 'Caterpillar Fireeater'] },
      rival: { hand: ['Shimmer', 'Rocara'] },
    });
    game.meets('Caterpillar Fireeater');
    game.offers('discard:shimmer');
    game.chooses('discard:shimmer').plays('Rocara');
    expect(game.rival.discardPile).toEqual(['Shimmer']);
    game.offers('done');
  });

  test('a doubled Caterpillar demands twice as much of everything (OPEN-QUESTION-21)', () => {
    expect(canMeetDoubled('Caterpillar Fireeater', 'Volca')).toBe(false);
    expect(canMeetDoubled('Caterpillar Fireeater', 'Scorch the Inflammable')).toBe(true);
    expect(canMeetDoubled('Caterpillar Eartheroder', 'Catusan')).toBe(false);
    expect(canMeetDoubled('Caterpillar Eartheroder', 'Suranom Stormbringer')).toBe(true);
    expect(canMeetDoubled('Caterpillar Watertamer', 'Spark', 'Terraton')).toBe(true);
    expect(canMeetDoubled('Caterpillar Watertamer', 'Spark', 'Glimmer')).toBe(false);
    expect(canMeetDoubled('Caterpillar Lightseeker', 'Volca', 'Spark')).toBe(false);
    expect(canMeetDoubled('Caterpillar Lightseeker', 'Volca', 'Lavar the Powerful')).toBe(true);
  });

  test('TopDog may discard a card whose icon its owner ignores (OPEN-QUESTION-24)', () => {
    const game = scenario({
      me: { hand: ['TopDog'], support: ['Impenetrable Fog'] },
      rival: { active: ['Shimmer'], support: ['Homing Missiles', 'Tome of Wisdom'] },
    });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
  });

  test('a stop card can be played under Kabu Kat only if a support could still follow (OPEN-QUESTION-33)', () => {
    const rival = { active: ['Kabu Kat'], dragons: 1 } as const;
    const barred = scenario({ me: { hand: ['Den-bal-Ton', 'Torch', 'Tome of Wisdom'] }, rival });
    barred.cannotPlay('Den-bal-Ton', 'demand');
    barred.canPlay('Torch');
    const permitted = scenario({
      me: { hand: ['Den-bal-Ton', 'Tome of Wisdom'], support: ['Armory'] },
      rival,
    });
    permitted.plays('Den-bal-Ton').chooses('done');
    permitted.offers('play:tome-of-wisdom', 'take-back');
    permitted.plays('Tome of Wisdom');
    permitted.offers('done');
    const nothingToFollow = scenario({ me: { hand: ['Den-bal-Ton', 'Torch'], support: ['Armory'] }, rival });
    nothingToFollow.cannotPlay('Den-bal-Ton', 'demand');
  });

  test('with nothing but stop cards, or after Bounce Back, the demand leaves only the retreat (OPEN-QUESTION-33)', () => {
    const rival = { active: ['Kabu Kat'], dragons: 1 } as const;
    const mutant = scenario({ me: { hand: ['Den-bal-Ton', 'Tome of Wisdom'] }, rival });
    mutant.chooses('done');
    expect(mutant.options).toEqual(['retreat']);
    const bouncing = scenario({
      me: { hand: ['Bounce Back', 'Tome of Wisdom'], active: ['Lavar the Powerful'] },
      rival,
    });
    bouncing.plays('Bounce Back').chooses('done');
    expect(bouncing.options).toEqual(['retreat']);
  });
});

describe('drawing', () => {
  test('Ketharkopas comes after the End phase: nobody draws beyond nine with it (OPEN-QUESTION-19)', () => {
    const game = scenario({
      me: {
        hand: ['Ketharkopas the Astronomer', 'Spark', 'Torch', 'Sear', 'Ignite', 'Furnace', 'Blaze'],
        support: ['Oath of Khindship'],
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Ketharkopas the Astronomer').announces();
    game.offers('use:oath-of-khindship', 'done');
    game.chooses('use:oath-of-khindship');
    expect(game.me.hand).toHaveLength(7);
    game.offers('use:ketharkopas-the-astronomer', 'done');
    game.chooses('use:ketharkopas-the-astronomer');
    expect(game.me.hand).toHaveLength(9);
    expect(game.turn).toBe('rival');
  });

  test('under a partial prohibition an optional draw is not possible at all (OPEN-QUESTION-20)', () => {
    const glued = scenario({
      me: { hand: ['Muster Reinforcements', 'Volca'] },
      rival: { active: ['Shimmer'], support: ['Gluing Dust'] },
    });
    glued.plays('Muster Reinforcements');
    expect([glued.phase, glued.me.hand]).toEqual(['engagement', ['Volca']]);
    const mired = scenario({
      me: { hand: ['Muster Reinforcements'] },
      rival: { active: ['Shimmer'], support: ['Quivering Quicksand'] },
    });
    mired.plays('Muster Reinforcements');
    expect([mired.phase, mired.me.hand]).toEqual(['engagement', []]);
  });

  test('cards found in the draw deck count as taken, even one that goes aboard (OPEN-QUESTION-27)', () => {
    const me = {
      hand: ['Entreat Favor', 'Volca'],
      drawDeck: ['Torch', 'Glimmer', 'Sear'],
      ships: { 'Rising Sun': [] },
    };
    const rival = { active: ['Shimmer'], support: ['Gluing Dust'], hand: ['Scorch the Inflammable'] };
    const loaded = scenario({ me, rival });
    loaded.plays('Entreat Favor').chooses('load:torch>rising-sun').myTurn('Volca');
    expect(loaded.me.hand).toEqual([]);
    const refused = scenario({ me, rival });
    refused.plays('Entreat Favor').chooses('done').myTurn('Volca');
    expect(refused.me.hand).toHaveLength(1);
    refused.rivalTurn('Scorch the Inflammable');
    expect(refused.turn).toBe('me');
  });

  test('two cards cannot be taken from a hand of one, so none is (OPEN-QUESTION-30)', () => {
    const ancient = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Torch'], hand: ['Spark'] },
    });
    ancient.plays('Sarogakanas the Ancient');
    expect(ancient.asks).toBeNull();
    const bashdin = scenario({ me: { hand: ['Bashdin'] }, rival: { active: ['Torch'], hand: ['Spark'] } });
    bashdin.plays('Bashdin');
    expect(bashdin.asks).toBeNull();
    expect(bashdin.rival.hand).toEqual(['Spark']);
  });

  test('Wall of Fire keeps cards in the draw deck, but lets others in (OPEN-QUESTION-32)', () => {
    const game = scenario({
      me: { hand: ['Administer Water of Immortality', 'Volca'], discardPile: ['Spark'], drawDeck: ['Sear'] },
      rival: { active: ['Shimmer'], support: ['Wall of Fire'] },
    });
    game.plays('Administer Water of Immortality').chooses('use:administer-water-of-immortality');
    expect(game.me.drawDeck.toSorted()).toEqual(['Sear', 'Spark']);
    const search = scenario({
      me: { hand: ['Entreat Favor', 'Volca'], drawDeck: ['Sea Devil', 'Spark'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Shimmer'], support: ['Wall of Fire'] },
    });
    search.plays('Entreat Favor');
    search.offers('done');
  });
});

describe('others', () => {
  test('the people’s cards make up the printed draft pools of 33, and 31 for the Buka (OPEN-QUESTION-26)', () => {
    const playable = CARDS.filter(({ type }) => type !== 'leader');
    expect(PEOPLES.map((people) => playable.filter((card) => card.people === people).length)).toEqual([
      32, 32, 32, 32, 32, 32, 32, 32, 31,
    ]);
    const mutants = playable.filter((card) => card.people === 'mutant');
    expect(mutants).toHaveLength(10);
    expect(new Set(mutants.flatMap(({ deck }) => deck ?? []))).toEqual(
      new Set(PEOPLES.filter((people) => people !== 'buka')),
    );
  });

  test('Distract Holy Dragon caps the retreat that a call forces; the call’s dragon comes on top (OPEN-QUESTION-28)', () => {
    const game = scenario({
      me: { hand: ['Distract Holy Dragon', 'Volca'], bluffs: ['Captain Su Cha'] },
      rival: {
        active: ['Torch'],
        covered: ['Glimmer', 'Shimmer', 'Sear'],
        support: ['Trebuchet of Fear', 'Ballista of Confusion'],
      },
    });
    game.plays('Distract Holy Dragon').plays('Volca').announces().chooses('call');
    game.chooses('dragon:lika', 'dragon:doran');
    expect(game.eventsOf('retreated')[0].dragons).toBe(1);
    expect(game.rival.dragons).toBe(2);
    expect(game.turn).toBe('me');
  });

  test('a doubler whose character is covered goes on with one of the new characters (OPEN-QUESTION-29)', () => {
    const game = scenario({
      me: {
        hand: ['Young Bear', 'Young Fox'],
        active: ['Spark'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Spark' },
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Young Bear');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('Young Bear');
    game.plays('Young Fox');
    game.offers('target:young-fox', 'keep');
    game.chooses('keep');
    expect(game.power('me')).toBe(2 * 3 + 2);
  });

  test('the first card of a pair stays as a single card if the second cannot be played (OPEN-QUESTION-31)', () => {
    const game = scenario({
      me: { hand: ['Heroine of the High Flames', 'Heroine of the Great Plains'] },
      rival: { active: ['Cheepchirrup'] },
    });
    game.plays('Heroine of the High Flames');
    game.cannotPlay('Heroine of the Great Plains', 'tooManyIntoCombat');
    game.announces();
    expect(game.eventsOf('announced')[0].power).toBe(5);
    expect(game.me.active).toEqual(['Heroine of the High Flames']);
  });
});
