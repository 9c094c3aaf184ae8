import { describe, expect, test } from 'vitest';
import { projectEvents } from '../../src/index.ts';
import type { GameEvent, Viewer } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const [ME, RIVAL] = [0, 1] as const;

type Shown = Extract<GameEvent, { event: 'played' | 'moved' }>;

const cardsSeen = (game: Scenario, viewer: Viewer): readonly (string | null)[] =>
  projectEvents(game.events, viewer)
    .filter((event): event is Shown => event.event === 'played' || event.event === 'moved')
    .map(({ card }) => card);

describe('of what happened', () => {
  test('a drawn card is seen by the player who drew it (DISCLOSE-2)', () => {
    const game = scenario({ me: { hand: ['Glimmer'], drawDeck: ['Sear'] } }).declines('Glimmer');
    expect(cardsSeen(game, ME)).toEqual(['glimmer', 'sear']);
    expect(cardsSeen(game, RIVAL)).toEqual(['glimmer', null]);
    expect(cardsSeen(game, 'spectator')).toEqual(['glimmer', null]);
  });

  test('a card laid face down is seen by its owner (BLUFF-16)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').plays('Captain Su Cha', 'bluff');
    expect(cardsSeen(game, ME)).toEqual(['spark', 'captain-su-cha']);
    expect(cardsSeen(game, RIVAL)).toEqual(['spark', null]);
  });

  test('a card put under the draw deck is seen by its owner, unless it was disclosed', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Glimmer', 'Torch'], disclosed: ['Torch'] },
      rival: { active: ['Flamitos'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:glimmer', 'under:torch');
    expect(cardsSeen(game, RIVAL)).toEqual(['oosa-aqua-epsilon', null, 'torch']);
  });

  test('everything else is seen by everybody, and nothing is added or left out', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Glimmer'], bluffs: ['Captain Su Cha'] },
      rival: { hand: ['Sear'], active: ['Torch'] },
    });
    game.plays('Spark').announces().chooses('call', 'dragon:lika', 'dragon:doran');
    for (const viewer of [ME, RIVAL, 'spectator'] as const) {
      const seen = projectEvents(game.events, viewer);
      expect(seen.map(({ event }) => event)).toEqual(game.events.map(({ event }) => event));
      const open = game.events.filter((event) => !('shown' in event) || event.shown);
      expect(seen.filter((event) => !('shown' in event) || event.shown)).toEqual(open);
    }
    expect(game.eventsOf('called')).toHaveLength(1);
  });
});
