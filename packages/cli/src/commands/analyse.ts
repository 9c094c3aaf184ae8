import { Command } from 'commander';
import { barsFor, curveErrorOf, verdictFor } from '@bluemoon/analysis';
import type { JudgedDecision } from '@bluemoon/analysis';
import { viewFor } from '@bluemoon/engine';
import { analyseFile, budgetOption, coresOption, lostOption } from '../analysis/analyse-file.ts';
import type { Analysed, AnalysisGiven } from '../analysis/analyse-file.ts';
import { wholeNumber } from '../argument-readers.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { accountLines, accuracyLines, turningPointLines } from '../text/analysis-text.ts';
import { hintJson } from '../text/hint-text.ts';

export function analyseCommand(io: Io): Command {
  return new Command('analyse')
    .description('Look back at a game: was it luck, and where was it lost?')
    .argument('<file>', 'the record of a game (docs/NOTATION.md); - reads standard input')
    .addOption(budgetOption())
    .addOption(lostOption())
    .addOption(coresOption())
    .option('--seed <number>', 'seed of the imagined worlds', wholeNumber, 1)
    .addOption(packOption())
    .option('--json', 'every decision with its options and chances, as JSON for programs')
    .addHelpText(
      'after',
      `
Decisions are judged by what the player could know, never by hidden cards. Marked is only what is clearly worse than
the best option: an inaccuracy gives away 5 %, a mistake 10 %, a blunder 20 % of the chance to win (docs/ANALYSIS.md).
The same budget and seed give the same analysis on any number of cores.
Examples:
  ${INVOCATION} analyse game.txt
  ${INVOCATION} analyse game.txt --budget 50000 --json`,
    )
    .action(async (file: string, given: AnalysisGiven) => {
      const analysed = await analyseFile(file, given, io);
      if (given.json === true) {
        io.stdout.write(`${jsonText(asJson(analysed), 2)}\n`);
        return;
      }
      writeLines(io.stdout, [
        ...accountLines(analysed, io.stdout),
        '',
        ...accuracyLines(analysed),
        '',
        ...turningPointLines(analysed, io.stdout),
      ]);
    });
}

function asJson(analysed: Analysed): unknown {
  const { decisions, account, accuracy, curve } = analysed.analysis;
  const seats = [0, 1] as const;
  return {
    decisions: decisions.map((decision) => decisionJson(decision, analysed)),
    account,
    verdicts: seats.map((seat) => verdictFor(account, seat)),
    averageLuck: seats.map((seat) => barsFor(account, seat).averageLuck),
    accuracy,
    curve,
    curveErrors: curve.map(curveErrorOf),
  };
}

function decisionJson(decision: JudgedDecision, { played, box }: Analysed): unknown {
  const { at, seat, options, chosen, best, loss, error, crystals, mark } = decision;
  const state = played.states[at];
  if (state === undefined) throw new RangeError(`The game has no state ${at}.`);
  const view = viewFor(state, seat);
  return {
    at,
    seat,
    turn: view.turn.number,
    chosen: chosen.option.id,
    best: best.option.id,
    loss,
    error,
    crystals,
    mark,
    options: options.map((option) => hintJson(option, view, box)),
  };
}
