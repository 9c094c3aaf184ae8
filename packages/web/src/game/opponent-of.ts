import { LEVELS } from '@bluemoon/ai';
import type { BotId, Level, OpponentName } from '@bluemoon/ai';
import type { Player } from './sitting.ts';

/** About as strong as the level that was chosen before opponents had names. */
const AS_STRONG_AS: Readonly<Record<Level, OpponentName>> = {
  random: 'nib',
  novice: 'mirl',
  solid: 'velk',
  strong: 'orrun',
};

export function opponentOf(bot: BotId): OpponentName {
  return isLevel(bot) ? AS_STRONG_AS[bot] : bot;
}

/** The opponent with a name who plays a seat. */
export function opponentAs(player: Player): OpponentName | null {
  return player.kind === 'person' || isLevel(player.level) ? null : player.level;
}

const isLevel = (bot: BotId): bot is Level => LEVELS.some((level) => level === bot);
