import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../../src/cards/box.ts';
import { deckOf } from '../../../src/cards/index.ts';
import { newGame } from '../../../src/decision/new-game.ts';
import type { GameSetup } from '../../../src/decision/new-game.ts';
import { scenario, scenarioFrom } from '../../scenario/scenario.ts';

const withEmissary = (id: string, agreed: Partial<GameSetup> = {}) =>
  scenarioFrom(
    newGame({
      decks: [{ ...deckOf('vulca'), emissaries: [BUILT_IN.card(id)] }, 'hoax'],
      seed: 7,
      first: 1,
      ...agreed,
    }).state,
  );

describe('Thunderfist', () => {
  test('adds no cards and no moons', () => {
    expect(BUILT_IN.card('thunderfist').adds).toEqual({ cards: 0, moons: 0 });
  });

  test('attracts a dragon of the owner’s choice before the first turn', () => {
    const game = withEmissary('thunderfist');
    expect(game.decider).toBe('me');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    game.chooses('dragon:doran');
    expect(game.me.dragonNames).toEqual(['doran']);
    expect(game.decider).toBe('rival');
  });

  test('does so once in a game', () => {
    const game = withEmissary('thunderfist').chooses('dragon:lika');
    game.declines(game.rival.hand[0]);
    expect(game.turn).toBe('me');
    expect(game.me.dragons).toBe(1);
    expect(game.options.some((option) => option.startsWith('dragon:'))).toBe(false);
  });

  test('is undone by another one on the other side, the first player’s dragon coming first', () => {
    const emissaries = [BUILT_IN.card('thunderfist')];
    const { state } = newGame({
      decks: [
        { ...deckOf('vulca'), emissaries },
        { ...deckOf('hoax'), emissaries },
      ],
      seed: 7,
      first: 0,
    });
    const game = scenarioFrom(state).chooses('dragon:sesha');
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
  });
});

describe('Serpent Tongue', () => {
  test('adds fifteen cards and ten moons', () => {
    expect(BUILT_IN.card('serpent-tongue').adds).toEqual({ cards: 15, moons: 10 });
  });

  test('lets the owner draw one additional card at the end of their turn', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Volca'], emissaries: ['Serpent Tongue'] },
      rival: { active: ['Glimmer'] },
    });
    game.offers('use:Serpent Tongue', 'done');
    game.chooses('use:Serpent Tongue');
    expect(game.me.hand).toHaveLength(7);
  });

  test('does nothing at the end of the rival’s turn', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['Volca'], emissaries: ['Serpent Tongue'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.turn).toBe('me');
    expect(game.me.hand).toEqual([]);
  });

  test('does nothing while the rival forbids additional cards', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Volca'], emissaries: ['Serpent Tongue'] },
      rival: { active: ['Glimmer'], support: ['Nerve-racking Twitter'] },
    });
    expect(game.turn).toBe('rival');
  });
});

describe('Ashen Judge', () => {
  test('adds five moons and no card', () => {
    expect(BUILT_IN.card('ashen-judge').adds).toEqual({ cards: 0, moons: 5 });
  });

  test('draws two cards before the first turn', () => {
    const game = withEmissary('ashen-judge');
    expect(game.me.hand).toHaveLength(8);
    expect(game.rival.hand).toHaveLength(6);
    expect(game.me.drawDeck).toHaveLength(22);
  });

  test('draws them after hands were exchanged', () => {
    const game = withEmissary('ashen-judge', { mulligan: true, first: 0 });
    expect(game.me.hand).toHaveLength(6);
    game.chooses('done', 'done');
    expect(game.me.hand).toHaveLength(8);
  });

  test('draws nothing more later on', () => {
    const game = withEmissary('ashen-judge');
    game.declines(game.rival.hand[0]);
    expect(game.turn).toBe('me');
    expect(game.me.hand).toHaveLength(8);
  });
});

const bailiff = (...hand: readonly string[]) => scenario({ me: { hand, emissaries: ['Mute Bailiff'] } });

describe('Mute Bailiff', () => {
  test('adds ten cards and two moons', () => {
    expect(BUILT_IN.card('mute-bailiff').adds).toEqual({ cards: 10, moons: 2 });
  });

  test('lets any card in hand be replaced', () => {
    const game = bailiff('Volca', 'Muster Reinforcements');
    game.offersAlso('replace:Volca', 'replace:Muster Reinforcements');
    game.replaces('Volca');
    expect(game.me.discardPile).toEqual(['Volca']);
    expect(game.me.hand).toHaveLength(2);
  });

  test('allows it once a turn, and not beside a leadership card (LEAD-7)', () => {
    const once = bailiff('Volca', 'Blaze').replaces('Volca');
    once.offersNo('replace:Blaze');
    const beside = bailiff('Volca', 'Deploy Butterfly').plays('Deploy Butterfly');
    beside.offersNo('replace:Volca');
  });

  test('draws nothing from an empty draw deck', () => {
    const game = scenario({ me: { hand: ['Volca', 'Blaze'], drawDeck: [], emissaries: ['Mute Bailiff'] } });
    game.replaces('Volca');
    expect(game.me.hand).toEqual(['Blaze']);
  });
});
