import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/index.ts';
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
});
