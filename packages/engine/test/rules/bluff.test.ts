import { describe, expect, test } from 'vitest';
import { viewFor } from '../../src/view/view.ts';
import type { Element } from '../../src/vocabulary/card.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What a player sees of my face-down cards. */
const seenBy = (game: Scenario, viewer: 0 | 1) =>
  viewFor(game.state, viewer).seats[0].support.faceDown.map(({ card }) => card);

/** What a call reveals about this one face-down card. */
const isTrue = (element: Element, card: string) => {
  const game = scenario({
    element,
    me: { hand: ['Lavar the Powerful'], bluffs: [card] },
    rival: { active: ['Glimmer'] },
  });
  game.plays('Lavar the Powerful').announces().chooses('call');
  return game.eventsOf('called')[0].honest;
};

describe('playing bluff cards', () => {
  test('a card without a bluff icon cannot be played face down (BLUFF-2)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Spark'] }, rival: { active: ['Torch'] } });
    game.plays('Volca').cannotPlay('Spark', 'noBluffIcon', 'bluff');
  });

  test('a card with the icon may be laid face down as a support instead of being played (BLUFF-2)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha', 'Commodore Lo Tan', 'Fireblast'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').chooses('done');
    game.offers('play:fireblast', 'bluff:captain-su-cha', 'done');
    game.plays('Captain Su Cha', 'bluff');
    expect(game.me.bluffs).toEqual(['Captain Su Cha']);
    expect(game.me.active).toEqual(['Spark']);
    game.offers('done');
  });

  test('does not replace playing a character: it comes in the Booster/Support phase (BLUFF-2)', () => {
    const game = scenario({ me: { hand: ['Captain Su Cha'] }, rival: { active: ['Torch'] } });
    game.continues();
    game.offers('play:captain-su-cha');
    game.plays('Captain Su Cha').chooses('done');
    game.offers('done');
  });

  test('the face has no text, no values and no icon of its own, only the bluff icon (BLUFF-3)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Tome of Wisdom', 'Trebuchet of Fear'],
        bluffs: ['Quartermaster Kura Ko', 'Boatswain Mena Marn'],
      },
      rival: { active: ['Torch'] },
    });
    expect(game.power('me', 'fire')).toBe(4);
    game.plays('Spark').plays('Tome of Wisdom');
    game.cannotPlay('Trebuchet of Fear', 'limit');
  });

  test('it is worth 2 in the contested element and nothing in the other (BLUFF-3)', () => {
    const me = { active: ['Spark'], bluffs: ['Cannoneer Tara Ko', 'Captain Su Cha'] };
    const fire = scenario({ me, rival: { active: ['Torch'] } });
    expect([fire.power('me', 'fire'), fire.power('me', 'earth')]).toEqual([4 + 4, 2]);
    const earth = scenario({ element: 'earth', me, rival: { active: ['Torch'] } });
    expect([earth.power('me', 'fire'), earth.power('me', 'earth')]).toEqual([4, 2 + 4]);
  });

  test('it is a support for everything that acts on supports: doubled, changed in print (BLUFF-3)', () => {
    const doubled = scenario({
      me: { active: ['Demegodas the Odd'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    expect(doubled.power('me')).toBe(2 + 4);
    const even = scenario({
      me: { active: ['Spark'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['CoolCub'] },
    });
    expect(even.power('me')).toBe(4);
    const odd = scenario({
      me: { active: ['Spark'], bluffs: ['Cannoneer Edilia Paal'] },
      rival: { active: ['CoolKid'] },
    });
    expect(odd.power('me')).toBe(6);
  });

  test('it can be discarded like a support, picked by its place in the row (BLUFF-3)', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Torch'], bluffs: ['Captain Su Cha', null, 'Cannoneer Qu Cha'] },
    });
    game.plays('Cinder');
    game.offers('discard-face-down:1', 'discard-face-down:3', 'refuse');
    game.chooses('discard-face-down:3');
    expect(game.rival.discardPile).toEqual(['Cannoneer Qu Cha']);
    expect(game.rival.bluffs).toEqual(['Captain Su Cha']);
  });

  test('it is a card with an icon, so TopDog may discard it (BLUFF-3, RULING-39)', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Torch'], support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.discardPile).toEqual(['Captain Su Cha']);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
  });

  test('it is worth 2 in the new element when the element changes (BLUFF-4)', () => {
    const game = scenario({
      me: { hand: ['Ras-mus-Pan'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Volca'], bluffs: ['Cannoneer Tara Ko'] },
    });
    expect(game.power('rival')).toBe(5 + 2);
    game.plays('Ras-mus-Pan');
    expect(game.power('rival')).toBe(1 + 2);
    expect(game.power('me')).toBe(4 + 2);
  });

  test('it stays active from turn to turn (BLUFF-5)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Volca'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'], hand: ['Scorch the Inflammable'] },
    });
    game.myTurn('Spark').rivalTurn('Scorch the Inflammable').plays('Volca');
    expect(game.me.bluffs).toEqual(['Captain Su Cha']);
    expect(game.power('me')).toBe(5 + 2);
  });

  test('it does not count as the sixth card for a second dragon (BLUFF-6)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Glimmer'] },
      rival: {
        active: ['Torch'],
        covered: ['Sear', 'Ignite', 'Shimmer'],
        support: ['Tome of Wisdom'],
        bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'],
      },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(1);
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 1 }]);
  });

  test('its owner may discard any number in the Beginning phase, even ignored ones (BLUFF-7)', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko', 'Cannoneer Qu Cha'] },
      rival: { active: ['Flitterflutter'] },
    });
    game.offers('discard:captain-su-cha', 'discard:cannoneer-tara-ko', 'discard:cannoneer-qu-cha', 'done');
    game.chooses('discard:cannoneer-qu-cha', 'discard:captain-su-cha');
    game.offers('discard:cannoneer-tara-ko', 'done');
    expect(game.me.discardPile).toEqual(['Cannoneer Qu Cha', 'Captain Su Cha']);
    game.chooses('done');
    game.offersNo('discard:cannoneer-tara-ko');
  });

  test('one unit of the limit a card, and any mix with supports where more is allowed (BLUFF-13)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha', 'Cannoneer Tara Ko', 'Tome of Wisdom'], support: ['Armory'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Captain Su Cha', 'bluff');
    game.offers('play:tome-of-wisdom', 'bluff:cannoneer-tara-ko', 'done');
    game.plays('Cannoneer Tara Ko', 'bluff');
    game.offers('done');
  });

  test('it cannot be played with a booster, nor on the turn that starts a fight (BLUFF-13)', () => {
    const boosted = scenario({
      me: { hand: ['Spark', 'Captain Su Cha', 'Fireblast'] },
      rival: { active: ['Torch'] },
    });
    boosted.plays('Spark').plays('Fireblast');
    boosted.cannotPlay('Captain Su Cha', 'limit', 'bluff');
    const start = scenario({ me: { hand: ['Spark', 'Captain Su Cha'] } });
    start.starts().plays('Spark');
    start.cannotPlay('Captain Su Cha', 'limit', 'bluff');
  });

  test('permission for supports on a starting turn is permission to bluff, before the element is known (BLUFF-13)', () => {
    const game = scenario({
      me: { hand: ['Trigger Brainstorm', 'Spark', 'Cannoneer Tara Ko', 'Cannoneer Riba Ko'] },
    });
    game.plays('Trigger Brainstorm').starts().plays('Spark');
    game.plays('Cannoneer Tara Ko', 'bluff').plays('Cannoneer Riba Ko', 'bluff').announces('fire');
    expect(game.eventsOf('announced')[0].power).toBe(4 + 2 + 2);
    expect(game.decider).toBe('rival');
    game.offers('call', 'trust');
  });

  test('it is a support card played, so Kabu Kat is satisfied by it (RULING-37)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'] },
      rival: { active: ['Kabu Kat'] },
    });
    game.plays('Spark').chooses('done');
    game.offers('bluff:captain-su-cha', 'take-back');
    game.plays('Captain Su Cha', 'bluff');
    game.offers('done');
  });

  test('a player who cannot play supports cannot bluff (BLUFF-14)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'] },
      rival: { active: ['Torch'], support: ['Pandemonium'] },
    });
    game.plays('Spark');
    game.cannotPlay('Captain Su Cha', 'forbidden', 'bluff');
  });

  test('a player who cannot play cards without text cannot bluff, not even with a face that has text (BLUFF-14)', () => {
    const game = scenario({
      me: { hand: ['B.P. Unity', 'B.P. Loyalty', 'Cannoneer Tara Ko'] },
      rival: { active: ['Corono Cos'] },
    });
    game.plays('B.P. Unity');
    game.cannotPlay('B.P. Loyalty', 'forbidden', 'bluff');
    game.cannotPlay('Cannoneer Tara Ko', 'forbidden', 'bluff');
  });

  test('a player who can play no character at all cannot bluff (BLUFF-14)', () => {
    const game = scenario({
      me: {
        hand: ['Bounce Back', 'B.P. Loyalty', 'Cannoneer Tara Ko', 'Tome of Wisdom'],
        active: ['Volca'],
        support: ['Armory'],
      },
      rival: { active: ['Ember'], support: ['Heat Haze'] },
    });
    game.plays('Bounce Back').continues().chooses('done');
    game.offers('play:tome-of-wisdom', 'done');
  });

  test('a player who cannot play cards with text can bluff with a face without text only (BLUFF-15)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'B.P. Loyalty', 'Cannoneer Tara Ko'] },
      rival: { active: ['Ferro Fos'] },
    });
    game.plays('Spark').chooses('done');
    game.offers('bluff:cannoneer-tara-ko', 'done');
  });

  test('a player who may play only a number of cards counts bluff cards as well (BLUFF-2, PROJECT-5)', () => {
    const drained = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'] },
      rival: { active: ['Torch'], support: ['Brain Drain'] },
    });
    drained.plays('Spark');
    drained.cannotPlay('Captain Su Cha', 'tooManyCards', 'bluff');
    const combat = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'] },
      rival: { active: ['Cheepchirrup'] },
    });
    combat.plays('Spark');
    combat.canPlay('Captain Su Cha', 'bluff');
  });
});

describe('what is seen of bluff cards', () => {
  test('the owner sees the face, the rival the back only (BLUFF-16)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha', 'Cannoneer Tara Ko'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Captain Su Cha', 'bluff');
    expect(seenBy(game, 0)).toEqual(['captain-su-cha']);
    expect(seenBy(game, 1)).toEqual([null]);
    expect(game.eventsOf('played').at(-1)).toMatchObject({ as: 'bluff', shown: false });
  });

  test('the rival knows a card that was disclosed before (BLUFF-16)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'], disclosed: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Captain Su Cha', 'bluff');
    expect(seenBy(game, 1)).toEqual(['captain-su-cha']);
  });

  test('the rival cannot tell whether a card that they saw taken into hand is the one laid down (BLUFF-16)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Captain Su Cha', 'Cannoneer Tara Ko', 'Fireblast'],
        known: ['Captain Su Cha', 'Fireblast'],
      },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Cannoneer Tara Ko', 'bluff');
    expect(game.me.knownHand).toEqual(['Fireblast']);
    expect(seenBy(game, 1)).toEqual([null]);
  });

  test('an active bluff card taken back to hand is shown (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'Spark'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Summon Sorcerer');
    game.chooses('return:captain-su-cha');
    expect(game.me.knownHand).toEqual(['Captain Su Cha']);
    expect(game.eventsOf('moved').at(-1)).toMatchObject({ card: 'captain-su-cha', to: 'hand', shown: true });
  });

  test('one that is shuffled into the draw deck is shown (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Erupta'] },
      rival: { active: ['Giant Octopus'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Erupta').chooses('use:erupta');
    expect(game.eventsOf('moved')).toEqual([
      expect.objectContaining({ card: 'captain-su-cha', to: 'drawDeck', shown: true }),
    ]);
    expect(game.rival.bluffs).toEqual([]);
  });

  test('one that its owner discards, or that goes at the end of the fight, is shown (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'] },
      rival: { active: ['Torch'] },
    });
    game.chooses('discard:captain-su-cha').retreats();
    const discarded = game.eventsOf('moved').filter(({ seat, to }) => seat === 0 && to === 'discardPile');
    expect(discarded.map(({ card, shown }) => [card, shown])).toEqual([
      ['captain-su-cha', true],
      ['cannoneer-tara-ko', true],
    ]);
  });
});

describe('calling', () => {
  test('the rival may call right after the announcement; all face-down cards are turned face up (BLUFF-8)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Cannoneer Riba Ko'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Torch'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Spark').plays('Cannoneer Riba Ko', 'bluff').announces();
    expect([game.decider, game.phase]).toEqual(['rival', 'call']);
    game.offers('call', 'trust');
    game.chooses('call');
    expect(game.eventsOf('called')).toEqual([
      {
        event: 'called',
        seat: 1,
        revealed: expect.arrayContaining(['cannoneer-tara-ko', 'cannoneer-riba-ko']),
        honest: true,
      },
    ]);
    expect(game.rival.bluffs).toEqual(['Captain Su Cha']);
  });

  test('only the current player’s cards can be called: without any the turn just goes on (BLUFF-8)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Glimmer'] },
      rival: { active: ['Torch'], bluffs: ['Captain Su Cha'] },
    });
    game.plays('Spark').announces();
    expect(game.turn).toBe('rival');
  });

  test('trusting now does not keep the rival from calling the same cards later (BLUFF-8)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Volca'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'], hand: ['Scorch the Inflammable'] },
    });
    game.plays('Spark').announces().chooses('trust');
    game.rivalTurn('Scorch the Inflammable').plays('Volca').announces();
    game.offers('call', 'trust');
  });

  test('all icons show the contested element: the bluffer gets a dragon and discards the cards (BLUFF-9)', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Cannoneer Tara Ko', 'Cannoneer Riba Ko'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').announces().chooses('call');
    expect(game.decider).toBe('me');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    game.chooses('dragon:doran');
    expect(game.me.dragonNames).toEqual(['doran']);
    expect(game.me.bluffs).toEqual([]);
    expect(game.me.discardPile).toEqual(['Cannoneer Riba Ko', 'Cannoneer Tara Ko']);
    expect(game.element).toBe('fire');
    expect(game.turn).toBe('rival');
  });

  test('the dragon of a failed call goes from the rival’s side to the board first, and may be the fourth (BLUFF-9)', () => {
    const setup = { hand: ['Spark'], bluffs: ['Cannoneer Tara Ko'] };
    const theirs = scenario({ me: setup, rival: { active: ['Torch'], dragons: 1 } });
    theirs.plays('Spark').announces().chooses('call');
    expect([theirs.me.dragons, theirs.rival.dragons]).toEqual([0, 0]);
    const fourth = scenario({ me: { ...setup, dragons: 3 }, rival: { active: ['Torch'] } });
    fourth.plays('Spark').announces().chooses('call');
    expect(fourth.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });

  test('the fight goes on although the bluffer’s total is now too low (BLUFF-10)', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Volca'], hand: ['Sear'] },
    });
    game.plays('Spark').announces();
    expect(game.eventsOf('announced')[0]).toMatchObject({ power: 6, against: 5 });
    game.chooses('call', 'dragon:lika');
    expect([game.turn, game.power('me')]).toEqual(['rival', 4]);
    game.plays('Sear').announces();
    expect(game.eventsOf('announced')[1]).toMatchObject({ power: 4, against: 4 });
  });

  test('one icon that does not match: the caller gets a dragon and the bluffer retreats at once (BLUFF-11)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Oath of Khindship'], bluffs: ['Cannoneer Tara Ko', 'Cannoneer Qu Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').announces().chooses('call');
    expect(game.decider).toBe('rival');
    game.chooses('dragon:lika', 'dragon:sesha');
    expect(game.rival.dragons).toBe(2);
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 1 }]);
    expect(game.me.discardPile).toEqual(['Cannoneer Qu Cha', 'Cannoneer Tara Ko', 'Spark']);
    expect(game.rival.discardPile).toEqual(['Torch']);
    expect([game.turn, game.element]).toEqual(['me', null]);
    expect([game.me.hand.length, game.rival.hand.length]).toEqual([6, 6]);
  });

  test('no End phase follows such a retreat (BLUFF-11, RULING-33)', () => {
    const game = scenario({
      me: { hand: ['Flare'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Flare').announces().chooses('call', 'dragon:lika', 'dragon:sesha');
    expect(game.asks).toBeNull();
    expect(game.me.hand).toHaveLength(6);
  });

  test('the caller’s fourth dragon ends the game before any retreat (BLUFF-11)', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Torch'], dragons: 3 },
    });
    game.plays('Spark').announces().chooses('call');
    expect(game.result).toEqual({ winner: 'rival', crystals: 4, reason: 'fourthDragon' });
    expect(game.eventsOf('fightEnded')).toEqual([]);
  });

  test('the colours: yellow is true over Fire, green over Earth (BLUFF-1)', () => {
    expect(isTrue('fire', 'Cannoneer Tara Ko')).toBe(true);
    expect(isTrue('earth', 'Cannoneer Tara Ko')).toBe(false);
    expect(isTrue('fire', 'Cannoneer Qu Cha')).toBe(false);
    expect(isTrue('earth', 'Cannoneer Qu Cha')).toBe(true);
  });

  test('grey matches neither element, and one grey card makes the whole a bluff (BLUFF-20)', () => {
    expect(isTrue('fire', 'Captain Su Cha')).toBe(false);
    expect(isTrue('earth', 'Captain Su Cha')).toBe(false);
    const mixed = scenario({
      me: { hand: ['Lavar the Powerful'], bluffs: ['Cannoneer Tara Ko', 'Captain Su Cha'] },
      rival: { active: ['Glimmer'] },
    });
    mixed.plays('Lavar the Powerful').announces().chooses('call');
    expect(mixed.eventsOf('called')[0].honest).toBe(false);
  });

  test('what was true becomes false with the element, in the bluffer’s own turn (BLUFF-4, BLUFF-11)', () => {
    const game = scenario({
      me: { hand: ['Ras-mus-Pan'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Volca'] },
    });
    game.plays('Ras-mus-Pan').announces('earth').chooses('call');
    expect(game.eventsOf('called')[0].honest).toBe(false);
  });

  test('text about retreats changes the dragons of the retreat, not the one of the call (BLUFF-12)', () => {
    const none = scenario({
      me: { hand: ['Bethenitana the Storyteller'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Shimmer'] },
    });
    none.plays('Bethenitana the Storyteller').announces().chooses('call', 'dragon:lika');
    expect(none.rival.dragons).toBe(1);
    expect(none.turn).toBe('me');
    const more = scenario({
      me: { hand: ['Spark'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Redamikanas the Cartographer'] },
    });
    more.plays('Spark').announces().chooses('call', 'dragon:lika', 'dragon:doran');
    expect(more.rival.dragons).toBe(3);
    expect(more.eventsOf('retreated')[0].dragons).toBe(2);
  });

  test('six cards of the caller give two dragons for the retreat beside the one of the call (BLUFF-12)', () => {
    const game = scenario({
      me: { hand: ['Volca'], bluffs: ['Cannoneer Qu Cha'] },
      rival: {
        active: ['Torch'],
        covered: ['Glimmer', 'Shimmer', 'Sear'],
        support: ['Trebuchet of Fear', 'Tome of Wisdom'],
      },
    });
    game.plays('Volca').announces().chooses('call', 'dragon:lika', 'dragon:doran');
    expect(game.rival.dragons).toBe(3);
  });

  test('ignored bluff cards add nothing, cannot be joined by others and cannot be called (BLUFF-18, RULING-41)', () => {
    const supports = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Flitterflutter'] },
    });
    supports.plays('Spark');
    supports.cannotPlay('Captain Su Cha', 'bluffIgnored', 'bluff');
    expect(supports.power('me')).toBe(4);
    supports.announces();
    expect(supports.turn).toBe('rival');
    const icons = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'], bluffs: ['Cannoneer Qu Cha'] },
      rival: { active: ['Mad Mike Magpie'] },
    });
    icons.plays('Spark');
    icons.cannotPlay('Captain Su Cha', 'bluffIgnored', 'bluff');
    expect(icons.power('me')).toBe(4);
    icons.announces();
    expect(icons.turn).toBe('rival');
  });

  test('characters that are ignored do not touch the face-down ones, which are supports (BLUFF-18)', () => {
    const game = scenario({
      me: { hand: ['Steepstoop'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    game.plays('Steepstoop');
    expect(game.power('me')).toBe(2 + 2);
    game.announces();
    game.offers('call', 'trust');
  });

  test('a character that is ignored in hand cannot be laid down: its bluff icon has no effect (IGNORE-3)', () => {
    const game = scenario({
      me: { hand: ['Steepstoop', 'Cannoneer Tara Ko'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    game.plays('Steepstoop');
    game.cannotPlay('Cannoneer Tara Ko', 'bluffIgnored', 'bluff');
  });

  test('with only the icons ignored the cards count, none can join, and every call is right (BLUFF-19)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'], bluffs: ['Cannoneer Tara Ko'] },
      rival: { active: ['Torch'], support: ['Impenetrable Fog'] },
    });
    game.plays('Spark');
    game.cannotPlay('Captain Su Cha', 'bluffIgnored', 'bluff');
    expect(game.power('me')).toBe(6);
    game.announces();
    game.offers('call', 'trust');
    game.chooses('call');
    expect(game.eventsOf('called')[0]).toMatchObject({ revealed: ['cannoneer-tara-ko'], honest: false });
    game.chooses('dragon:lika', 'dragon:doran');
    expect(game.turn).toBe('me');
    expect(game.me.active).toEqual([]);
  });
});
