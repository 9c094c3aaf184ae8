import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { codeCitations } from '../lib/comments.ts';
import { compare } from '../lib/ledger.ts';
import { idsIn } from '../lib/rule-ids.ts';
import { declarations, ruleIndex } from '../lib/rule-index.ts';
import { definitionsOf, topicText } from '../lib/rule-text.ts';
import { nearTopics, topicOf } from '../lib/rule-topic.ts';
import { sourceFiles } from '../lib/source.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INDEX = ruleIndex(ROOT);
const { physical } = compare(INDEX.rules, new Set(INDEX.tests.map(({ id }) => id)));
const WRITTEN = INDEX.rules.filter(({ id }) => !physical.includes(id)).map(({ id }) => id);

const asked = (said: string) => {
  const topic = topicOf(said, INDEX, BUILT_IN.cards);
  return topic === undefined ? undefined : topicText(topic, INDEX);
};

const cited = (text: string) => codeCitations({ path: 'some.ts', text });

const rule = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/rule.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });

describe('Ids in a text', () => {
  test.each([
    ['GANG-3', ['GANG-3']],
    ['DRAGON-1 to -3, DRAGON-5', ['DRAGON-1', 'DRAGON-2', 'DRAGON-3', 'DRAGON-5']],
    ['BOOST-1 and -4 to -6', ['BOOST-1', 'BOOST-4', 'BOOST-5', 'BOOST-6']],
    ['OPEN-QUESTION-3, -4', ['OPEN-QUESTION-3', 'OPEN-QUESTION-4']],
    ['UTF-8 or so', ['UTF-8']],
    ['XGANG-1b, a-GANG-1', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text).map(({ id }) => id)).toEqual(ids);
  });
});

describe('A place that implements a rule', () => {
  test('cites it in a comment, and is named after the declaration below', () => {
    expect(cited('/**\n * GANG-1,\n * GANG-2.\n */\nexport function gang() {\n  // PAIR-1\n}')).toEqual([
      { id: 'GANG-1', path: 'some.ts', line: 2, declares: 'gang' },
      { id: 'GANG-2', path: 'some.ts', line: 3, declares: 'gang' },
      { id: 'PAIR-1', path: 'some.ts', line: 6, declares: undefined },
    ]);
  });

  test('does not count if it only names it in a string, a template or a regular expression', () => {
    expect(cited('const a = "// GANG-1", b = `${1} // GANG-2`, c = /[/]/.test("/* GANG-3 */");')).toEqual([]);
  });
});

describe('Nothing is missing:', () => {
  test('every rule has a place in the code', () => {
    const places = new Set(INDEX.code.map(({ id }) => id));
    expect(WRITTEN.filter((id) => !places.has(id))).toEqual([]);
  });

  test('every rule has a test', () => {
    const places = new Set(INDEX.tests.map(({ id }) => id));
    expect(WRITTEN.filter((id) => !places.has(id))).toEqual([]);
  });

  test('every id that code cites is a rule', () => {
    const sections = new Set(INDEX.rules.map(({ section }) => section));
    const known = new Set(INDEX.rules.map(({ id }) => id));
    const slips = INDEX.code.filter(({ id }) => sections.has(id.replace(/-\d+$/, '')) && !known.has(id));
    expect(slips).toEqual([]);
  });

  test('every rule and every section can be looked up', () => {
    const said = INDEX.rules.flatMap(({ id, section }) => [id, id.toLowerCase(), section]);
    expect(said.filter((one) => topicOf(one, INDEX, BUILT_IN.cards)?.rules.length === 0)).toEqual([]);
  });

  test('every term has rules or names that exist, under each of its spellings', () => {
    const known = new Set(INDEX.rules.flatMap(({ id, section }) => [id, section]));
    const files = [...INDEX.sources, ...sourceFiles(ROOT, 'tools', ['.ts'])];
    const declared = new Set(declarations(files).map(({ name }) => name));
    for (const { english, german, rules, names } of INDEX.terms) {
      expect([english[0], rules.filter((rule) => !known.has(rule))]).toEqual([english[0], []]);
      expect([english[0], names.filter((name) => !declared.has(name))]).toEqual([english[0], []]);
      expect(rules.length + names.length).toBeGreaterThan(0);
      for (const said of [...english, ...german]) expect(topicOf(said, INDEX, [])?.term).toBeDefined();
    }
  });

  test('no word has two meanings', () => {
    const words = INDEX.terms.flatMap(({ english, german }) => [...new Set([...english, ...german])]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('every card can be looked up by name and id, and has one definition', () => {
    for (const card of BUILT_IN.cards) {
      for (const said of [card.name.en, card.name.de, card.id]) {
        expect(topicOf(said, INDEX, BUILT_IN.cards)?.card?.name).toBeDefined();
      }
      expect([card.id, definitionsOf(card, INDEX).length]).toEqual([card.id, 1]);
    }
  });
});

describe('Asking', () => {
  test('for an id gives its line, its term, its code, its tests and its rulings', () => {
    const text = asked('gang-3') ?? '';
    expect(text).toContain('gang (Bande): ');
    expect(text).toContain('GANG-3  If the active combat cards are all characters of one gang');
    expect(text).toMatch(/^ {2}packages\/engine\/src\/\S+\.ts:\d+ {2}mayKeep {2}GANG-3/m);
    expect(text).toMatch(/^ {2}packages\/engine\/test\/\S+gang\.test\.ts:\d+/m);
    expect(text).toMatch(/^ {2}RULING-12 /m);
  });

  test.each(['bluff call', 'BLUFF CALL', 'einen Bluff anzweifeln'])(
    'for a term gives its rules: %s',
    (said) => {
      expect(asked(said)).toContain('BLUFF-8  After the current player announced');
    },
  );

  test('for one of our own terms gives its declaration', () => {
    expect(asked('view')).toMatch(/^ {2}packages\/engine\/src\/\S+\.ts:\d+ {2}viewFor$/m);
  });

  test.each(['Cinder', 'Asha', 'cinder'])('for a card gives what it says and where it is: %s', (said) => {
    expect(asked(said)).toContain('Cinder · Vulca · Character\n    Now I may discard');
    expect(asked(said)).toMatch(/^ {2}packages\/engine\/src\/\S+\.ts:\d+$/m);
  });

  test.each([
    ['gagn', 'gang'],
    ['GANG-33', 'GANG-3'],
    ['Bluf call', 'bluff call'],
    ['Rükzug', 'Rückzug'],
    ['Cindre', 'Cinder'],
  ])('for %s may have meant %s', (said, meant) => {
    expect(asked(said)).toBeUndefined();
    expect(nearTopics(said, INDEX, BUILT_IN.cards)).toContain(meant);
  });

  test('for an unknown word gives an error that says what to do', () => {
    const { status, stdout, stderr } = rule('retreet');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('There is no rule, term or card “retreet”. Did you mean retreat? See --help.\n');
    expect(rule().stderr).toContain('Name a rule, a term or a card: npm run -s rule -- WORD.');
  });
});
