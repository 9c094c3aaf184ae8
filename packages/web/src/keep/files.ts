import { boxOf, writeNotation } from '@bluemoon/engine';
import type { Player, Sitting } from '../game/sitting.ts';
import { glanceAt } from './glance.ts';
import type { DeckKind } from './glance.ts';
import type { Kept } from './stored-game.ts';

/**
 * A file is one record of docs/NOTATION.md after the other, as `games-in.ts` reads it. Who played and when stands above each record in comments,
 * so that every other reader of records can read a file with one game as well.
 */
const ENDING = '.bluemoon.txt';

export function gameText({ id, players, began, touched, record }: Sitting): string {
  const { packCards } = boxOf(record);
  const notes = [
    `# game: ${id}`,
    `# players: ${players.map(playerText).join(', ')}`,
    `# began: ${new Date(began).toISOString()}`,
    `# touched: ${new Date(touched).toISOString()}`,
    ...(packCards.length === 0 ? [] : [`# cards: ${JSON.stringify(packCards)}`]),
  ];
  return `${notes.join('\n')}\n${writeNotation(record)}`;
}

/** What cannot be read goes along as comments: it is not lost, and does not stop others from being read. */
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
  return `${glanceAt(record).decks.map(deckWord).join('-')}-${day(touched)}${ENDING}`;
}

export function allGamesFileName(now: number): string {
  return `all-games-${day(now)}${ENDING}`;
}

export function rawFileName(id: string): string {
  return `unreadable-${id}.txt`;
}

function deckWord({ kind, people }: DeckKind): string {
  return kind === 'people' ? people : `own-${people ?? 'deck'}`;
}

/** As the calendar on the wall has it. */
function day(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function playerText(player: Player): string {
  return player.kind === 'person' ? 'person' : `bot ${player.level}`;
}
