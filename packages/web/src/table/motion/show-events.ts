import { backPicture } from '@bluemoon/art/table';
import type { Box, GameEvent, View } from '@bluemoon/engine';
import { pictureUrl } from '../../ui/picture-url.ts';
import { peopleAt } from '../sides.ts';
import { cuesOf, playCues } from './sound.ts';
import { perform } from './stage.ts';

export interface Showing {
  /** A factor; 0: no animation. */
  readonly speed: number;
  readonly sound: boolean;
}

export interface ShownEvents {
  readonly before: Pick<View, 'decks' | 'viewer'>;
  readonly events: readonly GameEvent[];
  readonly box: Box;
}

/** Plays animations and sounds; resolves when they end. No animations if the system asks for reduced motion. */
export async function showEvents(
  root: HTMLElement | undefined,
  { before, events, box }: ShownEvents,
  showing: Showing,
): Promise<void> {
  const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : showing.speed;
  if (showing.sound) playCues(cuesOf(events, before.viewer === 1 ? 1 : 0), speed);
  if (root === undefined) return;
  const backOf = (seat: 0 | 1): string => {
    const people = peopleAt(before, seat, box);
    return pictureUrl(`back ${people}`, () => backPicture(people));
  };
  await perform(root, events, { speed, backOf });
}
