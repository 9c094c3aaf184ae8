import type { Finding, Planted } from './experiment.ts';

/** A planted option that costs this much, as a chance to win, has to be found. */
const BLUNDER = 0.2;

/** In one line: how many of the costly options were found, and how many own decisions are called mistakes. */
export function summaryOf(findings: readonly Finding[]): string {
  const costly = findings.flatMap(({ planted }) => planted ?? []).filter(({ cost }) => cost >= BLUNDER);
  const own = findings.flatMap((finding) => finding.own);
  const found = costly.filter(({ mark }) => mark !== null).length;
  return `found ${share(found, costly.length)}, own mistakes ${share(own.filter(isMistake).length, own.length)}`;
}

function isMistake({ mark }: Finding['own'][number]): boolean {
  return mark === 'mistake' || mark === 'blunder';
}

export function reportOf(findings: readonly Finding[]): readonly string[] {
  const planted = findings.flatMap((finding) => finding.planted ?? []);
  const costly = planted.filter(({ cost }) => cost >= BLUNDER);
  const missed = costly.filter(({ mark }) => mark === null);
  const own = findings.flatMap((finding) => finding.own);
  const times = own.map(({ milliseconds }) => milliseconds);
  const decisions = findings.reduce((sum, finding) => sum + finding.decisions, 0) / findings.length;
  const seconds = ((times.reduce((sum, time) => sum + time, 0) / times.length) * decisions) / 1000;
  return [
    `${findings.length} games, ${decisions.toFixed(0)} decisions with a choice in each`,
    `planted: ${planted.length}, of which ${costly.length} cost ${BLUNDER} or more`,
    `  found: ${share(costly.length - missed.length, costly.length)}`,
    ...MARKS.map((mark) => `  ${mark ?? 'no mark'}: ${costly.filter((one) => one.mark === mark).length}`),
    `own decisions judged: ${own.length}`,
    ...MARKS.map(
      (mark) => `  ${mark ?? 'no mark'}: ${share(own.filter((one) => one.mark === mark).length, own.length)}`,
    ),
    `  mistakes and blunders: ${share(own.filter(isMistake).length, own.length)}`,
    `judging takes ${seconds.toFixed(1)} s of one core for an average game`,
    ...missed.map((one) => `missed: ${missedText(one)}`),
  ];
}

const MARKS = ['blunder', 'mistake', 'inaccuracy', null] as const;

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
}

function missedText({ game, at, option, cost, loss, error }: Planted): string {
  return `game ${game}, choice ${at}, ${option}: costs ${cost.toFixed(3)}, seen as ${loss.toFixed(3)} ± ${error.toFixed(3)}`;
}
