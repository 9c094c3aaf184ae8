import { backPicture } from '@bluemoon/art/table';
import type { Box, GameEvent, View } from '@bluemoon/engine';
import { pictureUrl } from '../../ui/picture-url.ts';
import { peopleAt } from '../sides.ts';
import { cuesOf, playCues } from './sound.ts';
import { perform } from './stage.ts';

export interface Showing {
  /** How many times as fast as designed; 0: at once. */
  readonly speed: number;
  readonly sound: boolean;
}

/** What the page showed before, and what happened then. */
export interface Happened {
  readonly before: Pick<View, 'decks'>;
  readonly events: readonly GameEvent[];
  readonly box: Box;
}

/** Lets what happened be seen, unless the system asks for less motion, and be heard; done when all has landed. */
export async function showEvents(
  root: HTMLElement | undefined,
  { before, events, box }: Happened,
  showing: Showing,
): Promise<void> {
  const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : showing.speed;
  if (showing.sound) playCues(cuesOf(events), speed);
  if (root === undefined) return;
  const backOf = (seat: 0 | 1): string => {
    const people = peopleAt(before, seat, box);
    return pictureUrl(`back ${people}`, () => backPicture(people));
  };
  await perform(root, events, { speed, backOf });
}
