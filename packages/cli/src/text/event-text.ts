import type { Box, GameEvent } from '@bluemoon/engine';
import { plainText, tellEvents } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';

/** Events as lines; a turn starts with a heading. */
export function eventLines(events: readonly GameEvent[], voice: Voice, box: Box): readonly string[] {
  return tellEvents(events, voice, 'en', box).map(({ event, parts }) =>
    event === 'turnBegan' ? `— ${plainText(parts)} —` : plainText(parts),
  );
}
