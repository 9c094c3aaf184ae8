import { describe, expect, test } from 'vitest';
import type { Cause, GameEvent } from '../../src/index.ts';
import { card, OwnGame, text } from '../rules/own-cards.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const named = (by: Cause): string => (typeof by === 'string' ? by : `${by.card} of ${by.seat}`);

/** What was moved and why: cards out of or into a place, and dragons. */
function causes(events: readonly GameEvent[], place?: string): readonly string[] {
  return events.flatMap((event) => {
    if (event.event === 'dragonMoved' && place === undefined) return [`${event.dragon}: ${named(event.by)}`];
    if (event.event !== 'moved' || ![event.from, event.to].includes(place as 'hand')) return [];
    return [`${event.card}: ${named(event.by)}`];
  });
}

const bluffing = (element: 'fire' | 'earth'): Scenario =>
  scenario({
    element,
    me: { hand: ['Spark', 'Cannoneer Riba Ko'], active: ['Volca'] },
    rival: { active: ['Torch'] },
  })
    .plays('Spark')
    .plays('Cannoneer Riba Ko', 'bluff')
    .announces()
    .chooses('call');

describe('Every move says what caused it:', () => {
  test('a bluff that was called wrongly', () => {
    const honest = bluffing('fire');
    expect(honest.eventsOf('called')[0].honest).toBe(true);
    honest.chooses('dragon:lika');
    expect(causes(honest.events)).toEqual(['lika: bluff']);
    expect(causes(honest.events, 'discardPile')).toEqual(['cannoneer-riba-ko: bluff']);
  });

  test('a bluff that was called rightly, and the retreat that follows', () => {
    const caught = bluffing('earth');
    expect(caught.eventsOf('called')[0].honest).toBe(false);
    caught.chooses('dragon:lika', 'dragon:doran');
    expect(causes(caught.events)).toEqual(['lika: bluff', 'doran: retreat']);
    expect(causes(caught.events, 'support')).toEqual(['cannoneer-riba-ko: retreat']);
    expect(causes(caught.events, 'drawDeck').every((cause) => cause.endsWith(': retreat'))).toBe(true);
  });

  test('a card whose text attracts a dragon', () => {
    const herald = card('herald', 'character', {
      fire: 2,
      earth: 2,
      ...text({ when: 'now', steps: [{ do: 'attract', count: 1 }] }),
    });
    const game = new OwnGame([{ hand: [] }, { hand: [herald] }], { first: 1 });
    game.choose('done', 'start', 'play:herald', 'dragon:sesha');
    expect(causes(game.events)).toEqual(['sesha: herald of 1']);
  });

  test('a demand that was not met', () => {
    const game = scenario({
      me: { hand: ['Volca'] },
      rival: { active: ['Torch'], support: ['Irresistible Sirens'] },
    });
    game.plays('Volca').passes().passes();
    expect(game.decider).toBe('rival');
    game.chooses('dragon:lika');
    expect(causes(game.events)).toEqual(['lika: irresistible-sirens of 1']);
  });

  test('declining a fight, and refreshing at the end of a turn', () => {
    const declined = scenario({ me: { hand: ['Spark', 'Torch'], drawDeck: ['Volca'] } }).declines('Spark');
    expect(causes(declined.events, 'discardPile')).toEqual(['spark: decline']);
    expect(causes(declined.events, 'drawDeck')).toEqual(['volca: decline']);
    const played = scenario({ me: { hand: ['Spark', 'Torch'], drawDeck: ['Volca', 'Flare'] } });
    played.plays('Spark').endsTurn('fire');
    expect(causes(played.events, 'drawDeck')).toEqual(['volca: refresh', 'flare: refresh']);
  });

  test('a face-down card that its owner discards', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.chooses('discard:captain-su-cha');
    expect(causes(game.events, 'discardPile')).toEqual(['captain-su-cha: bluff']);
  });

  test('retrieving, replacing, landing', () => {
    const retrieved = scenario({ me: { support: ['Homing Missiles'] }, rival: { active: ['Torch'] } });
    retrieved.retrieves('Homing Missiles');
    expect(causes(retrieved.events, 'hand')).toEqual(['homing-missiles: retrieve']);
    const replaced = scenario({ me: { hand: ['Bobu Bramble'], drawDeck: ['Volca'] } }).replaces(
      'Bobu Bramble',
    );
    expect(causes(replaced.events, 'hand')).toEqual(['bobu-bramble: replace', 'volca: replace']);
    const landed = scenario({
      me: { ships: { 'Sea Devil': ['Spark'] } },
      rival: { active: ['Torch'] },
    });
    landed.lands('Sea Devil').plays('Spark').announces();
    expect(causes(landed.events, 'landed')).toEqual(['sea-devil: landing']);
  });

  test('a new Hyla card replaces the old one', () => {
    const [spring, grove] = [card('spring', 'hyla'), card('grove', 'hyla', { number: 901 })];
    const game = new OwnGame([{ hand: [spring] }, { hand: [grove] }]);
    game.choose('play:spring').attack('flamitos', 'fire');
    while (game.decider() === 0) game.choose('done');
    game.choose('play:grove');
    expect(causes(game.events, 'beside')).toEqual(['spring: hyla']);
  });
});
