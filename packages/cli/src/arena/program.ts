import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { hear } from '../protocol/answer.ts';
import type { Asked } from '../protocol/answer.ts';
import { quoted } from '../protocol/json.ts';
import { lineCutter } from '../protocol/lines.ts';
import { LONGEST_LINE, lineOf } from '../protocol/messages.ts';
import type { ChooseRequest, FromReferee } from '../protocol/messages.ts';
import { Fault } from './outcome.ts';
import type { FaultKind } from './outcome.ts';

/** A running program that speaks the protocol. */
export interface Program {
  readonly tell: (message: FromReferee) => void;
  /** The option that it chooses. Rejects with a Fault. */
  readonly ask: (request: ChooseRequest, milliseconds: number) => Promise<string>;
  readonly hasEnded: () => boolean;
  /** Lets it end by itself, for a while. */
  readonly end: () => Promise<void>;
  readonly kill: () => void;
}

export interface Guardian {
  readonly started: (process: number) => void;
  readonly ended: (process: number) => void;
}

interface Waiting {
  readonly asked: Asked;
  readonly settle: (option: string | Fault) => void;
}

/** In letters and lines: what of a program's stderr is kept. */
const MOST_STDERR = 4000;
const MOST_STDERR_LINES = 20;

/** Milliseconds in which a program may end by itself. */
const FAREWELL = 1000;
/** Milliseconds in which its last words come, once it has ended. */
const LAST_WORDS = 200;

/** A group of processes of its own: Ctrl-C is meant for the arena, and a shell must not leave its child behind. */
const HAS_GROUPS = process.platform !== 'win32';

/** Those of this thread: they end with it, however it ends. */
const running = new Set<number>();
process.on('exit', () => running.forEach(killGroup));

export function startProgram(command: string, cwd: string, guardian: Guardian): Program {
  const child = spawn(command, { shell: true, cwd, detached: HAS_GROUPS, windowsHide: true });
  const { pid } = child;
  if (pid !== undefined) {
    running.add(pid);
    guardian.started(pid);
  }
  let waiting: Waiting | null = null;
  let outOfTurn: Fault | null = null;
  let ending: string | null = null;
  let stderr = '';
  const farewells: (() => void)[] = [];

  child.stdin.on('error', () => {});
  child.stderr.on('data', (bytes: Buffer) => {
    stderr = (stderr + bytes.toString('utf8')).slice(-MOST_STDERR);
  });
  const cutter = lineCutter(LONGEST_LINE, {
    line: listen,
    tooLong: (line) => complain('Its line is too long.', line),
  });
  child.stdout.on('data', cutter.push);
  child.on('error', (error) => conclude(`It could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (pid !== undefined) {
      // What it has started and left behind would hold its pipes open.
      if (HAS_GROUPS) killGroup(pid);
      running.delete(pid);
      guardian.ended(pid);
    }
    const how = signal === null ? `It ended with code ${code}` : `It was ended by ${signal}`;
    child.once('close', () => conclude(how));
    setTimeout(() => conclude(how), LAST_WORDS).unref();
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
        farewells.push(resolve);
        child.stdin.end();
        setTimeout(() => killProcess(child), FAREWELL).unref();
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

  /** What is said out of turn is held against the program when it is asked next. */
  function complain(why: string, line: string): void {
    const fault = faultOf('nonsense', why, line);
    if (waiting !== null) waiting.settle(fault);
    else outOfTurn ??= fault;
  }

  function conclude(how: string): void {
    if (ending !== null) return;
    ending = how;
    // A process that has left the group may hold them open for ever.
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
    waiting?.settle(faultOf('crash', `${how} instead of answering.`));
    for (const farewell of farewells) farewell();
  }

  function faultOf(kind: FaultKind, message: string, said?: string): Fault {
    const lines = stderr.trimEnd().split('\n').slice(-MOST_STDERR_LINES).join('\n');
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
