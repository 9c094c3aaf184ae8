import { writeNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import type { Sitting } from '../game/sitting.ts';
import { pausesIn } from './breath.ts';
import type { Breath } from './breath.ts';
import { gamesIn, holdsCards, MAX_BYTES } from './games-in.ts';
import type { Fault, Found, FoundGame } from './games-in.ts';
import type { Games } from './games.ts';
import type { Kept } from './stored-game.ts';

/** A file as the browser hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

export interface Imported {
  readonly added: readonly Sitting[];
  /** They were here already, but the file goes further. */
  readonly continued: readonly Sitting[];
  /** How many were here already. */
  readonly present: number;
  /** The first ones, `MAX_FAULTS` at most. */
  readonly faults: readonly { readonly file: string; readonly fault: Fault }[];
  /** How many there are besides. */
  readonly moreFaults: number;
}

const MAX_FAULTS = 100;

export interface Importing extends Breath {
  readonly games: Games;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Takes in what can be read. Nothing that is here already is replaced by anything that holds less. */
export async function importFiles(
  files: readonly GivenFile[],
  { games, newId, now, ...breath }: Importing,
): Promise<Imported> {
  const shelf = await shelfOf(games);
  const added: Sitting[] = [];
  const continued: Sitting[] = [];
  const faults: { file: string; fault: Fault }[] = [];
  const pause = pausesIn(breath);
  let present = 0;
  let moreFaults = 0;
  for (const file of files) {
    for (const found of await foundIn(file)) {
      await pause();
      if (found.kind === 'fault') {
        if (faults.length < MAX_FAULTS) faults.push({ file: file.name, fault: found.fault });
        else moreFaults++;
        continue;
      }
      const place = placeFor(found, shelf);
      if (place === 'present') {
        present++;
        continue;
      }
      const here = place === 'continues' && found.id !== null ? await games.open(found.id) : null;
      const id = here?.id ?? freeId(found.id, shelf, newId);
      const sitting = { ...placeIn(here), ...sittingFrom(found, id, now) };
      games.save(sitting);
      shelve(shelf, sitting);
      (place === 'continues' ? continued : added).push(sitting);
    }
  }
  await games.settled();
  return { added, continued, present, faults, moreFaults };
}

async function foundIn(file: GivenFile): Promise<Iterable<Found>> {
  if (file.size > MAX_BYTES) return [TOO_LARGE];
  const text = await file.text();
  if (!holdsCards(text)) return gamesIn(text);
  const { readCards } = await import('../decks/read-pack.ts');
  return gamesIn(text, readCards);
}

const TOO_LARGE = { kind: 'fault', fault: { kind: 'tooLarge' } } as const;

/** What is here, by id and by the whole text. */
interface Shelf {
  readonly byId: Map<string, GameRecord | null>;
  readonly texts: Set<string>;
}

async function shelfOf(games: Games): Promise<Shelf> {
  const shelf: Shelf = { byId: new Map(), texts: new Set() };
  for await (const kept of games.all()) {
    if (kept.kind === 'game') shelve(shelf, kept.sitting);
    else shelf.byId.set(kept.id, null);
  }
  return shelf;
}

function shelve({ byId, texts }: Shelf, { id, record }: Sitting): void {
  byId.set(id, record);
  texts.add(writeNotation(record));
}

function placeFor({ id, record }: FoundGame, { byId, texts }: Shelf): 'present' | 'continues' | 'new' {
  if (texts.has(writeNotation(record))) return 'present';
  const here = id === null ? null : byId.get(id);
  if (here === null || here === undefined || startOf(here) !== startOf(record)) return 'new';
  if (isBeginningOf(record, here)) return 'present';
  return isBeginningOf(here, record) ? 'continues' : 'new';
}

function startOf({ setup }: GameRecord): string {
  return writeNotation({ setup, choices: [] });
}

function isBeginningOf(part: GameRecord, whole: GameRecord): boolean {
  return part.choices.every((choice, i) => whole.choices[i] === choice);
}

function freeId(wanted: string | null, { byId }: Shelf, newId: () => string): string {
  return wanted === null || byId.has(wanted) ? newId() : wanted;
}

/** Files say nothing of matches and drafts: what is here knows to which it belongs. */
function placeIn(here: Kept | null): Pick<Sitting, 'partOf'> {
  const partOf = here?.kind === 'game' ? here.sitting.partOf : undefined;
  return partOf === undefined ? {} : { partOf };
}

/** Of whom nothing is known, sat at one screen. */
function sittingFrom({ record, players, began, touched }: FoundGame, id: string, now: number): Sitting {
  return {
    id,
    players: players ?? [{ kind: 'person' }, { kind: 'person' }],
    record,
    began: began ?? now,
    touched: touched ?? now,
  };
}
