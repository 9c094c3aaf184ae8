import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { PEOPLES } from '@bluemoon/engine';
import type { GameSetup, People } from '@bluemoon/engine';

/** The player at the terminal sits on seat 0, the bot on seat 1. */
export const ME = 0;
export const RIVAL = 1;

/** What the command line asks for: a game, or only to be told something. */
export type Request =
  | { readonly kind: 'play'; readonly setup: GameSetup }
  | { readonly kind: 'tell'; readonly text: string; readonly exitCode: number };

interface Given {
  readonly me: People;
  readonly rival: People;
  readonly seed?: number;
  readonly first?: 'me' | 'rival';
  readonly edition: 'legends' | 'first';
}

/** `chance` is the seed where none is given. */
export function readArguments(words: readonly string[], chance: number): Request {
  let said = '';
  const say = (text: string): void => {
    said += text;
  };
  const command = commandLine().exitOverride().configureOutput({ writeOut: say, writeErr: say });
  try {
    command.parse([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return { kind: 'tell', text: said, exitCode: error.exitCode };
    throw error;
  }
  const { me, rival, seed = chance, first, edition } = command.opts<Given>();
  const setup: GameSetup = { decks: [me, rival], seed, edition };
  if (first === undefined) return { kind: 'play', setup };
  return { kind: 'play', setup: { ...setup, first: first === 'me' ? ME : RIVAL } };
}

function commandLine(): Command {
  return new Command('npm start --')
    .description('Play a game of Blue Moon in the terminal against a bot that chooses at random.')
    .addOption(new Option('--me <people>', 'your deck').choices(PEOPLES).default('vulca'))
    .addOption(new Option('--rival <people>', "the bot's deck").choices(PEOPLES).default('hoax'))
    .option('--seed <number>', 'the same number deals the same cards again', wholeNumber)
    .addOption(
      new Option('--first <player>', 'who takes the first turn; by chance if left out').choices([
        'me',
        'rival',
      ]),
    )
    .addOption(
      new Option('--edition <edition>', 'which rules').choices(['legends', 'first']).default('legends'),
    )
    .helpOption('--help', 'show this and end')
    .allowExcessArguments(false)
    .showHelpAfterError('See npm start -- --help.')
    .addHelpText(
      'after',
      '\nExample: npm start -- --me flit --rival khind --seed 7\nDuring the game “?” lists what you can type.\n',
    );
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('It is a whole number.');
}
