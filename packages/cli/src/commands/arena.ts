import type { Box } from '@bluemoon/engine';
import { availableParallelism } from 'node:os';
import { USUAL_TERMS } from '@bluemoon/play';
import { Command, InvalidArgumentError, Option } from 'commander';
import { countingNumber, wholeNumber } from '../argument-readers.ts';
import { runArena } from '../arena/arena.ts';
import type { Wishes } from '../arena/arena.ts';
import { readContestants } from '../arena/contestant.ts';
import { csvOf } from '../arena/csv.ts';
import type { Terms } from '../arena/desk.ts';
import { pairsAmong, readPairs } from '../arena/pairs.ts';
import { rehearse } from '../arena/rehearsal.ts';
import { reportText } from '../arena/report-text.ts';
import { reportOf } from '../arena/report.ts';
import { gamesOfPair, PAIRED, plannedGames } from '../arena/schedule.ts';
import { hire } from '../arena/worker.ts';
import { CALLED } from '../called.ts';
import { deckGiven, meeting } from '../decks.ts';
import { Failure, Interrupted } from '../failure.ts';
import { openForWriting } from '../files.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { counted } from '../text/english.ts';

interface Given extends PacksGiven {
  readonly pairs?: string;
  readonly decks?: string;
  readonly games: number;
  readonly seed: number;
  readonly edition: Terms['edition'];
  readonly cores?: number;
  readonly time: number;
  readonly csv?: string;
  readonly json?: true;
}

/** What a program may need to start: an interpreter, or our own bots with their bundle. */
const START_MILLISECONDS = 10_000;

export function arenaCommand(io: Io): Command {
  return new Command('arena')
    .description('Let bots play against each other, and tell which is stronger, and how surely.')
    .argument('<bots...>', 'two bots for a duel, more for everybody against everybody')
    .option(
      '--pairs <pairs>',
      'which decks meet: all (if left out), mirrors, or for instance vulca-hoax,flit-khind',
    )
    .addOption(
      new Option(
        '--decks <decks>',
        'every two of these meet, a single one itself: peoples and files, my-deck.txt,vulca',
      ).conflicts('pairs'),
    )
    .addOption(packOption())
    .option('--games <number>', 'games for each pair of decks and of bots', countingNumber, 4)
    .option('--seed <number>', 'the same number deals the same cards again', wholeNumber, 1)
    .addOption(
      new Option('--edition <edition>', 'which rules').choices(['legends', 'first']).default('legends'),
    )
    .option(
      '--cores <number>',
      'maximum number of games at a time; as many as this machine has cores if left out',
      countingNumber,
    )
    .option('--time <milliseconds>', 'who takes longer for a decision loses the game', timeLimit, 10_000)
    .option('--csv <file>', 'write a line for each game to a file, in place of what it holds')
    .option('--json', 'print the result as JSON, for programs')
    .addHelpText('after', HELP)
    .action((bots: readonly string[], given: Given) => holdArena(bots, given, io));
}

const A_DAY = 86_400_000;

function timeLimit(text: string): number {
  const milliseconds = countingNumber(text);
  if (milliseconds <= A_DAY) return milliseconds;
  throw new InvalidArgumentError('It is a day at most, 86400000.');
}

const HELP = `
A bot is random, novice, solid or strong, with a budget if wanted (strong@20ms, strong@500nodes), or any program
that speaks the protocol of docs/PROTOCOL.md: cmd:"python3 mybot.py".

Every shuffle is played twice, with the bots on swapped seats, so that its luck favours both; and every pair of
decks both ways round. --pairs all are the 36 pairs of different peoples. The interval is one of 95 %.
Elo counts from random, or from the first bot where random does not play: that one has 0. A take-back is late if
something hidden had come out before it. A program that ends at its first question is refused before the games.
The same bots, seed and options give the same games again, on any number of cores, unless bots think by the clock.
Ctrl-C stops and tells what there is so far; a second one ends at once.

Examples:
  ${CALLED} arena solid random
  ${CALLED} arena strong@20ms solid novice --games 20 --csv games.csv
  ${CALLED} arena strong solid --pairs all --games 40 --json
  ${CALLED} arena solid solid --decks my-deck.txt,vulca,flit --games 40
  ${CALLED} arena solid cmd:"python3 docs/examples/first-bot.py" --pairs vulca-hoax,mirrors`;

async function holdArena(bots: readonly string[], given: Given, io: Io): Promise<void> {
  const contestants = readContestants(bots);
  const box = await readBox(given, io);
  const decks = given.decks === undefined ? {} : await decksNamed(given.decks, io, box);
  const pairs = given.decks === undefined ? readPairs(given.pairs ?? 'all') : pairsAmong(Object.keys(decks));
  const games = [...new Set(pairs.map((pair) => gamesOfPair(pair, given.games)))];
  if (games.some((number) => number !== given.games)) {
    io.stderr.write(
      `Every shuffle is played on both seats and both ways round: ${games.join(' or ')} games a pair, not ${given.games}.\n`,
    );
  }
  const terms: Terms = {
    contestants,
    edition: given.edition,
    decks,
    packCards: box.packCards,
    milliseconds: given.time,
    startMilliseconds: START_MILLISECONDS,
    mostTurns: USUAL_TERMS.maxTurns,
    mostChoicesATurn: USUAL_TERMS.maxChoicesPerTurn,
    cwd: io.cwd,
  };
  const [pair] = pairs;
  if (pair !== undefined) await rehearse(terms, pair, io.interruption());
  // Whether it can be written is better known before the games than after.
  const writeCsv = given.csv === undefined ? undefined : await openForWriting(given.csv, io);
  const wishes = { terms, pairs, games: given.games, seed: given.seed };
  const run = await runArena({ ...wishes, cores: coresFor(given.cores, wishes, io) }, hire, io);
  const report = reportOf(run);
  try {
    await writeCsv?.(
      csvOf(
        run.outcomes,
        contestants.map(({ label }) => label),
      ),
    );
  } finally {
    writeLines(io.stdout, given.json === true ? [jsonText(report)] : reportText(report, io.stdout.paint));
  }
  if (run.interrupted) throw new Interrupted();
}

/** Of more games at a time than there are cores or shuffles, all that comes is a lack of memory. */
function coresFor(wanted: number | undefined, { terms, ...plan }: Omit<Wishes, 'cores'>, io: Io): number {
  const shuffles = plannedGames({ ...plan, contestants: terms.contestants.length }) / PAIRED;
  const available = availableParallelism();
  const most = Math.min(available, shuffles);
  if (wanted === undefined || wanted <= most) return wanted ?? most;
  io.stderr.write(
    `${counted(most, 'game')} at a time, not ${wanted}: this machine has ${counted(available, 'core')}, and the schedule ${counted(shuffles, 'pair')} of games.\n`,
  );
  return most;
}

/** By what the list calls them, and each fit to meet every other. */
async function decksNamed(list: string, io: Io, box: Box): Promise<Terms['decks']> {
  const names = [...new Set(list.split(',').map((word) => word.trim()))].filter((name) => name !== '');
  if (names.length === 0) throw new Failure('--decks names no deck. Write for instance my-deck.txt,vulca.');
  const decks: Record<string, Terms['decks'][string]> = {};
  const read = await Promise.all(names.map((name) => deckGiven(name, io, box)));
  for (const [i, name] of names.entries()) {
    const [own, rival] = [read[i], read.find((_, j) => j !== i) ?? read[i]];
    if (own !== undefined && rival !== undefined) {
      [decks[name]] = meeting([own, rival], { seed: 0, edition: 'legends' }, box).decks;
    }
  }
  return decks;
}
