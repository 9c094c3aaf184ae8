import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/index.ts';
import type { Card } from '../../src/index.ts';
import { card, OwnGame, text } from '../rules/own-cards.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ScenarioSetup, SideName } from '../scenario/setup.ts';

/** Cards are numbered in the order of the box: these take all numbers that the first word of a card set has room for. */
const FIRST_WORD = CARDS.filter(({ type }) => type !== 'leader').slice(0, 32);

/** The same position twice: one player has none or all of those cards in hand, which changes the numbers of the others. */
function twice(setup: ScenarioSetup, side: SideName, look: (game: Scenario) => void): void {
  look(scenario(setup));
  const hand = [...FIRST_WORD.map(({ name }) => name.en), ...(setup[side]?.hand ?? [])];
  const numbered = scenario({ ...setup, [side]: { ...setup[side], hand } });
  const { cards } = numbered.state.game.decks[side === 'me' ? 0 : 1];
  expect(cards.slice(0, 32)).toEqual(FIRST_WORD);
  look(numbered);
}

describe('It makes no difference that a card has a number from 32 on:', () => {
  test('its icon protects it (PROTECT-1)', () => {
    const setup = {
      me: { active: ['Giant Octopus', 'Torana'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    };
    twice(setup, 'me', (game) => {
      expect([game.isIgnored('Giant Octopus'), game.isIgnored('Torana')]).toEqual([false, true]);
      expect(game.power('me')).toBe(game.value('Giant Octopus'));
    });
  });

  test('its text holds (TEXT-5)', () => {
    twice({ me: { active: ['Torana'] }, rival: { active: ['CoolCat'] } }, 'rival', (game) => {
      expect(game.value('Torana')).toBe(0);
    });
  });

  test('its demand has to be met (ENGAGE-10)', () => {
    twice({ me: { hand: ['Volca'] }, rival: { active: ['Baku But'] } }, 'rival', (game) => {
      game.plays('Volca').passes();
      game.offers('take-back');
    });
  });

  test('it is used, retrieved, discarded or landed at the beginning (BEGIN-1, RETRIEVE-1, BLUFF-7, SHIP-20)', () => {
    const me = {
      support: ['Homing Missiles', 'Crashing Thunder Storm', 'Swirling Snow Storm'],
      bluffs: ['Captain Su Cha'],
      ships: { 'Sea Devil': ['Torana'] },
    };
    twice({ me, rival: { active: ['Catusan'] } }, 'me', (game) => {
      game.offers(
        'use:crashing-thunder-storm',
        'retrieve:homing-missiles',
        'discard:captain-su-cha',
        'land:sea-devil',
      );
    });
  });

  test('it may be the target, and another may take its place (TARGET-3)', () => {
    const setup: ScenarioSetup = {
      turn: 'rival',
      me: {
        active: ['FunFair', 'FunFlop', 'FunFlap'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'FunFair' },
      },
      rival: { hand: ['CoolCat'], active: ['Stars Shining'] },
    };
    twice(setup, 'me', (game) => {
      game.plays('CoolCat');
      game.offers('target:FunFlop', 'target:FunFlap', 'keep');
      expect(game.chooses('target:FunFlop').power('me')).toBe(4);
    });
  });

  test('it alone is named without a question (PROJECT-1)', () => {
    const setup = {
      me: { active: ['FunFair'], support: ['Duplicator of Fire'] },
      rival: { active: ['Torch'] },
    };
    twice(setup, 'me', (game) => expect(game.me.targetOf('Duplicator of Fire')).toBe('FunFair'));
  });
});

/** What a game of own cards looks like with cards numbered from 0 on, and with cards numbered from 32 on. */
const numberedBothWays = <T>(look: (spare: readonly Card[]) => T): readonly [T, T] => [
  look([]),
  look(FIRST_WORD),
];

const mask = (id: string, number: number): Card =>
  card(id, 'character', { number, fire: 1, earth: 1, icons: ['bluff:fire'] });
const crystal = (id: string, number: number): Card => card(id, 'achievement', { number, dragon: 'lika' });
const bold = (id: string, number: number): Card =>
  card(id, 'inquisitor', {
    number,
    ...text({ when: 'always', rule: { rule: 'achievementWithoutDragon', most: 1 } }),
  });

describe('With cards numbered from 0 on and from 32 on alike', () => {
  const cutter = card('cutter', 'ship', { capacity: 1 });

  test('cards of the hand are loaded onto a ship (SHIP-4)', () => {
    const loaded = numberedBothWays((spare) => {
      const game = new OwnGame([{ hand: [] }, { hand: [cutter], spare }]).attack('flamitos', 'fire');
      game.choose('play:cutter', 'continue', 'play:flamitos', 'done');
      return game.options.filter((option) => option.startsWith('load:'));
    });
    expect(loaded[0]).toHaveLength(4);
    expect(loaded[1]).toEqual(loaded[0]);
  });

  test('face-down cards are told apart by their places in the row (PROJECT-2)', () => {
    const seen = numberedBothWays((spare) => {
      const catcher = card('catcher', 'leadership', {
        number: 903,
        ...text({
          when: 'now',
          steps: [{ do: 'discard', whose: 'rival', where: 'active', cards: { bluff: true }, count: 1 }],
        }),
      });
      const more = card('more', 'leadership', {
        number: 904,
        ...text({
          when: 'thisTurn',
          rule: { rule: 'mayPlay', cards: { types: ['support'] }, more: 'any' },
        }),
      });
      const hand = [mask('mask', 901), mask('other-mask', 902), more];
      const game = new OwnGame([{ hand, spare }, { hand: [catcher] }]);
      game.choose('play:more', 'start', 'play:flamitos', 'done', 'bluff:other-mask', 'bluff:mask', 'done');
      game.choose('announce:fire', 'trust', 'play:catcher');
      const hidden = game.view(1).table.now.hidden[0].bluffs;
      const { options } = game;
      game.choose(options[0] ?? '');
      return { hidden, options, left: game.view(0).seats[0].support };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0].hidden).toEqual([0, 1]);
    expect(seen[0].options).toHaveLength(2);
  });

  test('a demand is met by playing the card (ENGAGE-10)', () => {
    const met = numberedBothWays((spare) => {
      const demanding = card('demanding', 'character', {
        fire: 3,
        earth: 3,
        ...text({
          when: 'demand',
          demand: { play: { types: ['character'], icon: 'free' } },
          orElse: 'retreat',
        }),
      });
      const porter = card('porter', 'character', { number: 901, fire: 3, earth: 3, icons: ['free'] });
      const game = new OwnGame([
        { hand: [demanding], spare },
        { hand: [porter], spare },
      ]);
      game.attack('demanding', 'fire').choose('done', 'continue', 'play:porter');
      return game.view(0).seats[1].thisTurn.met;
    });
    expect(met).toEqual([['demanding'], ['demanding']]);
  });

  test('an interference card that is not known to be elsewhere is asked for (INTERF-1)', () => {
    const asked = numberedBothWays((spare) => {
      const objection = card('objection', 'interference', {
        ...text({
          when: 'answer',
          to: { rival: 'plays', cards: { types: ['ship'] } },
          steps: [{ do: 'cancel' }],
        }),
      });
      const game = new OwnGame([{ hand: [cutter] }, { hand: [objection], spare }]);
      game.choose('play:cutter');
      return [game.decider(), game.options, game.choose('play:objection').view(0).seats[0].ships];
    });
    expect(asked[0]).toEqual([1, ['play:objection', 'refuse'], []]);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('achievement cards are discarded for a new one (ACHIEVE-3)', () => {
    const offered = numberedBothWays((spare) => {
      const game = new OwnGame(
        [
          { hand: [crystal('first-crystal', 901)], emissaries: [bold('bold', 903)], spare },
          { hand: [crystal('second-crystal', 902)], emissaries: [bold('bolder', 904)], spare },
        ],
        { match: true },
      );
      game.choose('play:first-crystal', 'decline');
      while (game.decider() === 0) game.choose(game.options.at(-1) ?? 'done');
      game.choose('play:second-crystal');
      return game.view(0).seats.map(({ achievements }) => achievements);
    });
    expect(offered).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  test('each player pays with cards of their own (LEAD-9)', () => {
    const paid = numberedBothWays((spare) => {
      const call = card('call', 'leadership', {
        ...text({
          when: 'now',
          steps: [{ do: 'pay', who: 'each', payment: { count: 2, cards: {} }, toAttract: 1 }],
        }),
      });
      const game = new OwnGame([
        { hand: [call], spare },
        { hand: [], spare },
      ]);
      game.choose('play:call', 'discard:flamitos', 'discard:terraton');
      while (game.options.some((option) => option.startsWith('dragon:'))) game.choose('dragon:lika');
      game.choose('discard:flamitos');
      return [game.decider(), game.options.includes('refuse'), game.options.length];
    });
    expect(paid[0]).toEqual([0, false, 4]);
    expect(paid[1]).toEqual(paid[0]);
  });
});
