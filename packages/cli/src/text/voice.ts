import { cardById, viewFor } from '@bluemoon/engine';
import type { Seat, State, View } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/words';

/** Through whose eyes a game is shown; `both` sees all cards. */
export type Perspective = Seat | 'both' | 'spectator';

/** How the two players are spoken of. */
export interface Voice {
  /** Who is spoken to; null where both are spoken of by name. */
  readonly you: Seat | null;
  readonly names: readonly [string, string];
}

export function speakingTo(you: Seat): Voice {
  return { you, names: you === 0 ? ['You', 'The rival'] : ['The rival', 'You'] };
}

/** By their peoples, or by their seats where that would not tell them apart. */
export function speakingOf({ decks }: Pick<View, 'decks'>): Voice {
  const [a, b] = [peopleOf(decks[0]), peopleOf(decks[1])];
  return { you: null, names: a === null || b === null || a === b ? ['Seat 0', 'Seat 1'] : [a, b] };
}

export function voiceFor(state: State, perspective: Perspective): Voice {
  return perspective === 0 || perspective === 1
    ? speakingTo(perspective)
    : speakingOf(viewFor(state, 'spectator'));
}

export function peopleOf({ leader }: View['decks'][Seat]): string | null {
  return leader === null ? null : peopleName(cardById(leader).people, 'en');
}

export const who = ({ names }: Voice, seat: Seat): string => names[seat];

/** "You play", "The rival plays". */
export function does(voice: Voice, seat: Seat, verb: string): string {
  if (voice.you === seat) return `You ${verb}`;
  return `${who(voice, seat)} ${verb}${/(?:ch|sh|s|x)$/.test(verb) ? 'es' : 's'}`;
}

/** Within a sentence. */
export function whose(voice: Voice, seat: Seat): string {
  if (voice.you === null) return `${who(voice, seat)}'s`;
  return voice.you === seat ? 'your' : "the rival's";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** "1 card", "3 cards". */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
