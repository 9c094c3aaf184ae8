import type { OpponentName } from '@bluemoon/ai';
import { BUILT_IN, parsePosition, stateFromPosition, writeNotation } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';

/** Opens a game from a position against an opponent with a name: links have none, but files say who plays. */
export async function meet(page: Page, opponent: OpponentName, position: Handwritten): Promise<void> {
  const id = `met-${opponent}`;
  const state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
  const text = [
    `# game: ${id}`,
    `# players: person, bot ${opponent}`,
    writeNotation({ setup: { position: state }, choices: [] }),
  ].join('\n');
  await goTo(page, '#/games');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.report').waitFor();
  await goTo(page, `#/game/${id}`);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}
