import { viewFor } from '@bluemoon/engine';
import type { Box, Seat, State, View } from '@bluemoon/engine';
import { speakingTo, voiceFor } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';
import { peopleName } from '@bluemoon/engine/words';

/** Whose view of a game is shown; `both` sees all cards. */
export type Perspective = Seat | 'both' | 'spectator';

/** A player reads “the rival”; a spectator reads names. */
export function voiceOf(state: State, perspective: Perspective, box: Box): Voice {
  return perspective === 0 || perspective === 1
    ? speakingTo(perspective)
    : voiceFor(viewFor(state, 'spectator'), 'en', box);
}

/** The seat that is shown in front. */
export function nearSeat(perspective: Perspective): Seat {
  return perspective === 1 ? 1 : 0;
}

export function peopleOf({ leader }: View['decks'][Seat], box: Box): string | null {
  return leader === null ? null : peopleName(box.card(leader).people, 'en');
}

/** "You (Vulca)", "Rival (Hoax)", "Vulca (seat 0)". */
export function sideName({ decks }: View, seat: Seat, voice: Voice, box: Box): string {
  const people = peopleOf(decks[seat], box);
  const person = voice[seat];
  if (typeof person === 'string')
    return `${person === 'you' ? 'You' : 'Rival'}${people === null ? '' : ` (${people})`}`;
  if (people === person.name) return `${people} (seat ${seat})`;
  return people === null ? person.name : `${person.name} (${people})`;
}

/** Whose turn it is: "yours". */
export function turnOwner(voice: Voice, seat: Seat): string {
  const person = voice[seat];
  if (typeof person === 'object') return person.name;
  return person === 'you' ? 'yours' : "the rival's";
}
