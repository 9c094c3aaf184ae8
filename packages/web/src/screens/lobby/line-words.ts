import type { RoomLine } from '@bluemoon/wire';
import { botName } from '../game/words.ts';
import type { Language } from '../../words/language.svelte.ts';
import { RATED } from '../room/rated-words.ts';
import { LOBBY } from './words.ts';

/** What is played at a table, in few words. */
export function gameOf(line: RoomLine, language: Language): string {
  const game = kindOf(line, language);
  return line.terms.rated === 'yes' ? `${game}, ${RATED[language].terms.yes.toLowerCase()}` : game;
}

function kindOf({ terms: { agreement } }: RoomLine, language: Language): string {
  const w = LOBBY[language];
  if (agreement.match) return w.match;
  return agreement.decks === 'built' ? w.builtDecks : w.peopleDecks;
}

/** House bots are called by their level, in the reader's language. */
export const nameAt = ({ names, bots }: RoomLine, seat: 0 | 1, language: Language): string | null => {
  const name = names[seat];
  return name === null || bots[seat] === null ? name : botName(name, language);
};

/** A house bot, or a program of somebody. */
export const isBotAt = ({ bots, standings }: RoomLine, seat: 0 | 1): boolean =>
  bots[seat] !== null || standings?.[seat] === 'program';
