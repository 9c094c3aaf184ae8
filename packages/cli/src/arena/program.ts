import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { hear } from '../protocol/answer.ts';
import type { Asked } from '../protocol/answer.ts';
import { quoted } from '../protocol/json.ts';
import { lineCutter } from '../protocol/lines.ts';
import { MAX_LINE_LENGTH, lineOf } from '../protocol/messages.ts';
import type { ChooseRequest, FromReferee } from '../protocol/messages.ts';
import { Fault } from './outcome.ts';
import type { FaultKind } from './outcome.ts';

/** A running program that speaks the protocol. */
export interface Program {
  readonly tell: (message: FromReferee) => void;
  /** The option it chooses. Rejects with a Fault. */
  readonly ask: (request: ChooseRequest, milliseconds: number) => Promise<string>;
  readonly hasEnded: () => boolean;
  /** Waits for it to exit by itself, then kills it. */
  readonly end: () => Promise<void>;
  readonly kill: () => void;
}

export interface ProcessObserver {
  readonly started: (process: number) => void;
  readonly ended: (process: number) => void;
}

interface Waiting {
  readonly asked: Asked;
  readonly settle: (option: string | Fault) => void;
}

/** How much of a program's stderr is kept: characters, and lines. */
const MAX_STDERR_CHARACTERS = 4000;
const MAX_STDERR_LINES = 20;

/** Milliseconds in which a program may exit by itself. */
const EXIT_MILLISECONDS = 1000;
/** Milliseconds to read the rest of its output after it has exited. */
const DRAIN_MILLISECONDS = 200;

/** A process group of its own: Ctrl-C is meant for the arena, and a shell must not leave its child behind. */
const HAS_GROUPS = process.platform !== 'win32';

/** The processes of this thread: they are killed when it ends. */
const running = new Set<number>();
process.on('exit', () => running.forEach(killGroup));

export function startProgram(command: string, cwd: string, observer: ProcessObserver): Program {
  const child = spawn(command, { shell: true, cwd, detached: HAS_GROUPS, windowsHide: true });
  const { pid } = child;
  if (pid !== undefined) {
    running.add(pid);
    observer.started(pid);
  }
  let waiting: Waiting | null = null;
  let outOfTurn: Fault | null = null;
  let ending: string | null = null;
  let stderr = '';
  const exitListeners: (() => void)[] = [];

  child.stdin.on('error', () => {});
  child.stderr.on('data', (bytes: Buffer) => {
    stderr = (stderr + bytes.toString('utf8')).slice(-MAX_STDERR_CHARACTERS);
  });
  const cutter = lineCutter(MAX_LINE_LENGTH, {
    line: listen,
    tooLong: (line) => complain('Its line is too long.', line),
  });
  child.stdout.on('data', cutter.push);
  child.on('error', (error) => conclude(`It could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (pid !== undefined) {
      // Processes that it started and left behind would keep its pipes open.
      if (HAS_GROUPS) killGroup(pid);
      running.delete(pid);
      observer.ended(pid);
    }
    const how = signal === null ? `It ended with code ${code}` : `It was killed by ${signal}`;
    child.once('close', () => conclude(how));
    setTimeout(() => conclude(how), DRAIN_MILLISECONDS).unref();
  });

  return {
    tell: (message) => void child.stdin.write(lineOf(message)),
    ask: (request, milliseconds) =>
      new Promise((resolve, reject) => {
        const fault = ending === null ? outOfTurn : faultOf('crash', ending);
        if (fault !== null) return reject(fault);
        const timer = setTimeout(
          () => waiting?.settle(faultOf('stall', `It did not answer within ${milliseconds} ms.`)),
          milliseconds,
        );
        waiting = {
          asked: { id: request.id, options: request.options.map(({ id }) => id) },
          settle: (answer) => {
            clearTimeout(timer);
            waiting = null;
            if (typeof answer === 'string') resolve(answer);
            else reject(answer);
          },
        };
        child.stdin.write(lineOf(request));
      }),
    hasEnded: () => ending !== null || child.exitCode !== null || child.signalCode !== null,
    end: () =>
      new Promise((resolve) => {
        if (ending !== null) return resolve();
        exitListeners.push(resolve);
        child.stdin.end();
        setTimeout(() => killProcess(child), EXIT_MILLISECONDS).unref();
      }),
    kill: () => killProcess(child),
  };

  function listen(line: string): void {
    const heard = hear(line, waiting?.asked ?? null);
    switch (heard.kind) {
      case 'choice':
        return waiting?.settle(heard.option);
      case 'nonsense':
        return complain(heard.why, line);
      case 'greeting':
    }
  }

  /** A message that nobody asked for counts against the program at its next decision. */
  function complain(why: string, line: string): void {
    const fault = faultOf('nonsense', why, line);
    if (waiting !== null) waiting.settle(fault);
    else outOfTurn ??= fault;
  }

  function conclude(how: string): void {
    if (ending !== null) return;
    ending = how;
    // A process that has left the group may keep them open forever.
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
    waiting?.settle(faultOf('crash', `${how} instead of answering.`));
    for (const farewell of exitListeners) farewell();
  }

  function faultOf(kind: FaultKind, message: string, said?: string): Fault {
    const lines = stderr.trimEnd().split('\n').slice(-MAX_STDERR_LINES).join('\n');
    return new Fault(kind, message, {
      ...(said === undefined ? {} : { said: quoted(said) }),
      ...(lines === '' ? {} : { stderr: lines }),
    });
  }
}

function killProcess(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) killGroup(child.pid);
}

/** The program with everything that it has started. */
export function killGroup(pid: number): void {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
