import { Command, CommanderError } from 'commander';
import { RulesError } from '@bluemoon/engine';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** How the program is called from a copy of the repository. */
export const CALLED = 'npm run -s bluemoon --';

/** In the order in which the help lists them. */
const COMMANDS: readonly ((io: Io) => Command)[] = [];

/** Runs one command, and gives the code with which the program ends. */
export async function runBluemoon(words: readonly string[], io: Io): Promise<number> {
  try {
    await programFor(io).parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has told by itself what is wrong.
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof Failure || error instanceof RulesError) {
      io.stderr.write(`${io.stderr.paint.fault(error.message)}\n`);
      return 1;
    }
    throw error;
  }
}

function programFor(io: Io): Command {
  const program = new Command(CALLED)
    .description('Blue Moon in the terminal: play it, watch it, look things up, measure the bots.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show this and end')
    .helpCommand('help [command]', 'show what a command can do')
    .exitOverride()
    .showHelpAfterError(`See ${CALLED} --help.`)
    .configureOutput({ writeOut: io.stdout.write, writeErr: io.stderr.write });
  for (const command of COMMANDS) {
    const made = command(io).copyInheritedSettings(program);
    program.addCommand(made.showHelpAfterError(`See ${CALLED} ${made.name()} --help.`));
  }
  return program;
}
