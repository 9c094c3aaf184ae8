import { BUILT_IN } from '@bluemoon/engine';
import { Argument, Command } from 'commander';
import { OPPONENTS, trainedWeights } from '@bluemoon/ai';
import type { BotName, BotContext } from '@bluemoon/ai';
import { botName, wholeNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import type { Io } from '../io.ts';
import { lineOf } from '../protocol/messages.ts';
import { reply } from '../protocol/responder.ts';
import { listed } from '../text/english.ts';

interface Given {
  readonly seed: number;
}

export function botCommand(io: Io): Command {
  return new Command('bot')
    .description('Run one of our bots as a program that other programs can ask for moves.')
    .addArgument(
      new Argument(
        '<name>',
        `${listed(OPPONENTS)}, or random, novice, solid and strong, also strong@20ms and strong@500nodes`,
      ).argParser(botName),
    )
    .option('--seed <number>', 'seed of the bot, for requests without their own seed', wholeNumber, 1)
    .addHelpText(
      'after',
      `
It reads requests from its input, one JSON object per line, and answers each with a line, until the input ends.
A request contains the view of a seat, or a position with the seat that has to choose; see docs/PROTOCOL.md.
Examples:
  ${INVOCATION} bot strong@20ms < requests.txt
  ${INVOCATION} arena solid cmd:"${INVOCATION} bot solid"`,
    )
    .action(async (name: BotName, { seed }: Given) => {
      const context: BotContext = { weights: trainedWeights(), seed, clock: io.now, box: BUILT_IN };
      for await (const line of io.stdin.lines()) {
        if (line.trim() === '') continue;
        const said = reply(line, name, context);
        if (said !== null) io.stdout.write(lineOf(said));
      }
    });
}
