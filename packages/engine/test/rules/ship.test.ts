import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('playing ships', () => {
  test('a ship is the one card of the Leadership phase and lies in the influence area (SHIP-1)', () => {
    const game = scenario({ me: { hand: ['Rising Sun', 'Entreat Favor', 'Spark'] } });
    game.offers('play:rising-sun', 'play:entreat-favor', 'done');
    game.plays('Rising Sun');
    expect(game.me.ships).toEqual(['Rising Sun']);
    expect(game.isActive('Rising Sun')).toBe(true);
    expect(game.phase).toBe('engagement');
    game.offers('start', 'decline');
  });

  test('a ship and its load stay after the fight, no matter who retreats (SHIP-2, RETREAT-10)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Glimmer'], ships: { 'Rising Sun': ['Captain Su Cha'] } },
      rival: { active: ['Torch'], ships: { 'Sea Devil': ['Shimmer'] } },
    });
    game.retreats();
    expect(game.me.ships).toEqual(['Rising Sun']);
    expect(game.me.loadOf('Rising Sun')).toEqual(['Captain Su Cha']);
    expect(game.rival.loadOf('Sea Devil')).toEqual(['Shimmer']);
    expect(game.me.discardPile).toEqual(['Glimmer']);
    expect(game.isActive('Rising Sun')).toBe(true);
  });

  test('both players may have several ships (SHIP-3)', () => {
    const game = scenario({
      me: { hand: ['Sea Falcon', 'Spark'], ships: { 'Rising Sun': [], 'Sea Moon': [] } },
      rival: { ships: { 'Sea Devil': [] } },
    });
    game.plays('Sea Falcon');
    expect(game.me.ships).toEqual(['Rising Sun', 'Sea Falcon', 'Sea Moon']);
    expect(game.rival.ships).toEqual(['Sea Devil']);
  });

  test('a prohibition of leadership cards does not stop ships, one of the whole phase does (SHIP-18)', () => {
    const flickering = scenario({
      me: { hand: ['Rising Sun', 'Entreat Favor', 'Spark'] },
      rival: { active: ['Torch'], support: ['Flickering Fires'] },
    });
    flickering.cannotPlay('Entreat Favor', 'forbidden');
    flickering.canPlay('Rising Sun');
    const evilEye = scenario({
      me: { hand: ['Rising Sun', 'Spark'] },
      rival: { active: ['Torch'], support: ['Evil Eye'] },
    });
    evilEye.cannotPlay('Rising Sun', 'forbidden');
  });

  test('a discarded ship goes to the discard pile, where no leadership card lies (SHIP-18)', () => {
    const game = scenario({ me: { hand: ['Rising Sun', 'Entreat Favor'] } });
    game.declines('Rising Sun', 'Entreat Favor');
    expect(game.me.discardPile).toEqual(['Rising Sun']);
    expect(game.me.leaderArea).toEqual(['Entreat Favor']);
  });

  test('a ship can be loaded in the turn it is played, but lands in a later one (SHIP-20)', () => {
    const game = scenario({
      me: { hand: ['Rising Sun', 'Spark', 'Captain Su Cha'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Torch'], hand: ['Commodore Lo Tan', 'Fireblast'] },
    });
    game.offers('discard:cannoneer-tara-ko', 'done');
    game.plays('Rising Sun').plays('Spark').loads('Captain Su Cha', 'Rising Sun');
    game.offers('done');
    game.endsTurn().rivalTurn('Commodore Lo Tan', 'Fireblast');
    game.offers('discard:cannoneer-tara-ko', 'land:rising-sun', 'done');
  });
});

describe('loading', () => {
  test('one character, booster or support instead of a support, face up (SHIP-4)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Captain Ariosa Paal', 'Fireblast', 'Tome of Wisdom', 'Entreat Favor', 'Sea Devil'],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').chooses('done');
    game.offers(
      'play:fireblast',
      'play:tome-of-wisdom',
      'load:captain-ariosa-paal>rising-sun',
      'load:fireblast>rising-sun',
      'load:tome-of-wisdom>rising-sun',
      'done',
    );
    game.chooses('load:captain-ariosa-paal>rising-sun');
    game.offers('done');
    expect(game.me.loadOf('Rising Sun')).toEqual(['Captain Ariosa Paal']);
    expect(game.eventsOf('moved').at(-1)).toMatchObject({ to: 'aboard', shown: true });
  });

  test('not on the turn that starts a fight, where the limit is zero (SHIP-4, BOOST-4)', () => {
    const game = scenario({ me: { hand: ['Spark', 'Fireblast'], ships: { 'Rising Sun': [] } } });
    game.starts().plays('Spark').chooses('done');
    game.offers('done');
  });

  test('not after a stop card, and after a booster or support only what a permission adds (SHIP-4)', () => {
    const stopped = scenario({
      me: { hand: ['Den-bal-Ton', 'Fireblast'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Torch'], dragons: 1 },
    });
    stopped.plays('Den-bal-Ton').chooses('done');
    stopped.offers('done');
    const boosted = scenario({
      me: { hand: ['Spark', 'Fireblast', 'Torch'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Glimmer'] },
    });
    boosted.plays('Spark').plays('Fireblast');
    boosted.offers('done');
  });

  test('a card aboard adds nothing and does nothing (SHIP-5)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Pandemonium'],
        ships: { 'Rising Sun': ['Tome of Wisdom', 'Hank Highflyer Hawk'] },
      },
      rival: { active: ['Glimmer'], hand: ['Volca', 'Ballista of Confusion'] },
    });
    game.plays('Spark').loads('Pandemonium', 'Rising Sun');
    expect(game.power('me')).toBe(4);
    expect(game.power('rival')).toBe(2);
    expect(game.isActive('Pandemonium')).toBe(false);
    game.endsTurn().plays('Volca');
    game.canPlay('Ballista of Confusion');
  });

  test('loading is not playing: Kabu Kat is not satisfied by it, and Brain Drain allows it (SHIP-5, RULING-36)', () => {
    const kabu = scenario({
      me: { hand: ['Spark', 'Tome of Wisdom', 'Ballista of Confusion'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Kabu Kat'] },
    });
    kabu.plays('Spark').loads('Tome of Wisdom', 'Rising Sun');
    kabu.offers('take-back');
    const drain = scenario({
      me: { hand: ['Spark', 'Tome of Wisdom', 'Fireblast'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Torch'], support: ['Brain Drain'] },
    });
    drain.plays('Spark').chooses('done');
    drain.offers('load:tome-of-wisdom>rising-sun', 'load:fireblast>rising-sun', 'done');
  });

  test('a card may be loaded that may not be played (SHIP-5)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha', 'Armory'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Ferro Fos'] },
    });
    game.plays('Spark').chooses('done');
    game.offersNo('play:armory');
    game.offersAlso('load:armory>rising-sun');
  });

  test('no ship takes more than its capacity (SHIP-6)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Torch'],
        ships: {
          'Sea Moon': ['Flamitos'],
          'Sea Falcon': ['Terraton', 'Helitos'],
          'Sea Devil': ['Sonatos', 'Rocara'],
          'Rising Sun': ['Torana', 'Blaze', 'Furnace', 'Ignite'],
        },
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').chooses('done');
    game.offers('load:torch>sea-devil', 'done');
  });

  test('additional supports may be loadings, onto different ships, or a mix (SHIP-7)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Torch', 'Fireblast', 'Infernal Armor', 'Tome of Wisdom'],
        support: ['Armory'],
        ships: { 'Sea Moon': [], 'Rising Sun': [] },
      },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').loads('Torch', 'Sea Moon');
    game.offers(
      'play:fireblast',
      'play:infernal-armor',
      'play:tome-of-wisdom',
      'load:fireblast>rising-sun',
      'load:infernal-armor>rising-sun',
      'load:tome-of-wisdom>rising-sun',
      'done',
    );
    game.loads('Fireblast', 'Rising Sun');
    game.offers('done');
  });

  test('permission for supports on a starting turn is permission for loading (SHIP-7)', () => {
    const game = scenario({
      me: { hand: ['Trigger Brainstorm', 'Spark', 'Torch', 'Fireblast'], ships: { 'Rising Sun': [] } },
    });
    game.plays('Trigger Brainstorm').starts().plays('Spark');
    game.loads('Torch', 'Rising Sun').loads('Fireblast', 'Rising Sun');
    expect(game.me.loadOf('Rising Sun')).toEqual(['Fireblast', 'Torch']);
  });

  test('a player who cannot play supports cannot load, who cannot play boosters can (SHIP-8)', () => {
    const me = { hand: ['Spark', 'Torch', 'Fireblast'], ships: { 'Rising Sun': [] } };
    const noSupports = scenario({ me, rival: { active: ['Glimmer'], support: ['Pandemonium'] } });
    noSupports.plays('Spark').chooses('done');
    noSupports.offers('play:fireblast', 'done');
    const noBoosters = scenario({ me, rival: { active: ['Glimmer'], support: ['Hypnotic Rattle'] } });
    noBoosters.plays('Spark').chooses('done');
    noBoosters.offers('load:torch>rising-sun', 'load:fireblast>rising-sun', 'done');
  });

  test('a player who may not play leadership, boosters and supports cannot load (SHIP-8)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Thirkomedas the Serene'] },
    });
    game.plays('Spark').chooses('done');
    game.offers('done');
  });
});

describe('landing', () => {
  test('any number of ships, each by itself, and only in the Beginning phase (SHIP-9)', () => {
    const game = scenario({
      me: { ships: { 'Sea Moon': ['Captain Su Cha'], 'Sea Devil': ['Spark'], 'Rising Sun': [] } },
      rival: { active: ['Torch'], ships: { 'Sea Falcon': [] } },
    });
    game.offers('land:sea-moon', 'land:sea-devil', 'land:rising-sun', 'done');
    game.lands('Sea Moon').lands('Sea Devil');
    game.offers('land:rising-sun', 'done');
    expect(game.me.landed).toEqual(['Sea Devil', 'Sea Moon']);
    expect(game.me.ships).toEqual(['Rising Sun']);
    expect(game.me.loadOf('Sea Devil')).toEqual(['Spark']);
    game.chooses('done');
    game.offersNo('land:rising-sun');
  });

  test('cards of a landed ship are played as if from hand, those of other ships are not (SHIP-10)', () => {
    const game = scenario({
      me: {
        ships: {
          'Rising Sun': ['Spark', 'Fireblast', 'Tome of Wisdom'],
          'Sea Devil': ['Torch', 'Infernal Armor'],
        },
      },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').continues();
    game.offers('play:spark');
    game.plays('Spark').chooses('done');
    game.offers('play:fireblast', 'play:tome-of-wisdom', 'done');
    game.plays('Tome of Wisdom');
    expect(game.power('me')).toBe(7);
    expect(game.eventsOf('played').map(({ from }) => from)).toEqual(['landed', 'landed']);
  });

  test('a character on a landed ship is enough to start or continue with an empty hand (SHIP-10, RULING-34)', () => {
    const start = scenario({ me: { ships: { 'Rising Sun': ['Spark'] } } });
    start.lands('Rising Sun').chooses('done');
    start.offers('start', 'decline');
    const stay = scenario({ me: { ships: { 'Rising Sun': ['Spark'] } } });
    stay.chooses('done', 'done');
    stay.offers('decline');
  });

  test('cards of a landed ship are not in hand: they are not discarded in declining (SHIP-10)', () => {
    const game = scenario({ me: { hand: ['Torch'], ships: { 'Rising Sun': ['Spark'] } } });
    game.lands('Rising Sun').chooses('done', 'decline');
    game.offers('discard:torch');
  });

  test('Buka characters come free from a ship, any number of them beside the character of the turn (SHIP-11)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Spark', 'Commodore Lo Tan', 'Captain Su Cha', 'Torch'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').continues();
    game.offers('play:spark', 'play:commodore-lo-tan', 'play:captain-su-cha', 'play:torch');
    game.plays('Commodore Lo Tan');
    game.offers('play:spark', 'play:captain-su-cha', 'play:torch', 'done');
    game.plays('Spark');
    game.offers('play:captain-su-cha', 'done');
    game.plays('Captain Su Cha');
    expect(game.power('me')).toBe(5 + 4 + 4);
  });

  test('boosters and supports of the Buka are not free from a ship (SHIP-11)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Captain Su Cha', 'Armory', 'Duplicator of Fire', 'Fireblast'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').plays('Captain Su Cha').plays('Duplicator of Fire');
    game.offers('done');
  });

  test('from hand Buka characters are not free, even in a turn of landing (SHIP-11)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'Commodore Tai Marn'], ships: { 'Sea Falcon': ['Captain Su Cha'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Sea Falcon').plays('Captain Su Cha').plays('Commodore Lo Tan');
    game.cannotPlay('Commodore Tai Marn', 'limit');
  });

  test('the free icon lent by the ship is ignored with all others (SHIP-11, OPEN-QUESTION-16)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Commodore Lo Tan', 'Captain Su Cha'] } },
      rival: { active: ['Mekarthas the Shrewd'] },
    });
    game.lands('Rising Sun').plays('Commodore Lo Tan');
    game.cannotPlay('Captain Su Cha', 'limit');
  });

  test('free or not, cards from a ship count where text counts cards (SHIP-11, RULING-35)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Commodore Lo Tan', 'Captain Su Cha'] } },
      rival: { active: ['Cheepchirrup'] },
    });
    game.lands('Rising Sun').plays('Commodore Lo Tan');
    game.cannotPlay('Captain Su Cha', 'tooManyIntoCombat');
  });

  test('a player who landed a ship plays no character, booster or support from hand, not even a free or bluff card (SHIP-12)', () => {
    const game = scenario({
      me: {
        hand: ['Sun Setting', 'Sudden Waterspout', 'Fire Swamp', 'Cannoneer Tara Ko'],
        ships: { 'Rising Sun': ['Spark'] },
      },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').continues();
    game.offers('play:spark');
    game.plays('Spark').chooses('done');
    game.offers('done');
  });

  test('leadership cards and ships are still played from hand (SHIP-12)', () => {
    const game = scenario({
      me: { hand: ['Entreat Favor', 'Sea Devil'], ships: { 'Rising Sun': ['Spark'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun');
    game.offers('play:entreat-favor', 'play:sea-devil', 'done');
  });

  test('an empty ship landed leaves nothing to play: the fight has to be left (SHIP-12)', () => {
    const game = scenario({
      me: { hand: ['Spark'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').chooses('done');
    game.offers('retreat');
  });

  test('a card retrieved after landing is in hand and stays there (SHIP-12)', () => {
    const game = scenario({
      me: { active: ['Captain Ariosa Paal'], ships: { 'Rising Sun': ['Spark'] } },
      rival: { active: ['Glimmer'] },
    });
    game.lands('Rising Sun').retrieves('Captain Ariosa Paal').continues();
    game.offers('play:spark');
  });

  test('the hand can be played from again in the next turn (SHIP-12)', () => {
    const game = scenario({
      me: { hand: ['Volca'], ships: { 'Rising Sun': ['Spark'] } },
      rival: { active: ['Glimmer'], hand: ['Commodore Lo Tan'] },
    });
    game.lands('Rising Sun').plays('Spark').endsTurn().rivalTurn('Commodore Lo Tan');
    game.canPlay('Volca');
  });

  test('ship and leftovers are discarded before the power is announced (SHIP-13)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Spark', 'Torch', 'Fireblast'], 'Sea Devil': ['Glimmer'] } },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Spark').announces();
    expect(game.me.landed).toEqual([]);
    expect(game.me.discardPile).toEqual(['Fireblast', 'Rising Sun', 'Torch']);
    expect(game.me.loadOf('Sea Devil')).toEqual(['Glimmer']);
    const told = game.events.map(({ event }) => event);
    expect(told.lastIndexOf('moved', told.indexOf('announced'))).toBe(told.indexOf('announced') - 1);
  });

  test('they are not yet discarded when text after the Booster/Support phase is resolved (SHIP-13)', () => {
    const game = scenario({
      me: {
        ships: { 'Rising Sun': ['Shaman of the Afterlife', 'Torch'] },
        discardPile: ['Glimmer'],
        support: ['Tome of Wisdom'],
      },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Shaman of the Afterlife').chooses('done', 'done');
    expect(game.eventsOf('announced')).toHaveLength(1);
    expect(game.me.discardPile).toEqual(['Glimmer', 'Rising Sun', 'Torch']);
  });

  test('a player who landed and retreats discards the ship with its load, but no ship at sea (SHIP-14)', () => {
    const game = scenario({
      me: {
        hand: ['Volca'],
        active: ['Spark'],
        ships: { 'Rising Sun': ['Torch', 'Captain Su Cha'], 'Sea Devil': ['Glimmer'] },
      },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').retreats();
    expect(game.me.landed).toEqual([]);
    expect(game.me.discardPile).toEqual(['Captain Su Cha', 'Rising Sun', 'Spark', 'Torch']);
    expect(game.me.ships).toEqual(['Sea Devil']);
    expect(game.me.loadOf('Sea Devil')).toEqual(['Glimmer']);
  });

  test('a player who landed and declines discards the ship with its load (SHIP-14)', () => {
    const game = scenario({ me: { hand: ['Volca'], ships: { 'Rising Sun': ['Torch'] } } });
    game.lands('Rising Sun').declines('Volca');
    expect(game.me.landed).toEqual([]);
    expect(game.me.discardPile).toEqual(['Rising Sun', 'Torch', 'Volca']);
  });

  test('taking the turn back to Engagement leaves the ship landed with its load (SHIP-14)', () => {
    const game = scenario({
      me: { hand: ['Volca'], ships: { 'Rising Sun': ['Torch', 'Captain Su Cha'] } },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    game.lands('Rising Sun').plays('Torch').plays('Captain Su Cha').chooses('done');
    expect(game.power('me')).toBe(5);
    game.offers('take-back');
    game.chooses('take-back');
    expect(game.me.loadOf('Rising Sun')).toEqual(['Captain Su Cha', 'Torch']);
    expect(game.me.landed).toEqual(['Rising Sun']);
    game.offers('continue', 'retreat');
    game.retreats();
    expect(game.me.discardPile).toEqual(['Captain Su Cha', 'Rising Sun', 'Torch']);
  });

  test('a landed ship stays active until it is discarded (SHIP-15)', () => {
    const game = scenario({
      me: { hand: ['Volca'], ships: { 'Sea Falcon': ['Captain Su Cha'] } },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Sea Falcon');
    expect(game.isActive('Sea Falcon')).toBe(true);
    game.plays('Captain Su Cha');
    game.canPlay('Volca');
    game.announces();
    expect(game.isActive('Sea Falcon')).toBe(false);
  });

  test('the load of a ship that is taken back is discarded, landed or not (SHIP-16)', () => {
    const me = {
      hand: ['Summon Sorcerer', 'Volca'],
      ships: { 'Rising Sun': ['Torch', 'Captain Su Cha'], 'Sea Devil': ['Glimmer'] },
    };
    const under = scenario({ me, rival: { active: ['Shimmer'] } });
    under.plays('Summon Sorcerer').chooses('return:rising-sun');
    expect(under.me.hand).toEqual(['Rising Sun', 'Volca']);
    expect(under.me.discardPile).toEqual(['Captain Su Cha', 'Torch']);
    expect(under.me.loadOf('Sea Devil')).toEqual(['Glimmer']);
    const landed = scenario({ me, rival: { active: ['Shimmer'] } });
    landed.lands('Rising Sun').plays('Summon Sorcerer').chooses('return:rising-sun');
    expect(landed.me.discardPile).toEqual(['Captain Su Cha', 'Torch']);
    landed.offers('retreat');
  });

  test('a bluff card from a ship is not free: it takes the place of the support (SHIP-17)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Spark', 'Captain Su Cha', 'Cannoneer Tara Ko', 'Tome of Wisdom'] } },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Spark').chooses('done');
    game.offers('play:tome-of-wisdom', 'bluff:captain-su-cha', 'bluff:cannoneer-tara-ko', 'done');
    game.plays('Captain Su Cha', 'bluff');
    game.offers('done');
  });

  test('so there is none on the turn that starts a fight (SHIP-17)', () => {
    const game = scenario({ me: { ships: { 'Rising Sun': ['Spark', 'Captain Su Cha'] } } });
    game.lands('Rising Sun').starts().plays('Spark').chooses('done');
    game.offers('done');
  });

  test('the rival knows a face-down card that came from a ship (SHIP-17, BLUFF-16)', () => {
    const game = scenario({
      me: { ships: { 'Rising Sun': ['Spark', 'Captain Su Cha'] } },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Spark').plays('Captain Su Cha', 'bluff');
    expect(game.eventsOf('played').at(-1)).toMatchObject({ from: 'landed', as: 'bluff', shown: true });
  });

  test('a ship that has landed takes no more load (PROJECT-16)', () => {
    const game = scenario({
      me: { hand: ['Torch'], ships: { 'Rising Sun': ['Spark'] } },
      rival: { active: ['Shimmer'] },
    });
    game.lands('Rising Sun').plays('Spark').chooses('done');
    game.offers('done');
  });
});
