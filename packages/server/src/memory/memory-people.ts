import type { People, Person } from '../sockets/people.ts';

/** Players without a database, all of them guests or all of them named. A token is its person's number. */
export function memoryPeople(kind: 'guest' | 'named' = 'guest'): People {
  const people = new Map<string, Person>();
  const guest = (id: string): Person => {
    const known = people.get(id) ?? {
      id,
      name: `player-${id}`,
      kind,
      session: id,
      bannedUntil: null,
    };
    people.set(id, known);
    return known;
  };
  return {
    byToken: (token) => Promise.resolve(people.get(token) ?? null),
    freshToken: () => Promise.resolve(null),
    newGuest: () => {
      const id = String(people.size + 1);
      return Promise.resolve({ token: id, person: guest(id) });
    },
    rename: (id, name) => {
      people.set(id, { ...guest(id), name });
      return Promise.resolve(name);
    },
    named: (name) =>
      Promise.resolve(
        [...people.values()].find((one) => one.kind === 'named' && one.name === name)?.id ?? null,
      ),
    bannedAmong: () => Promise.resolve([]),
    endedAmong: () => Promise.resolve([]),
  };
}
