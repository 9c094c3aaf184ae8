import { readBotName, trainedWeights } from '@bluemoon/ai';
import { apply, BUILT_IN, CARDS, decision, newGame, PEOPLES, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { OPTION_KINDS } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { isObject } from '../src/protocol/json.ts';
import { reply } from '../src/protocol/responder.ts';
import { EXAMPLES, read, ROOT } from './folder.ts';

const DOCUMENT = read(ROOT, 'docs/PROTOCOL.md');

const blocks = (language: string): readonly string[] =>
  Array.from(
    DOCUMENT.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g')),
    ([, text]) => text ?? '',
  );

const named = new Set(Array.from(DOCUMENT.matchAll(/`([^`\n]+)`/g), ([, name]) => name));

/** A random quarter of the decisions of games with every deck. */
function* decisions(): Generator<State> {
  let word = 1;
  for (const [i, people] of PEOPLES.entries()) {
    let { state } = newGame({ decks: [people, PEOPLES[(i + 4) % 9] ?? 'vulca'], seed: i });
    for (let pending = decision(state); pending !== null; pending = decision(state)) {
      word = (Math.imul(word, 1103515245) + 12345) >>> 0;
      if (word >>> 30 === 0) yield state;
      state = apply(state, pending.options[(word >>> 8) % pending.options.length]?.id ?? '').state;
    }
  }
}

function namesIn(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    names.add(name);
    namesIn(inner, names);
  }
}

describe('The document of the protocol', () => {
  test('quotes the example exactly, in fewer than sixty lines', () => {
    const [example = ''] = blocks('python');
    expect(example).toBe(read(EXAMPLES, 'first-bot.py'));
    expect(DOCUMENT).toContain(`A bot in ${example.trimEnd().split('\n').length} lines`);
    for (const file of ['first-bot.py', 'first-bot.mjs']) {
      expect(read(EXAMPLES, file).split('\n').length).toBeLessThan(60);
    }
  });

  test('names every field of a view and every kind of option', () => {
    const fields = new Set<string>();
    for (const state of decisions()) namesIn(viewFor(state, decision(state)?.seat ?? 0), fields);
    const tableOnly = ['now', 'engagement'];
    expect(fields.size).toBeGreaterThan(70);
    expect([...fields].filter((name) => !named.has(name) && !tableOnly.includes(name))).toEqual([]);
    expect(OPTION_KINDS.filter((kind) => !named.has(kind))).toEqual([]);
  });

  test('names only cards that exist', () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    const cards = [...named].flatMap((name) => {
      const [, card = '', , ship] =
        /^(?:play|bluff|load|land|retrieve|meet|use|discard|return|take|under|shuffle|target|keep):([\w-]+)(\+\w+)?(?:>([\w-]+))?$/.exec(
          name ?? '',
        ) ?? [];
      return [card, ship ?? ''].filter((id) => id !== '');
    });
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((card) => !ids.has(card))).toEqual([]);
  });

  test('shows a request that our bots answer', () => {
    const [request = ''] = blocks('json');
    const line = JSON.stringify(JSON.parse(request));
    const said = reply(line, readBotName('solid'), {
      weights: trainedWeights(),
      seed: 1,
      clock: () => 0,
      box: BUILT_IN,
    });
    expect(said).toMatchObject({ id: 'q1', option: expect.any(String) as string });
  });
});
