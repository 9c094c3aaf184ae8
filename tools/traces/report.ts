/** Adds up what the replays found, and formats it. */
import { CAUSES } from './causes.ts';
import type { CauseId } from './causes.ts';
import type { Fault, Finding, Findings } from './findings.ts';

interface Count {
  followed: number;
  differences: number;
  /** Games with a difference. */
  games: number;
}

export interface Report {
  games: number;
  /** Games without any difference. */
  agreeing: number;
  /** Games with differences, all of them explained. */
  explained: number;
  readonly causes: Map<CauseId, Count>;
  readonly faults: Fault[];
}

export function newReport(): Report {
  return { games: 0, agreeing: 0, explained: 0, causes: new Map(), faults: [] };
}

export function addFindings(report: Report, { followed, differences, faults }: Findings): void {
  report.games++;
  if (faults.length === 0 && differences.length === 0) report.agreeing++;
  if (faults.length === 0 && differences.length > 0) report.explained++;
  for (const { cause } of followed) countFor(report, cause).followed++;
  for (const { cause } of differences) countFor(report, cause).differences++;
  for (const cause of causesOf(differences)) countFor(report, cause).games++;
  report.faults.push(...faults);
}

function causesOf(findings: readonly Finding[]): ReadonlySet<CauseId> {
  return new Set(findings.map(({ cause }) => cause));
}

function countFor(report: Report, cause: CauseId): Count {
  const count = report.causes.get(cause) ?? { followed: 0, differences: 0, games: 0 };
  report.causes.set(cause, count);
  return count;
}

/** Further faults are only counted. */
const MAX_FAULTS_SHOWN = 40;

export function formatReport(report: Report): string {
  const unexplained = report.games - report.agreeing - report.explained;
  const lines = [
    `${report.games} games: ${report.agreeing} agree completely, ${report.explained} differ for the causes below only, ${unexplained} have something unexplained`,
    '',
    ...table(report),
  ];
  if (report.faults.length > 0) lines.push('', `Unexplained (${report.faults.length}):`);
  for (const { game, at, what } of report.faults.slice(0, MAX_FAULTS_SHOWN))
    lines.push(`  ${game}, event ${at}: ${what}`);
  return lines.join('\n');
}

function table(report: Report): readonly string[] {
  const known = Object.keys(CAUSES) as CauseId[];
  const rows = known.flatMap((cause) => {
    const count = report.causes.get(cause);
    if (count === undefined) return [];
    return [[cause, String(count.differences), String(count.games), String(count.followed), CAUSES[cause]]];
  });
  const all = [['cause', 'differences', 'in games', 'followed', 'what the other program does'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((text, i) =>
        i === 0 ? text.padEnd(widths[0] ?? 0) : i === 4 ? text : text.padStart(widths[i] ?? 0),
      )
      .join('  '),
  );
}
