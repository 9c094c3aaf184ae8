import { describe, expect, test } from 'vitest';
import { ENTRIES, loadPuzzle } from '@bluemoon/analysis/puzzles';
import { bluemoon } from './test-io.ts';

const entry = ENTRIES.find(({ kind }) => kind === 'provable') ?? ENTRIES[0];
const id = entry?.id ?? '';

describe('The puzzle command', () => {
  test('shows a puzzle as its solver sees it, with numbered options', async () => {
    const { code, stdout } = await bluemoon(['puzzle', id]);
    expect(code).toBe(0);
    expect(stdout).toContain(`${id}: Win`);
    expect(stdout).toMatch(/^ {2}1 {2}/m);
    expect(stdout).not.toContain('Theme');
  });

  test('checks tries by number or id, to the end', async () => {
    const puzzle = entry === undefined ? null : await loadPuzzle(entry);
    const { stdout } = await bluemoon(['puzzle', id, '--solution', '--json']);
    const { solution } = JSON.parse(stdout) as { readonly solution: readonly string[] };
    expect(solution).toEqual(puzzle?.solution);
    const first = await bluemoon(['puzzle', id, solution[0] ?? '']);
    expect(first.stdout).toContain('You choose: ');
    expect(first.stdout).not.toContain('Wrong.');
  });

  test('goes on after the last try that matters', async () => {
    const puzzle = entry === undefined ? null : await loadPuzzle(entry);
    const { code, stdout } = await bluemoon(['puzzle', id, ...(puzzle?.solution ?? []), 'done']);
    expect(code).toBe(0);
    expect(stdout).toContain('Solved.');
  });

  test('shows what the cards in play say, and known cards of the rival with their values', async () => {
    const shown = await Promise.all(ENTRIES.slice(0, 20).map((one) => bluemoon(['puzzle', one.id])));
    const text = shown.map(({ stdout }) => stdout).join('\n');
    expect(text).toMatch(/Rival’s cards in play\n +.*\n/);
    expect(text).toMatch(/Known cards in the hand of \w+\n +\d\/\d/);
    expect(text).toMatch(/\[Shield \((Fire|Earth|Fire\/Earth)\)/);
  });

  test('says how it is known to be right', async () => {
    expect((await bluemoon(['puzzle', id])).stdout).toMatch(/, proved by full search of both turns\.$/m);
    for (const judgement of ENTRIES.filter(({ kind }) => kind === 'judgement')) {
      const { stdout } = await bluemoon(['puzzle', judgement.id]);
      expect(stdout).toMatch(/[●○], judged by the strongest bot\.$/m);
    }
  });

  test('shows the values of cards aboard below their ship, and whether a bluff is honest', async () => {
    const aboard = await bluemoon(['puzzle', 'buka-37']);
    expect(aboard.stdout).toMatch(/^ +Sea Devil +Ship.*\n +5\/4 {4}Commodore Lo Tan +Character\n/m);
    expect(aboard.stdout).toMatch(/Cannoneer Edilia Paal, face down +Character +\[Bluff \(Fire\)\]/);
  });

  test('says what is wrong with a try', async () => {
    const { stdout } = await bluemoon(['puzzle', id, '--json']);
    const { view } = JSON.parse(stdout) as {
      readonly view: { readonly decision: { readonly options: readonly { readonly id: string }[] } };
    };
    const tries = await Promise.all(
      view.decision.options.map((option) => bluemoon(['puzzle', id, option.id])),
    );
    expect(tries.filter((ran) => ran.stdout.includes('Wrong.')).length).toBeGreaterThan(1);
  });

  test('says what to do if a puzzle or an option does not exist', async () => {
    const unknown = await bluemoon(['puzzle', 'vulca-9999']);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('There is no puzzle “vulca-9999”. ');
    const option = await bluemoon(['puzzle', id, 'play:nothing']);
    expect(option.code).toBe(1);
    expect(option.stderr).toContain('“play:nothing” is no option here.');
  });
});
