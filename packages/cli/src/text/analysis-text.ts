import { barsFor, inWholePoints, verdictFor, verdictText } from '@bluemoon/analysis';
import type { JudgedDecision, LuckTerm, TurningPoint } from '@bluemoon/analysis';
import { viewFor } from '@bluemoon/engine';
import type { Box, Seat, State, View } from '@bluemoon/engine';
import type { Analysed } from '../analysis/analyse-file.ts';
import type { Page } from '../io.ts';
import { columns, wrapped } from './columns.ts';
import { capital } from './english.ts';
import { chanceText, leadsTo } from './hint-text.ts';
import { optionText } from './option-text.ts';
import { peopleOf } from './voice.ts';

/** Characters for a chance of 100 %. */
const BAR = 40;

/** The verdict, and the account as two bars that add up, for seat 0. */
export function accountLines({ analysis, played, box }: Analysed, { paint }: Page): readonly string[] {
  const { account } = analysis;
  const players = playersOf(played.states[0], box);
  const bars = inWholePoints(barsFor(account, 0));
  const winner: Seat = account.result < 0.5 ? 1 : 0;
  const verdict = verdictText(verdictFor(account, winner), 'en');
  const { start, own, rival, luck, result, error, averageLuck } = bars;
  const rows = columns([
    ['  Start', percent(start), ''],
    ['  Play', signed(own + rival), `${'='.repeat(length(own + rival))} ${plusMinus(error)}`],
    ['  Luck', signed(luck), `${'/'.repeat(length(luck))} ${plusMinus(error)}`],
    ['  Result', percent(result), ''],
    ['  With average luck', percent(averageLuck), ''],
  ]);
  return [
    paint.heading(
      `${verdict}${account.result === 0 || account.result === 1 ? ` (${players[winner]} won)` : ''}`,
    ),
    '',
    `Chance of ${players[0]} to win:`,
    ...rows,
    paint.quiet(`  ${players[0]} gave away ${percent(-own)}, ${players[1]} ${percent(rival)}.`),
  ];
}

export function accuracyLines({
  analysis: { accuracy, decisions },
  played,
  box,
}: Analysed): readonly string[] {
  const players = playersOf(played.states[0], box);
  const said = ([0, 1] as const).map((seat) => {
    const marks = (['blunder', 'mistake', 'inaccuracy'] as const).map(
      (mark) => decisions.filter((one) => one.seat === seat && one.mark === mark).length,
    );
    const share = accuracy[seat];
    return [
      `  ${players[seat]}`,
      share === null ? 'nothing to judge' : percent(share),
      `blunders ${marks[0]}, mistakes ${marks[1]}, inaccuracies ${marks[2]}`,
    ];
  });
  return ['Accuracy:', ...columns(said)];
}

const MAX_TURNING_POINTS = 8;

/** The largest moments, in the order of the game. */
export function turningPointLines(analysed: Analysed, page: Page): readonly string[] {
  const points = analysed.analysis.turningPoints.slice(0, MAX_TURNING_POINTS).toSorted((a, b) => a.at - b.at);
  if (points.length === 0)
    return ['No turning points: nobody gave anything away, and no draw decided the game.'];
  return ['Turning points:', ...points.flatMap((point) => pointLines(point, analysed, page))];
}

function pointLines(point: TurningPoint, analysed: Analysed, { paint, width }: Page): readonly string[] {
  const { played, box } = analysed;
  const state = played.states[point.at];
  if (state === undefined) return [];
  const players = playersOf(state, box);
  const place = `  ${stepText(point.at, state)}`;
  switch (point.kind) {
    case 'luck':
      return [`${place}: ${luckText(point.luck, players)}, ${signed(point.value)} for ${players[0]}`];
    case 'end':
      return [
        `${place}: ${players[point.seat]} resigned or ran out of time with ${percent(Math.abs(point.value))} left, ${signed(point.value)} for ${players[0]}`,
      ];
    case 'cards':
      return [
        `${place}: ${players[point.decision.seat]}: ${optionSaid(point.decision, 'chosen', state, box)}: the best choice met bad cards, ${signed(point.value)} for ${players[0]}`,
      ];
    case 'decision': {
      const { seat, mark, chosen, best, loss, error } = point.decision;
      const view = viewFor(state, seat);
      const line = leadsTo(best, view, box);
      return [
        `${place}: ${players[seat]}: ${paint.loud(capital(mark ?? ''))}, ${percent(loss)} ${plusMinus(error)} given away`,
        `      chosen  ${optionText(chosen.option, view, box)}, ${chanceText(chosen, view, box)}`,
        `      better  ${optionText(best.option, view, box)}, ${chanceText(best, view, box)}`,
        ...(line === ''
          ? []
          : wrapped(line, width ?? Infinity, '              ').map((each) => paint.quiet(each))),
      ];
    }
  }
}

function optionSaid(decision: JudgedDecision, which: 'chosen' | 'best', state: State, box: Box): string {
  return optionText(decision[which].option, viewFor(state, decision.seat), box);
}

/** Every random event with its value for seat 0. */
export function luckLines({ analysis: { luck }, played, box }: Analysed): readonly string[] {
  const [dealt] = played.states;
  const players = playersOf(dealt, box);
  const rows = luck.map((term) => [
    `  ${stepText(term.at, played.states[term.at] ?? dealt)}`,
    luckText(term, players),
    signed(term.value).padStart('+100.0 %'.length),
    plusMinus(term.error),
  ]);
  return [`Random events, for ${players[0]}:`, ...columns(rows)];
}

const LUCK_WORDS = { deal: 'deal', draw: 'draw', shuffle: 'shuffle', discard: 'random discard' } as const;

function luckText({ kind, seat }: LuckTerm, players: readonly [string, string]): string {
  return seat === null ? LUCK_WORDS[kind] : `${LUCK_WORDS[kind]} of ${players[seat]}`;
}

function stepText(at: number, state: State | undefined): string {
  const turn = state === undefined ? '' : `, turn ${viewFor(state, 'spectator').turn.number}`;
  return `step ${at}${turn}`;
}

/** "Vulca", or the players of the record if both play the same people. */
function playersOf(state: State | undefined, box: Box): readonly [string, string] {
  if (state === undefined) return ['A', 'B'];
  const { decks }: Pick<View, 'decks'> = viewFor(state, 'spectator');
  const [one, other] = [peopleOf(decks[0], box), peopleOf(decks[1], box)];
  return one === null || other === null || one === other ? ['Player A', 'Player B'] : [one, other];
}

const length = (value: number): number => Math.round(Math.abs(value) * BAR);
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
/** Rounded first, so that a number close to 0 is not negative. */
const signed = (value: number): string =>
  `${Math.round(value * 100) < 0 ? '−' : '+'}${percent(Math.abs(value))}`;
const plusMinus = (error: number): string => `± ${(2 * error * 100).toFixed(error < 0.05 ? 1 : 0)}`;
