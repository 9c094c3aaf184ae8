import { isAwaited } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { turns } from '../database/turns.ts';
import { written } from '../rooms/telling.ts';
import { dueOf } from '../tables/due.ts';
import type { LiveTables } from '../tables/opening.ts';
import type { Lists } from './lobby.ts';

type Send = (message: string) => void;

/** Pages that show the rooms of their player, and are told when one of them changes. */
export interface OwnGames {
  /** The rooms in which the player sits, the newest first. */
  of(player: string): Promise<readonly RoomLine[]>;
  show(player: string, send: Send): void;
  hide(send: Send): void;
  /** Something happened in this room; the players who sit there, if they are known. */
  changed(room: string, players?: readonly (string | undefined)[]): void;
  /** Notes may have been lost. */
  lookAgain(): void;
}

interface Page {
  readonly player: string;
  rooms: ReadonlySet<string>;
  last: string;
  isOld: boolean;
}

/** A page need not be told more often than this. */
const PAUSE_MS = 200;

export function startOwnGames(lists: Pick<Lists, 'mine'>, tables: Pick<LiveTables, 'find'>): OwnGames {
  const pages = new Map<Send, Page>();

  async function of(player: string): Promise<readonly RoomLine[]> {
    const lines = await lists.mine(player);
    return Promise.all(lines.map(async (line) => ({ ...line, ...(await looked(line)) })));
  }

  /** Only what goes on can wait for somebody; other rooms need not be read. */
  async function looked({ room, phase, yours, names }: RoomLine): Promise<Pick<RoomLine, 'yours'>> {
    if (yours === undefined) return {};
    const isQuiet = phase === 'closed' || (phase === 'waiting' && names.includes(null));
    const live = isQuiet ? null : await tables.find(room);
    if (live === null) return { yours };
    return { yours: { ...yours, isAsked: isAwaited(live.room, yours.seat), due: dueOf(live.room) } };
  }

  async function tell(send: Send, page: Page): Promise<void> {
    page.isOld = false;
    const games = await of(page.player);
    page.rooms = new Set(games.map(({ room }) => room));
    const message = written({ kind: 'myGames', games });
    if (message !== page.last && pages.get(send) === page) send(message);
    page.last = message;
  }

  const oldPages = (): readonly [Send, Page][] => [...pages].filter(([, { isOld }]) => isOld);

  const reading = turns(
    async () => {
      // What could not be read is read again with the next change, or when everything is looked at again.
      await Promise.all(oldPages().map(([send, page]) => tell(send, page).catch(() => undefined)));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    },
    () => oldPages().length > 0,
  );

  function outdate(isConcerned: (page: Page) => boolean): void {
    for (const page of pages.values()) if (isConcerned(page)) page.isOld = true;
    reading.poke();
  }

  return {
    of,
    show(player, send) {
      pages.set(send, { player, rooms: new Set(), last: '', isOld: true });
      reading.poke();
    },
    hide: (send) => void pages.delete(send),
    changed: (room, players = []) => outdate((page) => page.rooms.has(room) || players.includes(page.player)),
    lookAgain: () => outdate(() => true),
  };
}
