import type { RoomAct } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import type { Lists } from '../lobby/lobby.ts';
import type { About } from '../rooms/lines.ts';
import type { Listing, RoomLog } from '../rooms/log.ts';

/** A record without a database. Several halls that share one behave like processes on one database. */
export function memoryLog(): RoomLog & { readonly lists: Lists } {
  const rooms = new Map<string, RoomAct[]>();
  const listings = new Map<string, Listing>();

  const lines = (): readonly RoomLine[] =>
    [...listings].map(([room, { phase, about }]) => {
      const { terms, names, leaders } = about as About;
      return { room, phase, terms, names, leaders, watching: 0, since: 0 };
    });

  return {
    append({ room, ply, act, listing }) {
      const acts = rooms.get(room) ?? [];
      rooms.set(room, acts);
      if (acts.length !== ply) return Promise.resolve('conflict');
      // As a database would keep it.
      acts.push(JSON.parse(JSON.stringify(act)) as RoomAct);
      if (listing !== null) listings.set(room, listing);
      return Promise.resolve('appended');
    },
    read: (room, from) => Promise.resolve((rooms.get(room) ?? []).slice(from)),
    lists: {
      lobby: () => {
        const listed = lines().filter(isListed);
        const playing = listed.filter(({ phase }) => phase === 'playing');
        return Promise.resolve({ open: listed.filter(isOpen), playing, here: 0 });
      },
      mine: (player) =>
        Promise.resolve(
          lines().flatMap((line) => {
            const seat = listings.get(line.room)?.players.indexOf(player);
            return seat === 0 || seat === 1 ? [{ ...line, yours: { seat, isAsked: false } }] : [];
          }),
        ),
      waitingFor: (player, terms) =>
        Promise.resolve(
          lines()
            .filter((line) => isListed(line) && isOpen(line))
            .filter((line) => JSON.stringify(line.terms) === JSON.stringify(terms))
            .filter(({ room }) => listings.get(room)?.players.includes(player) !== true)
            .map(({ room }) => room),
        ),
    },
  };
}

const isListed = ({ terms }: RoomLine): boolean => terms.access === 'lobby';

const isOpen = ({ phase, names }: RoomLine): boolean => phase === 'waiting' && names.includes(null);
