import type { Seat } from '@bluemoon/engine';
import type { RoomNow, TableResult } from '@bluemoon/play';
import type { OverNotice } from '../protocol/messages.ts';
import { counted } from '../text/english.ts';

/** A line for everything that a player at this seat wants to know of. */
export function eventsBetween(before: RoomNow | null, now: RoomNow, seat: Seat): readonly string[] {
  const rival = seat === 0 ? 1 : 0;
  const lines: string[] = [];
  const name = now.seats[rival]?.name;
  if (name !== undefined && before?.seats[rival] == null) lines.push(`${name} sits at the table.`);
  if (name === undefined && before?.seats[rival] != null) lines.push(`${before.seats[rival].name} has left.`);
  if (now.phase === 'playing' && before?.phase !== 'playing')
    lines.push(`Game ${now.game} ${before === null ? 'goes on' : 'began'} against ${name ?? 'nobody'}.`);
  if (before !== null) {
    for (const [i, result] of now.results.entries())
      if (i >= before.results.length) lines.push(`Game ${i + 1}: ${resultText(result, seat)}`);
  }
  if (now.phase === 'closed' && before?.phase !== 'closed') lines.push('The table was closed.');
  return lines;
}

const REASONS: Readonly<Record<TableResult['reason'], string>> = {
  fourthDragon: 'by the fourth dragon',
  cardsOut: 'when the cards ran out',
  impossibleTurn: 'by an impossible turn',
  lastTurn: 'at the last turn',
  resigned: 'by resignation',
  left: 'because a player left',
  timeout: 'on time',
  loop: 'because a turn had no end',
  endless: 'because the game had no end',
};

function resultText({ winner, crystals, reason }: TableResult, seat: Seat): string {
  if (winner === null) return `nobody wins, ${REASONS[reason]}.`;
  return `${winner === seat ? 'won' : 'lost'}, ${counted(crystals, 'crystal')}, ${REASONS[reason]}.`;
}

/** The result as programs are told (docs/PROTOCOL.md). */
export function noticeOf({ winner, crystals, reason }: TableResult): OverNotice['result'] {
  switch (reason) {
    case 'resigned':
    case 'left':
    case 'timeout':
    case 'loop':
      return { winner, crystals, reason: 'forfeit' };
    case 'endless':
      return { winner, crystals, reason: 'unfinished' };
    default:
      return { winner, crystals, reason };
  }
}
