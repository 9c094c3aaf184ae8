import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Gulpus Permanentus', () => {
  test('lets its owner play two boosters in a turn, and no third (BOOST-6)', () => {
    const game = scenario({
      me: { hand: ['Gulpus Permanentus', 'Hail of Arrows', 'Fireblast', 'Whirling Hatchet'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Gulpus Permanentus').plays('Hail of Arrows').plays('Fireblast');
    expect(game.power('me')).toBe(7);
    game.cannotPlay('Whirling Hatchet', 'limit');
  });

  test('allows a booster beside a support, but no second support', () => {
    const game = scenario({
      me: { hand: ['Gulpus Permanentus', 'Trebuchet of Fear', 'Fireblast', 'Tome of Wisdom'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Gulpus Permanentus').plays('Trebuchet of Fear');
    game.cannotPlay('Tome of Wisdom', 'limit');
    game.plays('Fireblast');
    game.offers('done');
  });

  test('gives one booster, not two, on the turn that starts the fight (BOOST-5)', () => {
    const game = scenario({
      me: { hand: ['Gulpus Permanentus', 'Hail of Arrows', 'Fireblast', 'Tome of Wisdom'] },
    });
    game.plays('Gulpus Permanentus');
    game.cannotPlay('Tome of Wisdom', 'limit');
    game.plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });

  test('helps no longer once a new character covers it', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Hail of Arrows', 'Fireblast'], active: ['Gulpus Permanentus'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });

  test('helps again on a later turn in which it stays active', () => {
    const game = scenario({
      me: {
        hand: ['Bounce Back', 'Hail of Arrows', 'Fireblast'],
        active: ['Gulpus Permanentus'],
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Bounce Back').plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'stopped');
    expect(game.power('me')).toBe(5);
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Gulpus Permanentus', 'Hail of Arrows', 'Fireblast'] },
      rival: { active: ['Tittertweet'] },
    });
    game.plays('Gulpus Permanentus').plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });
});

const gloriaOverOthers = () =>
  scenario({
    me: {
      hand: ['Gloria Gracia', 'Hail of Arrows'],
      active: ['Spark', 'Fireblast'],
      covered: ['Torch'],
      support: ['Trebuchet of Fear'],
    },
    rival: { active: ['Glimmer'] },
  });

describe('Gloria Gracia', () => {
  test('takes one other card of its owner’s combat area back to hand, active or covered', () => {
    const game = gloriaOverOthers().plays('Gloria Gracia');
    game.offers('return:Spark', 'return:Fireblast', 'return:Torch', 'refuse');
    game.chooses('return:Torch');
    expect(game.me.hand).toEqual(['Hail of Arrows', 'Torch']);
    expect(game.me.covered).toEqual(['Fireblast', 'Spark']);
    game.plays('Hail of Arrows');
  });

  test('leaves everything where it is if its owner does not want to', () => {
    const game = gloriaOverOthers().plays('Gloria Gracia').chooses('refuse');
    expect(game.me.hand).toEqual(['Hail of Arrows']);
    expect(game.me.covered).toEqual(['Fireblast', 'Spark', 'Torch']);
    expect(game.eventsOf('refused')).toHaveLength(1);
  });

  test('takes back a character played in the same turn, which can be played again if it is free', () => {
    const game = scenario({
      me: { hand: ['Gloria Gracia', 'Sun Setting'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Sun Setting').plays('Gloria Gracia').chooses('return:Sun Setting');
    expect(game.me.active).toEqual(['Gloria Gracia']);
    game.plays('Sun Setting');
    expect(game.power('me')).toBe(4);
  });

  test('asks nothing where there is no other card in the combat area', () => {
    const game = scenario({
      me: { hand: ['Gloria Gracia', 'Hail of Arrows'], support: ['Trebuchet of Fear'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Gloria Gracia');
    expect(game.asks).toBeNull();
    expect(game.me.hand).toEqual(['Hail of Arrows']);
  });

  test('returns nothing to a player who cannot take cards into hand (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Gloria Gracia'], active: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Gloria Gracia');
    expect(game.asks).toBeNull();
    expect(game.me.covered).toEqual(['Spark']);
  });
});

describe('Cardus Nikkus', () => {
  test('takes one card at random out of the rival’s hand and discards it (DISCARD-6)', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: { hand: ['Spark', 'Torch', 'Fireblast'], active: ['Glimmer'] },
    });
    game.plays('Cardus Nikkus');
    game.offers('discard-at-random', 'refuse');
    game.chooses('discard-at-random');
    expect(game.rival.hand).toHaveLength(2);
    expect(game.rival.discardPile).toHaveLength(1);
    expect(['Spark', 'Torch', 'Fireblast']).toContain(game.rival.topOfDiscards);
  });

  test('leaves the rival’s hand alone if its owner refuses', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: { hand: ['Spark', 'Torch'], active: ['Glimmer'] },
    });
    game.plays('Cardus Nikkus').chooses('refuse');
    expect(game.rival.hand).toEqual(['Spark', 'Torch']);
  });

  test('may pick a disclosed card instead of leaving it to chance (DISCLOSE-4)', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: {
        hand: ['Spark', 'Torch', 'Fireblast'],
        disclosed: ['Torch', 'Fireblast'],
        active: ['Glimmer'],
      },
    });
    game.plays('Cardus Nikkus');
    game.offers('discard-at-random', 'discard:Torch', 'discard:Fireblast', 'refuse');
    game.chooses('discard:Torch');
    expect(game.rival.topOfDiscards).toBe('Torch');
    expect(game.rival.hand).toEqual(['Fireblast', 'Spark']);
  });

  test('picks any card by choice where the whole hand is disclosed', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: { hand: ['Spark', 'Torch'], disclosed: true, active: ['Glimmer'] },
    });
    game.plays('Cardus Nikkus');
    game.offers('discard-at-random', 'discard:Spark', 'discard:Torch', 'refuse');
    game.chooses('discard:Spark');
    expect(game.rival.hand).toEqual(['Torch']);
  });

  test('asks nothing against an empty hand', () => {
    const game = scenario({ me: { hand: ['Cardus Nikkus'] }, rival: { active: ['Glimmer'] } });
    game.plays('Cardus Nikkus');
    expect(game.asks).toBeNull();
  });

  test('has no power over the hand while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: { hand: ['Spark'], active: ['Tittertweet'] },
    });
    game.plays('Cardus Nikkus');
    expect(game.asks).toBeNull();
    expect(game.rival.hand).toEqual(['Spark']);
  });
});

describe('Crysalus Frendus', () => {
  test('doubles what a Caterpillar demands: 6 Fire instead of 3 (OPEN-QUESTION-21)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Lavar the Powerful', 'Torch'] },
      rival: { active: ['Crysalus Frendus', 'Caterpillar Fireeater'] },
    });
    game.meets('Caterpillar Fireeater');
    game.offers('discard:Lavar the Powerful');
    game.chooses('discard:Lavar the Powerful');
    game.offers('discard:Spark', 'discard:Torch');
    game.chooses('discard:Torch').plays('Spark').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('does nothing while it is covered or its text is ignored', () => {
    const covered = scenario({
      me: { hand: ['Spark', 'Torch'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'], covered: ['Crysalus Frendus'] },
    });
    covered.meets('Caterpillar Fireeater').chooses('discard:Spark');
    expect(covered.eventsOf('demandMet')).toHaveLength(1);
    const ignored = scenario({
      me: { hand: ['Spark', 'Hank Highflyer Hawk'] },
      rival: { active: ['Crysalus Frendus', 'Caterpillar Fireeater'] },
    });
    ignored.plays('Hank Highflyer Hawk').meets('Caterpillar Fireeater').chooses('discard:Spark');
    expect(ignored.eventsOf('demandMet')).toHaveLength(1);
  });

  test('doubles one Caterpillar only, and its owner names which', () => {
    const game = scenario({
      turn: 'rival',
      me: { hand: ['Spark', 'Torch', 'Shimmer', 'Ignite'], active: ['Glimmer'] },
      rival: { hand: ['Crysalus Frendus', 'Caterpillar Fireeater', 'Caterpillar Eartheroder'] },
    });
    game.plays('Crysalus Frendus').plays('Caterpillar Fireeater');
    expect(game.rival.targetOf('Crysalus Frendus')).toBe('Caterpillar Fireeater');
    game.plays('Caterpillar Eartheroder');
    expect([game.decider, game.asks]).toEqual(['rival', 'Crysalus Frendus']);
    game.offers('target:Caterpillar Eartheroder', 'keep');
    game.chooses('target:Caterpillar Eartheroder').endsTurn();
    game.meets('Caterpillar Fireeater').chooses('discard:Spark');
    game.meets('Caterpillar Eartheroder').picks('discard:Torch', 'discard:Ignite');
    expect(game.eventsOf('demandMet').map(({ card }) => card)).toEqual([
      'caterpillar-fireeater',
      'caterpillar-eartheroder',
    ]);
  });

  test('turns to the other Caterpillar when the doubled one is discarded (TARGET-2)', () => {
    const game = scenario({
      me: { hand: ['Cinder', 'Torch', 'Furnace', 'Shimmer'] },
      rival: {
        active: ['Crysalus Frendus', 'Caterpillar Fireeater', 'Caterpillar Eartheroder'],
        targets: { 'Crysalus Frendus': 'Caterpillar Fireeater' },
      },
    });
    game.plays('Cinder').chooses('discard:Caterpillar Fireeater');
    expect(game.rival.targetOf('Crysalus Frendus')).toBe('Caterpillar Eartheroder');
    game.meets('Caterpillar Eartheroder').picks('discard:Torch', 'discard:Furnace').passes();
    game.offers('done');
    expect(game.me.hand).toEqual(['Shimmer']);
  });

  test('has no effect on boosters that are not Caterpillars', () => {
    const game = scenario({
      me: { hand: ['Crysalus Frendus', 'Sudden Waterspout', 'Potion of Sparkling Fire'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Crysalus Frendus').plays('Sudden Waterspout').plays('Potion of Sparkling Fire');
    expect(game.me.targetOf('Crysalus Frendus')).toBeNull();
    expect(game.power('me')).toBe(8);
  });

  test('doubles the moons that Moonsetter demands, and both totals of Watertamer', () => {
    const moons = scenario({
      me: { hand: ['Spark', 'Scorch the Inflammable', 'Fearsome Spirits'] },
      rival: { active: ['Crysalus Frendus', 'Caterpillar Moonsetter'] },
    });
    moons.meets('Caterpillar Moonsetter').picks('discard:Scorch the Inflammable', 'discard:Fearsome Spirits');
    expect(moons.eventsOf('demandMet')).toHaveLength(1);
    const totals = scenario({
      me: { hand: ['Spark', 'Torch', 'Shimmer', 'Glimmer'] },
      rival: { active: ['Crysalus Frendus', 'Caterpillar Watertamer'] },
    });
    totals.meets('Caterpillar Watertamer');
    totals.picks('discard:Spark', 'discard:Torch');
    expect(totals.me.hand).toEqual(['Glimmer', 'Shimmer']);
  });
});

describe('Bottelus Emptius', () => {
  test('keeps the rival from drawing in the Refresh phase', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Spark').endsTurn();
    expect(game.me.hand).toEqual(['Torch']);
    expect(game.me.drawDeck).toHaveLength(10);
  });

  test('keeps the rival from retrieving (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Spark'], support: ['Pulsating Shockwave'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    expect(game.phase).toBe('leadership');
    game.offersNo('retrieve:Pulsating Shockwave');
    expect(game.me.support).toEqual(['Pulsating Shockwave']);
  });

  test('does not bother its owner', () => {
    const game = scenario({
      me: { hand: ['Bottelus Emptius'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Bottelus Emptius').endsTurn();
    expect(game.me.hand).toHaveLength(6);
  });

  test('is discarded before the rival draws at the end of the fight (RULING-18)', () => {
    const game = scenario({
      me: { hand: ['Torch'] },
      rival: { active: ['Bottelus Emptius'], hand: ['Spark'] },
    });
    game.retreats();
    expect(game.me.hand).toHaveLength(6);
    expect(game.rival.hand).toHaveLength(6);
  });

  test('lets the rival draw again once it is covered or ignored', () => {
    const covered = scenario({
      turn: 'rival',
      me: { active: ['Stars Shining'], hand: ['Spark'] },
      rival: { hand: ['Glimmer'], active: ['Bottelus Emptius'] },
    });
    covered.rivalTurn('Glimmer').myTurn('Spark');
    expect(covered.me.hand).toHaveLength(6);
    const ignored = scenario({
      me: { hand: ['Hank Highflyer Hawk'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    ignored.plays('Hank Highflyer Hawk').endsTurn();
    expect(ignored.me.hand).toHaveLength(6);
  });
});

describe('Caterpillar Fireeater', () => {
  test('makes the rival discard 3 Fire before the turn can go on', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Shimmer', 'Torch'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').passes();
    game.offers('meet:Caterpillar Fireeater', 'take-back');
    game.meets('Caterpillar Fireeater').chooses('discard:Shimmer');
    game.offers('done');
    expect(game.me.discardPile).toEqual(['Shimmer']);
  });

  test('is met by two cards of exactly 3 Fire together, but takes no card that is not needed (DISCARD-4)', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Ignite', 'Sear', 'Torch'] },
      rival: { active: ['Penemikanas the Paranoid', 'Caterpillar Fireeater'] },
    });
    game.plays('Blaze').meets('Caterpillar Fireeater');
    game.offers('discard:Ignite', 'discard:Sear');
    game.chooses('discard:Ignite');
    game.offers('discard:Torch');
    game.chooses('discard:Torch');
    expect(game.me.hand).toEqual(['Sear']);
    expect(game.eventsOf('demandMet')).toEqual([
      { event: 'demandMet', seat: 0, card: 'caterpillar-fireeater' },
    ]);
  });

  test('forces a retreat on who has only 2 Fire to give (ENGAGE-10)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Helkomedes the Rhetorician'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').passes();
    game.offers('take-back');
    game.takesBack().retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('demands nothing while it is ignored', () => {
    const game = scenario({
      me: { hand: ['Trillilling', 'Spark'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'] },
    });
    game.plays('Trillilling').passes();
    game.offers('done');
  });

  test('demands nothing once it is discarded', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'] },
    });
    game.plays('Cinder').chooses('discard:Caterpillar Fireeater').passes();
    game.offers('done');
  });

  test('demands nothing more once it is covered', () => {
    const game = scenario({
      turn: 'rival',
      me: { hand: ['Spark'], active: ['Stars Shining'] },
      rival: { hand: ['Glimmer'], active: ['Torch', 'Caterpillar Fireeater'] },
    });
    game.rivalTurn('Glimmer').myTurn('Spark');
    expect(game.turn).toBe('rival');
  });

  test('demands as much again on the next turn if it stays active (CARD-1)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Blaze', 'Shimmer', 'Furnace'] },
      rival: { hand: ['Bounce Back'], active: ['Blaze', 'Caterpillar Fireeater'] },
    });
    game.meets('Caterpillar Fireeater').chooses('discard:Shimmer');
    game.offersNo('meet:Caterpillar Fireeater');
    game.plays('Spark').endsTurn();
    game.plays('Bounce Back').endsTurn();
    game.meets('Caterpillar Fireeater').chooses('discard:Furnace');
    expect(game.eventsOf('demandMet')).toHaveLength(2);
  });

  test('can be played beside the booster of the turn, being free', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fireblast', 'Caterpillar Fireeater', 'Hail of Arrows'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Fireblast').plays('Caterpillar Fireeater');
    game.cannotPlay('Hail of Arrows', 'limit');
    expect(game.power('me')).toBe(7);
  });
});

describe('Caterpillar Eartheroder', () => {
  test('makes the rival discard 3 Earth before the turn can go on', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Furnace', 'Sear'] },
      rival: { active: ['Glimmer', 'Caterpillar Eartheroder'] },
    });
    game.plays('Spark').passes();
    game.offers('meet:Caterpillar Eartheroder', 'take-back');
    game.meets('Caterpillar Eartheroder').chooses('discard:Furnace').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('does not take Fire instead', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Scorch the Inflammable', 'Sear'] },
      rival: { active: ['Glimmer', 'Caterpillar Eartheroder'] },
    });
    game.plays('Spark').passes();
    game.offers('take-back');
  });

  test('is met by exactly 3 Earth on two cards, in a fight over either element', () => {
    const game = scenario({
      element: 'fire',
      me: { hand: ['Blaze', 'Spark', 'Sear'] },
      rival: { active: ['Shimmer', 'Caterpillar Eartheroder'] },
    });
    game.plays('Blaze').meets('Caterpillar Eartheroder').picks('discard:Spark', 'discard:Sear').endsTurn();
    expect(game.me.discardPile).toEqual(['Sear', 'Spark']);
    expect(game.turn).toBe('rival');
  });

  test('is met apart from another Caterpillar: one card does not serve two (DISCARD-5)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Lavar the Powerful'] },
      rival: { active: ['Glimmer', 'Caterpillar Eartheroder', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').meets('Caterpillar Eartheroder').chooses('discard:Lavar the Powerful').passes();
    game.offers('take-back');
  });
});

describe('Caterpillar Watertamer', () => {
  test('makes the rival discard 2 Fire and, on another card, 2 Earth', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Sonatos', 'Rocara'] },
      rival: { active: ['Glimmer', 'Caterpillar Watertamer'] },
    });
    game.plays('Blaze').meets('Caterpillar Watertamer');
    game.picks('discard:Sonatos', 'discard:Rocara').endsTurn();
    expect(game.turn).toBe('rival');
    expect(game.eventsOf('demandMet')).toHaveLength(1);
  });

  test('is not met by one card, high as both its values may be (DISCARD-5)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Lavar the Powerful'] },
      rival: { active: ['Glimmer', 'Caterpillar Watertamer'] },
    });
    game.plays('Spark').passes();
    game.offers('take-back');
  });

  test('is not met by two cards of the same element', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Sonatos', 'Introvertus Completus'] },
      rival: { active: ['Glimmer', 'Caterpillar Watertamer'] },
    });
    game.plays('Blaze').passes();
    game.offers('take-back');
  });

  test('takes several small cards for a total, but none that is not needed (RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Stars Shining', 'Helkomedes the Rhetorician', 'Torch', 'Lonus Mightius'] },
      rival: { active: ['Glimmer', 'Caterpillar Watertamer'] },
    });
    game.plays('Spark').meets('Caterpillar Watertamer');
    game.picks('discard:Helkomedes the Rhetorician', 'discard:Torch', 'discard:Stars Shining');
    expect(game.me.hand).toEqual(['Lonus Mightius']);
    expect(game.eventsOf('demandMet')).toHaveLength(1);
  });
});

describe('Caterpillar Lightseeker', () => {
  test('makes the rival discard 5 Fire or 5 Earth, at the rival’s choice', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Volca', 'Catusan', 'Shimmer'] },
      rival: { active: ['Glimmer', 'Caterpillar Lightseeker'] },
    });
    game.plays('Blaze').meets('Caterpillar Lightseeker');
    game.offers('discard:Volca', 'discard:Catusan');
    game.chooses('discard:Catusan').endsTurn();
    expect(game.me.discardPile).toEqual(['Catusan']);
    expect(game.turn).toBe('rival');
  });

  test('does not count Fire and Earth together', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Sonatos', 'Rocara'] },
      rival: { active: ['Glimmer', 'Caterpillar Lightseeker'] },
    });
    game.plays('Blaze').passes();
    game.offers('take-back');
  });

  test('is met by exactly 5 on two cards, not by 4', () => {
    const exactly = scenario({
      me: { hand: ['Blaze', 'Spark', 'Torch'] },
      rival: { active: ['Shimmer', 'Caterpillar Lightseeker'] },
    });
    exactly
      .plays('Blaze')
      .meets('Caterpillar Lightseeker')
      .picks('discard:Spark', 'discard:Torch')
      .endsTurn();
    expect(exactly.turn).toBe('rival');
    const less = scenario({
      me: { hand: ['Blaze', 'Spark'] },
      rival: { active: ['Shimmer', 'Caterpillar Lightseeker'] },
    });
    less.plays('Blaze').passes();
    less.offers('take-back');
  });

  test('doubles to 10 Fire or 10 Earth (OPEN-QUESTION-21)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Flamebreath the Dazzling', 'Blaze', 'Torch'] },
      rival: { active: ['Crysalus Frendus', 'Caterpillar Lightseeker'] },
    });
    game.plays('Spark').meets('Caterpillar Lightseeker');
    game.picks('discard:Flamebreath the Dazzling', 'discard:Blaze').endsTurn();
    expect(game.turn).toBe('rival');
  });
});

describe('Caterpillar Moonsetter', () => {
  test('makes the rival discard cards with 2 moons', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Scorch the Inflammable', 'Torch'] },
      rival: { active: ['Glimmer', 'Caterpillar Moonsetter'] },
    });
    game.plays('Spark').meets('Caterpillar Moonsetter');
    game.offers('discard:Scorch the Inflammable');
    game.chooses('discard:Scorch the Inflammable').endsTurn();
    expect(game.me.discardPile).toEqual(['Scorch the Inflammable']);
    expect(game.turn).toBe('rival');
  });

  test('is not met by cards without moons, strong as they may be, nor by a single moon', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Sear', 'Volca'] },
      rival: { active: ['Glimmer', 'Caterpillar Moonsetter'] },
    });
    game.plays('Spark').passes();
    game.offers('take-back');
  });

  test('is met by two cards of one moon each, but then takes no more of them (RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Volca', 'Blaze', 'Furnace'] },
      rival: { active: ['Glimmer', 'Caterpillar Moonsetter'] },
    });
    game.plays('Spark').meets('Caterpillar Moonsetter').picks('discard:Volca', 'discard:Furnace').passes();
    game.offers('done');
    expect(game.me.hand).toEqual(['Blaze']);
  });

  test('takes the moons of a leadership card too, which goes on the leader (DISCARD-2)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Summon Sorcerer'] },
      rival: { active: ['Glimmer', 'Caterpillar Moonsetter'] },
    });
    game.plays('Spark').meets('Caterpillar Moonsetter').chooses('discard:Summon Sorcerer');
    expect(game.me.leaderArea).toEqual(['Summon Sorcerer']);
    expect(game.me.discardPile).toEqual([]);
  });
});

describe('Potion of Cosmic Power', () => {
  test('doubles both values of a character', () => {
    const game = scenario({
      me: { hand: ['Primus Magicus', 'Potion of Cosmic Power'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Primus Magicus').plays('Potion of Cosmic Power');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([12, 4]);
  });

  test('doubles one character only, at the choice of its owner (TARGET-1)', () => {
    const game = scenario({
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Potion of Cosmic Power'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').plays('Potion of Cosmic Power');
    game.offers('target:Dancer of Dawn', 'target:Dancer of Dusk');
    game.chooses('target:Dancer of Dusk');
    expect(game.value('Dancer of Dusk', 'earth')).toBe(8);
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([8, 10]);
  });

  test('does not double boosters and supports', () => {
    const game = scenario({
      me: { hand: ['Primus Magicus', 'Potion of Cosmic Power'], support: ['Tome of Wisdom'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Primus Magicus').plays('Potion of Cosmic Power');
    expect(game.value('Tome of Wisdom')).toBe(3);
    expect(game.power('me')).toBe(15);
  });

  test('does nothing while boosters are ignored', () => {
    const game = scenario({
      me: { hand: ['Primus Magicus', 'Potion of Cosmic Power'] },
      rival: { active: ['Trillilling'] },
    });
    game.plays('Primus Magicus').plays('Potion of Cosmic Power');
    expect(game.power('me')).toBe(6);
  });

  test('doubles after another Potion has raised the value (POWER-9)', () => {
    const game = scenario({
      me: { hand: ['Gulpus Permanentus', 'Potion of Cosmic Power', 'Potion of Sparkling Fire'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Gulpus Permanentus').plays('Potion of Cosmic Power').plays('Potion of Sparkling Fire');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([12, 4]);
  });
});

describe('Potion of Conjoining', () => {
  test('raises both values of a character to their sum', () => {
    const game = scenario({
      me: { hand: ['Primus Magicus', 'Potion of Conjoining'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Primus Magicus').plays('Potion of Conjoining');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([8, 8]);
  });

  test('changes nothing about a character that shows 0 in the other element', () => {
    const game = scenario({
      me: { hand: ['Scorch the Inflammable', 'Potion of Conjoining'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Scorch the Inflammable').plays('Potion of Conjoining');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 6]);
  });

  test('adds the printed values as CoolCat leaves them (RULING-10)', () => {
    const game = scenario({
      me: { hand: ['Smartia Pantia', 'Potion of Conjoining'] },
      rival: { active: ['CoolCat'] },
    });
    game.plays('Smartia Pantia').plays('Potion of Conjoining');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([4, 4]);
  });

  test('works for one of several characters, and not for the rest', () => {
    const game = scenario({
      me: { hand: ['Amazon Leaping High', 'Amazon Leaping Far', 'Potion of Conjoining'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Amazon Leaping High').plays('Amazon Leaping Far').plays('Potion of Conjoining');
    game.chooses('target:Amazon Leaping Far');
    expect([game.value('Amazon Leaping High'), game.value('Amazon Leaping Far')]).toEqual([4, 8]);
  });
});

describe('Potion of Mutation', () => {
  test('raises the lower value of a character to the higher one', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Primus Magicus', 'Potion of Mutation'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Primus Magicus').plays('Potion of Mutation');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 6]);
  });

  test('changes nothing about a character whose values are alike', () => {
    const game = scenario({
      me: { hand: ['Eelena-Aqua-Prima-Alpha', 'Potion of Mutation'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Eelena-Aqua-Prima-Alpha').plays('Potion of Mutation');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([5, 5]);
  });

  test('takes the higher value that CoolCop leaves (RULING-10)', () => {
    const game = scenario({
      me: { hand: ['Smartia Pantia', 'Potion of Mutation'] },
      rival: { active: ['CoolCop'] },
    });
    game.plays('Smartia Pantia').plays('Potion of Mutation');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([3, 3]);
  });

  test('ends with the next character, which covers both', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Devius Maximus', 'Potion of Mutation'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.power('me')).toBe(6);
    game.plays('Spark');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([4, 2]);
  });
});

describe('Potion of Sparkling Fire', () => {
  test('raises the Fire value of a character to 6', () => {
    const game = scenario({
      me: { hand: ['Bigus Musselus', 'Potion of Sparkling Fire'] },
      rival: { active: ['Flash the Incendiary'] },
    });
    game.plays('Bigus Musselus').plays('Potion of Sparkling Fire');
    expect(game.power('me')).toBe(6);
    game.endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('leaves the Earth value as it is', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Spark', 'Potion of Sparkling Fire'] },
      rival: { active: ['Introvertus Completus'] },
    });
    game.plays('Spark').plays('Potion of Sparkling Fire');
    expect(game.power('me')).toBe(2);
  });

  test('never lowers a value that is higher already (RULING-9)', () => {
    const game = scenario({
      me: { hand: ['Flamebreath the Dazzling', 'Potion of Sparkling Fire'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Flamebreath the Dazzling').plays('Potion of Sparkling Fire');
    expect(game.power('me')).toBe(7);
  });

  test('does not help a character that is ignored', () => {
    const game = scenario({
      me: { hand: ['Bigus Musselus', 'Potion of Sparkling Fire'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    game.plays('Bigus Musselus').plays('Potion of Sparkling Fire');
    expect(game.power('me')).toBe(0);
  });

  test('makes up for a printed value that became 0 (RULING-10)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Potion of Sparkling Fire'] },
      rival: { active: ['CoolCat'] },
    });
    game.plays('Volca');
    expect(game.power('me')).toBe(0);
    game.plays('Potion of Sparkling Fire');
    expect(game.power('me')).toBe(6);
  });
});

describe('Potion of Trembling Earth', () => {
  test('raises the Earth value of a character to 6', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Introvertus Completus', 'Potion of Trembling Earth'] },
      rival: { active: ['Roomban Rockmaster'] },
    });
    game.plays('Introvertus Completus').plays('Potion of Trembling Earth').endsTurn();
    expect(game.eventsOf('announced')).toEqual([
      { event: 'announced', seat: 0, element: 'earth', power: 6, against: 6 },
    ]);
  });

  test('leaves the Fire value as it is', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Potion of Trembling Earth'] },
      rival: { active: ['Bigus Musselus'] },
    });
    game.plays('Torch').plays('Potion of Trembling Earth');
    expect(game.power('me')).toBe(1);
  });

  test('never lowers a value that is higher already (RULING-9)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Megalit Mountainshaker', 'Potion of Trembling Earth'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Megalit Mountainshaker').plays('Potion of Trembling Earth');
    expect(game.power('me')).toBe(7);
  });

  test('cannot be played on the turn that starts the fight', () => {
    const game = scenario({ me: { hand: ['Introvertus Completus', 'Potion of Trembling Earth'] } });
    game.plays('Introvertus Completus');
    game.cannotPlay('Potion of Trembling Earth', 'limit');
  });
});

describe('Potion of Prodigious Passion', () => {
  test('raises both values of a character to 5', () => {
    const game = scenario({
      me: { hand: ['Stars Shining', 'Potion of Prodigious Passion'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Stars Shining').plays('Potion of Prodigious Passion');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([5, 5]);
  });

  test('raises the lower value only where the other is higher already (RULING-9)', () => {
    const game = scenario({
      me: { hand: ['Primus Magicus', 'Potion of Prodigious Passion'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Primus Magicus').plays('Potion of Prodigious Passion');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 5]);
  });

  test('raises one of two characters', () => {
    const game = scenario({
      me: { hand: ['Sun Setting', 'Moon Rising', 'Potion of Prodigious Passion'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Sun Setting').plays('Moon Rising').plays('Potion of Prodigious Passion');
    game.offers('target:Sun Setting', 'target:Moon Rising');
    game.chooses('target:Moon Rising');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([7, 6]);
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Potion of Prodigious Passion'] },
      rival: { active: ['Stars Shining'], support: ['Laughing Gas'] },
    });
    game.plays('Spark').plays('Potion of Prodigious Passion');
    expect(game.power('me')).toBe(4);
  });
});

describe('Butterfly Scout', () => {
  test('makes the rival disclose their hand (DISCLOSE-1)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Butterfly Scout', 'Torch'] },
      rival: { hand: ['Blaze', 'Muster Reinforcements'], active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Butterfly Scout');
    expect(game.rival.disclosed).toEqual(['Blaze', 'Muster Reinforcements']);
    expect(game.me.disclosed).toEqual([]);
    expect(game.asks).toBeNull();
  });

  test('shows no card that comes to the rival’s hand later (DISCLOSE-2)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Butterfly Scout'] },
      rival: { hand: ['Blaze', 'Furnace'], active: ['Glimmer'], drawDeck: ['Torch', 'Sear'] },
    });
    game.plays('Spark').plays('Butterfly Scout').endsTurn();
    game.rivalTurn('Blaze');
    expect(game.rival.hand).toEqual(['Furnace', 'Sear', 'Torch']);
    expect(game.rival.disclosed).toEqual(['Furnace']);
  });

  test('finds nothing to show in an empty hand, and may be played anyway', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Butterfly Scout'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Butterfly Scout').endsTurn();
    expect(game.rival.disclosed).toEqual([]);
    expect(game.me.active).toEqual(['Butterfly Scout', 'Spark']);
  });

  test('shows nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Butterfly Scout'] },
      rival: { hand: ['Blaze'], active: ['Tittertweet'] },
    });
    game.plays('Spark').plays('Butterfly Scout');
    expect(game.rival.disclosed).toEqual([]);
  });
});

describe('Deploy Butterfly', () => {
  test('makes the rival disclose their hand before any character is played (DISCLOSE-1)', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Spark'] },
      rival: { hand: ['Blaze', 'Fireblast'] },
    });
    game.plays('Deploy Butterfly');
    expect(game.rival.disclosed).toEqual(['Blaze', 'Fireblast']);
    expect(game.phase).toBe('engagement');
    game.offers('start', 'decline');
  });

  test('leaves its owner’s hand hidden', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Spark'] },
      rival: { hand: ['Blaze'] },
    });
    game.plays('Deploy Butterfly');
    expect(game.me.disclosed).toEqual([]);
    expect(game.me.knownHand).toEqual([]);
  });

  test('is the one leadership card of the turn and lets a card be picked from the disclosed hand later', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Muster Reinforcements', 'Cardus Nikkus'] },
      rival: { hand: ['Blaze', 'Fireblast'], active: ['Glimmer'] },
    });
    game.plays('Deploy Butterfly').continues();
    game.plays('Cardus Nikkus');
    game.offers('discard-at-random', 'discard:Blaze', 'discard:Fireblast', 'refuse');
    expect(game.me.hand).toEqual(['Muster Reinforcements']);
  });

  test('cannot be played where leadership cards are forbidden', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Spark'] },
      rival: { hand: ['Blaze'], active: ['Glimmer'], support: ['Flickering Fires'] },
    });
    game.cannotPlay('Deploy Butterfly', 'forbidden');
  });
});

describe('Tempt Holy Dragon', () => {
  test('attracts a dragon for cards with 5 moons', () => {
    const game = scenario({
      me: { hand: ['Tempt Holy Dragon', 'Flamebreath the Dazzling', 'Scorch the Inflammable', 'Spark'] },
    });
    game.plays('Tempt Holy Dragon');
    game.offers('discard:Flamebreath the Dazzling', 'refuse');
    game.picks('discard:Flamebreath the Dazzling', 'discard:Scorch the Inflammable', 'dragon:lika');
    expect(game.me.dragonNames).toEqual(['lika']);
    expect(game.me.hand).toEqual(['Spark']);
  });

  test('attracts none for 4 moons, and does not say why (PROJECT-9)', () => {
    const game = scenario({
      me: { hand: ['Tempt Holy Dragon', 'Flamebreath the Dazzling', 'Volca', 'Spark'] },
    });
    game.plays('Tempt Holy Dragon');
    game.offers('refuse');
    game.chooses('refuse');
    expect(game.me.dragons).toBe(0);
    expect(game.me.hand).toEqual(['Flamebreath the Dazzling', 'Spark', 'Volca']);
  });

  test('takes no card that the 5 moons do not need (RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Tempt Holy Dragon', 'Guardian of Time', 'Scorch the Inflammable', 'Volca', 'Spark'] },
    });
    game.plays('Tempt Holy Dragon').picks('discard:Guardian of Time', 'discard:Scorch the Inflammable');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    expect(game.me.hand).toEqual(['Spark', 'Volca']);
  });

  test('moves a dragon of the rival to the board first (DRAGON-2)', () => {
    const game = scenario({
      me: { hand: ['Tempt Holy Dragon', 'Guardian of Time', 'Scorch the Inflammable'] },
      rival: { dragons: 1 },
    });
    game.plays('Tempt Holy Dragon').picks('discard:Guardian of Time', 'discard:Scorch the Inflammable');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
  });

  test('wins the game with a fourth dragon (WIN-9)', () => {
    const game = scenario({
      me: { hand: ['Tempt Holy Dragon', 'Guardian of Time', 'Scorch the Inflammable'], dragons: 3 },
    });
    game.plays('Tempt Holy Dragon').picks('discard:Guardian of Time', 'discard:Scorch the Inflammable');
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });
});

const bothCanPay = () =>
  scenario({
    me: { hand: ['Chosen of the Vastness', 'Spark', 'Torch', 'Blaze'] },
    rival: { hand: ['Sonatos', 'Rocara', 'Flamitos'] },
  });

describe('Chosen of the Vastness', () => {
  test('lets each player pay for a dragon, the rival first (LEAD-9)', () => {
    const game = bothCanPay().plays('Chosen of the Vastness');
    expect(game.decider).toBe('rival');
    game.picks('discard:Sonatos', 'discard:Rocara', 'dragon:doran');
    expect([game.decider, game.rival.dragons]).toEqual(['me', 1]);
    game.picks('discard:Spark', 'discard:Torch');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
    expect(game.rival.hand).toEqual(['Flamitos']);
    expect(game.me.hand).toEqual(['Blaze']);
  });

  test('moves no dragon for players who do not want to pay', () => {
    const game = bothCanPay().plays('Chosen of the Vastness').chooses('refuse').chooses('refuse');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
    expect(game.rival.hand).toHaveLength(3);
    expect(game.phase).toBe('engagement');
  });

  test('wants Fire and Earth on different cards (DISCARD-5)', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Vastness', 'Torch', 'Helkomedes the Rhetorician'] },
      rival: { hand: ['Lavar the Powerful'] },
    });
    game.plays('Chosen of the Vastness');
    expect(game.decider).toBe('rival');
    game.offers('refuse');
    game.chooses('refuse');
    expect(game.decider).toBe('me');
    game.offers('refuse');
  });

  test('lets its owner pay where the rival cannot', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Vastness', 'Spark', 'Torch'] },
      rival: { hand: ['Lavar the Powerful'] },
    });
    game.plays('Chosen of the Vastness').chooses('refuse');
    game.picks('discard:Spark', 'discard:Torch', 'dragon:sesha');
    expect(game.me.dragonNames).toEqual(['sesha']);
  });
});
