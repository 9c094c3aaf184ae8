import { boxOf, writeNotation } from '@bluemoon/engine';
import type { Player, Sitting } from '../game/sitting.ts';
import { summaryOf } from './summary.ts';
import type { DeckKind } from './summary.ts';
import type { Kept } from './stored-game.ts';

/**
 * A file is a sequence of records (docs/NOTATION.md); `games-in.ts` reads it. Players, times and
 * who conceded are in comments above each record, so every program that reads records can read a file with one game.
 */
/** As records call the seats. */
export const SEAT_LETTERS = ['A', 'B'] as const;

const EXTENSION = '.bluemoon.txt';

export function gameText({ id, players, began, touched, record, resigned }: Sitting): string {
  const { packCards } = boxOf(record);
  const notes = [
    `# game: ${id}`,
    `# players: ${players.map(playerText).join(', ')}`,
    `# began: ${new Date(began).toISOString()}`,
    `# touched: ${new Date(touched).toISOString()}`,
    ...(resigned === undefined ? [] : [`# conceded: ${SEAT_LETTERS[resigned]}`]),
    ...(packCards.length === 0 ? [] : [`# cards: ${JSON.stringify(packCards)}`]),
  ];
  return `${notes.join('\n')}\n${writeNotation(record)}`;
}

/** Unreadable games are exported as comments: nothing is lost, and the other games stay readable. */
export function allGamesText(kept: readonly Kept[]): string {
  return kept
    .map((one) => (one.kind === 'game' ? gameText(one.sitting) : commented(one.id, one.raw)))
    .join('\n');
}

function commented(id: string, raw: string): string {
  return [`unreadable game: ${id}`, ...raw.split('\n')].map((line) => `# ${line}\n`).join('');
}

/** "vulca-hoax-2026-11-15.bluemoon.txt" */
export function gameFileName({ record, touched }: Sitting): string {
  return `${summaryOf(record).decks.map(deckWord).join('-')}-${day(touched)}${EXTENSION}`;
}

export function allGamesFileName(now: number): string {
  return `all-games-${day(now)}${EXTENSION}`;
}

export function rawFileName(id: string): string {
  return `unreadable-${id}.txt`;
}

function deckWord({ kind, people }: DeckKind): string {
  return kind === 'people' ? people : `own-${people ?? 'deck'}`;
}

/** In local time: "2026-11-15". */
function day(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function playerText(player: Player): string {
  return player.kind === 'person' ? 'person' : `bot ${player.level}`;
}
