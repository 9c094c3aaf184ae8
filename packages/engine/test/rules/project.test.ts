import { describe, expect, test } from 'vitest';
import { powerOf } from '../../src/derive/value.ts';
import { emptyState } from '../../src/decision/new-game.ts';
import { compileGame } from '../../src/compile/compile.ts';
import { BUILT_IN, viewFor } from '../../src/index.ts';
import type { Card } from '../../src/index.ts';
import { COMBAT, zone } from '../../src/state/layout.ts';
import { FIRE } from '../../src/compile/element.ts';
import { add } from '../../src/state/sets.ts';
import { workbenchFor } from '../../src/state/workbench.ts';
import { scenario } from '../scenario/scenario.ts';

const SILENCE: Card = {
  id: 'silence',
  name: { en: 'Silence', de: 'Stille' },
  people: 'tutu',
  number: 1,
  type: 'character',
  fire: 0,
  earth: 0,
  text: [{ when: 'always', rule: { rule: 'ignore', what: 'text', cards: {} } }],
};

/** The Fire of the first side, with these cards active on both. */
function powerWith(mine: readonly Card[], rivalCards: readonly Card[]): number {
  const game = compileGame({ edition: 'legends', backtrack: 'free', series: 'single' }, [
    { leader: null, cards: mine },
    { leader: null, cards: rivalCards },
  ]);
  const t = workbenchFor(emptyState(game), null);
  mine.forEach((_, card) => add(t.cells, zone(0, COMBAT), card));
  rivalCards.forEach((_, card) => add(t.cells, zone(1, COMBAT), card));
  return powerOf(t, 0, FIRE);
}

describe('decided by this project', () => {
  test('face-down cards are picked by their place in the row (PROJECT-2)', () => {
    const game = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Stars Shining'], bluffs: ['Captain Su Cha', 'Sailingmaster Yo Cha'] },
    });
    game.plays('Cinder');
    game.offers('discard-face-down:1', 'discard-face-down:2', 'refuse');
    game.chooses('discard-face-down:2');
    expect(game.rival.topOfDiscards).toBe('Sailingmaster Yo Cha');
  });

  test('cards go under the draw deck in the order in which they are picked (PROJECT-3)', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Blaze', 'Torch'], drawDeck: ['Spark', 'Sear'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:Torch', 'under:Blaze');
    expect(game.me.drawDeck).toEqual(['Spark', 'Sear', 'Torch', 'Blaze']);
  });

  test('“up to three” is a number to choose, none included where something follows (PROJECT-4)', () => {
    const deeds = scenario({
      me: { hand: ['Shaman of the Deeds to Come', 'Blaze', 'Torch'] },
      rival: { active: ['Stars Shining'] },
    });
    deeds.plays('Shaman of the Deeds to Come').announces();
    deeds.uses('Shaman of the Deeds to Come');
    deeds.offers('draw:3', 'draw:2', 'draw:1', 'draw:0');
    const sacrifice = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice'] },
      rival: { active: ['Stars Shining'] },
    });
    sacrifice.plays('Shaman of the Holy Sacrifice').announces();
    sacrifice.uses('Shaman of the Holy Sacrifice');
    sacrifice.offers('reveal:3', 'reveal:2', 'reveal:1');
  });

  test('once-per-turn text can be used from the Beginning phase to the End phase (PROJECT-6)', () => {
    const setup = {
      me: { hand: ['TopShot'], active: ['TopNotch'] },
      rival: { active: ['Stars Shining'], support: ['Flickering Fires'] },
    };
    const game = scenario(setup);
    game.offersAlso('use:topnotch');
    game.plays('TopShot', 'keep').announces();
    expect(game.phase).toBe('end');
    game.uses('TopNotch');
    expect(game.rival.support).toEqual([]);
  });

  test('what was learned before a take-back stays learned, and everything else is undone (PROJECT-7)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Cardus Nikkus'] },
      rival: { active: ['Megalit Mountainshaker'], hand: ['Torch'] },
    });
    game.plays('Cardus Nikkus').chooses('discard-at-random', 'done');
    game.offers('take-back');
    game.chooses('take-back');
    expect(game.me.hand).toEqual(['Cardus Nikkus']);
    expect(game.rival.hand).toEqual(['Torch']);
    expect(game.rival.knownHand).toEqual(['Torch']);
  });

  test('texts that ignore each other in a circle are out of force (PROJECT-8)', () => {
    const enchantment = BUILT_IN.card('elemental-enchantment');
    expect(powerWith([enchantment], [SILENCE])).toBe(0);
    expect(powerWith([SILENCE, enchantment], [SILENCE])).toBe(6);
  });

  test('a view keeps what was seen of a discard pile apart from its open top card (PROJECT-10)', () => {
    const game = scenario({ rival: { discardPile: ['Blaze', 'Torch', 'Spark'] } });
    const { discardPile, remembered } = viewFor(game.state, 0).seats[1];
    expect(discardPile).toEqual({ top: 'spark' });
    expect(remembered.discardPile).toEqual({ cards: ['blaze', 'torch', 'spark'], unknown: 0 });
  });

  test('a free card may come between the two cards of a pair (PROJECT-11)', () => {
    const game = scenario({
      me: { hand: ['Steepstoop', 'Launch Rockdrop', 'Sudden Waterspout', 'Launch Fire Flash'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Steepstoop').plays('Launch Rockdrop').plays('Sudden Waterspout');
    game.canPlay('Launch Fire Flash');
  });

  test('“draw up to three, then shuffle two in” can be used where nothing can be drawn (PROJECT-12)', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Deeds to Come', 'Blaze', 'Torch', 'Spark'], drawDeck: [] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Shaman of the Deeds to Come').announces();
    game.uses('Shaman of the Deeds to Come').picks('shuffle:Blaze', 'shuffle:Torch');
    expect(game.me.hand).toEqual(['Spark']);
    expect([...game.me.drawDeck].toSorted((a, b) => a.localeCompare(b))).toEqual(['Blaze', 'Torch']);
  });

  test('the cards of a bluff that failed go with everything else, after the dragons (PROJECT-13)', () => {
    const game = scenario({
      me: { hand: ['Commodore Lo Tan', 'Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Commodore Lo Tan').plays('Captain Su Cha', 'bluff').announces().chooses('call');
    expect(game.me.bluffs).toEqual(['Captain Su Cha']);
    game.chooses('dragon:lika', 'dragon:doran');
    expect(game.me.bluffs).toEqual([]);
    expect(game.me.discardPile).toEqual(['Captain Su Cha', 'Commodore Lo Tan']);
  });

  test('no text loads ships for a player who cannot play supports (PROJECT-18)', () => {
    const game = scenario({
      me: { hand: ['Sea Devil', 'Commodore Lo Tan'] },
      rival: { active: ['Torch'], support: ['Pandemonium'] },
    });
    game.plays('Sea Devil');
    game.offersNo('load:Commodore Lo Tan');
    expect(game.me.ships).toEqual(['Sea Devil']);
  });

  test('what is spared beside a protected character is a character, never a booster (PROJECT-19)', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance'] },
      rival: { active: ['Giant Octopus', 'Yang', 'Aquatic Armor'] },
    });
    game.plays('Drown Resistance');
    game.offers('keep:giant-octopus', 'keep:yang', 'refuse');
    game.chooses('keep:giant-octopus');
    expect(game.rival.active).toEqual(['Giant Octopus']);
  });
});
