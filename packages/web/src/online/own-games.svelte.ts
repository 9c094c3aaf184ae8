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
    if (games.some(isChallenged)) showChallenges();
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

/** Somebody waits at their table for this player to come or to decline. */
export const isChallenged = ({ challenge }: RoomLine): boolean => challenge === 'got';

export const isMyMove = (line: RoomLine): boolean => isChallenged(line) || line.yours?.isAsked === true;

let isShowing = false;

/** Over every page, from now on. If that fails, the list of own games still has them. */
function showChallenges(): void {
  if (isShowing) return;
  isShowing = true;
  void Promise.all([import('svelte'), import('../screens/mine/ChallengeBar.svelte')]).then(
    ([{ mount }, { default: ChallengeBar }]) => mount(ChallengeBar, { target: document.body }),
    () => (isShowing = false),
  );
}

/** Games that go on or are about to begin: first those that wait for this player, the most urgent before the others. */
export const gamesGoingOn = (games: readonly RoomLine[]): readonly RoomLine[] =>
  games
    .filter((line) => isMyMove(line) || line.phase === 'playing' || isForFriend(line))
    .toSorted((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)) || dueOf(a) - dueOf(b));

/** Who waits in the lobby sees it there. */
const isForFriend = ({ phase, terms }: RoomLine): boolean => phase === 'waiting' && terms.access === 'link';

/** Who challenges somebody is waiting now. */
const dueOf = (line: RoomLine): number => (isChallenged(line) ? 0 : (line.yours?.due ?? Infinity));

/** On the icon of an installed page, where the system has such badges. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A page that is not installed may be refused.
  void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
}
