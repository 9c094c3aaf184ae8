import type { Box } from '@bluemoon/engine';
import { availableParallelism } from 'node:os';
import { USUAL_TERMS } from '@bluemoon/play';
import { Command, Option } from 'commander';
import { countingNumber, START_MILLISECONDS, timeLimit, wholeNumber } from '../argument-readers.ts';
import { runArena } from '../arena/arena.ts';
import type { ArenaSpec } from '../arena/arena.ts';
import { readContestants, readRivals, STYLES } from '../arena/contestant.ts';
import { csvOf } from '../arena/csv.ts';
import type { Settings } from '../arena/runner.ts';
import { pairsAmong, readPairs } from '../arena/pairs.ts';
import { tryPrograms } from '../arena/try-programs.ts';
import { reportText } from '../arena/report-text.ts';
import { reportOf } from '../arena/report.ts';
import { gamesOfPair, GAMES_PER_GROUP, plannedGames } from '../arena/schedule.ts';
import type { Chance } from '../arena/schedule.ts';
import { startWorker } from '../arena/thread.ts';
import { weightsIn } from '../arena/weights-file.ts';
import { INVOCATION } from '../invocation.ts';
import { deckGiven, meeting } from '../decks.ts';
import { Failure, Interrupted } from '../failure.ts';
import { openForWriting } from '../files.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { packOption, readBox } from '../packs.ts';
import type { PacksGiven } from '../packs.ts';
import { jsonText } from '../terminal.ts';
import { counted } from '../text/english.ts';
import { OPPONENT_HELP } from '../text/opponent-text.ts';

interface Given extends PacksGiven {
  readonly against?: string;
  readonly pairs?: string;
  readonly decks?: string;
  readonly games: number;
  readonly seed: number;
  readonly edition: Settings['edition'];
  readonly cores?: number;
  readonly time: number;
  readonly csv?: string;
  readonly json?: true;
  readonly luck?: number;
  readonly chance: Chance;
}

export function arenaCommand(io: Io): Command {
  return new Command('arena')
    .description('Let bots play each other, and report which is stronger and how certain that is.')
    .argument('<bots...>', 'two bots for a duel, more for a round robin')
    .option(
      '--against <bots>',
      'play only against these, on the same shuffles, and tell how much better the first bot is: solid,brask, or styles',
    )
    .option(
      '--pairs <pairs>',
      'which decks play each other: all (default), mirrors, or pairs such as vulca-hoax,buka-all',
    )
    .addOption(
      new Option(
        '--decks <decks>',
        'all pairs of these decks, or one deck against itself: peoples and files, such as my-deck.txt,vulca',
      ).conflicts('pairs'),
    )
    .addOption(packOption())
    .option('--games <number>', 'games per pair of decks and pair of bots', countingNumber, 4)
    .option('--seed <number>', 'the same number deals the same cards', wholeNumber, 1)
    .addOption(
      new Option('--edition <edition>', 'which rules').choices(['legends', 'first']).default('legends'),
    )
    .option(
      '--cores <number>',
      'maximum number of games at a time (default: the number of cores)',
      countingNumber,
    )
    .option(
      '--time <milliseconds>',
      'a bot that takes longer for a decision loses the game',
      timeLimit,
      10_000,
    )
    .option('--csv <file>', 'write a line per game to this file, overwriting it')
    .option('--json', 'print the result as JSON, for programs')
    .option(
      '--luck <samples>',
      'also tell results without luck, which are surer if the bots are about equal; 8 samples take about a second a game',
      countingNumber,
    )
    .addOption(
      new Option(
        '--chance <chance>',
        'the chance of the bots in the two games of a shuffle; same is surer for bots that differ little',
      )
        .choices(['fresh', 'same'])
        .default('fresh'),
    )
    .addHelpText('after', HELP)
    .action((bots: readonly string[], given: Given) => playArena(bots, given, io));
}

const HELP = `
A bot is an opponent by name, or random, novice, solid or strong, the last optionally with a budget (strong@20ms,
strong@500nodes), or any program that speaks the protocol of docs/PROTOCOL.md: cmd:"python3 mybot.py". Fixed rates show
whether a bot can be exploited: solid+calls=always, solid+calls=0.3 and solid+lies=never call bluffs, or lie in their
own, at that rate. solid+errors=never makes no random errors when it rates options. solid:FILE plays with the weights in
a file of npm run train, to compare them with those delivered.

--against styles plays against five bots of different styles:
${STYLES.join(', ')}.

${OPPONENT_HELP}

Every shuffle is played twice, with the bots on swapped seats, so that its luck favours both bots. Every pair of
decks is played both ways round. --pairs all plays the 36 pairs of different peoples. Intervals are 95 % intervals.
Elo 0 is the random bot, or the first bot if random does not play. A take-back is late if the bot had already seen
hidden cards. A program that exits at its first question is refused before the games start.
The same bots, seed and options give the same games on any number of cores, unless a bot has a time budget.
Ctrl-C stops and shows the results so far; press it again to quit immediately.

Examples:
  ${INVOCATION} arena solid random
  ${INVOCATION} arena ossu nib
  ${INVOCATION} arena strong@20ms solid novice --games 20 --csv games.csv
  ${INVOCATION} arena strong@500nodes solid --against styles --chance same
  ${INVOCATION} arena strong solid --pairs all --games 40 --json
  ${INVOCATION} arena solid solid --decks my-deck.txt,vulca,flit --games 40
  ${INVOCATION} arena solid cmd:"python3 docs/examples/first-bot.py" --pairs vulca-hoax,mirrors`;

async function playArena(bots: readonly string[], given: Given, io: Io): Promise<void> {
  const rivals = given.against === undefined ? [] : readRivals(given.against);
  const contestants = readContestants(bots, rivals);
  const box = await readBox(given, io);
  const decks = given.decks === undefined ? {} : await decksNamed(given.decks, io, box);
  const pairs = given.decks === undefined ? readPairs(given.pairs ?? 'all') : pairsAmong(Object.keys(decks));
  const games = [...new Set(pairs.map((pair) => gamesOfPair(pair, given.games)))];
  if (games.some((number) => number !== given.games)) {
    io.stderr.write(
      `Every shuffle is played on both seats and both ways round: ${games.join(' or ')} games per pair, not ${given.games}.\n`,
    );
  }
  const settings: Settings = {
    contestants,
    edition: given.edition,
    decks,
    packCards: box.packCards,
    milliseconds: given.time,
    startMilliseconds: START_MILLISECONDS,
    maxTurns: USUAL_TERMS.maxTurns,
    maxChoicesPerTurn: USUAL_TERMS.maxChoicesPerTurn,
    luckSamples: given.luck ?? 0,
    cwd: io.cwd,
  };
  // Fail before the games if weights cannot be read.
  for (const contestant of contestants)
    if (contestant.kind === 'own' && contestant.weights !== undefined) weightsIn(contestant.weights, io.cwd);
  const [pair] = pairs;
  if (pair !== undefined) await tryPrograms(settings, pair, io.interruption());
  // Fail before the games if the file cannot be written.
  const writeCsv = given.csv === undefined ? undefined : await openForWriting(given.csv, io);
  const spec = {
    settings,
    rivals: rivals.length,
    pairs,
    games: given.games,
    seed: given.seed,
    chance: given.chance,
  };
  const run = await runArena({ ...spec, cores: coresFor(given.cores, spec, io) }, startWorker, io);
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

/** More games at a time than cores or shuffles would only use more memory. */
function coresFor(
  wanted: number | undefined,
  { settings, ...plan }: Omit<ArenaSpec, 'cores'>,
  io: Io,
): number {
  const shuffles = plannedGames({ ...plan, contestants: settings.contestants.length }) / GAMES_PER_GROUP;
  const available = availableParallelism();
  const max = Math.min(available, shuffles);
  if (wanted === undefined || wanted <= max) return wanted ?? max;
  io.stderr.write(
    `${counted(max, 'game')} at a time, not ${wanted}: this machine has ${counted(available, 'core')} and the schedule has ${counted(shuffles, 'pair')} of games.\n`,
  );
  return max;
}

/** The decks by the names in the list; every two of them must be allowed to play each other. */
async function decksNamed(list: string, io: Io, box: Box): Promise<Settings['decks']> {
  const names = [...new Set(list.split(',').map((word) => word.trim()))].filter((name) => name !== '');
  if (names.length === 0) throw new Failure('--decks is empty. Write for example my-deck.txt,vulca.');
  const decks: Record<string, Settings['decks'][string]> = {};
  const read = await Promise.all(names.map((name) => deckGiven(name, io, box)));
  for (const [i, name] of names.entries()) {
    const [own, rival] = [read[i], read.find((_, j) => j !== i) ?? read[i]];
    if (own !== undefined && rival !== undefined) {
      [decks[name]] = meeting([own, rival], { seed: 0, edition: 'legends' }, box).decks;
    }
  }
  return decks;
}
