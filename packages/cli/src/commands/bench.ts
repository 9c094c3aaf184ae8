import { Command } from 'commander';
import { botNameText, LEVELS } from '@bluemoon/ai';
import type { BotName } from '@bluemoon/ai';
import { botName, countingNumber } from '../argument-readers.ts';
import { measureBot } from '../bench/bots.ts';
import type { Cost } from '../bench/bots.ts';
import { measureEngine } from '../bench/engine.ts';
import { quantile } from '../bench/quantile.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';

interface Given {
  /** True: all levels. */
  readonly bots?: true | readonly BotName[];
  readonly games?: number;
  readonly rounds: number;
}

export function benchCommand(io: Io): Command {
  return new Command('bench')
    .description('Measure how fast the engine is, or how long the bots think.')
    .option(
      '--bots [names...]',
      'measure these bots instead, each against itself; without names: all levels',
      bots,
    )
    .option(
      '--games <number>',
      'number of games: per pair of decks and round (300), or per bot (4)',
      countingNumber,
    )
    .option('--rounds <number>', 'number of rounds, for the engine', countingNumber, 5)
    .addHelpText(
      'after',
      `
Times are of decisions with more than one option. Memory is that of the whole program: name one bot to measure it alone.
Examples:
  ${INVOCATION} bench
  ${INVOCATION} bench --bots
  ${INVOCATION} bench --bots strong@20ms --games 10`,
    )
    .action((given: Given) => {
      if (given.bots === undefined) {
        measureEngine({
          rounds: given.rounds,
          games: given.games ?? 300,
          now: io.now,
          say: (line) => writeLines(io.stdout, [line]),
        });
        return;
      }
      const names = given.bots === true ? LEVELS.map((level) => ({ level })) : given.bots;
      writeLines(io.stdout, [row('bot', ['games', 'decisions', 'median', '95 %', 'slowest', 'memory'])]);
      for (const name of names) {
        writeLines(io.stdout, [costRow(name, measured(name, given.games ?? 4, io))]);
      }
    });
}

function bots(name: string, before: true | readonly BotName[] | undefined): readonly BotName[] {
  return [...(Array.isArray(before) ? (before as readonly BotName[]) : []), botName(name)];
}

function measured(name: BotName, games: number, { stderr, now }: Io): Cost {
  const show = (note: string): void => {
    if (stderr.isTerminal) stderr.redraw(note);
  };
  const cost = measureBot(name, {
    games,
    now,
    memory: () => process.memoryUsage.rss(),
    onGame: (game) => show(`${botNameText(name)}: game ${game} of ${games}`),
  });
  show('');
  return cost;
}

function costRow(name: BotName, { games, times, memory }: Cost): string {
  const milliseconds = (share: number): string => `${quantile(times, share).toFixed(1)} ms`;
  return row(botNameText(name), [
    String(games),
    String(times.length),
    milliseconds(0.5),
    milliseconds(0.95),
    milliseconds(1),
    `${(memory / 1e6).toFixed(0)} MB`,
  ]);
}

/** The first line is already as wide as the last one needs. */
function row(name: string, figures: readonly string[]): string {
  return `${name.padEnd(18)}${figures.map((figure) => figure.padStart(11)).join('')}`;
}
