import { writeNotation } from '@bluemoon/engine';
import type { Sitting } from '../game/sitting.ts';
import { pauseWhenDue } from './yield-to-page.ts';
import type { PageTime } from './yield-to-page.ts';
import { gamesIn, holdsCards, MAX_BYTES } from './games-in.ts';
import type { Fault, Found, FoundGame } from './games-in.ts';
import type { Games } from './games.ts';
import type { Kept } from './stored-game.ts';

/** The part of the browser's `File` that is used. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

export interface Imported {
  readonly added: readonly Sitting[];
  /** Games that were stored already and continue in the file. */
  readonly continued: readonly Sitting[];
  /** How many games were stored already. */
  readonly present: number;
  /** The first `MAX_FAULTS`. */
  readonly faults: readonly { readonly file: string; readonly fault: Fault }[];
  /** How many are not listed. */
  readonly moreFaults: number;
}

const MAX_FAULTS = 100;

export interface Importing extends PageTime {
  readonly games: Games;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Imports every readable game. A stored game is never replaced by a shorter one. */
export async function importFiles(
  files: readonly GivenFile[],
  { games, newId, now, ...pageTime }: Importing,
): Promise<Imported> {
  const known = await knownGames(games);
  const added: Sitting[] = [];
  const continued: Sitting[] = [];
  const faults: { file: string; fault: Fault }[] = [];
  const pause = pauseWhenDue(pageTime);
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
      const relation = relationTo(known, found);
      if (relation === 'present') {
        present++;
        continue;
      }
      const here = relation === 'continues' && found.id !== null ? await games.open(found.id) : null;
      const id = here?.id ?? freeId(found.id, known, newId);
      const sitting = { ...partOf(here), ...sittingFrom(found, id, now) };
      games.save(sitting);
      note(known, sitting);
      (relation === 'continues' ? continued : added).push(sitting);
    }
  }
  await games.settled();
  return { added, continued, present, faults, moreFaults };
}

/** The games of one file, read with the pack cards that it holds. */
export async function foundIn(file: GivenFile): Promise<Iterable<Found>> {
  if (file.size > MAX_BYTES) return [TOO_LARGE];
  const text = await file.text();
  if (!holdsCards(text)) return gamesIn(text);
  const { readCards } = await import('../decks/read-pack.ts');
  return gamesIn(text, readCards);
}

const TOO_LARGE = { kind: 'fault', fault: { kind: 'tooLarge' } } as const;

type Played = Pick<Sitting, 'record' | 'resigned'>;

/** The stored games, by id and by all that happened in them; null: unreadable. */
interface KnownGames {
  readonly byId: Map<string, Played | null>;
  readonly texts: Set<string>;
}

async function knownGames(games: Games): Promise<KnownGames> {
  const known: KnownGames = { byId: new Map(), texts: new Set() };
  for await (const kept of games.all()) {
    if (kept.kind === 'game') note(known, kept.sitting);
    else known.byId.set(kept.id, null);
  }
  return known;
}

function note({ byId, texts }: KnownGames, sitting: Sitting): void {
  byId.set(sitting.id, sitting);
  // A bare record says nothing of who conceded.
  texts.add(textOf({ record: sitting.record })).add(textOf(sitting));
}

function relationTo({ byId, texts }: KnownGames, found: FoundGame): 'present' | 'continues' | 'new' {
  const there = playedIn(found);
  if (texts.has(textOf(there))) return 'present';
  const here = found.id === null ? null : byId.get(found.id);
  if (here === null || here === undefined || startOf(here) !== startOf(there)) return 'new';
  if (isBeginningOf(there, here)) return 'present';
  return isBeginningOf(here, there) ? 'continues' : 'new';
}

function playedIn({ record, resigned }: FoundGame): Played {
  return resigned === null ? { record } : { record, resigned };
}

function textOf(played: Played): string {
  return [writeNotation(played.record), ...endOf(played)].join('\n');
}

function startOf({ record: { setup } }: Played): string {
  return writeNotation({ setup, choices: [] });
}

/** To concede is the last thing that happens in a game, though its record does not say so. */
function endOf({ resigned }: Played): readonly string[] {
  return resigned === undefined ? [] : [`conceded ${resigned}`];
}

function isBeginningOf(part: Played, whole: Played): boolean {
  const all = [...whole.record.choices, ...endOf(whole)];
  return [...part.record.choices, ...endOf(part)].every((choice, i) => all[i] === choice);
}

function freeId(wanted: string | null, { byId }: KnownGames, newId: () => string): string {
  return wanted === null || byId.has(wanted) ? newId() : wanted;
}

/** Files say nothing about matches and drafts, so this comes from the stored game. */
function partOf(here: Kept | null): Pick<Sitting, 'partOf'> {
  const whole = here?.kind === 'game' ? here.sitting.partOf : undefined;
  return whole === undefined ? {} : { partOf: whole };
}

/** Unknown players count as two people at one screen. */
function sittingFrom(found: FoundGame, id: string, now: number): Sitting {
  const { players, began, touched } = found;
  return {
    id,
    players: players ?? [{ kind: 'person' }, { kind: 'person' }],
    ...playedIn(found),
    began: began ?? now,
    touched: touched ?? now,
  };
}
