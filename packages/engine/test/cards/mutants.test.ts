import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Den-bal-Ton', () => {
  test('can be played once the rival has a dragon, and changes the element either way', () => {
    const fire = scenario({ me: { hand: ['Den-bal-Ton'] }, rival: { active: ['Torch'], dragons: 1 } });
    fire.plays('Den-bal-Ton');
    expect(fire.element).toBe('earth');
    expect(fire.power('me')).toBe(8);
    const earth = scenario({
      element: 'earth',
      me: { hand: ['Den-bal-Ton'] },
      rival: { active: ['Torch'], dragons: 3 },
    });
    earth.plays('Den-bal-Ton');
    expect(earth.element).toBe('fire');
  });

  test('cannot be played while the dragons are on the board or on its owner’s side', () => {
    const neutral = scenario({ me: { hand: ['Den-bal-Ton', 'Spark'] }, rival: { active: ['Torch'] } });
    neutral.cannotPlay('Den-bal-Ton', 'condition');
    const own = scenario({
      me: { hand: ['Den-bal-Ton', 'Spark'], dragons: 2 },
      rival: { active: ['Torch'] },
    });
    own.cannotPlay('Den-bal-Ton', 'condition');
  });

  test('stops the turn', () => {
    const game = scenario({
      me: { hand: ['Den-bal-Ton', 'Fireblast', 'Sun Setting', 'Fire Swamp'] },
      rival: { active: ['Torch'], dragons: 1 },
    });
    game.plays('Den-bal-Ton');
    game.offers('done');
    game.chooses('done');
    game.offers('done');
  });

  test('may start a fight, whose element its owner then names', () => {
    const game = scenario({ me: { hand: ['Den-bal-Ton'] }, rival: { dragons: 1 } });
    game.starts().plays('Den-bal-Ton').announces('fire');
    expect(game.eventsOf('announced')[0]).toMatchObject({ element: 'fire', power: 8 });
    expect(game.eventsOf('elementChanged')).toEqual([]);
  });
});

describe('Sas-van-Son', () => {
  test('can be played by a player who holds two cards fewer than the rival, itself included', () => {
    const game = scenario({
      me: { hand: ['Sas-van-Son', 'Spark'] },
      rival: { active: ['Torch'], hand: ['Glimmer', 'Shimmer', 'Sear', 'Ignite'] },
    });
    game.plays('Sas-van-Son');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(7);
  });

  test('cannot be played by one who holds one card fewer', () => {
    const game = scenario({
      me: { hand: ['Sas-van-Son', 'Spark'] },
      rival: { active: ['Torch'], hand: ['Glimmer', 'Shimmer', 'Sear'] },
    });
    game.cannotPlay('Sas-van-Son', 'condition');
  });

  test('counts the hand only after a card has left it: a card played before helps (RULING-26)', () => {
    const game = scenario({
      me: { hand: ['Sas-van-Son', 'Sun Setting'] },
      rival: { active: ['Torch'], hand: ['Glimmer', 'Shimmer', 'Sear'] },
    });
    game.plays('Sun Setting');
    game.canPlay('Sas-van-Son');
  });
});

describe('Pen-dor-Nith', () => {
  test('can be played against six cards in both areas, covered ones included', () => {
    const game = scenario({
      me: { hand: ['Pen-dor-Nith'] },
      rival: {
        active: ['Torch', 'Fireblast'],
        covered: ['Glimmer', 'Shimmer'],
        support: ['Tome of Wisdom', 'Ballista of Confusion'],
      },
    });
    game.plays('Pen-dor-Nith');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(6);
  });

  test('cannot be played against five cards, not counting hand, ships and discard pile', () => {
    const game = scenario({
      me: { hand: ['Pen-dor-Nith', 'Spark'] },
      rival: {
        hand: ['Sear'],
        active: ['Torch', 'Fireblast'],
        covered: ['Glimmer'],
        support: ['Tome of Wisdom', 'Ballista of Confusion'],
        ships: { 'Rising Sun': ['Ignite'] },
        discardPile: ['Shimmer'],
      },
    });
    game.cannotPlay('Pen-dor-Nith', 'condition');
  });

  test('counts a face-down card as the sixth (RULING-39)', () => {
    const game = scenario({
      me: { hand: ['Pen-dor-Nith'] },
      rival: {
        active: ['Torch'],
        covered: ['Glimmer', 'Shimmer'],
        support: ['Tome of Wisdom', 'Ballista of Confusion'],
        bluffs: ['Captain Su Cha'],
      },
    });
    game.canPlay('Pen-dor-Nith');
  });

  test('cannot start a fight: the rival has no cards there yet (OPEN-QUESTION-13)', () => {
    const game = scenario({ me: { hand: ['Pen-dor-Nith', 'Spark'] } });
    game.cannotPlay('Pen-dor-Nith', 'condition');
  });
});

describe('Neth-sur-Pot', () => {
  test('can be played against three active cards of any kind', () => {
    const game = scenario({
      me: { hand: ['Neth-sur-Pot'] },
      rival: { active: ['Torch', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('Neth-sur-Pot');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(5);
  });

  test('cannot be played against two active cards, however many are covered or aboard', () => {
    const game = scenario({
      me: { hand: ['Neth-sur-Pot', 'Spark'] },
      rival: {
        active: ['Torch'],
        covered: ['Glimmer', 'Fireblast', 'Shimmer'],
        support: ['Tome of Wisdom'],
        ships: { 'Rising Sun': ['Sear'] },
      },
    });
    game.cannotPlay('Neth-sur-Pot', 'condition');
  });

  test('counts a face-down card, and ignored ones', () => {
    const game = scenario({
      me: { hand: ['Neth-sur-Pot'], active: ['Flitterflutter'] },
      rival: { active: ['Torch'], support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    });
    expect(game.power('rival')).toBe(1);
    game.canPlay('Neth-sur-Pot');
  });
});

describe('Var-dis-Nar', () => {
  test('can be played against a total of exactly 7 in either element', () => {
    const fire = scenario({ me: { hand: ['Var-dis-Nar'] }, rival: { active: ['Flamebreath the Dazzling'] } });
    fire.plays('Var-dis-Nar');
    expect(fire.element).toBe('earth');
    expect(fire.power('me')).toBe(4);
    const earth = scenario({
      element: 'earth',
      me: { hand: ['Var-dis-Nar'] },
      rival: { active: ['Megalit Mountainshaker'] },
    });
    earth.plays('Var-dis-Nar');
    expect(earth.element).toBe('fire');
  });

  test('cannot be played against 6, nor against 7 in the element that is not contested', () => {
    const six = scenario({
      me: { hand: ['Var-dis-Nar', 'Scorch the Inflammable'] },
      rival: { active: ['Primus Magicus'] },
    });
    six.cannotPlay('Var-dis-Nar', 'condition');
    const other = scenario({
      element: 'earth',
      me: { hand: ['Var-dis-Nar', 'Spark'] },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    other.cannotPlay('Var-dis-Nar', 'condition');
  });

  test('looks at the total as it is now, after an ignoring effect (RULING-25)', () => {
    const setup = {
      me: { hand: ['Var-dis-Nar', 'Sun Setting'], support: ['Tome of Wisdom'] },
      rival: { active: ['Volca'], support: ['Trebuchet of Fear'] },
    };
    scenario(setup).canPlay('Var-dis-Nar');
    const ignoring = scenario({ ...setup, me: { ...setup.me, active: ['Flitterflutter'] } });
    expect(ignoring.power('rival')).toBe(5);
    ignoring.cannotPlay('Var-dis-Nar', 'condition');
  });

  test('need not match what attacks it: the shield helps in the new element as well', () => {
    const game = scenario({
      me: { hand: ['Var-dis-Nar'] },
      rival: { active: ['Roomban Rockmaster', 'Fireblast'], support: ['Trebuchet of Fear'] },
    });
    expect([game.power('rival', 'fire'), game.power('rival', 'earth')]).toEqual([8, 9]);
    game.plays('Var-dis-Nar').announces('earth');
    expect(game.eventsOf('announced')[0]).toMatchObject({ power: 4, against: 9 });
  });
});

describe('Zig-nur-Don', () => {
  test('can be played against exactly 5 Earth and makes it a fight over Fire', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Zig-nur-Don'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Zig-nur-Don');
    expect(game.element).toBe('fire');
    expect(game.power('me')).toBe(4);
  });

  test('cannot be played against 4 Earth', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Zig-nur-Don', 'Catusan'] },
      rival: { active: ['Torch'] },
    });
    game.cannotPlay('Zig-nur-Don', 'condition');
  });

  test('cannot be played against 5 Fire, nor against 5 Earth in a fight over Fire', () => {
    const fire = scenario({ me: { hand: ['Zig-nur-Don', 'Volca'] }, rival: { active: ['Volca'] } });
    fire.cannotPlay('Zig-nur-Don', 'condition');
    const earthValues = scenario({ me: { hand: ['Zig-nur-Don', 'Volca'] }, rival: { active: ['Catusan'] } });
    earthValues.cannotPlay('Zig-nur-Don', 'condition');
  });

  test('leaves a fight over Fire at Fire when its condition is waived', () => {
    const game = scenario({
      me: { hand: ['Zig-nur-Don', 'Inflame the Mutant'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Inflame the Mutant').plays('Zig-nur-Don');
    expect(game.element).toBe('fire');
    expect(game.eventsOf('elementChanged')).toEqual([]);
  });
});

describe('Ras-mus-Pan', () => {
  test('can be played against exactly 5 Fire and makes it a fight over Earth', () => {
    const game = scenario({ me: { hand: ['Ras-mus-Pan'] }, rival: { active: ['Volca'] } });
    game.plays('Ras-mus-Pan');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(4);
  });

  test('cannot be played against 4 Fire', () => {
    const game = scenario({ me: { hand: ['Ras-mus-Pan', 'Volca'] }, rival: { active: ['Spark'] } });
    game.cannotPlay('Ras-mus-Pan', 'condition');
  });

  test('cannot be played in a fight over Earth, nor start a fight', () => {
    const earth = scenario({
      element: 'earth',
      me: { hand: ['Ras-mus-Pan', 'Catusan'] },
      rival: { active: ['Gravitos Greatpower'] },
    });
    expect(earth.power('rival')).toBe(5);
    earth.cannotPlay('Ras-mus-Pan', 'condition');
    const start = scenario({ me: { hand: ['Ras-mus-Pan', 'Spark'] } });
    start.cannotPlay('Ras-mus-Pan', 'condition');
  });
});

describe('Chu-nan-Chi', () => {
  test('cannot be played while the rival has no Hyla card', () => {
    const game = scenario({ me: { hand: ['Chu-nan-Chi', 'Spark'] }, rival: { active: ['Torch'] } });
    game.cannotPlay('Chu-nan-Chi', 'condition');
  });

  test('can be played when its text is ignored, and then leaves the element as it is', () => {
    const game = scenario({ me: { hand: ['Chu-nan-Chi'] }, rival: { active: ['Tittertweet'] } });
    game.plays('Chu-nan-Chi');
    expect(game.element).toBe('fire');
    expect(game.power('me')).toBe(3);
  });

  test('can be played with its condition waived, and then changes the element', () => {
    const game = scenario({
      me: { hand: ['Chu-nan-Chi', 'Inflame the Mutant'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Inflame the Mutant').plays('Chu-nan-Chi');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(3);
  });
});

describe('Fel-nar-Gan', () => {
  test('can be played by a player without a card in combat and support area', () => {
    const game = scenario({ me: { hand: ['Fel-nar-Gan'] }, rival: { active: ['Volca'] } });
    game.plays('Fel-nar-Gan').announces('earth');
    expect(game.eventsOf('announced')[0]).toMatchObject({ power: 0, against: 1 });
  });

  test('cannot be played beside a support or a face-down card', () => {
    const support = scenario({
      me: { hand: ['Fel-nar-Gan', 'Spark'], support: ['Armory'] },
      rival: { active: ['Torch'] },
    });
    support.cannotPlay('Fel-nar-Gan', 'condition');
    const bluff = scenario({
      me: { hand: ['Fel-nar-Gan', 'Spark'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    bluff.cannotPlay('Fel-nar-Gan', 'condition');
  });

  test('cannot be played beside covered cards, nor after a character of the same turn', () => {
    const covered = scenario({
      me: { hand: ['Fel-nar-Gan', 'Spark'], covered: ['Glimmer'] },
      rival: { active: ['Torch'] },
    });
    covered.cannotPlay('Fel-nar-Gan', 'condition');
    const second = scenario({ me: { hand: ['Fel-nar-Gan', 'Sun Setting'] }, rival: { active: ['Torch'] } });
    second.canPlay('Fel-nar-Gan');
    second.plays('Sun Setting');
    second.cannotPlay('Fel-nar-Gan', 'condition');
  });

  test('can be played beside a ship and cards aboard, and after everything was taken back to hand', () => {
    const ship = scenario({
      me: { hand: ['Fel-nar-Gan'], ships: { 'Rising Sun': ['Spark'] } },
      rival: { active: ['Torch'] },
    });
    ship.canPlay('Fel-nar-Gan');
    const retrieved = scenario({
      me: { hand: ['Fel-nar-Gan'], active: ['Steepstoop'] },
      rival: { active: ['Torch'] },
    });
    retrieved.retrieves('Steepstoop');
    retrieved.canPlay('Fel-nar-Gan');
  });
});

describe('Man-shu-Ran', () => {
  test('can be played against an active card with the free icon', () => {
    const game = scenario({
      me: { hand: ['Man-shu-Ran'] },
      rival: { active: ['Torch', 'Sudden Waterspout'] },
    });
    game.plays('Man-shu-Ran');
    expect(game.element).toBe('earth');
    expect(game.power('me')).toBe(0);
  });

  test('cannot be played against other icons, nor when the free card is covered', () => {
    const game = scenario({
      me: { hand: ['Man-shu-Ran', 'Spark'] },
      rival: {
        active: ['Steepstoop'],
        covered: ['Torch', 'Sudden Waterspout'],
        support: ['Homing Missiles'],
      },
    });
    game.cannotPlay('Man-shu-Ran', 'condition');
  });

  test('sees a free icon that is ignored: it is still printed there', () => {
    const game = scenario({
      me: { hand: ['Man-shu-Ran'], support: ['Impenetrable Fog'] },
      rival: { active: ['Torch'], support: ['Fire Swamp'] },
    });
    game.canPlay('Man-shu-Ran');
  });

  test('does not see a free icon that was only lent for the playing (FREE-9)', () => {
    const game = scenario({
      turn: 'rival',
      me: { hand: ['Man-shu-Ran', 'Spark'] },
      rival: { ships: { 'Rising Sun': ['Captain Su Cha', 'Commodore Lo Tan'] }, covered: ['Torch'] },
    });
    game.lands('Rising Sun').plays('Captain Su Cha').plays('Commodore Lo Tan').endsTurn();
    game.cannotPlay('Man-shu-Ran', 'condition');
  });
});
