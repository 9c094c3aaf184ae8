import { Command, InvalidArgumentError, Option } from 'commander';
import type {
  Database,
  FoundPlayer,
  ListedReport,
  ListedRoom,
  ShownRoom,
  Statistics,
} from '@bluemoon/server/admin';
import { BUILT_IN } from '@bluemoon/engine';
import { Failure } from '../failure.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../terminal.ts';
import { columns } from '../text/columns.ts';
import { counted } from '../text/english.ts';

interface Given {
  readonly database?: string;
  readonly data?: string;
  readonly json?: true;
}

type Admin = typeof import('@bluemoon/server/admin');

/** What a command finds out, and how it says so. */
interface Report {
  readonly value: unknown;
  readonly lines: readonly string[];
}

type Work = (database: Database, admin: Admin) => Promise<Report>;

export function adminCommand(io: Io): Command {
  return new Command('admin')
    .description('Look after a server of online games: its tables and its players.')
    .usage('<list|show|close|reports|settle|ban|unban|unname|bot|statistics> [options]')
    .addCommand(listCommand(io))
    .addCommand(showCommand(io))
    .addCommand(closeCommand(io))
    .addCommand(reportsCommand(io))
    .addCommand(settleCommand(io))
    .addCommand(banCommand(io))
    .addCommand(unbanCommand(io))
    .addCommand(unnameCommand(io))
    .addCommand(botCommand(io))
    .addCommand(statisticsCommand(io))
    .addHelpText(
      'after',
      `
Without --database or DATABASE_URL, the database in the data folder of a running server is used.
Examples:
  ${INVOCATION} admin list --phase playing
  ${INVOCATION} admin close Zk3v9QyXw1aB
  ${INVOCATION} admin reports
  ${INVOCATION} admin ban player-52 --days 7
  ${INVOCATION} admin settle 12
  ${INVOCATION} admin bot "Moon Engine"
  ${INVOCATION} admin statistics --json`,
    );
}

function listCommand(io: Io): Command {
  return withPlace(new Command('list'))
    .description('List the tables, last used first; closed ones only if asked for.')
    .addOption(new Option('--phase <phase>', 'only these').choices(['waiting', 'playing', 'over', 'closed']))
    .action((given: Given & { readonly phase?: ListedRoom['phase'] }) =>
      run(io, given, async (database, { listRooms }) => {
        const rooms = await listRooms(database, given.phase ?? null);
        const rows = rooms.map(({ room, phase, access, names, touched }) => [
          room,
          phase,
          access,
          names.map((name) => name ?? '–').join(' : '),
          touched,
        ]);
        return { value: rooms, lines: [...columns(rows), counted(rooms.length, 'table')] };
      }),
    );
}

function showCommand(io: Io): Command {
  return withPlace(new Command('show'))
    .description('Show who sits at a table and what goes on there, without its cards.')
    .argument('<room>', 'the table, as its link and the list name it')
    .action((id: string, given: Given) =>
      run(io, given, async (database, { showRoom }) => {
        const room = await showRoom(database, id);
        if (room === null) throw new Failure(`There is no table “${id}”.`);
        return { value: room, lines: columns(rowsOf(room)) };
      }),
    );
}

function rowsOf(room: ShownRoom): readonly (readonly string[])[] {
  return [
    ['table', room.room],
    ['phase', room.phase],
    ['found by', room.access],
    ...room.seats.map(({ seat, player, name }) => [
      `seat ${seat}`,
      `${name} (${player}${room.connected.includes(player) ? ', connected' : ''})`,
    ]),
    ['opened', room.made],
    ['acts', String(room.acts)],
    ['last act', room.lastAct ?? '–'],
    ['clock falls', room.clockFalls ?? '–'],
  ];
}

function closeCommand(io: Io): Command {
  return withPlace(new Command('close'))
    .description('Close a table at once; its players are told that the operator did it.')
    .argument('<room>', 'the table')
    .action((id: string, given: Given) =>
      run(io, given, async (database, { closeRoom }) => {
        const outcome = await closeRoom(database, id, { box: BUILT_IN, at: Date.now() });
        if (outcome === 'unknown') throw new Failure(`There is no table “${id}”.`);
        const said = outcome === 'closed' ? 'is closed' : 'was closed before';
        return { value: { room: id, outcome }, lines: [`Table ${id} ${said}.`] };
      }),
    );
}

function reportsCommand(io: Io): Command {
  return withPlace(new Command('reports'))
    .description('List what players reported about each other, the oldest first.')
    .option('--closed', 'those that are settled')
    .action((given: Given & { readonly closed?: true }) =>
      run(io, given, async (database, { listReports }) => {
        const reports = await listReports(database, given.closed === true ? 'closed' : 'open');
        return { value: reports, lines: [...columns(reports.map(rowOf)), counted(reports.length, 'report')] };
      }),
    );
}

function rowOf({ report, made, reason, reported, others, reporter, room }: ListedReport): readonly string[] {
  return [
    String(report),
    made,
    `${reported.name} (${reported.player})`,
    others === 0 ? reason : `${reason}, as ${counted(others, 'other')} report${others === 1 ? 's' : ''}`,
    `by ${reporter === null ? 'somebody who is gone' : `${reporter.name} (${reporter.player})`}`,
    room === null ? '–' : `table ${room}`,
  ];
}

function settleCommand(io: Io): Command {
  return withPlace(new Command('settle'))
    .description('Close a report, after you have acted or decided not to.')
    .argument('<report>', 'its number in the list of reports', reportNumber)
    .action((report: number, given: Given) =>
      run(io, given, async (database, { settleReport }) => {
        if (!(await settleReport(database, report))) throw new Failure(`There is no open report ${report}.`);
        return { value: { report }, lines: [`Report ${report} is settled.`] };
      }),
    );
}

function unnameCommand(io: Io): Command {
  return withPlace(new Command('unname'))
    .description('Take an offensive name away; the player signs in with the new one, and can choose another.')
    .argument('<player>', 'the name, or the number of the player')
    .action((who: string, given: Given) =>
      run(io, given, async (database, admin) => {
        const { id, name } = await onePlayer(who, database, admin);
        const now = await admin.takeNameAway(database, id, { box: BUILT_IN, at: Date.now() });
        return { value: { player: id, before: name, name: now }, lines: [`${name} (${id}) is ${now} now.`] };
      }),
    );
}

function reportNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write the number of a report.');
}

const DAY_MS = 86_400_000;

function banCommand(io: Io): Command {
  return withPlace(new Command('ban'))
    .description('Keep a player out, for good or for some days; open connections end within half a minute.')
    .argument('<player>', 'the name, or the number of the player')
    .option('--days <number>', 'for how long; without it for good', days)
    .action((who: string, given: Given & { readonly days?: number }) =>
      run(io, given, async (database, admin) => {
        const { id, name } = await onePlayer(who, database, admin);
        const until = given.days === undefined ? admin.FOR_GOOD : new Date(Date.now() + given.days * DAY_MS);
        await admin.banUntil(database, id, until);
        const time = given.days === undefined ? 'for good' : `until ${until.toISOString()}`;
        return {
          value: { player: id, name, until: until.toISOString() },
          lines: [`${name} (${id}) is banned ${time}.`],
        };
      }),
    );
}

function unbanCommand(io: Io): Command {
  return withPlace(new Command('unban'))
    .description('Let a banned player in again.')
    .argument('<player>', 'the name, or the number of the player')
    .action((who: string, given: Given) =>
      run(io, given, async (database, admin) => {
        const { id, name, banned_until: until } = await onePlayer(who, database, admin);
        await admin.banUntil(database, id, null);
        const said = until === null ? 'was not banned' : 'may play again';
        return { value: { player: id, name, until: null }, lines: [`${name} (${id}) ${said}.`] };
      }),
    );
}

function botCommand(io: Io): Command {
  return withPlace(new Command('bot'))
    .description('Make an account for a program, which plays rated games and is marked as a bot.')
    .argument('<name>', 'what it is called')
    .action((wanted: string, given: Given) =>
      run(io, given, async (database, { makeBot }) => {
        const outcome = await makeBot(database, wanted);
        if (outcome.kind === 'refused') throw new Failure(WHY_NO_BOT[outcome.why](wanted));
        const { id, name, token } = outcome;
        return {
          value: { player: id, name, token },
          lines: [
            `${name} (${id}) has an account. Its token, which nobody can show again:`,
            token,
            `It plays with BLUEMOON_TOKEN=… ${INVOCATION} online --bot … --rated`,
          ],
        };
      }),
    );
}

const WHY_NO_BOT = {
  unusable: (name: string) =>
    `“${name}” cannot be used: a name has 1 to 24 characters, a letter or digit among them, nothing invisible, and is not one of the house.`,
  taken: (name: string) => `Somebody is called “${name}” or much like it: choose another name.`,
} as const;

async function onePlayer(who: string, database: Database, { findPlayers }: Admin): Promise<FoundPlayer> {
  const [first, ...others] = await findPlayers(database, who);
  if (first === undefined) throw new Failure(`There is no player “${who}”.`);
  if (others.length === 0) return first;
  const ids = [first, ...others].map(({ id }) => id).join(', ');
  throw new Failure(`Several players are called “${who}”: name one by number (${ids}).`);
}

function statisticsCommand(io: Io): Command {
  return withPlace(new Command('statistics'))
    .description('Count players, tables, acts and processes; today is the last 24 hours.')
    .action((given: Given) =>
      run(io, given, async (database, { statisticsOf }) => {
        const statistics = await statisticsOf(database);
        return { value: statistics, lines: columns(linesOf(statistics)) };
      }),
    );
}

function linesOf(statistics: Statistics): readonly (readonly string[])[] {
  const { players, playersOfToday, newToday, banned, rooms, acts, actsOfToday, processes, bytes } =
    statistics;
  return [
    ['players', `${players}, ${playersOfToday} of them today, ${newToday} new, ${banned} banned`],
    [
      'tables',
      Object.entries(rooms)
        .map(([phase, count]) => `${count} ${phase}`)
        .join(', '),
    ],
    ['acts', `${acts}, ${actsOfToday} of them today`],
    ['database', `${(bytes / 1_000_000).toFixed(1)} MB`],
    ...processes.map(({ address, since, sockets }) => [
      'process',
      `${address} since ${since}, ${counted(sockets, 'connection')}`,
    ]),
  ];
}

const withPlace = (command: Command): Command =>
  command
    .option('--database <url>', 'the PostgreSQL server (DATABASE_URL)')
    .option('--data <folder>', 'the data folder of a running server (BLUEMOON_DATA)')
    .option('--json', 'as JSON, for programs');

function days(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Write a number of days, 1 or more.');
}

async function run({ env, stdout }: Io, given: Given, work: Work): Promise<void> {
  const admin = await loadAdmin();
  const { databaseAt, DatabaseFault, readSettings, SettingFault } = admin;
  const { DATABASE_URL, BLUEMOON_DATA } = env;
  try {
    const place = readSettings(
      { database: given.database, data: given.data },
      { DATABASE_URL, BLUEMOON_DATA },
    );
    const database = await databaseAt(place);
    try {
      const { value, lines } = await work(database, admin);
      if (given.json === true) stdout.write(`${jsonText(value, 2)}\n`);
      else writeLines(stdout, lines);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DatabaseFault || error instanceof SettingFault) throw new Failure(error.message);
    throw error;
  }
}

/**
 * The command is one bundle. What talks to the database is left out of it, since all other commands would pay for
 * loading it, and is read as TypeScript when it is needed.
 */
async function loadAdmin(): Promise<Admin> {
  if (!import.meta.url.endsWith('.ts')) (await import('tsx/esm/api')).register();
  return import('@bluemoon/server/admin');
}
