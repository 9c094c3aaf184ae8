import { expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

test('a printed value is what the card shows, a value what it amounts to (VALUE-1)', () => {
  const game = scenario({
    me: { active: ['FunFair', 'FunFun'] },
    rival: { active: ['CoolCop'], support: ['Cloying Mud'] },
  });
  expect(game.value('FunFair', 'fire')).toBe(6);
  expect(game.value('FunFair', 'earth')).toBe(0);
});

test('a prohibition by printed value does not mind what the value becomes (VALUE-1)', () => {
  const game = scenario({
    me: { active: ['FunFun'], hand: ['FunFair'] },
    rival: { active: ['Glimmer'], support: ['Cloying Mud'] },
  });
  game.plays('FunFair', 'keep');
  expect(game.value('FunFair')).toBe(6);
});

test('a demand for a discard counts printed values and leaves effects out (VALUE-2)', () => {
  const game = scenario({
    me: { active: ['FunFun'], hand: ['FunFair', 'NoNo', 'NoClass', 'Volca'] },
    rival: { active: ['CoolCat', 'Caterpillar Fireeater'] },
  });
  game.chooses('meet:Caterpillar Fireeater');
  game.offers('discard:FunFair', 'discard:NoNo', 'discard:Volca');
  game.chooses('discard:NoNo');
  expect(game.me.discardPile).toEqual(['NoNo']);
  expect(game.eventsOf('demandMet')).toHaveLength(1);
});
