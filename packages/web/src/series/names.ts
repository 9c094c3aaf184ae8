import type { Language } from '@bluemoon/engine';
import type { Player } from '../game/sitting.ts';
import { LEVEL_NAMES } from '../screens/game/words.ts';
import { catalogue } from '../words/language.svelte.ts';

const NAMES = catalogue({
  en: {
    you: 'You',
    player: (number: number) => `Player ${number}`,
    bot: (level: string) => `Bot ${level}`,
    botNumber: (number: number) => `Bot ${number}`,
  },
  de: {
    you: 'Du',
    player: (number: number) => `Spieler ${number}`,
    bot: (level: string) => `Bot ${level}`,
    botNumber: (number: number) => `Bot ${number}`,
  },
});

/** "You" if there is one person, else numbers; bots by level, or by number if there are several. */
export function playerNames(players: readonly Player[], language: Language): readonly string[] {
  const w = NAMES[language];
  const people = players.filter(({ kind }) => kind === 'person').length;
  const bots = players.length - people;
  return players.map((player, seat) => {
    const before = players.slice(0, seat).filter(({ kind }) => kind === player.kind).length;
    if (player.kind === 'person') return people === 1 ? w.you : w.player(player.number ?? before + 1);
    return bots === 1 ? w.bot(LEVEL_NAMES[language][player.level]) : w.botNumber(before + 1);
  });
}
