import type { Card } from '@bluemoon/engine';

/** Names what the picture of a card depends on: a pack may put another card in the place of a stand-in. */
export function pictureKey({ id, people, type, number, dragon }: Card): string {
  return ['card', id, people, type, number, dragon ?? ''].join(' ');
}
