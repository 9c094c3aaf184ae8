import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { positionOf } from '../../src/position/position-of.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import { scenarioFrom } from '../scenario/scenario.ts';

const document = readFileSync(new URL('../../../../docs/POSITIONS.md', import.meta.url), 'utf8');

function example(): unknown {
  const [, json = ''] = /```json\n([^]*?)```/.exec(document) ?? [];
  return JSON.parse(json);
}

test('the example in the document can be played', () => {
  const game = scenarioFrom(stateFromPosition(parsePosition(example(), BUILT_IN), BUILT_IN));
  expect([game.power('me'), game.power('rival')]).toEqual([8, 4]);
  expect(game.me.dragonNames).toEqual(['lika']);
  expect(game.rival.drawDeck).toHaveLength(25);
  game.offers('retrieve:battling-boomerang', 'done');
  game.retrieves('Battling Boomerang').plays('Cinder').chooses('discard:Tome of Wisdom');
  game.plays('Battling Boomerang').endsTurn();
  expect(game.eventsOf('announced')).toMatchObject([{ power: 7, against: 1 }]);
  expect(game.me.hand).toEqual(['Fireblast', 'Glimmer', 'Torch']);
  game.plays('Muster Reinforcements');
  game.offers('use:muster-reinforcements', 'refuse');
});

test('the document names every field of a position', () => {
  const position = positionOf(stateFromPosition(parsePosition(example(), BUILT_IN), BUILT_IN));
  const fields = [position, position.seats[0], position.thisTurn].flatMap((part) => Object.keys(part));
  expect(fields.filter((field) => !document.includes(`\`${field}\``))).toEqual([]);
});
