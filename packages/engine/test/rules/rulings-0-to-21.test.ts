import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame, viewFor } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

const ROOT = new URL('../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Rows of the table of open questions: “OPEN-QUESTION-7, -8 | place” or “OPEN-QUESTION-9 to -12 | place”. */
function placesOfOpenQuestions(): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  for (const [, ids = '', place = ''] of textOf('docs/RULINGS.md').matchAll(
    /^\| (OPEN-QUESTION-[^|]+)\| ([^|]+)\|/gm,
  )) {
    const numbers = [...ids.matchAll(/-(\d+)/g)].map(([, n]) => Number(n));
    const [from = 0, to = 0] = numbers;
    const all = ids.includes(' to ') ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : numbers;
    for (const n of all) places.set(n, place);
  }
  return places;
}

describe('the editions', () => {
  test('every open question of the ledger has a named place in the code (RULING-0)', () => {
    const asked = [...textOf('docs/LEDGER.md').matchAll(/^OPEN-QUESTION-(\d+) /gm)].map(([, n]) => Number(n));
    const places = placesOfOpenQuestions();
    expect(asked.filter((n) => !places.has(n))).toEqual([]);
    for (const place of places.values()) {
      const files = [...place.matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)].map(([, file]) => file);
      expect(files).not.toEqual([]);
      const exists = (file: string): boolean =>
        ['engine', 'play'].some((name) => existsSync(new URL(`packages/${name}/src/${file}`, ROOT)));
      expect(files.filter((file) => file === undefined || !exists(file))).toEqual([]);
    }
  });

  test('the first edition keeps its two rules: as far as it goes, and the price of an impossible turn (RULING-0)', () => {
    const setup = {
      me: { hand: ['Sarogakanas the Ancient', 'Spark'] },
      rival: { active: ['Volca'], hand: ['Sear'] },
    };
    const legends = scenario(setup).plays('Sarogakanas the Ancient');
    expect(legends.asks).toBeNull();
    const first = scenario({ ...setup, edition: 'first' }).plays('Sarogakanas the Ancient');
    first.chooses('discard-at-random', 'done', 'take-back');
    expect(first.result).toEqual({ winner: 'rival', crystals: 4, reason: 'impossibleTurn' });
  });

  test('a game is played by Legends unless the first edition is asked for (RULING-1)', () => {
    const decks = ['vulca', 'hoax'] as const;
    expect(newGame({ decks, seed: 1 }).state.game.rules).toMatchObject({
      edition: 'legends',
      backtrack: 'free',
    });
    expect(newGame({ decks, seed: 1, edition: 'first' }).state.game.rules).toMatchObject({
      edition: 'first',
      backtrack: 'loss',
    });
  });
});

describe('texts', () => {
  test('an ignored demand demands nothing (RULING-2)', () => {
    const setup = { me: { hand: ['Volca', 'Enthrall Opposition'] }, rival: { active: ['Kabu Kat'] } };
    scenario(setup).plays('Volca').chooses('done').offers('take-back');
    const game = scenario(setup).plays('Enthrall Opposition').plays('Volca').chooses('done');
    game.offers('done');
  });

  test('a demand does not lift a prohibition: a player who cannot play the card must retreat (RULING-2)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lightning Bolts'] },
      rival: { active: ['Kabu Kat'], support: ['Pandemonium'] },
    });
    game.plays('Volca').chooses('done').offers('take-back');
  });

  test('optional text is all or nothing, but “up to” leaves the number open (RULING-3)', () => {
    const six = ['Young Bear', 'Young Fox', 'Wild Gazelle', 'Wild Antelope', 'Spark', 'Sear'];
    const two = scenario({
      me: { hand: ['Flare', ...six], drawDeck: ['Torch'] },
      rival: { active: ['Rocara'] },
    });
    expect(two.plays('Flare').announces().turn).toBe('rival');
    const upTo = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice', ...six], drawDeck: ['Torch'] },
      rival: { active: ['Rocara'] },
    });
    upTo.plays('Shaman of the Holy Sacrifice').announces();
    upTo.offers('use:Shaman of the Holy Sacrifice', 'done');
  });
});

const retreatFrom = (me: SideSetup) =>
  scenario({ turn: 'rival', me, rival: { hand: ['Volca'] } }).retreats().me.dragons;
const FOUR_COVERED = ['Sear', 'Torch', 'Shimmer', 'Glimmer'];

describe('the end of a fight and of the game', () => {
  test('covered cards count toward the second dragon (RULING-4)', () => {
    expect(retreatFrom({ active: ['Spark'], covered: FOUR_COVERED })).toBe(1);
    expect(retreatFrom({ active: ['Spark', 'Fireblast'], covered: FOUR_COVERED })).toBe(2);
    expect(retreatFrom({ active: ['Spark'], covered: FOUR_COVERED, support: ['Lightning Bolts'] })).toBe(2);
  });

  test('bluff cards, ships, cards aboard and leadership cards do not (RULING-4)', () => {
    const dragons = retreatFrom({
      active: ['Spark'],
      covered: FOUR_COVERED,
      bluffs: ['Captain Su Cha'],
      ships: { 'Rising Sun': ['Volca', 'Blaze'] },
      leaderArea: ['Cast Cataclysm'],
    });
    expect(dragons).toBe(1);
  });

  test('a win by a fourth dragon is worth four crystals (RULING-5)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Spark'], dragons: 3 },
      rival: { hand: ['Volca'] },
    });
    game.retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });

  test('with all dragons neutral, the player who still has a card wins one crystal (RULING-6, RULING-7)', () => {
    const game = scenario({
      me: { hand: ['Volca'], drawDeck: [] },
      rival: { active: ['Bethenitana the Storyteller'], hand: ['Spark'] },
    });
    game.plays('Volca').endsTurn().retreats();
    expect([game.me.dragons, game.rival.dragons]).toEqual([0, 0]);
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('if both have none, the one who had cards last wins (RULING-6)', () => {
    const game = scenario({
      me: { hand: ['Volca'], drawDeck: [], support: ['Fearsome Chant'] },
      rival: { active: ['Rocara'], hand: ['Scorch the Inflammable'], drawDeck: [] },
    });
    game.plays('Volca').endsTurn();
    game.rivalTurn('Scorch the Inflammable').retreats();
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('taking a card again resets who ran out first (RULING-6)', () => {
    const game = scenario({
      me: { hand: ['Wing Commander Razorfeather'], drawDeck: [] },
      rival: { active: ['Rocara'], support: ['Fearsome Chant'], hand: ['Helitos'], drawDeck: [] },
    });
    game.plays('Wing Commander Razorfeather').endsTurn().rivalTurn('Helitos');
    game.retrieves('Wing Commander Razorfeather').plays('Wing Commander Razorfeather').endsTurn();
    game.retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 1, reason: 'cardsOut' });
  });

  test('no more than one crystal is scored without a dragon, one more with each (RULING-7)', () => {
    const game = scenario({
      me: { hand: ['Volca'], drawDeck: [], dragons: 1 },
      rival: { active: ['Bethenitana the Storyteller'], hand: ['Spark'] },
    });
    game.plays('Volca').endsTurn().retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 2, reason: 'cardsOut' });
  });
});

const conjoined = (rival: string) =>
  scenario({ me: { active: ['Lavar the Powerful', 'Potion of Conjoining'] }, rival: { active: [rival] } });

describe('values', () => {
  test('“rises to” never lowers a value (RULING-9)', () => {
    const game = scenario({
      me: { active: ['Flamebreath the Dazzling', 'Potion of Prodigious Passion'] },
      rival: { active: ['Rocara'] },
    });
    expect(game.value('Flamebreath the Dazzling', 'fire')).toBe(7);
    expect(game.value('Flamebreath the Dazzling', 'earth')).toBe(5);
  });

  test('changes of printed values come first: a potion still raises what CoolCat made 0 (RULING-10)', () => {
    const game = scenario({
      me: { active: ['Volca', 'Potion of Prodigious Passion'] },
      rival: { active: ['CoolCat'] },
    });
    expect(game.power('me')).toBe(5);
  });

  test('text that asks for a printed value sees the changed one (RULING-10)', () => {
    expect(conjoined('Rocara').power('me')).toBe(9);
    expect(conjoined('CoolCat').power('me')).toBe(4);
    expect(conjoined('CoolCop').power('me')).toBe(5);
  });

  test('the total comes last: it is raised from what the cards amount to (RULING-10)', () => {
    const game = scenario({
      me: { active: ['Spark', 'Volcanic Gauntlets', 'Elemental Enchantment'] },
      rival: { active: ['Rocara'] },
    });
    expect(game.value('Spark', 'fire')).toBe(8);
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([8, 6]);
  });
});

describe('gangs', () => {
  test('cards whose names begin alike are of one gang, others not (RULING-11)', () => {
    const game = scenario({
      me: { hand: ['NoNo', 'NoProblem', 'FunFair', 'CoolCat'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('NoNo').offers('play:NoProblem', 'done');
  });

  test('a gang stays active by adding to it, supports beside it do not matter (RULING-12)', () => {
    const game = scenario({
      me: { active: ['NoNo', 'NoStyle'], support: ['Tome of Wisdom'], hand: ['NoClue'] },
      rival: { active: ['Rocara'] },
    });
    expect(game.plays('NoClue', 'keep').me.active).toEqual(['NoClue', 'NoNo', 'NoStyle']);
  });

  test('a booster or a stranger among them lets the gang be covered (RULING-12)', () => {
    const booster = scenario({
      me: { active: ['NoNo', 'Fireblast'], hand: ['NoClue'] },
      rival: { active: ['Rocara'] },
    });
    booster.cannotPlay('NoClue', undefined, 'keep');
    const stranger = scenario({
      me: { active: ['NoNo', 'Sun Setting'], hand: ['NoClue'] },
      rival: { active: ['Rocara'] },
    });
    stranger.cannotPlay('NoClue', undefined, 'keep');
    expect(stranger.plays('NoClue').me.covered).toEqual(['NoNo', 'Sun Setting']);
  });

  test('only this Character phase’s first card decides: after a stranger nothing is kept (RULING-12)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Sun Setting', 'NoClue'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Sun Setting').offers('play:NoClue', 'done');
    expect(game.me.covered).toEqual(['NoNo']);
  });
});

describe('moments of a turn', () => {
  test('the cards of a payment may be named in any order, none of them superfluous (RULING-13)', () => {
    const game = scenario({ me: { hand: ['Charm Holy Dragon', 'Volca', 'Shimmer', 'Spark', 'Glimmer'] } });
    game.plays('Charm Holy Dragon').picks('discard:Glimmer', 'discard:Spark', 'discard:Shimmer');
    expect(game.asks).toBeNull();
    expect(game.me.hand).toEqual(['Volca']);
  });

  test('the element is chosen on announcing, when all cards lie on the table (RULING-16)', () => {
    const game = scenario({
      me: { hand: ['Genathones the Blind', 'Tome of Wisdom'] },
      rival: { hand: ['Volca'] },
    });
    game.plays('Genathones the Blind').plays('Tome of Wisdom');
    expect(game.element).toBeNull();
    game.chooses('done').offers('announce:fire', 'announce:earth');
    expect(game.chooses('announce:earth').element).toBe('earth');
  });

  test('in the Beginning phase everything is on offer at once, in any order (RULING-17)', () => {
    const game = scenario({
      me: {
        active: ['Ciklarethas the Bitter'],
        support: ['Crashing Thunder Storm', 'Swirling Snow Storm'],
        bluffs: ['Captain Su Cha'],
        ships: { 'Rising Sun': [] },
      },
      rival: { active: ['Rocara'] },
    });
    game.offers(
      'use:Crashing Thunder Storm',
      'retrieve:Ciklarethas the Bitter',
      'discard:Captain Su Cha',
      'land:Rising Sun',
    );
    game.retrieves('Ciklarethas the Bitter').chooses('discard:Captain Su Cha');
    game.chooses('use:Crashing Thunder Storm', 'dragon:lika').lands('Rising Sun');
    expect(game.me.dragons).toBe(1);
  });

  test('no card of the fight limits the draw that follows it (RULING-18)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Shimmer'] },
      rival: { active: ['Bottelus Emptius'], support: ['Wall of Fire', 'Quivering Quicksand'] },
    });
    game.retreats();
    expect(game.me.hand).toHaveLength(6);
  });

  test('a draw that the number of cards held limits ends at that number (RULING-19)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Spark'] },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    game.plays('Volca').endsTurn();
    expect(game.me.hand).toHaveLength(4);
  });

  test('both players see all cards of both combat and support areas, covered ones too (RULING-20)', () => {
    const { state } = scenario({
      me: { active: ['Spark'], covered: ['Shimmer', 'Fireblast'], support: ['Lightning Bolts'] },
      rival: { active: ['Volca'], covered: ['Torch'], support: ['Tome of Wisdom'] },
    });
    for (const viewer of [0, 1] as const) {
      const [mine, theirs] = viewFor(state, viewer).seats;
      expect(mine.combat.covered.toSorted()).toEqual(['fireblast', 'shimmer']);
      expect(mine.support.faceUp).toEqual(['lightning-bolts']);
      expect(theirs.combat).toEqual({ active: ['volca'], covered: ['torch'] });
    }
  });

  test('a retrieve character of the rival blocks even while it is ignored (RULING-21)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk', 'Squadron Leader Squeak'], support: ['Homing Missiles'] },
      rival: { active: ['Ciklarethas the Bitter'] },
    });
    expect(game.isIgnored('Ciklarethas the Bitter')).toBe(true);
    game.offers('retrieve:Homing Missiles', 'done');
  });

  test('a covered one blocks nothing (RULING-21)', () => {
    const game = scenario({
      me: { active: ['Squadron Leader Squeak'] },
      rival: { active: ['Spark'], covered: ['Ciklarethas the Bitter'] },
    });
    game.offers('retrieve:Squadron Leader Squeak', 'done');
  });
});
