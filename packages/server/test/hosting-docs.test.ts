import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startFigures } from '../src/figures.ts';
import { KNOWN_SETTINGS } from '../src/settings.ts';
import type { Known } from '../src/settings.ts';

const guide = readFileSync(new URL('../../../docs/HOSTING.md', import.meta.url), 'utf8');

/** The cells of all rows of all tables. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the guide for hosts', () => {
  test.each(Object.values(KNOWN_SETTINGS))('describes --$option as the program does', (setting: Known) => {
    const { option, variable, about, usual } = setting;
    const row = rows.find(([first]) => first === `\`--${option}\``);
    expect(row?.slice(1, 3)).toEqual([`\`${variable}\``, about]);
    // What is usual may depend on the user; the guide then tells all.
    expect(row?.[3]).toContain(usual);
  });

  test('describes no settings that do not exist', () => {
    const described = rows.filter(([first]) => first?.startsWith('`--'));
    expect(described).toHaveLength(Object.keys(KNOWN_SETTINGS).length);
  });

  test('tells what each figure means', async () => {
    const figures = await startFigures({ connections: () => 0, rooms: () => 0 }).text();
    const names = new Set(figures.match(/(?<=^# TYPE )bluemoon_\w+/gm));
    const described = rows.flatMap(([first = '']) => /^`(bluemoon_\w+)`$/.exec(first)?.[1] ?? []);
    expect(new Set(described)).toEqual(names);
    expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
