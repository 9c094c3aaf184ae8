import { linesFrom } from '@bluemoon/analysis';
import type { Lines } from '@bluemoon/analysis';
import type { GameRecord } from '@bluemoon/engine';
import { addressOf } from '../address.ts';
import { LinkError } from '../keep/link.ts';
import { newId } from '../keep/new-id.ts';
import { boardContent } from './board-link.ts';
import type { Boards } from './stored-board.ts';

/** The address of a board with these lines. What does not fit into an address is kept at once. */
export async function openedAs(lines: Lines, boards: Boards): Promise<string> {
  try {
    return addressOf({ screen: 'boardLink', content: await boardContent(lines) });
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const now = Date.now();
    const id = newId();
    boards.save({ id, name: '', lines, began: now, touched: now });
    await boards.settled();
    return addressOf({ screen: 'board', id });
  }
}

/** The address of a board with the position of a game after some of its choices. */
export function boardAt({ setup, choices }: GameRecord, at: number, boards: Boards): Promise<string> {
  return openedAs(linesFrom({ setup, choices: choices.slice(0, at) }), boards);
}
