import type { Outcome } from './outcome.ts';

const COLUMNS = [
  'game',
  'bot0',
  'bot1',
  'deck0',
  'deck1',
  'seed',
  'winner',
  'winnerSeat',
  'crystals',
  'reason',
  'turns',
  'forfeitBy',
  'forfeit',
  'takeBacksAfterReveal0',
  'takeBacksAfterReveal1',
] as const;

/** One line per game; 0 and 1 are seats. */
export function csvOf(outcomes: readonly Outcome[], labels: readonly string[]): string {
  const lines = outcomes.map(({ fixture, winner, crystals, reason, turns, stats, incident }) => {
    const bots = fixture.seats.map((contestant) => labels[contestant] ?? '');
    const forfeitBy = incident === null || incident.seat === null ? undefined : bots[incident.seat];
    return [
      fixture.number,
      ...bots,
      ...fixture.decks,
      fixture.seed,
      winner === null ? '' : (bots[winner] ?? ''),
      winner ?? '',
      crystals,
      reason,
      turns,
      forfeitBy ?? '',
      forfeitBy === undefined ? '' : (incident?.kind ?? ''),
      stats[0].takeBacksAfterReveal,
      stats[1].takeBacksAfterReveal,
    ]
      .map(cell)
      .join(',');
  });
  return [COLUMNS.join(','), ...lines, ''].join('\n');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
