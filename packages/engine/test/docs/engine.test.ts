import { readdirSync, readFileSync } from 'node:fs';
import { newGame, viewFor } from '@bluemoon/engine';
import { OPTION_KINDS } from '@bluemoon/engine/simulation';
import { describe, expect, test, vi } from 'vitest';

const here = new URL('./', import.meta.url);
const guide = readFileSync(new URL('../../../../docs/ENGINE.md', here), 'utf8');

interface Example {
  readonly code: string;
  readonly prints: string;
}

const EXAMPLES: readonly Example[] = [
  ...guide.matchAll(/```ts\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```/g),
].map(([, code = '', prints = '']) => ({ code, prints }));

const programs = readdirSync(here).flatMap((file) => /^(.*)\.example\.ts$/.exec(file)?.[1] ?? []);
const read = (program: string) => readFileSync(new URL(`${program}.example.ts`, here), 'utf8').trimEnd();

test('the guide shows every example program, word for word', () => {
  const shown = EXAMPLES.map((example) => example.code).toSorted();
  const written = programs.map(read).toSorted();
  expect(shown).toEqual(written);
});

test.each(programs)('%s prints what the guide says', async (program) => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.map(shownAs).join(' '));
  });
  await import(`./${program}.example.ts`);
  log.mockRestore();
  expect(lines.join('\n')).toBe(EXAMPLES.find((example) => example.code === read(program))?.prints);
});

/** As Node prints the few kinds of values that the examples print. */
function shownAs(word: unknown): string {
  return Array.isArray(word) ? `[ ${word.map((entry) => `'${entry}'`).join(', ')} ]` : String(word);
}

const section = (title: string): string => guide.split(/^##+ /m).find((one) => one.startsWith(title)) ?? '';

describe('The tables of the guide are complete:', () => {
  test('every kind of option has its row', () => {
    const rows = Array.from(section('The ids of options').matchAll(/^\| `(\w+)`/gm), ([, kind]) => kind);
    expect(rows.toSorted()).toEqual(OPTION_KINDS.toSorted());
  });

  test('every field of a view is named', () => {
    const view = viewFor(newGame({ decks: ['vulca', 'hoax'], seed: 7 }).state, 0);
    const { decks, seats, turn, rules, decision } = view;
    const { hand, drawDeck, combat, support, discardPile, leaderArea, thisTurn, remembered } = seats[0];
    const parts = [hand, drawDeck, combat, support, discardPile, leaderArea, thisTurn, remembered];
    const fields = [view, decks[0], seats[0], turn, rules, decision ?? {}, ...parts].flatMap(Object.keys);
    const named = section('What a player sees');
    expect(fields.filter((field) => !new RegExp(`[\`.]${field}\\b`).test(named))).toEqual([]);
  });
});
