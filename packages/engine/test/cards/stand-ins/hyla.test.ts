import { describe, expect, test } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const SEVEN = ['Blaze', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'];

const pond = (mine: string, rivals: string) =>
  scenario({
    me: { active: [mine], beside: ['Lantern Pond'] },
    rival: { active: [rivals] },
  });

describe('Lantern Pond', () => {
  test('raises both values of its owner’s Tutu cards to four', () => {
    const game = pond('Nanu Noon', 'Volca');
    expect(game.value('Nanu Noon', 'fire')).toBe(4);
    expect(game.value('Nanu Noon', 'earth')).toBe(4);
  });

  test('does not lower higher values, and does not change other cards', () => {
    expect(pond('Bobu Bramble', 'Volca').value('Bobu Bramble', 'fire')).toBe(5);
    expect(pond('Glimmer', 'Volca').value('Glimmer', 'fire')).toBe(2);
  });

  test('does nothing for the Tutu cards of the rival', () => {
    expect(pond('Volca', 'Nanu Noon').value('Nanu Noon', 'fire')).toBe(2);
  });

  test('draws three cards when it is played, if its owner wants to', () => {
    const game = scenario({ me: { hand: ['Lantern Pond', 'Volca'] } }).plays('Lantern Pond');
    game.offers('use:Lantern Pond', 'refuse');
    expect(game.chooses('use:Lantern Pond').me.hand).toHaveLength(4);
  });

  test('lasts past the end of a fight (HYLA-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Volca'], hand: ['Blaze'], beside: ['Lantern Pond'] },
      rival: { active: ['Glimmer'] },
    });
    game.retreats();
    expect(game.me.active).toEqual([]);
    expect(game.me.beside).toEqual(['Lantern Pond']);
  });
});

const reeds = (...hand: readonly string[]) => scenario({ me: { hand, beside: ['Whispering Reeds'] } });

describe('Whispering Reeds', () => {
  test('lets boosters and supports in hand be replaced', () => {
    const game = reeds('Fireblast', 'Tome of Wisdom');
    game.offers('replace:Fireblast', 'replace:Tome of Wisdom', 'done');
    game.replaces('Tome of Wisdom');
    expect(game.me.discardPile).toEqual(['Tome of Wisdom']);
    expect(game.me.hand).toHaveLength(2);
  });

  test('draws three cards when it is played, if its owner wants to', () => {
    const game = scenario({ me: { hand: ['Whispering Reeds', 'Volca'] } }).plays('Whispering Reeds');
    expect(game.chooses('use:Whispering Reeds').me.hand).toHaveLength(4);
    expect(game.phase).toBe('engagement');
  });

  test('lends nothing to characters, leadership cards and ships', () => {
    reeds('Volca', 'Muster Reinforcements', 'Rising Sun').offersNo(
      'replace:Volca',
      'replace:Muster Reinforcements',
      'replace:Rising Sun',
    );
  });

  test('allows one replacement a turn (LEAD-7)', () => {
    const game = reeds('Fireblast', 'Tome of Wisdom').replaces('Fireblast');
    game.offersNo('replace:Tome of Wisdom');
  });

  test('lends nothing while the icons of its owner are ignored', () => {
    const game = scenario({
      me: { hand: ['Fireblast', 'Volca'], beside: ['Whispering Reeds'] },
      rival: { active: ['Mekarthas the Shrewd'] },
    });
    game.offersNo('replace:Fireblast');
  });
});

const keeper = (dragons: 0 | 1, hand: readonly string[] = []) =>
  scenario({
    phase: 'refresh',
    me: { active: ['Volca'], hand, beside: ['Keeper of the Still Pool'] },
    rival: { active: ['Glimmer'], dragons },
  });

describe('Keeper of the Still Pool', () => {
  test('lets its owner draw a seventh card while the rival has a dragon', () => {
    const game = keeper(1);
    game.chooses('use:Keeper of the Still Pool');
    expect(game.me.hand).toHaveLength(7);
    expect(game.turn).toBe('rival');
  });

  test('has no effect while the rival has no dragon', () => {
    const game = keeper(0);
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(6);
  });

  test('may be left unused', () => {
    expect(keeper(1).passes().me.hand).toHaveLength(6);
  });

  test('has no effect for a dragon of its owner', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Volca'], beside: ['Keeper of the Still Pool'], dragons: 1 },
      rival: { active: ['Glimmer'] },
    });
    expect(game.turn).toBe('rival');
  });
});

const gatherer = (hand: readonly string[], drawDeck: readonly string[]) =>
  scenario({
    phase: 'refresh',
    me: { active: ['Volca'], hand, drawDeck, beside: ['Dew Gatherer'] },
    rival: { active: ['Catusan'] },
  });

describe('Dew Gatherer', () => {
  test('reveals two cards of the draw deck, discards one and takes the other', () => {
    const game = gatherer(SEVEN, ['Ember', 'Flare', 'Erupta']);
    game.chooses('use:Dew Gatherer', 'reveal:2', 'discard:Ember');
    expect(game.me.hand).toEqual([...SEVEN, 'Flare'].toSorted());
    expect(game.me.discardPile).toEqual(['Ember']);
    expect(game.me.drawDeck).toEqual(['Erupta']);
  });

  test('may be left unused', () => {
    const game = gatherer(SEVEN, ['Ember', 'Flare']).passes();
    expect(game.me.hand).toEqual(SEVEN.toSorted());
    expect(game.me.drawDeck).toEqual(['Ember', 'Flare']);
  });

  test('only discards where a single card is revealed', () => {
    const game = gatherer(SEVEN, ['Ember']).chooses('use:Dew Gatherer', 'reveal:1', 'discard:Ember');
    expect(game.me.hand).toEqual(SEVEN.toSorted());
    expect(game.me.discardPile).toEqual(['Ember']);
  });

  test('is not offered with an empty draw deck', () => {
    expect(gatherer(SEVEN, []).turn).toBe('rival');
  });
});

const SIX = {
  active: ['Volca', 'Fireblast'],
  covered: ['Spark', 'Sear', 'Torch'],
  support: ['Lightning Bolts'],
};

describe('Mist over the Ford', () => {
  test('keeps the rival from the second dragon when its owner retreats', () => {
    const game = scenario({
      me: { active: ['Glimmer'], hand: ['Blaze'], beside: ['Mist over the Ford'] },
      rival: SIX,
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('leaves a single dragon alone', () => {
    const game = scenario({
      me: { active: ['Glimmer'], hand: ['Blaze'], beside: ['Mist over the Ford'] },
      rival: { active: ['Volca'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('does nothing when the rival retreats', () => {
    const game = scenario({
      turn: 'rival',
      me: { ...SIX, beside: ['Mist over the Ford'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.retreats();
    expect(game.me.dragons).toBe(2);
  });

  test('does nothing once its place is taken by a Hyla card of the rival (HYLA-2)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Glimmer'], hand: ['Blaze'], beside: ['Mist over the Ford'] },
      rival: { ...SIX, hand: ['Creeping Bog', 'Erupta', 'Blaze'] },
    });
    game.plays('Creeping Bog');
    expect(game.me.beside).toEqual([]);
    expect(game.me.discardPile).toEqual(['Mist over the Ford']);
    expect(game.rival.beside).toEqual(['Creeping Bog']);
  });
});

describe('Hollow Log Chorus', () => {
  test('keeps the rival from additional cards in their End phase', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['Glimmer'], beside: ['Hollow Log Chorus'] },
      rival: { active: ['TopGun'] },
    });
    expect(game.turn).toBe('me');
    expect(game.rival.hand).toHaveLength(6);
  });

  test('does not restrict its owner', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopGun'], beside: ['Hollow Log Chorus'] },
      rival: { active: ['Glimmer'] },
    });
    game.chooses('use:TopGun');
    expect(game.me.hand).toHaveLength(7);
  });

  test('does not prevent drawing up to nine just before the turn ends (CARD-2)', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['Glimmer'], beside: ['Hollow Log Chorus'] },
      rival: { active: ['Ketharkopas the Astronomer'] },
    });
    game.chooses('use:Ketharkopas the Astronomer');
    expect(game.rival.hand).toHaveLength(9);
  });

  test('may be replaced instead of being played, and then is not active (REPLACE-2)', () => {
    const game = scenario({ me: { hand: ['Hollow Log Chorus'] } }).replaces('Hollow Log Chorus');
    expect(game.me.beside).toEqual([]);
    expect(game.me.discardPile).toEqual(['Hollow Log Chorus']);
    expect(game.me.hand).toHaveLength(1);
  });
});

const bog = (hand: readonly string[]) =>
  scenario({
    turn: 'rival',
    phase: 'refresh',
    me: { active: ['Glimmer'], beside: ['Creeping Bog'] },
    rival: { active: ['Volca'], hand },
  });

describe('Creeping Bog', () => {
  test('lets the rival take only two cards from their draw deck in their turn', () => {
    expect(bog([]).rival.hand).toHaveLength(2);
    expect(bog(['Blaze', 'Spark', 'Sear']).rival.hand).toHaveLength(5);
  });

  test('changes nothing where two are enough', () => {
    expect(bog(['Blaze', 'Spark', 'Sear', 'Erupta']).rival.hand).toHaveLength(6);
  });

  test('does not hinder its owner', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Volca'], beside: ['Creeping Bog'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.me.hand).toHaveLength(6);
  });

  test('reaches the refreshing after the rival’s own retreat', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Volca'], beside: ['Creeping Bog'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.retreats();
    expect(game.rival.hand).toHaveLength(3);
    expect(game.me.hand).toHaveLength(6);
  });
});

describe('Toadstone Shrine', () => {
  test('raises plain supports to 3', () => {
    const game = scenario({
      me: { active: ['Volca'], support: ['Trebuchet of Fear'], beside: ['Toadstone Shrine'] },
      rival: { active: ['Glimmer'] },
    });
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([5 + 3, 1 + 3]);
  });

  test('leaves supports with text, boosters and cards of the rival alone', () => {
    const game = scenario({
      me: { active: ['Volca', 'Launch Rockdrop'], support: ['Pandemonium'], beside: ['Toadstone Shrine'] },
      rival: { active: ['Glimmer'], support: ['Trebuchet of Fear'] },
    });
    expect(game.value('Pandemonium')).toBe(0);
    expect(game.value('Trebuchet of Fear', 'earth')).toBe(1);
    expect(game.value('Launch Rockdrop', 'fire')).toBeLessThan(3);
  });

  test('never lowers a value (RULING-9)', () => {
    const game = scenario({
      me: { active: ['Demegodas the Odd'], support: ['Tome of Wisdom'], beside: ['Toadstone Shrine'] },
    });
    expect(game.value('Tome of Wisdom')).toBe(6);
  });

  test('raises face-down cards, which have no text (BLUFF-3)', () => {
    const game = scenario({
      me: { active: ['Volca'], bluffs: ['Captain Su Cha'], beside: ['Toadstone Shrine'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.power('me')).toBe(5 + 3);
  });
});
