import { describe, expect, test } from 'vitest';
import { citedIds, compare, parseLedger, type Rule } from '../lib/ledger.ts';

const cites = (text: string) => [...citedIds({ path: 'some.test.ts', text })];

const said = { text: 'Ships float.', source: 'here' };
const rules: Rule[] = [
  { id: 'SHIP-1', section: 'SHIP', physical: false, ...said },
  { id: 'SHIP-2', section: 'SHIP', physical: true, ...said },
  { id: 'DRAFT-1', section: 'DRAFT', physical: false, ...said },
];

describe('reading the ledger', () => {
  test('reads the lines with an id, a rule and a source', () => {
    const text = [
      '# Ledger',
      'One rule a line: `ID | rule | source`.',
      '## SHIP',
      'SHIP-1 | Ships float. | here',
      'SHIP-2 | Ships lie beside the board. [physical] | there',
      'OPEN-QUESTION-1 | Do they? | nowhere',
    ].join('\n');
    expect(parseLedger(text)).toEqual([
      { id: 'SHIP-1', section: 'SHIP', text: 'Ships float.', source: 'here', physical: false },
      {
        id: 'SHIP-2',
        section: 'SHIP',
        text: 'Ships lie beside the board. [physical]',
        source: 'there',
        physical: true,
      },
      {
        id: 'OPEN-QUESTION-1',
        section: 'OPEN-QUESTION',
        text: 'Do they?',
        source: 'nowhere',
        physical: false,
      },
    ]);
  });
});

describe('a citation', () => {
  test('is an id in the title of a test or of a group of tests', () => {
    expect(cites(`describe('SHIP-1: floating', () => { it("BLUFF-2, BLUFF-3", () => {}); });`)).toEqual([
      'SHIP-1',
      'BLUFF-2',
      'BLUFF-3',
    ]);
  });

  test('may be in the title of a table of tests', () => {
    expect(cites(`test.each([['a']])('SHIP-1 for %s', () => {});`)).toEqual(['SHIP-1']);
    expect(cites('test.each`a`("SHIP-1 for $a", () => {});')).toEqual(['SHIP-1']);
  });

  test('may be beside a value in a title, but not inside the value', () => {
    expect(cites("test(`SHIP-1 with ${'SHIP-2'} aboard, SHIP-${3}`, () => {});")).toEqual(['SHIP-1']);
    expect(cites("test('SHIP-1 ' + name + ', SHIP-2', () => {});")).toEqual(['SHIP-1', 'SHIP-2']);
  });

  test('may be given to a call of cites', () => {
    expect(cites(`test('floats', cites(['SHIP-1', 'SHIP-2'], () => {}));`)).toEqual(['SHIP-1', 'SHIP-2']);
  });

  test('is not a comment or any other string', () => {
    expect(cites(`// SHIP-1\ntest('floats', () => { expect('SHIP-2').toBe(ship('SHIP-3')); });`)).toEqual([]);
  });

  test('does not come from a test that is not run', () => {
    const text = `describe.skip('SHIP-1', () => { test('SHIP-2', () => {}); }); test.todo('SHIP-3');`;
    expect(cites(text)).toEqual([]);
  });

  test('is the whole id', () => {
    expect(cites(`test('OPEN-QUESTION-3 and SHIP-12, not XSHIP-1b', () => {});`)).toEqual([
      'OPEN-QUESTION-3',
      'SHIP-12',
    ]);
  });
});

describe('comparing', () => {
  test('misses a rule that no test cites, unless it is physical', () => {
    const report = compare(rules, new Set());
    expect(report.missing).toEqual(['SHIP-1', 'DRAFT-1']);
    expect(report.physical).toEqual(['SHIP-2']);
    expect(report.faults).toEqual([]);
  });

  test('counts citations by section', () => {
    expect(compare(rules, new Set(['SHIP-1'])).sections).toEqual([
      { section: 'SHIP', cited: 1, total: 2 },
      { section: 'DRAFT', cited: 0, total: 1 },
    ]);
  });

  test('reports a citation of an unknown number, but no other words in capitals', () => {
    const report = compare(rules, new Set(['SHIP-9', 'UTF-8']));
    expect(report.faults).toEqual([expect.stringMatching(/^SHIP-9 is cited/)]);
  });

  test('reports an id that appears twice', () => {
    expect(compare([...rules, ...rules.slice(0, 1)], new Set()).faults).toEqual([
      expect.stringMatching(/^SHIP-1 appears twice/),
    ]);
  });
});
