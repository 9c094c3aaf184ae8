import type { GameEvent, View } from '@bluemoon/engine';
import { backPicture } from '../../art/back.ts';
import { pictureUrl } from '../../art/picture-url.ts';
import { peopleAt } from '../sides.ts';
import { perform } from './stage.ts';

/** Lets what happened be seen, unless the system asks for less motion; done when all has landed. */
export async function showEvents(
  root: HTMLElement | undefined,
  view: Pick<View, 'decks'>,
  events: readonly GameEvent[],
  speed: number,
): Promise<void> {
  if (root === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const backOf = (seat: 0 | 1): string => {
    const people = peopleAt(view, seat);
    return pictureUrl(`back ${people}`, () => backPicture(people));
  };
  await perform(root, events, { speed, backOf });
}
