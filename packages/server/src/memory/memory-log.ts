import { isDeepStrictEqual } from 'node:util';
import type { RoomAct } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { OVER_LISTED, WAITS } from '../lobby/lobby.ts';
import type { Lists } from '../lobby/lobby.ts';
import type { About } from '../rooms/lines.ts';
import type { Listing, RoomLog } from '../rooms/log.ts';
import type { Attendance } from '../sockets/gathering.ts';

export interface MemoryLogParts {
  /** Without it, somebody is connected to every room. */
  readonly attendance?: Pick<Attendance, 'whoIsHere'>;
  readonly clock?: () => number;
}

/** A record without a database. Several halls that share one behave like processes on one database. */
export function memoryLog({ attendance, clock = () => Date.now() }: MemoryLogParts = {}): RoomLog & {
  readonly lists: Lists;
} {
  const rooms = new Map<string, RoomAct[]>();
  const listings = new Map<string, Listing & { readonly since: number }>();

  const lines = (): readonly RoomLine[] =>
    [...listings].map(([room, { phase, about, since }]) => {
      const { terms, names, leaders } = about as About;
      return { room, phase, terms, names, leaders, watching: 0, since };
    });

  const hasPlayer = (room: string, player: string): boolean =>
    listings.get(room)?.players.includes(player) === true;

  /** The lines of rooms in which somebody who sits there is connected. */
  async function connected(): Promise<readonly RoomLine[]> {
    const all = lines();
    const here = await attendance?.whoIsHere(all.map(({ room }) => room));
    if (here === undefined) return all;
    return all.filter(({ room }) => [...(here.get(room) ?? [])].some((one) => hasPlayer(room, String(one))));
  }

  return {
    append({ room, ply, act, listing }) {
      const acts = rooms.get(room) ?? [];
      rooms.set(room, acts);
      if (acts.length !== ply) return Promise.resolve('conflict');
      // As a database would keep it.
      acts.push(JSON.parse(JSON.stringify(act)) as RoomAct);
      if (listing !== null) listings.set(room, { ...listing, since: clock() });
      return Promise.resolve('appended');
    },
    read: (room, from) => Promise.resolve((rooms.get(room) ?? []).slice(from)),
    lists: {
      async lobby() {
        const listed = (await connected()).filter(isListed);
        const playing = listed.filter(({ phase }) => phase === 'playing');
        return { open: listed.filter(isOpen), playing, here: 0 };
      },
      mine: (player) =>
        Promise.resolve(
          lines()
            .filter(
              ({ phase, since }) => phase !== 'closed' && (phase !== 'over' || clock() - since < OVER_LISTED),
            )
            .flatMap((line): readonly RoomLine[] => {
              const seat = listings.get(line.room)?.players.indexOf(player);
              return seat === 0 || seat === 1 ? [{ ...line, yours: { seat, isAsked: false } }] : [];
            })
            .toSorted((a, b) => b.since - a.since),
        ),
      waitingFor: async (player, terms) =>
        (await connected())
          .filter((line) => isListed(line) && isOpen(line))
          .filter((line) => isDeepStrictEqual(line.terms, terms))
          .filter(({ room }) => !hasPlayer(room, player))
          .map(({ room }) => room),
      async unused() {
        const kept = new Set((await connected()).map(({ room }) => room));
        return lines()
          .filter(({ room, phase }) => phase === 'waiting' && !kept.has(room))
          .filter(({ terms, since }) => clock() - since > WAITS[terms.access])
          .map(({ room }) => room);
      },
    },
  };
}

const isListed = ({ terms }: RoomLine): boolean => terms.access === 'lobby';

const isOpen = ({ phase, names }: RoomLine): boolean => phase === 'waiting' && names.includes(null);
