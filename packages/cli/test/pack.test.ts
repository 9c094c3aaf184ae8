import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read, ROOT } from './folder.ts';
import { bluemoon } from './test-io.ts';

const cwd = emptyFolder();

const ember = {
  id: 'ember-of-dawn',
  name: { en: 'Ember of Dawn', de: 'Glut der Dämmerung' },
  people: 'vulca',
  number: 201,
  type: 'character',
  fire: 4,
  earth: 2,
};
const dusk = { ...ember, id: 'dusk', name: { en: 'Dusk', de: 'Dämmerlicht' }, number: 202 };
/** Its text names a card of the pack, which has a name in each language. */
const voidFacing = { rule: 'ignore', what: 'text', cards: {}, voidFacing: ['Ember of Dawn'] };
const night = { ...dusk, id: 'night', name: { en: 'Night', de: 'Nacht' }, number: 203 };

const write = (file: string, ...cards: readonly object[]): void =>
  put(cwd, file, JSON.stringify({ cards }, null, 2));

describe('Checking a card pack', () => {
  test('shows what its cards say, in both languages', async () => {
    const { code, stdout, stderr } = await bluemoon(['pack', 'check', join(EXAMPLES, 'pack.json')]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/pack\.json is a valid card pack: 3 cards\.\n\nAsh the Patient {2}3\/1\n/);
    expect(stdout).toContain('  You cannot play booster or support cards with the free icon.\n');
    expect(stdout).toMatch(
      /\nSeeotter\n {2}Buka · Schiff · Laderaum 2 · 2 Monde\n {2}Jetzt darf ich bis zu 2 Karten/,
    );
  });

  test('names cards of the pack in the language of the text', async () => {
    write('names.json', ember, { ...night, text: [{ when: 'always', rule: voidFacing }] });
    const { stdout } = await bluemoon(['pack', 'check', 'names.json'], { cwd });
    expect(stdout).toContain('“Ember of Dawn”');
    expect(stdout).toMatch(/„Glut der\s+Dämmerung“/);
  });

  test('lists every problem with its line and field, and exits with code 1', async () => {
    write('bad.json', { ...ember, fire: 99 }, { ...dusk, people: 'vulka' });
    const { code, stdout, stderr } = await bluemoon(['pack', 'check', 'bad.json'], { cwd });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^bad\.json: The card pack has 2 problems:\nline 12, cards\[0\]\.fire: has to be at most 20\nline 21, cards\[1\]\.people: is probably meant to be "vulca", not "vulka"; .*\n$/,
    );
  });

  test('reads standard input', async () => {
    const { code, stderr } = await bluemoon(['pack', 'check', '-'], { input: '{ "cards": [], }' });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'The input: The card pack has 1 problem:\nline 1: is not JSON: there is a comma',
    );
  });

  test.each([
    [['pack', 'check', 'nowhere.json'], 'nowhere.json cannot be read: there is no such file or folder.'],
    [['pack', 'check', 'empty.json'], 'empty.json is empty. See docs/CARD-PACKS.md'],
    [['pack'], 'Usage: npm run -s bluemoon -- pack <check|schema>'],
  ])('says what is wrong: %s', async (words, message) => {
    put(cwd, 'empty.json', ' \n');
    const { code, stderr } = await bluemoon(words, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('Several card packs', () => {
  test('can be combined if their cards are distinct', async () => {
    write('ember.json', ember);
    write('dusk.json', dusk);
    const packs = ['--pack', 'ember.json', '--pack', 'dusk.json'];
    expect((await bluemoon(['cards', 'dawn', ...packs], { cwd })).code).toBe(0);
    expect((await bluemoon(['pack', 'check', 'dusk.json', '--pack', 'ember.json'], { cwd })).code).toBe(0);
  });

  test('with the same card are refused, with its line', async () => {
    write('ember.json', ember);
    write('newer.json', { ...ember, fire: 5 });
    const { code, stderr } = await bluemoon(
      ['cards', 'dawn', '--pack', 'ember.json', '--pack', 'newer.json'],
      { cwd },
    );
    expect(code).toBe(1);
    expect(stderr).toBe(
      'newer.json: The card pack has 1 problem:\nline 4, cards[0].id: the id ember-of-dawn belongs to Ember of Dawn of the card pack “ember.json”\n',
    );
  });

  test('are refused if one is given twice', async () => {
    write('ember.json', ember);
    const { code, stderr } = await bluemoon(
      ['cards', 'dawn', '--pack', 'ember.json', '--pack', 'ember.json'],
      { cwd },
    );
    expect([code, stderr]).toEqual([1, 'The pack ember.json is given twice.\n']);
  });
});

test('The schema of card packs is the one in the documents', async () => {
  const { code, stdout } = await bluemoon(['pack', 'schema']);
  expect(code).toBe(0);
  expect(stdout === read(ROOT, 'docs/card-pack.schema.json')).toBe(true);
});
