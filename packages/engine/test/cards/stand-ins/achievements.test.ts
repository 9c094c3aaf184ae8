import { describe, expect, test } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

/** The rival retreats while we have three dragons, so we attract the fourth. */
const winning = (beside: readonly string[], rivalBeside: readonly string[] = []) =>
  scenario({
    match: true,
    turn: 'rival',
    me: { active: ['Volca'], beside, dragons: 3 },
    rival: { active: ['Glimmer'], hand: ['Blaze'], beside: rivalBeside },
  }).retreats();

/** The dragons come in their order: Lika, Doran, Sesha. */
const holding = (card: string, dragons: 0 | 1 | 2) =>
  scenario({ match: true, me: { hand: [card, 'Volca'], dragons } });

describe("Lika's Crystal Horn", () => {
  test('makes a victory worth one more crystal', () => {
    expect(winning([]).result?.crystals).toBe(4);
    expect(winning(["Lika's Crystal Horn"]).result?.crystals).toBe(5);
  });

  test('gives nothing to the player who wins against it', () => {
    expect(winning([], ["Lika's Crystal Horn"]).result?.crystals).toBe(4);
    expect(winning(["Lika's Crystal Horn"], ["Sesha's Crystal Eye"]).result?.crystals).toBe(5);
  });

  test('needs Lika on its owner’s side', () => {
    holding("Lika's Crystal Horn", 0).cannotPlay("Lika's Crystal Horn", 'dragonElsewhere');
    const game = holding("Lika's Crystal Horn", 1).plays("Lika's Crystal Horn");
    expect(game.me.beside).toEqual(["Lika's Crystal Horn"]);
  });

  test('cannot be played outside a match (ACHIEVE-1)', () => {
    const game = scenario({ me: { hand: ["Lika's Crystal Horn", 'Volca'], dragons: 1 } });
    game.cannotPlay("Lika's Crystal Horn", 'matchOnly');
  });

  test('costs both players a crystal card if the rival has one (ACHIEVE-3)', () => {
    const game = scenario({
      match: true,
      me: { hand: ["Lika's Crystal Horn", 'Volca'], dragons: 1 },
      rival: { beside: ["Doran's Crystal Scale"] },
    });
    game.plays("Lika's Crystal Horn");
    expect([game.me.beside, game.rival.beside]).toEqual([[], []]);
  });
});

const scale = (dragons: 0 | 1) =>
  scenario({
    match: true,
    phase: 'refresh',
    me: { active: ['Volca'], beside: ["Doran's Crystal Scale"], dragons },
    rival: { active: ['Glimmer'] },
  });

describe("Doran's Crystal Scale", () => {
  test('lets its owner draw a seventh card while they have a dragon', () => {
    const game = scale(1).chooses("use:Doran's Crystal Scale");
    expect(game.me.hand).toHaveLength(7);
  });

  test('has no effect without a dragon, though it stays active', () => {
    const game = scale(0);
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(6);
    expect(game.me.beside).toEqual(["Doran's Crystal Scale"]);
  });

  test('does not count dragons of the rival', () => {
    const game = scenario({
      match: true,
      phase: 'refresh',
      me: { active: ['Volca'], beside: ["Doran's Crystal Scale"] },
      rival: { active: ['Glimmer'], dragons: 2 },
    });
    expect(game.me.hand).toHaveLength(6);
  });

  test('needs Doran, no other dragon, to be played', () => {
    holding("Doran's Crystal Scale", 1).cannotPlay("Doran's Crystal Scale", 'dragonElsewhere');
    holding("Doran's Crystal Scale", 2).canPlay("Doran's Crystal Scale");
  });
});

describe("Sesha's Crystal Eye", () => {
  test('keeps the rival from playing crystal cards', () => {
    const game = scenario({
      match: true,
      me: { hand: ["Lika's Crystal Horn", 'Volca'], dragons: 1 },
      rival: { beside: ["Sesha's Crystal Eye"] },
    });
    game.cannotPlay("Lika's Crystal Horn", 'forbidden');
  });

  test('does not restrict its owner', () => {
    const game = scenario({
      match: true,
      me: { hand: ["Lika's Crystal Horn", 'Volca'], beside: ["Sesha's Crystal Eye"], dragons: 1 },
    });
    game.plays("Lika's Crystal Horn");
    expect(game.me.beside).toEqual(["Lika's Crystal Horn", "Sesha's Crystal Eye"]);
  });

  test('makes a victory worth one more crystal, and adds up with the horn', () => {
    expect(winning(["Sesha's Crystal Eye"]).result?.crystals).toBe(5);
    expect(winning(["Sesha's Crystal Eye", "Lika's Crystal Horn"]).result?.crystals).toBe(6);
  });

  test('leaves Hyla cards and the other cards of the Leadership phase to the rival', () => {
    const game = scenario({
      match: true,
      me: { hand: ['Lantern Pond', 'Volca'] },
      rival: { beside: ["Sesha's Crystal Eye"] },
    });
    game.canPlay('Lantern Pond');
  });
});
