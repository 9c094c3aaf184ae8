import { describe, expect, test } from 'vitest';
import { boxWith, imagine, parsePosition, stateFromPosition, viewFor, BUILT_IN } from '../../src/index.ts';
import type { State, Viewer } from '../../src/index.ts';
import type { Box } from '../../src/cards/box.ts';
import { RNG } from '../../src/state/layout.ts';
import { card, OwnGame, text } from '../rules/own-cards.ts';
import { scenario, scenarioFrom } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const [ME, RIVAL] = [0, 1] as const;
const LEADERSHIP = ['Charm Holy Dragon', 'Cast Cataclysm', 'Summon Sorcerer'];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

interface Imagined {
  readonly now: State;
  readonly engagement: State;
}

/** What the viewer may imagine of the game: the position now, and the Engagement phase of this turn. */
function imaginedBy(viewer: Viewer, state: State, box: Box = BUILT_IN): readonly Imagined[] {
  const view = viewFor(state, viewer);
  return SEEDS.map((seed) => {
    const now = imagine(view, seed, box);
    if (now.engagement === null) throw new Error('Nothing can be taken back');
    return { now, engagement: { game: now.game, cells: now.engagement, engagement: null } };
  });
}

const differs = (values: readonly (readonly string[])[]): boolean =>
  new Set(values.map((value) => value.join())).size > 1;

const chance = ({ cells }: State): string => cells.subarray(RNG, RNG + 4).join();

const rivalWithSecrets = (): Scenario =>
  scenario({
    element: 'fire',
    me: { hand: ['Glimmer', 'Volca'], active: ['Torch'] },
    rival: {
      hand: ['Catusan', 'Captain Su Cha', 'Tome of Wisdom'],
      active: ['Spark'],
      bluffs: ['Cannoneer Tara Ko', null, 'Cannoneer Riba Ko'],
      drawDeck: ['Sear', 'Genathones the Blind', 'Muster Reinforcements'],
    },
  });

describe('an imagined Engagement has the hidden cards where they are imagined now (BACKTRACK-1):', () => {
  test('the rival who did nothing has the same hand, face-down cards and draw deck', () => {
    const imagined = imaginedBy(ME, rivalWithSecrets().plays('Volca').state);
    for (const { now, engagement } of imagined) {
      const [today, before] = [scenarioFrom(now).rival, scenarioFrom(engagement).rival];
      expect(before.hand).toEqual(today.hand);
      expect(before.drawDeck).toEqual(today.drawDeck);
      const faceDown = (state: State) => viewFor(state, RIVAL).seats[RIVAL].support.faceDown;
      expect(faceDown(engagement)).toEqual(faceDown(now));
      expect(faceDown(engagement).map(({ place }) => place)).toEqual([1, 3]);
    }
    expect(differs(imagined.map(({ now }) => scenarioFrom(now).rival.bluffs))).toBe(true);
  });

  test('a face-down pile has the same cards', () => {
    const game = scenario({
      me: {
        hand: ['Open Lucky Bag of Life', 'Glimmer'],
        discardPile: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Ignite'],
      },
      rival: { hand: ['Volca', 'Lavar the Powerful'] },
    });
    game.plays('Open Lucky Bag of Life').chooses('draw:3').declines('Glimmer');
    const imagined = imaginedBy(RIVAL, game.plays('Volca').state);
    for (const { now, engagement } of imagined) {
      const [today, before] = [scenarioFrom(now).me, scenarioFrom(engagement).me];
      expect(before.discardPile).toEqual(today.discardPile);
      expect(before.discardPile).toHaveLength(3);
      expect(before.hand).toEqual(today.hand);
    }
    expect(differs(imagined.map(({ now }) => scenarioFrom(now).me.discardPile))).toBe(true);
  });

  test('chance goes on as imagined, not as in the real game', () => {
    const { state } = rivalWithSecrets().plays('Volca');
    const imagined = imaginedBy(ME, state);
    for (const { now, engagement } of imagined) expect(chance(engagement)).toBe(chance(now));
    expect(new Set([chance(state), ...imagined.map(({ engagement }) => chance(engagement))]).size).toBe(
      SEEDS.length + 1,
    );
  });
});

describe('what moved in the turn goes back to where it must have been:', () => {
  test('a card laid face down was in hand, one that lay face down before stays at its place', () => {
    const game = scenario({
      element: 'fire',
      me: {
        hand: ['Volca', 'Captain Su Cha', 'Torch'],
        bluffs: [null, 'Cannoneer Tara Ko'],
        drawDeck: ['Cannoneer Riba Ko', 'Sear', 'Blaze'],
      },
      rival: { active: ['Spark'] },
    });
    game.plays('Volca').plays('Captain Su Cha', 'bluff');
    for (const { now, engagement } of imaginedBy(RIVAL, game.state)) {
      const [today, before] = [now, engagement].map((state) => viewFor(state, ME).seats[ME]);
      const [laid, stayed] = today.support.faceDown;
      expect(before.support.faceDown).toEqual([stayed]);
      expect(before.hand.cards.toSorted()).toEqual(
        ['volca', laid.card ?? '', ...today.hand.cards].toSorted(),
      );
    }
  });

  test('cards put under the draw deck were in hand', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Glimmer', 'Torch', 'Sear'] },
      rival: { active: ['Flamitos'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:torch', 'under:sear', 'done');
    for (const { now, engagement } of imaginedBy(RIVAL, game.state)) {
      const [today, before] = [scenarioFrom(now).me, scenarioFrom(engagement).me];
      const under = today.drawDeck.slice(-2);
      expect(before.hand).toEqual(['Oosa-Aqua-Epsilon', ...today.hand, ...under].toSorted());
      expect(before.drawDeck).toEqual(today.drawDeck.slice(0, -2));
    }
  });

  test('cards drawn were on top of the draw deck', () => {
    const scout = card('scout', 'character', {
      fire: 9,
      earth: 9,
      ...text({ when: 'now', steps: [{ do: 'draw', count: 2 }] }),
    });
    const game = new OwnGame([{ hand: [scout] }, { hand: [] }]).choose('done', 'start', 'play:scout');
    for (const { now, engagement } of imaginedBy(RIVAL, game.state, boxWith([scout]))) {
      const [today, before] = [scenarioFrom(now).me, scenarioFrom(engagement).me];
      expect(before.drawDeck.slice(2)).toEqual(today.drawDeck);
      expect(today.hand).toEqual(expect.arrayContaining(before.drawDeck.slice(0, 2)));
      expect(before.hand).toContain('scout');
    }
  });

  test('a face-down card that was discarded since lay where it was, even if its owner drew cards', () => {
    const raider = card('raider', 'character', {
      fire: 9,
      earth: 9,
      ...text({
        when: 'now',
        steps: [
          { do: 'discard', whose: 'rival', where: 'active', cards: { types: ['support'] }, count: 1 },
          { do: 'draw', who: 'each', count: 1 },
        ],
      }),
    });
    const box = boxWith([raider]);
    const position = {
      element: 'fire',
      seats: [
        { hand: ['raider'], drawDeck: ['volca'] },
        {
          hand: ['catusan'],
          combat: ['spark'],
          bluffs: ['captain-su-cha', 'cannoneer-tara-ko'],
          drawDeck: ['sear', 'cannoneer-riba-ko', 'torch'],
        },
      ],
    };
    const game = scenarioFrom(stateFromPosition(parsePosition(position, box), box));
    game.chooses('done', 'continue', 'play:raider', 'discard-face-down:1');
    for (const { now, engagement } of imaginedBy(ME, game.state, box)) {
      const [today, before] = [now, engagement].map(
        (state) => viewFor(state, RIVAL).seats[RIVAL].support.faceDown,
      );
      expect(before.map((lying) => lying.card)).toEqual(['captain-su-cha', today[0].card]);
    }
  });

  test('a card drawn from a face-down pile was in it: no leadership card, and none that was played', () => {
    const game = scenario({
      me: {
        hand: ['Open Lucky Bag of Life', 'Flamitos', 'Breath of the Ancestors', 'Charm Holy Dragon'],
        discardPile: [
          'Catusan',
          'Captain Su Cha',
          'Tome of Wisdom',
          'Genathones the Blind',
          'Oosa-Aqua-Epsilon',
        ],
        drawDeck: ['Cast Cataclysm', 'Summon Sorcerer', 'Cannoneer Riba Ko'],
      },
      rival: { active: ['Torana'] },
    });
    game.plays('Open Lucky Bag of Life').chooses('draw:3');
    game.plays('Flamitos').plays('Breath of the Ancestors').chooses('draw:1');
    const imagined = imaginedBy(RIVAL, game.state);
    for (const { now, engagement } of imagined) {
      const [today, before] = [scenarioFrom(now).me, scenarioFrom(engagement).me];
      const drawn = before.discardPile.filter((name) => !today.discardPile.includes(name));
      expect(drawn).toHaveLength(1);
      expect(today.hand).toContain(drawn[0]);
      expect(LEADERSHIP).not.toContain(drawn[0]);
      expect(before.hand).toEqual(
        ['Breath of the Ancestors', 'Flamitos', ...today.hand.filter((name) => name !== drawn[0])].toSorted(),
      );
    }
    expect(differs(imagined.map(({ now }) => scenarioFrom(now).me.hand))).toBe(true);
  });
});
