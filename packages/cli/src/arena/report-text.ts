import type { Paint } from '../paint.ts';
import { counted } from '../text/english.ts';
import { allBluffs } from './bluffing.ts';
import { FAULTS } from './outcome.ts';
import type { BotReport, IncidentReport, Report } from './report.ts';
import type { Score } from './score.ts';
import { textTable } from './text-table.ts';

/** More pairs appear only in the matrix. */
const MAX_PAIRS_LISTED = 9;
/** More duels appear only in the ratings. */
const MAX_DUELS_LISTED = 66;
const MAX_NAME_LENGTH = 32;

export function reportText(report: Report, paint: Paint): readonly string[] {
  const { bots, duels, pairs, elo, incidents } = report;
  const listed = pairs.length > 1 && pairs.length <= MAX_PAIRS_LISTED;
  return [
    ...headline(report, paint),
    '',
    ...headed(textTable([BOT_COLUMNS, ...bots.map(botRow)]), paint),
    ...bluffTable(bots, paint),
    '',
    ...headed(
      textTable([
        ['Elo', 'rating', '95 % interval'],
        ...elo.map(({ name, elo, low, high }) => [short(name), `${elo}`, `${low} to ${high}`]),
      ]),
      paint,
    ),
    ...(duels.length > 1 && duels.length <= MAX_DUELS_LISTED
      ? [
          '',
          ...scoreTable(
            'Duels',
            duels,
            ({ bots: [first, second] }) => `${short(first)} – ${short(second)}`,
            paint,
          ),
        ]
      : []),
    ...gainTable(report, paint),
    ...(listed ? ['', ...scoreTable('Decks', pairs, ({ decks }) => decks.join('-'), paint)] : []),
    '',
    ...matrix(report, paint),
    ...(incidents.length > 0
      ? ['', paint.heading('What went wrong'), ...incidents.flatMap(incidentLines)]
      : []),
  ];
}

function headline(report: Report, paint: Paint): readonly string[] {
  const { bot, duels, planned, shuffles, interrupted, errors, seconds } = report;
  // The report's own numbers are those of the first bot.
  const games = sum(duels.map((duel) => duel.games));
  const unfinished = sum(duels.map((duel) => duel.unfinished));
  const turns = sum(duels.map((duel) => duel.turns * duel.games)) / Math.max(games, 1);
  const met = duels.filter(({ bots }) => bots[0] === bot).map(({ bots }) => bots[1]);
  const rival = met.length === 1 ? (met[0] ?? '') : `${met.length} rivals`;
  const notes = [
    `${counted(games, 'game')} with ${counted(shuffles, 'shuffle')}`,
    `${turns.toFixed(1)} turns per game`,
    `${report.edition} edition`,
    `seed ${report.seed}`,
    `${seconds.toFixed(1)} s`,
    `${report.gamesPerSecond.toFixed(1)} games per second on ${counted(report.cores, 'core')}`,
  ];
  return [
    ...(interrupted ? [paint.fault(`Interrupted: ${whole(games)} of ${whole(planned)} games.`)] : []),
    paint.loud(`${bot} against ${rival}: ${rate(report)}`),
    ...luckLines(report),
    notes.join(', '),
    ...(unfinished > 0 ? [`${whole(unfinished)} unfinished games count half for both.`] : []),
    ...(errors > 0 ? [paint.fault(`${whole(errors)} games do not count: the rules engine failed.`)] : []),
  ];
}

function luckLines({ withoutLuck }: Report): readonly string[] {
  if (withoutLuck === null) return [];
  const { luck, error, factor } = withoutLuck;
  return [
    `without luck: ${rate(withoutLuck)}, as sure as with ${factor.toFixed(2)} times the games`,
    `luck per game: ${(100 * luck).toFixed(2)} % ± ${(100 * error).toFixed(2)} % (one standard error)`,
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const BOT_COLUMNS = [
  'Bots',
  'games',
  'wins',
  'crystals',
  '4th dragon',
  'forfeits',
  'late take-backs',
  'median',
  '95 %',
  'longest',
] as const;

/** A take-back is late after hidden cards were seen. */
function botRow(bot: BotReport): readonly string[] {
  const { median, p95, longest } = bot.milliseconds;
  return [
    short(bot.name),
    whole(bot.games),
    bot.winRate === null ? '' : percent(bot.winRate),
    bot.crystals.toFixed(2),
    percent(bot.fourthDragon),
    forfeits(bot),
    whole(bot.takeBacksAfterReveal),
    time(median),
    time(p95),
    time(longest),
  ];
}

const BLUFF_COLUMNS = [
  'Bluffs',
  'made',
  'lies',
  'called',
  'lies called',
  'met',
  'calls',
  'calls right',
] as const;

/** Only if somebody bluffed: what each bot did, and how it answered its rivals. */
function bluffTable(bots: readonly BotReport[], paint: Paint): readonly string[] {
  if (allBluffs(bots.map(({ bluffing }) => bluffing)).bluffs === 0) return [];
  const rows = bots.map(({ name, bluffing: own, rivalsBluffing: met }) => [
    short(name),
    whole(own.bluffs),
    share(own.lies, own.bluffs),
    share(own.called, own.bluffs),
    share(own.caught, own.lies),
    whole(met.bluffs),
    share(met.called, met.bluffs),
    share(met.caught, met.called),
  ]);
  return ['', ...headed(textTable([BLUFF_COLUMNS, ...rows]), paint)];
}

function share(part: number, all: number): string {
  return all === 0 ? '' : percent(part / all);
}

function forfeits({ forfeits: by }: BotReport): string {
  const kinds = FAULTS.filter((kind) => by[kind] > 0).map((kind) => `${whole(by[kind])} ${kind}`);
  return kinds.length === 0 ? '0' : kinds.join(', ');
}

function scoreTable<S extends Score>(
  title: string,
  scores: readonly S[],
  name: (score: S) => string,
  paint: Paint,
): readonly string[] {
  const rows = scores.map((score) => [name(score), whole(score.games), rate(score)]);
  return headed(textTable([[title, 'games', 'wins of the first'], ...rows]), paint);
}

/** Only with `--against`. */
function gainTable({ bot, gains }: Report, paint: Paint): readonly string[] {
  if (gains.length === 0) return [];
  const rows = gains.map(({ over, rival, games, gain, low, high }) => [
    short(over),
    rival === null ? 'all' : short(rival),
    whole(games),
    `${points(gain)} (${points(low)} to ${points(high)})`,
  ]);
  const columns = [`More wins of ${short(bot)} than of`, 'against', 'games each', 'per 100 games'];
  return ['', ...headed(textTable([columns, ...rows]), paint)];
}

function matrix({ bot, matrix: rates }: Report, paint: Paint): readonly string[] {
  const decks = Object.keys(rates);
  const rows = decks.map((own) => [
    own,
    ...decks.map((rivals) => {
      const found = rates[own]?.[rivals] ?? null;
      return found === null ? '·' : (100 * found).toFixed(0);
    }),
  ]);
  return [
    paint.heading(`Wins of ${short(bot)} in %, by its own deck (down) and its rival's (across)`),
    ...textTable([['', ...decks], ...rows]),
  ];
}

function incidentLines(incident: IncidentReport): readonly string[] {
  const { game, bots, decks, seed, blamed, kind, message, said, stderr } = incident;
  const what = blamed === null ? 'the engine failed' : `${blamed} loses by ${kind}`;
  const where = `Game ${game}, ${bots[0]} with ${decks[0]} against ${bots[1]} with ${decks[1]}, seed ${seed}`;
  return [
    `${where}: ${what}. ${message}`,
    ...(said === undefined ? [] : [`  said: ${said}`]),
    ...(stderr === undefined ? [] : stderr.split('\n').map((line) => `  stderr: ${line}`)),
  ];
}

function headed(lines: readonly string[], paint: Paint): readonly string[] {
  return lines.map((line, i) => (i === 0 ? paint.heading(line) : line));
}

function rate({ winRate, low, high }: Pick<Score, 'winRate' | 'low' | 'high'>): string {
  return winRate === null ? 'no games' : `${percent(winRate)} (${percent(low)} to ${percent(high)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Of a hundred games. */
function points(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(100 * gain).toFixed(1)}`;
}

function time(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}

function whole(count: number): string {
  return count.toLocaleString('en');
}

/** The end of a command is more informative than its beginning. */
function short(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `…${name.slice(1 - MAX_NAME_LENGTH)}` : name;
}
