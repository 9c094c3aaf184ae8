import type { GameEvent } from '@bluemoon/engine';
import { plainText, tellEvents } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';
import { packCards } from '../box.ts';

/** What happened, line by line; a turn begins with a heading. */
export function eventLines(events: readonly GameEvent[], voice: Voice): readonly string[] {
  return tellEvents(events, voice, 'en', packCards()).map(({ event, parts }) =>
    event === 'turnBegan' ? `— ${plainText(parts)} —` : plainText(parts),
  );
}
