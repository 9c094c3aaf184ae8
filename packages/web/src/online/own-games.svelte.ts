import type { RoomLine } from '@bluemoon/wire';
import { theOnline } from './online.svelte.ts';

/** The online games of this player, kept up to date while the page is open; reactive. */
export interface OwnGames {
  /** Null until the server has told them. */
  readonly all: readonly RoomLine[] | null;
  /** How many wait for this player. */
  readonly waiting: number;
}

let own: OwnGames | null = null;

export function theOwnGames(): OwnGames {
  own ??= startOwnGames();
  return own;
}

function startOwnGames(): OwnGames {
  let all = $state.raw<readonly RoomLine[] | null>(null);
  // Not derived: what is derived ends with the component that happened to be the first to ask.
  let waiting = $state(0);
  theOnline().myGames((games) => {
    all = games;
    waiting = games.filter(isMyMove).length;
    showBadge(waiting);
  });
  return {
    get all() {
      return all;
    },
    get waiting() {
      return waiting;
    },
  };
}

export const isMyMove = ({ yours }: RoomLine): boolean => yours?.isAsked === true;

/** Games that go on or are about to begin: first those that wait for this player, the most urgent before the others. */
export const gamesGoingOn = (games: readonly RoomLine[]): readonly RoomLine[] =>
  games
    .filter((line) => isMyMove(line) || line.phase === 'playing' || isForFriend(line))
    .toSorted((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)) || dueOf(a) - dueOf(b));

/** Who waits in the lobby sees it there. */
const isForFriend = ({ phase, terms }: RoomLine): boolean => phase === 'waiting' && terms.access === 'link';

const dueOf = ({ yours }: RoomLine): number => yours?.due ?? Infinity;

/** On the icon of an installed page, where the system has such badges. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A page that is not installed may be refused.
  void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
}
