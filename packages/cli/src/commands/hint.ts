import { Command, InvalidArgumentError, Option } from 'commander';
import { botNameText, hintsFor } from '@bluemoon/ai';
import type { BotName, Hint } from '@bluemoon/ai';
import { decision, viewFor } from '@bluemoon/engine';
import type { Box, Seat, State, View } from '@bluemoon/engine';
import { botName, countingNumber, seat, stepNumber, wholeNumber } from '../argument-readers.ts';
import { CALLED } from '../called.ts';
import { Failure } from '../failure.ts';
import type { Io, Page } from '../io.ts';
import { mindOf } from '../mind.ts';
import { readMoment } from '../moment.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { hintLines, leadsTo } from '../text/hint-text.ts';
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
    .description('What the strong bot would do in a position, and what that leads to.')
    .argument('<file>', 'a position (docs/POSITIONS.md) or the record of a game; - reads it from the input')
    .addOption(
      new Option('--bot <name>', 'how long the strong bot thinks: strong@2s, strong@500nodes')
        .argParser(strongBot)
        .default({ level: 'strong' }, 'strong'),
    )
    .option('--seat <seat>', 'the seat that asks, 0 or 1; if left out, who has to choose', seat)
    .option('--most <number>', 'so many hints at most', countingNumber, 3)
    .option('--from <step>', 'of a record: the moment after this step', stepNumber)
    .option('--seed <number>', 'chance of the bot', wholeNumber, 1)
    .addOption(packOption())
    .option('--json', 'as JSON, for programs')
    .addHelpText(
      'after',
      `
Only the strong bot gives hints. It sees only what the player on that seat may know.
Examples:
  ${CALLED} hint position.json
  ${CALLED} hint position.json --bot strong@500nodes --most 5
  ${CALLED} hint game.txt --from 30`,
    )
    .action(async (file: string, given: Given) => {
      const box = await readBox(given, io);
      const state = await readMoment(file, given.from, io, box);
      const view = viewFor(state, asking(state, given));
      const mind = mindOf(given.seed, io, box);
      const hints = whileThinking(io.stderr, 'Thinking …', () => hintsFor(view, given.bot, mind, given.most));
      const said =
        given.json === true
          ? asJson(hints, view, given.bot, box)
          : asText(state, hints, view, io.stdout, box);
      io.stdout.write(`${said}\n`);
    });
}

/** The others do not weigh one option against the other. */
function strongBot(text: string): BotName {
  const name = botName(text);
  if (name.level === 'strong') return name;
  throw new InvalidArgumentError('Only the strong bot gives hints: strong, strong@2s or strong@500nodes.');
}

/** The seat whose decision it is. */
function asking(state: State, { seat }: Given): Seat {
  const pending = decision(state);
  if (pending === null) throw new Failure('The game is over: there is nothing to choose. --from goes back.');
  if (seat === undefined || seat === pending.seat) return pending.seat;
  throw new Failure(`Seat ${seat} has nothing to choose here: seat ${pending.seat} has.`);
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
  const told = hints.map(({ option, line, ...rest }) => ({
    option: option.id,
    text: optionText(option, view, box),
    ...rest,
    line: line.map(({ id }) => id),
    leadsTo: leadsTo({ option, line, ...rest }, view, box),
  }));
  const options = (view.decision?.options ?? []).map(({ id }) => id);
  return jsonText({ bot: botNameText(bot), seat: view.viewer, options, hints: told }, 2);
}
