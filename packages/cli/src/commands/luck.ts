import { Command } from 'commander';
import { analyseFile, budgetOption, coresOption, lostOption } from '../analysis/analyse-file.ts';
import type { AnalysisGiven } from '../analysis/analyse-file.ts';
import { wholeNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { accountLines, luckLines } from '../text/analysis-text.ts';

export function luckCommand(io: Io): Command {
  return new Command('luck')
    .description('Count the luck of a game: every deal, draw and shuffle, and what the players gave away.')
    .argument('<file>', 'the record of a game (docs/NOTATION.md); - reads standard input')
    .addOption(budgetOption())
    .addOption(lostOption())
    .addOption(coresOption())
    .option('--seed <number>', 'seed of the imagined worlds', wholeNumber, 1)
    .addOption(packOption())
    .option('--json', 'as JSON, for programs: start + play + luck + rest = result, for seat 0')
    .addHelpText(
      'after',
      `
Every random event is compared with what could have happened (docs/ANALYSIS.md). Values are chances to win of seat 0.
Examples:
  ${INVOCATION} luck game.txt
  ${INVOCATION} luck game.txt --json`,
    )
    .action(async (file: string, given: AnalysisGiven) => {
      const analysed = await analyseFile(file, given, io);
      if (given.json === true) io.stdout.write(`${jsonText(analysed.analysis.account, 2)}\n`);
      else writeLines(io.stdout, [...accountLines(analysed, io.stdout), '', ...luckLines(analysed)]);
    });
}
