/**
 * Runs npm scripts side by side: `tsx tools/together.ts [--reports FOLDER] SCRIPT…`, those first that take longest.
 * Writes a line for each that ends, and what failed ones have written when all have ended. With a folder, each `test:`
 * script leaves a report of vitest there.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** One more than there are cores, since tests in a browser wait now and then. */
const SIDE_BY_SIDE = availableParallelism() + 1;

const { values, positionals } = parseArgs({
  options: { reports: { type: 'string' } },
  allowPositionals: true,
});

interface Done {
  readonly script: string;
  readonly isFine: boolean;
  readonly output: string;
}

function commandOf(script: string): readonly string[] {
  const { reports } = values;
  const command = ['run', '-s', script];
  if (reports === undefined || !script.startsWith('test:')) return command;
  const file = join(reports, `${script.slice('test:'.length)}.json`);
  return [...command, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function run(script: string): Promise<Done> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', commandOf(script), { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const isFine = code === 0;
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${isFine ? '✓' : '✗'} ${script}, ${seconds} s`);
      resolve({ script, isFine, output: Buffer.concat(chunks).toString() });
    });
  });
}

async function runAll(scripts: readonly string[]): Promise<readonly Done[]> {
  const waiting = [...scripts];
  const done: Done[] = [];
  const oneAfterTheOther = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await run(next));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, oneAfterTheOther));
  return done;
}

const failed = (await runAll(positionals)).filter(({ isFine }) => !isFine);
for (const { script, output } of failed) console.log(`\n✗ ${script}\n\n${output.trimEnd()}`);
process.exitCode = failed.length === 0 ? 0 : 1;
