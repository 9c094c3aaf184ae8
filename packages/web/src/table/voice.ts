import type { Box, Language, View } from '@bluemoon/engine';
import { voiceFor } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';

/** A spectator reads the names that stand at the table, also where peoples do not tell the players apart. */
export function voiceAtTable(
  view: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  [one, other]: readonly [string, string],
  box: Box,
): Voice {
  return view.viewer === 'spectator' ? [{ name: one }, { name: other }] : voiceFor(view, language, box);
}
