import type { Changes, Patch, ToClient } from '@bluemoon/wire';

/** The fields that are kept; true keeps all of a field. */
interface Kept {
  readonly [field: string]: true | Kept;
}

/** What somebody needs of a table who chooses by chance. */
const KEPT: Kept = {
  ply: true,
  phase: true,
  game: true,
  you: true,
  seats: true,
  deal: true,
  table: { ply: true, last: true, view: { decision: true } },
};

/** So that thousands of players in one process do not slow each other down with what they never look at. */
export function readLittle(text: string): ToClient {
  const message = JSON.parse(text) as ToClient;
  switch (message.kind) {
    case 'room':
      return { ...message, now: keptOf(message.now, KEPT), story: [] };
    case 'change':
      return { ...message, patch: keptPatch(message.patch, KEPT) };
    default:
      return message;
  }
}

/** A table without events keeps no story of the game. */
function keptOf<T>(value: T, kept: Kept): T {
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const some: Record<string, unknown> = {};
  for (const [name, what] of Object.entries(kept)) {
    if (name in fields) some[name] = what === true ? fields[name] : keptOf(fields[name], what);
  }
  if (kept === KEPT['table']) some['events'] = [];
  return some as T;
}

function keptChanges(changes: Changes, kept: Kept): Changes {
  const some: Record<string, Patch> = {};
  for (const [name, what] of Object.entries(kept)) {
    const patch = changes[name];
    if (patch !== undefined) some[name] = what === true ? patch : keptPatch(patch, what);
  }
  return some;
}

const keptPatch = (patch: Patch, kept: Kept): Patch =>
  isList(patch) ? (patch.map((value) => keptOf(value, kept)) as unknown as Patch) : keptChanges(patch, kept);

const isList = (patch: Patch): patch is Extract<Patch, readonly unknown[]> => Array.isArray(patch);
