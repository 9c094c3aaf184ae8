import { describe, expect, test } from 'vitest';
import { takingBack } from '../../src/decision/decision.ts';
import type { BacktrackPolicy } from '../../src/compile/game.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const POLICIES: readonly BacktrackPolicy[] = ['free', 'loss', 'retreat'];

/** Nothing that happens on the way to this dead end was hidden. */
const openDeadEnd = (backtrack: BacktrackPolicy = 'free') =>
  scenario({
    backtrack,
    me: { hand: ['Spark', 'Flickering Fires'], active: ['Shimmer'], support: ['Trebuchet of Fear'] },
    rival: { active: ['Scorch the Inflammable', 'Fireblast'], support: ['Trebuchet of Fear'] },
  })
    .plays('Spark')
    .plays('Flickering Fires');

/** On the way to this one two cards of the rival's hand are revealed. */
const blindDeadEnd = (backtrack: BacktrackPolicy = 'free') =>
  scenario({
    backtrack,
    me: { hand: ['Sarogakanas the Ancient', 'Spark'], active: ['Shimmer'] },
    rival: { active: ['Scorch the Inflammable'], hand: ['Volca', 'Sear'] },
  })
    .plays('Sarogakanas the Ancient')
    .chooses('discard-at-random', 'done');

describe('a turn that cannot be finished', () => {
  test('can be taken back to Engagement, and everything lies as it did (BACKTRACK-1)', () => {
    const game = openDeadEnd();
    game.offers('take-back');
    game.chooses('take-back');
    expect(game.phase).toBe('engagement');
    expect(game.me.hand).toEqual(['Flickering Fires', 'Spark']);
    expect([game.me.active, game.me.covered]).toEqual([['Shimmer'], []]);
    expect(game.me.support).toEqual(['Trebuchet of Fear']);
    game.offers('continue', 'retreat');
  });

  test('keeps what was done before Engagement: the leadership card stays played (BACKTRACK-1)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'Spark'], support: ['Lightning Bolts'] },
      rival: { active: ['Flamebreath the Dazzling', 'Fireblast'] },
    });
    game
      .plays('Summon Sorcerer')
      .chooses('return:Lightning Bolts')
      .plays('Spark')
      .chooses('done', 'take-back');
    expect(game.me.leaderArea).toEqual(['Summon Sorcerer']);
    expect(game.me.hand).toEqual(['Lightning Bolts', 'Spark']);
    game.offers('continue', 'retreat');
  });

  test('may then be tried another way (BACKTRACK-1)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Flamebreath the Dazzling'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    game.plays('Spark').chooses('done', 'take-back').plays('Flamebreath the Dazzling').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('is never announced: only a legal total lets the phase end (RULING-8)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fireblast'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    game.plays('Spark').chooses('done').offers('play:Fireblast', 'take-back');
    game.plays('Fireblast').offers('done');
  });

  test('costs nothing in Legends, although hidden cards were revealed (RULING-8)', () => {
    const game = blindDeadEnd().chooses('take-back');
    expect(game.result).toBeNull();
    expect([game.phase, game.decider]).toEqual(['engagement', 'me']);
    game.offers('continue', 'retreat');
  });

  test('gives discarded cards back to their hand, where both still know them (BACKTRACK-1)', () => {
    const game = blindDeadEnd();
    expect(game.rival.hand).toEqual([]);
    game.chooses('take-back');
    expect(game.rival.hand).toEqual(['Sear', 'Volca']);
    expect(game.rival.knownHand).toEqual(['Sear', 'Volca']);
    expect(game.rival.discardPile).toEqual([]);
  });

  test('brings the same luck again, so that nobody can try for a better one (BACKTRACK-1)', () => {
    const setup = {
      me: { hand: ['Sarogakanas the Ancient', 'Spark'] },
      rival: { active: ['Scorch the Inflammable'], hand: ['Volca', 'Sear', 'Torch', 'Blaze', 'Furnace'] },
    };
    const game = scenario(setup).plays('Sarogakanas the Ancient').chooses('discard-at-random', 'done');
    const discarded = game.rival.discardPile;
    game.chooses('take-back').plays('Sarogakanas the Ancient').chooses('discard-at-random');
    expect(game.rival.discardPile).toEqual(discarded);
  });

  test('is free in the first edition while nothing was drawn or revealed (BACKTRACK-3)', () => {
    const game = openDeadEnd('loss').chooses('take-back');
    expect(game.result).toBeNull();
    game.offers('continue', 'retreat');
  });

  test('loses the game after something was revealed, and the rival scores four crystals (BACKTRACK-3)', () => {
    const game = blindDeadEnd('loss').chooses('take-back');
    expect(game.result).toEqual({ winner: 'rival', crystals: 4, reason: 'impossibleTurn' });
    expect(game.options).toEqual([]);
  });

  test('is the rule of the first edition unless another is agreed, and not of Legends (BACKTRACK-3, RULING-8)', () => {
    const short = { me: { hand: ['Spark'] }, rival: { active: ['Rocara'] } };
    expect(scenario({ ...short, edition: 'first' }).state.game.rules.backtrack).toBe('loss');
    expect(scenario({ ...short, edition: 'first', backtrack: 'free' }).state.game.rules.backtrack).toBe(
      'free',
    );
    expect(scenario(short).state.game.rules.backtrack).toBe('free');
  });

  test('forces a retreat after something was revealed, where the organiser set that penalty (BACKTRACK-4)', () => {
    const game = blindDeadEnd('retreat').chooses('take-back', 'dragon:lika');
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 1 }]);
    expect(game.rival.dragons).toBe(1);
    expect([game.turn, game.phase]).toEqual(['me', 'leadership']);
    expect(game.me.hand).toContain('Sarogakanas the Ancient');
  });

  test('forces nothing while nothing was revealed (BACKTRACK-4)', () => {
    const game = openDeadEnd('retreat').chooses('take-back');
    expect(game.rival.dragons).toBe(0);
    game.offers('continue', 'retreat');
  });
});

describe('a turn that could be finished', () => {
  test('is not taken back once hidden cards were revealed: that is not an honest mistake (BACKTRACK-2)', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient', 'Spark'] },
      rival: { active: ['Rocara'], hand: ['Volca', 'Sear'] },
    });
    game.plays('Sarogakanas the Ancient').chooses('discard-at-random').offersNo('take-back');
    expect(() => game.takesBack()).toThrow('Hidden information was revealed');
    game.chooses('done').offers('done');
  });

  test('may be taken back while nothing was revealed, as a convenience', () => {
    const game = scenario({ me: { hand: ['Spark', 'Volca'] }, rival: { active: ['Rocara'] } });
    game.plays('Spark').takesBack();
    expect([game.phase, game.me.hand]).toEqual(['engagement', ['Spark', 'Volca']]);
    expect(game.eventsOf('tookBack')).toEqual([{ event: 'tookBack', seat: 0, revealed: false }]);
  });
});

const after = (game: Scenario) => takingBack(game.state);

describe('the state knows whether hidden information was revealed', () => {
  test('nothing is before Engagement is over, nor by cards that both can see', () => {
    const game = scenario({
      me: { hand: ['Cinder', 'Fireblast', 'Volca'] },
      rival: { active: ['Rocara'], covered: ['Torch'], support: ['Tome of Wisdom'] },
    });
    expect(after(game)).toBe('notNow');
    game.plays('Cinder');
    expect(after(game)).toBe('notNow');
    game.chooses('discard:Tome of Wisdom');
    expect(after(game)).toBe('possible');
    expect(after(game.plays('Fireblast'))).toBe('possible');
  });

  test('a card discarded at random from the rival’s hand', () => {
    expect(after(blindDeadEnd())).toBe('revealed');
  });

  test('cards that the rival picks from their hand', () => {
    const game = scenario({
      me: { hand: ['Bashdin', 'Spark'] },
      rival: { active: ['Rocara'], hand: ['Volca', 'Sear'] },
    });
    game.plays('Bashdin').chooses('use:Bashdin').picks('discard:Volca', 'discard:Sear');
    expect(after(game)).toBe('revealed');
  });

  test('a disclosed hand', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Butterfly Scout'] },
      rival: { active: ['Rocara'], hand: ['Volca'] },
    });
    expect(after(game.plays('Spark'))).toBe('possible');
    expect(after(game.plays('Butterfly Scout'))).toBe('revealed');
  });

  test('a face-down card that is discarded, but not one that is laid down', () => {
    const game = scenario({
      me: { hand: ['Cinder', 'Captain Su Cha'] },
      rival: { active: ['Rocara'], bluffs: ['Cannoneer Tara Ko'] },
    });
    game.plays('Cinder').chooses('discard-face-down:1');
    expect(after(game)).toBe('revealed');
    const own = scenario({ me: { hand: ['Spark', 'Captain Su Cha'] }, rival: { active: ['Rocara'] } });
    expect(after(own.plays('Spark').plays('Captain Su Cha', 'bluff'))).toBe('possible');
  });

  test('what was revealed before Engagement is not counted, because it is not taken back (BACKTRACK-1)', () => {
    const game = scenario({
      backtrack: 'loss',
      me: { hand: ['Muster Reinforcements', 'Spark'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    game.plays('Muster Reinforcements').chooses('use:Muster Reinforcements').plays('Spark');
    expect(after(game)).toBe('possible');
    game.chooses('done', 'take-back');
    expect(game.result).toBeNull();
    expect(game.me.hand).toHaveLength(6);
  });

  test('it is reset after a take-back and with every turn', () => {
    expect(after(blindDeadEnd().chooses('take-back').continues())).toBe('possible');
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Volca', 'Sear', 'Torch'] },
    });
    game.plays('Sarogakanas the Ancient').chooses('discard-at-random').endsTurn();
    expect(after(game.continues())).toBe('possible');
  });
});

describe.each(POLICIES)('nobody can be stuck where a take-back means “%s”', (backtrack) => {
  test('with too little power and nothing left to play (BACKTRACK-1)', () => {
    const game = openDeadEnd(backtrack);
    game.chooses('take-back').offers('continue', 'retreat');
  });

  test('with the last character given away for a demand (BACKTRACK-1)', () => {
    const game = scenario({
      backtrack,
      me: { hand: ['Spark'] },
      rival: { active: ['Sonatos', 'Caterpillar Fireeater'] },
    });
    game.chooses('done').continues().offers('play:Spark', 'meet:Caterpillar Fireeater');
    game.chooses('meet:Caterpillar Fireeater', 'discard:Spark').offers('take-back');
    game.chooses('take-back').offers('continue', 'retreat');
    expect(game.me.hand).toEqual(['Spark']);
  });

  test('with a demand that cannot be met (BACKTRACK-1, ENGAGE-10)', () => {
    const game = scenario({
      backtrack,
      me: { hand: ['Spark'] },
      rival: { active: ['Kabu Kat'] },
    });
    game.plays('Spark').chooses('done').offers('take-back');
    game.chooses('take-back').offers('continue', 'retreat');
  });

  test('with more characters than Boatswain Mena Marn allows (BACKTRACK-1)', () => {
    const game = scenario({
      backtrack,
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk'] },
      rival: { active: ['Boatswain Mena Marn'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').offers('take-back');
    game.chooses('take-back').offers('continue', 'retreat');
  });
});
