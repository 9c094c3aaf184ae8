import { expect, test } from 'vitest';
import { botNameText, readBotName } from '../src/index.ts';

test.each([
  ['solid', { level: 'solid' }],
  ['Nib', { level: 'nib' }],
  ['Strong@20ms', { level: 'strong', budget: { kind: 'time', milliseconds: 20 } }],
  ['strong@1.5s', { level: 'strong', budget: { kind: 'time', milliseconds: 1500 } }],
  ['strong@500nodes', { level: 'strong', budget: { kind: 'nodes', nodes: 500 } }],
  ['solid+errors=never', { level: 'solid', rates: { errors: 0 } }],
  ['solid+calls=always', { level: 'solid', rates: { calls: 1 } }],
  [
    'strong@500nodes+lies=0.3+calls=never',
    { level: 'strong', budget: { kind: 'nodes', nodes: 500 }, rates: { lies: 0.3, calls: 0 } },
  ],
])('%s names a bot', (text, name) => {
  expect(readBotName(text)).toEqual(name);
  expect(readBotName(botNameText(readBotName(text)))).toEqual(name);
});

test('only the strong bot takes a budget', () => {
  expect(() => readBotName('solid@20ms')).toThrow(/Only the strong bot/);
  expect(() => readBotName('orrun@20ms')).toThrow(/Only the strong bot/);
});

test.each(['', 'grandmaster', 'strong@', 'strong@0ms', 'strong@fast', 'strong@20ms@30ms', 'strong@-5nodes'])(
  '“%s” is refused with advice',
  (text) => {
    expect(() => readBotName(text)).toThrow(
      /Available: random, novice, solid, strong, nib|has no budget such as/,
    );
  },
);

test.each(['solid+', 'solid+calls', 'solid+calls=2', 'solid+calls=0.1+calls=0.2', 'solid+sings=always'])(
  'the rates of “%s” are refused with advice',
  (text) => {
    expect(() => readBotName(text)).toThrow(/unknown rate: write/);
  },
);

test('the random bot has no rates', () => {
  expect(() => readBotName('random+calls=never')).toThrow(/has no rates/);
});

test('who makes no random errors has no rate for them', () => {
  expect(() => readBotName('strong+errors=never')).toThrow('“strong” makes no random errors');
});
