import { Command, Option } from 'commander';
import { botNameText, hintsFor, makeBot } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import { decision } from '@bluemoon/engine';
import type { Box, Seat } from '@bluemoon/engine';
import { botSeed } from '@bluemoon/play';
import { botName, seat, wholeNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { deckGiven, meeting } from '../decks.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { botContext } from '../bot-context.ts';
import { readSavedState } from '../saved-state.ts';
import { OPPONENT_HELP } from '../text/opponent-text.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { playInTerminal } from '../play/in-terminal.ts';
import { begin } from '../play/session.ts';
import type { Setting } from '../play/session.ts';
import { whileThinking } from '../thinking.ts';

interface Given extends PacksGiven {
  readonly bot: BotName;
  readonly me: string;
  readonly rival: string;
  readonly seed?: number;
  readonly first?: 'me' | 'rival';
  readonly edition: 'legends' | 'first';
  readonly position?: string;
  readonly seat?: Seat;
}

export function playCommand(io: Io): Command {
  return new Command('play')
    .description('Play a game in the terminal against a bot.')
    .option('--me <deck>', 'your deck: a people, or a file with a deck of your own', 'vulca')
    .option('--rival <deck>', "the bot's deck", 'hoax')
    .addOption(
      new Option(
        '--bot <name>',
        'an opponent from the list below; or random, novice, solid, strong, or strong@20ms',
      )
        .argParser(botName)
        .default({ level: 'solid' }, 'solid'),
    )
    .option('--seed <number>', 'the same number deals the same cards', wholeNumber)
    .addOption(
      new Option('--first <player>', 'who takes the first turn (default: random)').choices(['me', 'rival']),
    )
    .addOption(
      new Option('--edition <edition>', 'which rules').choices(['legends', 'first']).default('legends'),
    )
    .addOption(
      new Option('--position <file>', 'play on from a position (docs/POSITIONS.md)').conflicts([
        'me',
        'rival',
        'first',
        'edition',
      ]),
    )
    .addOption(packOption())
    .option(
      '--seat <seat>',
      'your seat in that position, 0 or 1 (default: the seat that has to choose)',
      seat,
    )
    .addHelpText(
      'after',
      `
${OPPONENT_HELP}

Examples:
  ${INVOCATION} play
  ${INVOCATION} play --bot nib
  ${INVOCATION} play --me flit --rival khind --bot strong
  ${INVOCATION} play --me my-deck.txt --rival buka
  ${INVOCATION} play --position position.json --seat 1
During the game “?” lists what you can type.`,
    )
    .action(async (given: Given) => play(given, io));
}

async function play(given: Given, io: Io): Promise<void> {
  const box = await readBox(given, io);
  const seed = given.seed ?? io.chance();
  if (given.position !== undefined) return playOn(given.position, given, seed, io, box);
  if (given.seat !== undefined)
    throw new Failure('--seat needs --position: without a position you sit on seat 0.');
  const { me, rival, edition, first } = given;
  const decks = [await deckGiven(me, io, box), await deckGiven(rival, io, box)] as const;
  const setup = meeting(decks, { seed, edition }, box);
  const setting = settingFor(0, given.bot, seed, io, box);
  const dealt =
    first === undefined ? setup : { ...setup, first: first === 'me' ? (0 as const) : (1 as const) };
  return playInTerminal(await begin(dealt, setting), setting, io);
}

async function playOn(file: string, given: Given, seed: number, io: Io, box: Box): Promise<void> {
  if (file === '-')
    throw new Failure('Standard input is your keyboard here, so give the position as a file.');
  const state = await readSavedState(file, undefined, io, box);
  const me = given.seat ?? decision(state)?.seat ?? 0;
  const setting = settingFor(me, given.bot, seed, io, box);
  return playInTerminal(await begin({ position: state }, setting), setting, io);
}

function settingFor(me: Seat, name: BotName, seed: number, io: Io, box: Box): Setting {
  const rival = me === 0 ? 1 : 0;
  const bot = makeBot(name, botContext(botSeed(seed, rival), io, box));
  const context = botContext(botSeed(seed, me), io, box);
  return {
    me,
    bot: {
      choose: (view) =>
        whileThinking(io.stdout, `The rival (${botNameText(name)}) is thinking …`, () => bot.choose(view)),
    },
    advise: (view) =>
      whileThinking(io.stdout, 'Thinking …', () => hintsFor(view, { level: 'strong' }, context)),
    page: io.stdout,
    box,
  };
}
