import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { linkContent } from '../src/keep/link.ts';
import { nextDecision } from './playing.ts';
import { visit, revisit } from './visit.ts';
import type { Visit, Visiting } from './visit.ts';

/** The content of a link to a position. */
export function linkTo(position: Handwritten): Promise<string> {
  return linkContent({
    setup: { position: stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN) },
    choices: [],
  });
}

/** Follows a link to a position: the visitor has seat 0, a bot the other. */
export async function visitPosition(position: Handwritten, visiting: Visiting = {}): Promise<Visit> {
  const visitor = await revisit(`#/link/${await linkTo(position)}`, visiting);
  await nextDecision(visitor.page);
  return visitor;
}

/** Opens a file with a position, which two people play at one screen. */
export async function visitAsTwo(position: Handwritten, visiting: Visiting = {}): Promise<Visit> {
  const visitor = await visit('#/games', visiting);
  const { page } = visitor;
  await page.locator('input[type=file]').setInputFiles(fileOf('position.json', JSON.stringify(position)));
  await page.getByRole('link', { name: /^Continue/ }).click();
  await nextDecision(page);
  return visitor;
}

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function fileOf(name: string, text: string): GivenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}
