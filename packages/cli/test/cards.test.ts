import { describe, expect, test } from 'vitest';
import { bluemoon } from './test-io.ts';
import type { Given } from './test-io.ts';

async function cards(words: string, given: Given = {}): Promise<string> {
  const { code, stdout } = await bluemoon(
    ['cards', ...words.split(' ').filter((word) => word !== '')],
    given,
  );
  expect(code).toBe(0);
  return stdout;
}

const lines = async (words: string): Promise<readonly string[]> => (await cards(words)).trimEnd().split('\n');

interface Told {
  readonly id: string;
  readonly people: string;
  readonly type: string;
  readonly fire?: number;
  readonly earth?: number;
  readonly icons?: readonly string[];
  readonly text: readonly string[];
}

const told = async (words: string): Promise<readonly Told[]> =>
  JSON.parse(await cards(`${words} --json`)) as readonly Told[];

describe('Looking for cards', () => {
  test('shows the only one in full', async () => {
    expect(await cards('cinder')).toBe(
      'Cinder  2/2\n  Vulca · Character · 1 moon\n  Now I may discard one of your active booster or support cards.\n',
    );
  });

  test('shows the one with exactly this name, and lists the others', async () => {
    const said = await cards('spark');
    expect(said).toMatch(/^Spark {2}\d\/\d\n {2}Vulca · Character\n/);
    expect(await cards('flit')).not.toContain('Also found');
  });

  test('shows several as a list in columns', async () => {
    const rows = await lines('dragon --type leadership');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows[0]).toMatch(/^ +Charm Holy Dragon +Leadership +Vulca +(\d moons? +)?Now I may discard/);
    expect(new Set(rows.map((row) => row.indexOf('Leadership'))).size).toBe(1);
  });

  test('shows the moons, and nothing if there are none', async () => {
    const rows = await lines('--people flit --type character');
    expect(rows.find((row) => row.includes('Tittertweet'))).toMatch(/Character +Flit +2 moons +\[/);
    expect(rows.find((row) => row.includes('Steepstoop'))).not.toContain('moon');
    expect(await cards('steepstoop')).not.toContain('moon');
  });

  test('cuts lines to the width of the terminal, and shows the count', async () => {
    const said = await cards('dragon --type leadership', { width: 80 });
    const rows = said.trimEnd().split('\n');
    expect(rows.every((row) => row.length <= 80)).toBe(true);
    expect(rows.at(-1)).toMatch(/^\d+ cards$/);
  });

  test('lists the whole box without a query', async () => {
    expect(await lines('')).toHaveLength(344);
  });

  test('says which cards are stand-ins', async () => {
    expect(await cards('bobu bramble')).toContain('A stand-in of our own');
    expect((await lines('--people tutu'))[0]).toMatch(/Tutu, stand-in$|stand-in /);
    expect(await cards('spark')).not.toContain('stand-in');
  });

  test('filters by people, type, icon and values', async () => {
    for (const card of await told('--people vulca --type character --fire 4+ --earth 0-1')) {
      expect(card).toMatchObject({ people: 'vulca', type: 'character' });
      expect(card.fire).toBeGreaterThanOrEqual(4);
      expect(card.earth).toBeLessThanOrEqual(1);
    }
    expect((await told('--people vulca --fire 7')).map(({ id }) => id)).toContain('flamebreath-the-dazzling');
    for (const { icons } of await told('--icon pair')) expect(icons).toContain('pair');
    expect((await told('--icon bluff')).length).toBeGreaterThan(0);
  });

  test('matches words of the name, the people, the type, an icon, the values and the text', async () => {
    expect((await told('buka ship')).map(({ id }) => id)).toContain('sea-falcon');
    expect((await told('ship')).map(({ id }) => id)).not.toContain('summon-sorcerer');
    expect((await told('eadership vulca')).length).toBeGreaterThan(0);
    expect((await told('5/1 vulca')).map(({ id }) => id)).toContain('volca');
    expect((await told('retrieve flit booster')).length).toBe(
      (await told('flit booster --icon retrieve')).length,
    );
  });

  test('speaks German, with or without umlauts', async () => {
    expect(await cards('asha --lang de')).toMatch(
      /^Asha {2}2\/2\n {2}Vulca · Charakter · 1 Mond\n {2}Jetzt darf ich/,
    );
    const umlaut = await cards('führung vulca --lang de');
    expect(umlaut).toContain('Bezaubere den Heiligen Drachen');
    expect(await cards('FUHRUNG vulca --lang de')).toBe(umlaut);
    expect((await told('cinder --lang de'))[0]?.text[0]).toMatch(/^Jetzt darf ich/);
  });

  test('says so if there is none, and prints an empty list as JSON', async () => {
    const { code, stdout, stderr } = await bluemoon(['cards', 'zzz']);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('No card matches. Try fewer words or parts of words.\n');
    expect(await told('zzz')).toEqual([]);
  });
});
