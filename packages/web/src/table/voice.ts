import type { Box, Language, View } from '@bluemoon/engine';
import { voiceFor } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';

/** Spectators read the names of the table, which differ even if both play the same people. */
export function voiceAtTable(
  view: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  [one, other]: readonly [string, string],
  box: Box,
): Voice {
  return view.viewer === 'spectator' ? [{ name: one }, { name: other }] : voiceFor(view, language, box);
}
