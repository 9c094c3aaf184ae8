import { Command, InvalidArgumentError, Option } from 'commander';
import { botNameText, hintsFor } from '@bluemoon/ai';
import type { BotName, Hint } from '@bluemoon/ai';
import { decision, viewFor } from '@bluemoon/engine';
import type { Box, Seat, State, View } from '@bluemoon/engine';
import { botName, countingNumber, seat, stepNumber, wholeNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { Failure } from '../failure.ts';
import type { Io, Page } from '../io.ts';
import { botContext } from '../bot-context.ts';
import { readSavedState } from '../saved-state.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { hintJson, hintLines } from '../text/hint-text.ts';
import { optionText } from '../text/option-text.ts';
import { tableText } from '../text/table-text.ts';
import { whileThinking } from '../thinking.ts';

interface Given extends PacksGiven {
  readonly bot: BotName;
  readonly seat?: Seat;
  readonly most: number;
  readonly from?: number;
  readonly seed: number;
  readonly json?: true;
}

export function hintCommand(io: Io): Command {
  return new Command('hint')
    .description('Show what the strong bot would do in a position, and what that leads to.')
    .argument('<file>', 'a position (docs/POSITIONS.md) or the record of a game; - reads standard input')
    .addOption(
      new Option('--bot <name>', 'how long the strong bot thinks: strong@2s, strong@500nodes')
        .argParser(strongBot)
        .default({ level: 'strong' }, 'strong'),
    )
    .option('--seat <seat>', 'the seat to advise, 0 or 1 (default: the seat that has to choose)', seat)
    .option('--most <number>', 'maximum number of hints', countingNumber, 3)
    .option('--from <step>', 'of a record: the state after this step', stepNumber)
    .option('--seed <number>', 'seed of the bot', wholeNumber, 1)
    .addOption(packOption())
    .option('--json', 'as JSON, for programs')
    .addHelpText(
      'after',
      `
Only the strong bot gives hints. It sees only what the player on that seat may know.
Examples:
  ${INVOCATION} hint position.json
  ${INVOCATION} hint position.json --bot strong@500nodes --most 5
  ${INVOCATION} hint game.txt --from 30`,
    )
    .action(async (file: string, given: Given) => {
      const box = await readBox(given, io);
      const state = await readSavedState(file, given.from, io, box);
      const view = viewFor(state, asking(state, given));
      const context = botContext(given.seed, io, box);
      const hints = whileThinking(io.stderr, 'Thinking …', () =>
        hintsFor(view, given.bot, context, given.most),
      );
      const said =
        given.json === true
          ? asJson(hints, view, given.bot, box)
          : asText(state, hints, view, io.stdout, box);
      io.stdout.write(`${said}\n`);
    });
}

/** The other bots do not rate their options. */
function strongBot(text: string): BotName {
  const name = botName(text);
  if (name.level === 'strong') return name;
  throw new InvalidArgumentError('Only the strong bot gives hints: strong, strong@2s or strong@500nodes.');
}

/** The seat whose decision it is. */
function asking(state: State, { seat }: Given): Seat {
  const pending = decision(state);
  if (pending === null)
    throw new Failure('The game is over: there is nothing to choose. Use --from to go back.');
  if (seat === undefined || seat === pending.seat) return pending.seat;
  throw new Failure(`Seat ${seat} has nothing to choose: it is seat ${pending.seat}’s decision.`);
}

function asText(state: State, hints: readonly Hint[], view: View, page: Page, box: Box): string {
  const options = view.decision?.options ?? [];
  const [only] = options;
  const lines =
    options.length === 1 && only !== undefined
      ? [`  There is only one option: ${optionText(only, view, box)}.`]
      : hintLines(hints, view, page.paint, box);
  return [...tableText(state, view.viewer, page, box), '', ...lines].join('\n');
}

function asJson(hints: readonly Hint[], view: View, bot: BotName, box: Box): string {
  const told = hints.map((hint) => hintJson(hint, view, box));
  const options = (view.decision?.options ?? []).map(({ id }) => id);
  return jsonText({ bot: botNameText(bot), seat: view.viewer, options, hints: told }, 2);
}
