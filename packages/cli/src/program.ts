import { Command, CommanderError } from 'commander';
import type { Option } from 'commander';
import { RulesError } from '@bluemoon/engine';
import { INVOCATION } from './invocation.ts';
import { adminCommand } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { botCommand } from './commands/bot.ts';
import { cardsCommand } from './commands/cards.ts';
import { deckCommand } from './commands/deck.ts';
import { explainCommand } from './commands/explain.ts';
import { hintCommand } from './commands/hint.ts';
import { luckCommand } from './commands/luck.ts';
import { onlineCommand } from './commands/online.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { puzzleCommand } from './commands/puzzle.ts';
import { replayCommand } from './commands/replay.ts';
import { verifyCommand } from './commands/verify.ts';
import { Failure, Interrupted } from './failure.ts';
import { INTERRUPTED } from './io.ts';
import type { Io } from './io.ts';
import { capital } from './text/english.ts';

/** In the order in which the help lists them. */
const COMMANDS: readonly ((io: Io) => Command)[] = [
  playCommand,
  replayCommand,
  verifyCommand,
  explainCommand,
  hintCommand,
  analyseCommand,
  luckCommand,
  puzzleCommand,
  cardsCommand,
  deckCommand,
  packCommand,
  arenaCommand,
  botCommand,
  onlineCommand,
  benchCommand,
  adminCommand,
];

/** Runs one command, and returns the exit code. */
export async function runBluemoon(words: readonly string[], io: Io): Promise<number> {
  try {
    await programFor(io).parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof Failure || error instanceof RulesError) {
      io.stderr.write(`${io.stderr.paint.fault(error.message)}\n`);
      return 1;
    }
    if (error instanceof Interrupted) return INTERRUPTED;
    throw error;
  }
}

function programFor(io: Io): Command {
  const program = new Command(INVOCATION)
    .description('Blue Moon in the terminal: play it, watch it, look things up, measure the bots.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'Show the help of a command.')
    .exitOverride()
    .showHelpAfterError(`See ${INVOCATION} --help.`)
    .configureHelp({ optionDescription, subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: io.stdout.write,
      writeErr: io.stderr.write,
      outputError: (message, write) => write(io.stderr.paint.fault(capital(message.replace(/^error: /, '')))),
    });
  for (const command of COMMANDS) {
    const made = command(io);
    settle(made, program, `${INVOCATION} ${made.name()}`);
    program.addCommand(made);
  }
  return program;
}

/** Commander passes its settings only to commands that it creates itself. */
function settle(command: Command, parent: Command, called: string): void {
  command.copyInheritedSettings(parent).showHelpAfterError(`See ${called} --help.`);
  for (const below of command.commands) settle(below, command, `${called} ${below.name()}`);
}

/** Lists choices and defaults without quotes. */
function optionDescription({
  description,
  argChoices,
  defaultValue,
  defaultValueDescription,
}: Option): string {
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const value = defaultValueDescription ?? (defaultValue === undefined ? '' : String(defaultValue));
  return `${description}${choices}${value === '' ? '' : ` (default: ${value})`}`;
}
