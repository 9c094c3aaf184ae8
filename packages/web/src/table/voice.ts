import type { View } from '@bluemoon/engine';
import { speakingTo } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';

/** Everybody reads the names of the table, which differ even if both play the same people; players are "you". */
export function voiceAtTable(
  { viewer }: Pick<View, 'viewer'>,
  [one, other]: readonly [string, string],
): Voice {
  if (viewer === 'spectator') return [{ name: one }, { name: other }];
  return speakingTo(viewer, { name: viewer === 0 ? other : one });
}
