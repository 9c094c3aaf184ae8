import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/index.ts';
import type { Dragon } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import { card, OwnGame, text } from './own-cards.ts';

const crystal = (id: string, dragon: Dragon, number: number) =>
  card(id, 'achievement', {
    number,
    dragon,
    ...text({ when: 'always', rule: { rule: 'moreCrystals', more: 1 } }),
  });
const ofLika = crystal('crystal-of-lika', 'lika', 910);
const ofDoran = crystal('crystal-of-doran', 'doran', 911);
const ofSesha = crystal('crystal-of-sesha', 'sesha', 912);
const friend = (count: number) =>
  card('friend-of-dragons', 'inquisitor', {
    number: 913,
    ...text({ when: 'gameBegins', steps: [{ do: 'attract', count }] }),
  });
const bold = (id: string, number: number) =>
  card(id, 'inquisitor', {
    number,
    ...text({ when: 'always', rule: { rule: 'achievementWithoutDragon', most: 1 } }),
  });
const MATCH = { match: true } as const;

describe('Achievement cards', () => {
  test('they are used only in a match (ACHIEVE-1)', () => {
    const players = [{ hand: [ofLika], emissaries: [friend(1)] }, { hand: [] }] as const;
    expect(new OwnGame(players).choose('dragon:lika').options).toEqual(['done']);
    expect(new OwnGame(players, MATCH).choose('dragon:lika').options).toEqual([
      'play:crystal-of-lika',
      'done',
    ]);
  });

  test('one needs its dragon on its owner’s side, and then lies beside the leader, active until discarded (ACHIEVE-2)', () => {
    const game = new OwnGame([{ hand: [ofLika, ofDoran], emissaries: [friend(1)] }, { hand: [] }], MATCH);
    game.choose('dragon:doran');
    expect(game.options).toEqual(['play:crystal-of-doran', 'done']);
    game.choose('play:crystal-of-doran');
    expect(game.view(1).seats[0].achievements).toEqual(['crystal-of-doran']);
    game.attack('flamitos', 'fire').choose('done', 'retreat');
    expect(game.view(1).seats[0].achievements).toEqual(['crystal-of-doran']);
  });

  test('text may do without the dragon (ACHIEVE-2)', () => {
    const game = new OwnGame(
      [{ hand: [ofLika], emissaries: [bold('bold-claim', 914)] }, { hand: [] }],
      MATCH,
    );
    expect(game.options).toContain('play:crystal-of-lika');
  });

  test('if the rival has any, each discards one of their choice, the player of the new one first (ACHIEVE-3, PROJECT-30)', () => {
    const game = new OwnGame(
      [
        { hand: [ofLika, ofDoran], emissaries: [bold('bold-claim', 914)] },
        { hand: [ofSesha], emissaries: [bold('bolder-claim', 915)] },
      ],
      MATCH,
    );
    game.choose('play:crystal-of-lika').attack('flamitos', 'fire');
    game.choose('done', 'retreat');
    while (!game.options.includes('play:crystal-of-doran')) game.choose(game.options.at(-1) ?? 'done');
    game.choose('play:crystal-of-doran');
    expect(game.view(0).seats[0].achievements).toEqual(['crystal-of-lika', 'crystal-of-doran']);
    while (!(game.decider() === 1 && game.options.includes('play:crystal-of-sesha')))
      game.choose(game.options.find((option) => option === 'done') ?? game.options[0] ?? 'done');
    game.choose('play:crystal-of-sesha');
    expect([game.decider(), game.during]).toEqual([0, 'forfeit']);
    expect(game.options).toEqual(['discard:crystal-of-lika', 'discard:crystal-of-doran']);
    expect(game.view(0).seats[1].achievements).toEqual([]);
    game.choose('discard:crystal-of-lika');
    expect(game.view(0).seats[0].achievements).toEqual(['crystal-of-doran']);
  });

  test('text of the new card comes first; a player who has none left discards none (PROJECT-41)', () => {
    const envious = card('crystal-of-envy', 'achievement', {
      number: 916,
      dragon: 'sesha',
      ...text({
        when: 'now',
        steps: [
          { do: 'discard', whose: 'rival', where: 'active', cards: { types: ['achievement'] }, count: 1 },
        ],
      }),
    });
    const game = new OwnGame(
      [
        { hand: [ofLika], emissaries: [bold('bold-claim', 914)] },
        { hand: [envious], emissaries: [bold('bolder-claim', 915)] },
      ],
      MATCH,
    );
    game.choose('play:crystal-of-lika', 'decline');
    while (game.decider() === 0) game.choose(game.options[0] ?? 'done');
    game.choose('play:crystal-of-envy');
    const moved = game.events.flatMap((one) => (one.event === 'moved' && one.from === 'beside' ? [one] : []));
    expect(moved).toMatchObject([
      { card: 'crystal-of-lika', by: { card: 'crystal-of-envy' } },
      { card: 'crystal-of-envy', by: 'achievement' },
    ]);
    expect(game.decider()).toBe(1);
  });

  test('if that text has taken the new card away, the rival still discards one (PROJECT-41)', () => {
    const fleeting = card('fleeting-crystal', 'achievement', {
      number: 918,
      dragon: 'sesha',
      ...text({ when: 'now', steps: [{ do: 'returnToHand', where: 'active' }] }),
    });
    const game = new OwnGame(
      [
        { hand: [ofLika, ofDoran], emissaries: [friend(1), bold('bold-claim', 914)] },
        { hand: [fleeting], emissaries: [bold('bolder-claim', 915)] },
      ],
      MATCH,
    );
    game.choose('dragon:lika', 'play:crystal-of-lika', 'decline');
    while (game.decider() === 0) game.choose(game.options[0] ?? 'done');
    game.choose('play:fleeting-crystal', 'return:fleeting-crystal');
    expect(game.view(0).seats.map(({ achievements }) => achievements)).toEqual([[], []]);
    expect([game.decider(), game.during]).toEqual([1, 'phase']);
  });

  test('text that lets play one does not lift a limit (PRECED-4, PROJECT-5)', () => {
    const game = scenario({
      match: true,
      me: { active: ['Volca'], hand: ['Chosen of Youth', "Lika's Crystal Horn"] },
      rival: { active: ['Glimmer'], support: ['Brain Drain'], hand: ["Doran's Crystal Scale"] },
    });
    game.plays('Chosen of Youth');
    game.offers("play:Doran's Crystal Scale", 'refuse');
    game.chooses("play:Doran's Crystal Scale");
    game.offers('refuse');
  });

  test('a limit counts what the current player plays, not what the rival plays in that turn (PROJECT-5)', () => {
    const twoAtMost = card('strict-order', 'inquisitor', {
      number: 917,
      ...text({ when: 'always', rule: { rule: 'playAtMost', most: 2 } }),
    });
    const game = new OwnGame(
      [{ hand: [BUILT_IN.card('chosen-of-youth'), ofLika] }, { hand: [ofDoran], emissaries: [twoAtMost] }],
      MATCH,
    );
    game.choose('play:chosen-of-youth');
    expect([game.decider(), game.options]).toEqual([1, ['play:crystal-of-doran', 'refuse']]);
    game.choose('play:crystal-of-doran');
    expect([game.decider(), game.options]).toEqual([0, ['play:crystal-of-lika', 'refuse']]);
  });

  test('a prohibition of them holds for text that lets play one, too', () => {
    const game = scenario({
      match: true,
      me: { active: ['Volca'], hand: ['Chosen of Youth', "Lika's Crystal Horn"] },
      rival: { active: ['Glimmer'], beside: ["Sesha's Crystal Eye"] },
    });
    game.plays('Chosen of Youth').passes();
    game.offers('refuse');
  });

  test('there is no limit to them (ACHIEVE-4)', () => {
    const game = new OwnGame([{ hand: [ofLika, ofDoran], emissaries: [friend(2)] }, { hand: [] }], MATCH);
    game.choose('dragon:lika', 'dragon:doran', 'play:crystal-of-lika').attack('flamitos', 'fire');
    game.choose('done', 'retreat');
    while (!game.options.includes('play:crystal-of-doran')) game.choose(game.options.at(-1) ?? 'done');
    game.choose('play:crystal-of-doran');
    expect(game.view(1).seats[0].achievements).toHaveLength(2);
  });

  test('crystals that text adds are scored with the win (SCORE-1)', () => {
    const game = new OwnGame([{ hand: [ofLika], emissaries: [friend(3)] }, { hand: [] }], MATCH);
    game.choose('dragon:lika', 'dragon:doran', 'play:crystal-of-lika').attack('flamitos', 'fire');
    game.choose('done', 'retreat');
    expect(game.view(0).result).toMatchObject({ winner: 0, crystals: 5, reason: 'fourthDragon' });
  });
});
