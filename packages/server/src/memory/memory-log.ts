import { isDeepStrictEqual } from 'node:util';
import type { RoomLine } from '@bluemoon/wire';
import { OVER_LISTED, WAITS } from '../lobby/lobby.ts';
import type { GameEnd, TablesLooker } from '../contests/look-after.ts';
import type { AboutTournament } from '../contests/tournament-course.ts';
import type { Lists, Waiting } from '../lobby/lobby.ts';
import type { About } from '../tables/lines.ts';
import type { Recorded } from '../rooms/kept.ts';
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
  readonly looker: TablesLooker;
} {
  const rooms = new Map<string, Recorded[]>();
  const listings = new Map<string, Listing & { readonly since: number }>();
  const ends = new Map<string, GameEnd[]>();

  const lines = (): readonly RoomLine[] =>
    [...listings].flatMap(([room, { kind, phase, about, since }]) => {
      if (kind !== 'table') return [];
      const { terms, names, bots, standings, leaders, peoples, packs } = about as About;
      return {
        room,
        phase,
        terms,
        names,
        bots,
        leaders,
        watching: 0,
        since,
        ...(standings === undefined ? {} : { standings }),
        ...(peoples === undefined ? {} : { peoples }),
        ...(packs === undefined ? {} : { packs }),
      };
    });

  const tournaments = () =>
    [...listings].flatMap(([room, { kind, about }]) =>
      kind === 'tournament' ? [{ room, ...(about as AboutTournament) }] : [],
    );

  const hasPlayer = (room: string, player: string): boolean =>
    listings.get(room)?.players.includes(player) === true;

  /** The lines of rooms in which somebody who sits there is connected. */
  async function connected(): Promise<readonly RoomLine[]> {
    const all = lines();
    const here = await attendance?.whoIsHere(all.map(({ room }) => room));
    if (here === undefined) return all;
    return all.filter(({ room }) => (here.get(room) ?? []).some((one) => hasPlayer(room, String(one))));
  }

  return {
    append({ room, ply, act, listing }) {
      const acts = rooms.get(room) ?? [];
      rooms.set(room, acts);
      if (acts.length !== ply) return Promise.resolve('conflict');
      // As a database would keep it.
      acts.push(JSON.parse(JSON.stringify(act)) as Recorded);
      if (listing !== null) listings.set(room, { ...listing, since: clock() });
      if (listing?.ended != null) ends.set(room, [...(ends.get(room) ?? []), listing.ended]);
      return Promise.resolve('appended');
    },
    read: (room, from) => Promise.resolve((rooms.get(room) ?? []).slice(from)),
    looker: {
      async newsOf(tables) {
        const here = await attendance?.whoIsHere(tables);
        const laid = tables.filter((id) => rooms.has(id));
        return new Map(
          laid.map((id) => [
            id,
            { games: ends.get(id) ?? [], here: new Set((here?.get(id) ?? []).map(String)) },
          ]),
        );
      },
    },
    lists: {
      async lobby() {
        const listed = (await connected()).filter(isListed);
        const playing = listed.filter(({ phase }) => phase === 'playing');
        return { open: listed.filter(isOpen), playing, tournaments: tournaments(), here: 0 };
      },
      mine: (player) =>
        Promise.resolve(
          lines()
            .filter(
              ({ phase, since }) => phase !== 'closed' && (phase !== 'over' || clock() - since < OVER_LISTED),
            )
            .flatMap((line): readonly RoomLine[] => {
              const { challenged } = (listings.get(line.room)?.about ?? {}) as Partial<About>;
              if (challenged === player) return [{ ...line, challenge: 'got' }];
              const seat = listings.get(line.room)?.players.indexOf(player);
              return seat === 0 || seat === 1
                ? [
                    {
                      ...line,
                      yours: { seat, isAsked: false, due: null },
                      ...(challenged === undefined ? {} : { challenge: 'made' }),
                    },
                  ]
                : [];
            })
            .toSorted((a, b) => b.since - a.since),
        ),
      async waitingFor(player, terms) {
        const same = lines().filter(
          (line) => isListed(line) && line.packs === undefined && isDeepStrictEqual(line.terms, terms),
        );
        const here = await attendance?.whoIsHere(same.map(({ room }) => room));
        return same.flatMap(({ room, phase, names }): readonly Waiting[] => {
          if (phase !== 'waiting' && phase !== 'preparing') return [];
          const others = (listings.get(room)?.players ?? []).filter((one) => one !== null && one !== player);
          const areHere = here === undefined || others.some((one) => here.get(room)?.includes(Number(one)));
          const isFree = names.includes(null);
          if (hasPlayer(room, player))
            return isFree ? [{ room, kind: 'alone' }] : areHere ? [{ room, kind: 'together' }] : [];
          return isFree && others.length === 1 && areHere ? [{ room, kind: 'free' }] : [];
        });
      },
      seatedBy: (player, request) => {
        const found = [...rooms].find(
          ([room, acts]) => hasPlayer(room, player) && acts.some(({ id }) => id === request),
        );
        return Promise.resolve(found?.[0] ?? null);
      },
      retire: () => Promise.resolve(),
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
