import type { Card } from '@bluemoon/engine';

/** Everything a card's picture depends on. The id is not enough, since a pack may replace a stand-in. */
export function pictureKey({ id, people, type, number, dragon }: Card): string {
  return ['card', id, people, type, number, dragon ?? ''].join(' ');
}
