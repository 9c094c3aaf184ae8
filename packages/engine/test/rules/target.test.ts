import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { card, OwnGame, text } from './own-cards.ts';

const gangOfThree = (rivalHand: readonly string[]) =>
  scenario({
    turn: 'rival',
    element: 'fire',
    me: {
      active: ['FunFair', 'FunFlop', 'FunFlap'],
      support: ['Duplicator of Fire'],
      targets: { 'Duplicator of Fire': 'FunFair' },
    },
    rival: { hand: rivalHand, active: ['Stars Shining'] },
  });

describe('naming a target', () => {
  test('is for the owner of the text, when it is resolved (TARGET-1)', () => {
    const game = scenario({
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Volcanic Gauntlets'] },
      rival: { active: ['Glimmer', 'Sun Setting'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').plays('Volcanic Gauntlets');
    expect([game.decider, game.asks]).toEqual(['me', 'Volcanic Gauntlets']);
    game.offers('target:Dancer of Dawn', 'target:Dancer of Dusk');
    game.chooses('target:Dancer of Dawn');
    expect(game.me.targetOf('Volcanic Gauntlets')).toBe('Dancer of Dawn');
    expect(game.power('me')).toBe(2 * 4 + 2);
  });

  test('needs no question where one card alone can be meant (PROJECT-1)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Volcanic Gauntlets'], covered: ['Blaze'], support: ['Tome of Wisdom'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Volcanic Gauntlets');
    expect(game.asks).toBeNull();
    expect(game.me.targetOf('Volcanic Gauntlets')).toBe('Spark');
  });

  test('waits until the text is no longer ignored', () => {
    const game = scenario({
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Duplicator of Fire'] },
      rival: { active: ['Flitterflutter'], hand: ['Flash the Incendiary'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').plays('Duplicator of Fire').endsTurn();
    expect(game.me.targetOf('Duplicator of Fire')).toBeNull();
    game.plays('Flash the Incendiary');
    expect(game.decider).toBe('me');
    game.chooses('target:Dancer of Dawn');
    expect(game.power('me')).toBe(10);
    expect([game.decider, game.turn]).toEqual(['rival', 'rival']);
  });
});

describe('a target that is lost', () => {
  test('is replaced at once where it was discarded, even in the rival’s turn (TARGET-2)', () => {
    const game = gangOfThree(['Highchirp']);
    expect(game.power('me')).toBe(2 * 3 + 2 + 3);
    game.plays('Highchirp').chooses('discard:FunFair');
    expect(game.decider).toBe('me');
    game.offers('target:FunFlop', 'target:FunFlap');
    game.chooses('target:FunFlap');
    expect(game.power('me')).toBe(2 + 2 * 3);
    expect(game.decider).toBe('rival');
  });

  test('is replaced without a question by the only card left (TARGET-2)', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Dancer of Dawn', 'Dancer of Dusk', 'Volcanic Gauntlets'],
        targets: { 'Volcanic Gauntlets': 'Dancer of Dawn' },
      },
      rival: { hand: ['Highchirp'] },
    });
    game.plays('Highchirp').chooses('discard:Dancer of Dawn');
    expect(game.decider).toBe('rival');
    expect(game.me.targetOf('Volcanic Gauntlets')).toBe('Dancer of Dusk');
    expect(game.power('me')).toBe(4);
  });

  test('leaves the text as it is where another card was discarded', () => {
    const game = gangOfThree(['Highchirp']).plays('Highchirp').chooses('discard:FunFlop');
    expect(game.decider).toBe('rival');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('FunFair');
  });

  test('is replaced where it was covered, by the character that covers it (OPEN-QUESTION-29)', () => {
    const game = scenario({
      me: { hand: ['Spark'], active: ['Glimmer'], support: ['Duplicator of Fire'] },
      rival: { active: ['Stars Shining'] },
    });
    expect(game.me.targetOf('Duplicator of Fire')).toBe('Glimmer');
    game.plays('Spark');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('Spark');
    expect(game.power('me')).toBe(8);
  });

  test('is replaced where its owner took it back (OPEN-QUESTION-29)', () => {
    const game = scenario({
      me: {
        hand: ['Summon Sorcerer', 'Spark'],
        active: ['FunFair', 'FunFlop', 'FunFlap'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'FunFair' },
      },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Summon Sorcerer').chooses('return:FunFair');
    expect(game.asks).toBe('Duplicator of Fire');
    game.offers('target:FunFlop', 'target:FunFlap');
  });
});

describe('a target that the rival’s text affects', () => {
  test('may be changed at once, in the rival’s turn (TARGET-3)', () => {
    const game = gangOfThree(['CoolCat']).plays('CoolCat');
    expect([game.decider, game.asks]).toEqual(['me', 'Duplicator of Fire']);
    game.offers('target:FunFlop', 'target:FunFlap', 'keep');
    game.chooses('target:FunFlop');
    expect(game.power('me')).toBe(2 * 2);
    expect(game.decider).toBe('rival');
  });

  test('may be kept, and is not asked about again while nothing changes (TARGET-3)', () => {
    const game = gangOfThree(['CoolCat', 'Fireblast']).plays('CoolCat').chooses('keep');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('FunFair');
    expect(game.power('me')).toBe(2);
    game.plays('Fireblast');
    expect(game.decider).toBe('rival');
  });

  test('is not asked about if that text does not reach it: CoolCop changes even values only', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['NoNo', 'NoStopping', 'NoProblem'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'NoNo' },
      },
      rival: { hand: ['CoolCop'], active: ['Stars Shining'] },
    });
    game.plays('CoolCop');
    expect(game.decider).toBe('rival');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('NoNo');
  });

  test('may be changed when it is ignored (TARGET-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Yang', 'Stars Shining'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Stars Shining' },
      },
      rival: { hand: ['Mad Mike Magpie'], active: ['Spark'], support: ['Tome of Wisdom'] },
    });
    game.plays('Mad Mike Magpie');
    expect(game.decider).toBe('me');
    game.offers('target:Yang', 'keep');
    game.chooses('target:Yang');
    expect(game.power('me')).toBe(4);
  });

  test('may be changed when only its icon is ignored (TARGET-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Yang', 'Stars Shining'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Stars Shining' },
      },
      rival: { hand: ['Spark', 'Impenetrable Fog'], active: ['Torch'] },
    });
    game.plays('Spark').plays('Impenetrable Fog');
    game.offers('target:Yang', 'keep');
    expect(game.decider).toBe('me');
  });

  test('is not asked about while it is protected', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['Yang', 'Kelp Leech'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'Kelp Leech' },
      },
      rival: {
        hand: ['CoolCat', 'CoolCop'],
        active: ['Spark'],
        support: ['Tome of Wisdom', 'Lightning Bolts'],
      },
    });
    game.plays('CoolCat');
    expect(game.decider).toBe('rival');
    expect(game.power('me')).toBe(2 + 2 * 3);
  });
});

describe('a target that the rival’s text no longer affects, or that stands alone', () => {
  test('is not asked about when the card that affected it is covered (TARGET-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: {
        active: ['FunFair', 'FunFlop', 'FunFlap'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'FunFair' },
      },
      rival: { hand: ['Spark'], active: ['CoolCat'] },
    });
    game.plays('Spark');
    expect([game.decider, game.power('me')]).toEqual(['rival', 2 * 3 + 2 + 3]);
  });

  test('is not asked about if there is no other card to name (TARGET-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['FunFair'], support: ['Duplicator of Fire'] },
      rival: { hand: ['CoolCat'], active: ['Stars Shining'] },
    });
    game.plays('CoolCat');
    expect([game.decider, game.me.targetOf('Duplicator of Fire')]).toEqual(['rival', 'FunFair']);
  });
});

const playedIntoGang = () =>
  scenario({
    me: {
      hand: ['FunFlap'],
      active: ['FunFair', 'FunFlop'],
      support: ['Duplicator of Fire'],
      targets: { 'Duplicator of Fire': 'FunFlop' },
    },
    rival: { active: ['Stars Shining'] },
  }).plays('FunFlap', 'keep');

const echo = (id: string, number: number) =>
  card(id, 'support', {
    number,
    fire: 0,
    earth: 0,
    icons: ['free'],
    ...text({
      when: 'always',
      rule: {
        rule: 'value',
        cards: { types: ['character', 'booster'] },
        one: true,
        change: { times: 2 },
      },
    }),
  });

describe('a newly played card', () => {
  test('may become the target, it alone and no other (TARGET-4)', () => {
    const game = playedIntoGang();
    game.offers('target:FunFlap', 'keep');
    game.chooses('target:FunFlap');
    expect(game.power('me')).toBe(3 + 2 + 2 * 3);
  });

  test('leaves the old target if the owner wants that (TARGET-4)', () => {
    const game = playedIntoGang().chooses('keep');
    expect(game.me.targetOf('Duplicator of Fire')).toBe('FunFlop');
    expect(game.power('me')).toBe(3 + 2 * 2 + 3);
  });

  test('is asked about once for each card that could take it as a target, however many there are (TARGET-4)', () => {
    const boosters = [
      'Potion of Cosmic Power',
      'Potion of Conjoining',
      'Potion of Mutation',
      'Potion of Sparkling Fire',
      'Potion of Trembling Earth',
      'Potion of Prodigious Passion',
      'Volcanic Gauntlets',
      'Titanic Gauntlets',
    ];
    const supports = ['Duplicator of Strength', 'Duplicator of Fire'];
    const game = scenario({
      me: { hand: ['KhindKin'], active: ['Spark', ...boosters], support: supports },
      rival: { active: ['Torch'] },
    });
    game.plays('KhindKin', 'keep');
    const asked: string[] = [];
    while (game.asks !== null) {
      asked.push(game.asks);
      game.offers('target:KhindKin', 'keep');
      game.chooses(game.asks === 'Duplicator of Fire' ? 'target:KhindKin' : 'keep');
    }
    expect(asked.toSorted()).toEqual([...boosters, ...supports].toSorted());
    expect(game.me.targetOf('Duplicator of Fire')).toBe('KhindKin');
    expect(game.me.targetOf('Potion of Cosmic Power')).toBe('Spark');
  });

  test('is not asked about if it cannot be the target', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fireblast', 'Tome of Wisdom'], support: ['Duplicator of Fire'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Spark').plays('Fireblast');
    expect(game.asks).toBeNull();
    expect(game.power('me')).toBe(2 * 4 + 3);
  });

  test('is not asked about while the text is ignored', () => {
    const game = scenario({
      me: {
        hand: ['FunFlap'],
        active: ['FunFair', 'FunFlop'],
        support: ['Duplicator of Fire'],
        targets: { 'Duplicator of Fire': 'FunFlop' },
      },
      rival: { active: ['Flitterflutter'] },
    });
    game.plays('FunFlap', 'keep');
    expect(game.asks).toBeNull();
  });

  test('is asked about by every text, also if it is the first card of the deck (TARGET-4)', () => {
    const spur = card('spur', 'booster', { fire: 1, earth: 1, icons: ['free'] });
    const goad = card('goad', 'booster', { number: 903, fire: 1, earth: 1, icons: ['free'] });
    const hand = [spur, echo('echo', 901), echo('other-echo', 902), goad];
    const game = new OwnGame([{ hand }, { hand: [] }]);
    game.choose('done', 'start', 'play:flamitos', 'done', 'play:goad');
    for (const played of ['echo', 'other-echo']) game.choose(`play:${played}`, 'target:flamitos');
    game.choose('play:spur');
    expect(game.options).toEqual(['target:spur', 'keep']);
    game.choose('keep');
    expect(game.options).toEqual(['target:spur', 'keep']);
    expect(game.choose('target:spur').during).toBe('phase');
  });

  test('of the rival is never a target of mine', () => {
    const game = gangOfThree(['Spark', 'Elemental Enchantment']).plays('Spark');
    expect(game.decider).toBe('rival');
  });
});

describe('how a card is applied', () => {
  test('is decided by who played it: one picks what is discarded, the other the next target (TARGET-5)', () => {
    const game = gangOfThree(['Highchirp']).plays('Highchirp');
    expect(game.decider).toBe('rival');
    game.offers('discard:FunFair', 'discard:FunFlop', 'discard:FunFlap', 'refuse');
    game.chooses('discard:FunFair');
    expect(game.decider).toBe('me');
  });
});

describe('several texts with targets', () => {
  const gauntlets = ['Volcanic Gauntlets', 'Titanic Gauntlets'];
  const dancers = ['Dancer of Dawn', 'Dancer of Dusk'];

  test('name theirs at once where each has one card to name, those of both players (PROJECT-1)', () => {
    const game = scenario({
      me: { active: ['Spark', ...gauntlets] },
      rival: { active: ['Torch', ...gauntlets] },
    });
    for (const side of [game.me, game.rival])
      expect(gauntlets.map((card) => side.targetOf(card))).toEqual(
        gauntlets.map(() => (side === game.me ? 'Spark' : 'Torch')),
      );
  });

  test('ask one after the other, in the order of the box (TARGET-1)', () => {
    const game = scenario({ me: { active: [...dancers, ...gauntlets] }, rival: { active: ['Torch'] } });
    const asked: (string | null)[] = [];
    for (; game.asks !== null; game.chooses('target:Dancer of Dusk')) {
      asked.push(game.asks);
      game.offers('target:Dancer of Dawn', 'target:Dancer of Dusk');
    }
    expect(asked).toEqual(gauntlets);
  });
});
