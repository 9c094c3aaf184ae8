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

  const by = { seat: ME, card: 'herald' } as const;
  const seat = ME;
  const card = 'spark';
  test.each<GameEvent>([
    { event: 'turnBegan', seat, turn: 3 },
    { event: 'played', seat, card, from: 'hand', to: 'combat', as: 'itself', shown: true },
    { event: 'declared', seat, card },
    { event: 'cancelled', seat, card },
    { event: 'covered', seat, cards: [card] },
    { event: 'moved', seat, card, from: 'hand', to: 'aboard', ship: 'sea-devil', shown: true, by },
    { event: 'shuffled', seat, by },
    { event: 'searched', seat, place: 'drawDeck', by },
    { event: 'disclosed', seat, cards: [card], by },
    { event: 'landed', seat, ship: 'sea-devil' },
    { event: 'targeted', seat, by: 'herald', card },
    { event: 'refused', seat, card },
    { event: 'elementChanged', element: 'fire', by },
    { event: 'started', seat },
    { event: 'continued', seat },
    { event: 'declined', seat },
    { event: 'demandMet', seat, card },
    { event: 'announced', seat, element: 'earth', power: 5, against: 4 },
    { event: 'called', seat, revealed: [card], honest: true },
    { event: 'retreated', seat, dragons: 2 },
    { event: 'dragonMoved', seat, dragon: 'lika', to: 'board', by },
    { event: 'fightEnded' },
    { event: 'tookBack', seat, revealed: false },
    { event: 'gameEnded', winner: seat, crystals: 4, reason: 'cardsOut' },
  ])('$event: everybody sees what it is made of, and what it should not have is kept from them', (event) => {
    const leaking = { ...event, secret: card } as unknown as GameEvent;
    for (const viewer of [ME, RIVAL, 'spectator'] as const)
      expect(projectEvents([leaking], viewer)).toEqual([event]);
  });
});
