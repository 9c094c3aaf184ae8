import { reasonOf } from './files.ts';
import { linesIn } from './input-lines.ts';
import { INTERRUPTED, outputTo } from './io.ts';
import type { Io, Output } from './io.ts';

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe may exit first, as `head` does.
    if (error.code === 'EPIPE') process.exit();
    stderr.write(`The output cannot be written: ${reasonOf(error)}.\n`);
    process.exit(1);
  });
  stderr.on('error', () => process.exit(1));
  return {
    stdin: {
      isTerminal: isTerminal(stdin),
      lines: () => linesIn(stdin),
      bytes: () => stdin,
    },
    stdout: outputOf(stdout, env),
    stderr: outputOf(stderr, env),
    // npm runs scripts in the root of the repository.
    cwd: env['INIT_CWD'] ?? process.cwd(),
    env,
    now: () => performance.now(),
    chance: () => Math.floor(Math.random() * 1_000_000),
    interruption: interruptionOf(),
  };
}

/** In a pipe `isTTY` is missing, though its type says otherwise. */
const isTerminal = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY ?? false;

function outputOf(stream: NodeJS.WriteStream, env: Io['env']): Output {
  const fits = isTerminal(stream);
  return outputTo((text) => void stream.write(text), {
    isTerminal: fits,
    isColoured: fits && (env['NO_COLOR'] ?? '') === '',
    width: () => (fits ? stream.columns : null),
  });
}

function interruptionOf(): () => AbortSignal {
  let asked: AbortController | undefined;
  return () => {
    if (asked !== undefined) return asked.signal;
    const controller = new AbortController();
    asked = controller;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (controller.signal.aborted) process.exit(INTERRUPTED);
        controller.abort();
      });
    }
    return controller.signal;
  };
}
