import { keepDecks } from './decks/stored-deck.ts';
import type { Decks, KeptDeck } from './decks/stored-deck.ts';
import { labIn } from './decks/lab.svelte.ts';
import type { Lab } from './decks/lab.svelte.ts';
import { keepPacks } from './decks/pack.ts';
import { packsOf } from './decks/packs.svelte.ts';
import type { Packs } from './decks/packs.svelte.ts';
import type { Bots } from './game/bots.ts';
import { botsIn } from './game/bots.ts';
import { sittingFor } from './game/setting-up.ts';
import type { Wishes } from './game/setting-up.ts';
import type { Player, Sitting } from './game/sitting.ts';
import { gamesOfThisBrowser, surroundingsFor } from './keep/browser.ts';
import type { Games } from './keep/games.ts';
import { newId } from './keep/new-id.ts';
import { shelfOf } from './keep/shelf.svelte.ts';
import type { Shelf } from './keep/shelf.svelte.ts';
import type { Kept } from './keep/stored-game.ts';
import { keepDrafts, keepMatches } from './series/kept.ts';
import type { Drafts, Matches } from './series/kept.ts';
import type { KeptDraft } from './series/stored-draft.ts';
import type { KeptMatch } from './series/stored-match.ts';
import type { GameRecord } from '@bluemoon/engine';

/** What lies behind the screens; it knows the rules, so the first page does without it. */
export interface Program {
  readonly games: Games;
  readonly shelf: Shelf<Kept>;
  readonly decks: Decks;
  readonly deckShelf: Shelf<KeptDeck>;
  readonly packs: Packs;
  readonly matches: Matches;
  readonly matchShelf: Shelf<KeptMatch>;
  readonly drafts: Drafts;
  readonly draftShelf: Shelf<KeptDraft>;
  readonly lab: Lab;
  readonly bots: Bots;
  /** A new game, saved; its id. */
  begin(wishes: Wishes): string;
  /** The same players and decks with another shuffle; its id. */
  again(sitting: Sitting): string;
  /** A game that goes on from a record; its id. */
  playOn(record: GameRecord, players: readonly [Player, Player]): string;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function startProgram(): Program {
  const games = gamesOfThisBrowser();
  const decks = keepDecks(surroundingsFor('decks'));
  const matches = keepMatches(surroundingsFor('matches'));
  const drafts = keepDrafts(surroundingsFor('drafts'));

  function keep(sitting: Sitting): string {
    games.save(sitting);
    return sitting.id;
  }

  return {
    games,
    shelf: shelfOf(games),
    decks,
    deckShelf: shelfOf(decks),
    matches,
    matchShelf: shelfOf(matches),
    drafts,
    draftShelf: shelfOf(drafts),
    packs: packsOf(keepPacks(surroundingsFor('packs')), { newId, now: () => Date.now() }),
    lab: labIn(() => new Worker(new URL('./decks/lab-worker.ts', import.meta.url), { type: 'module' })),
    bots: botsIn(() => new Worker(new URL('./game/bot-worker.ts', import.meta.url), { type: 'module' })),
    begin: (wishes) => keep(sittingFor(wishes, { newId, newSeed, now: Date.now() })),
    again: ({ players, record: { setup } }) => {
      const dealt = 'seed' in setup ? { ...setup, seed: newSeed() } : setup;
      return keep({
        id: newId(),
        players,
        record: { setup: dealt, choices: [] },
        began: Date.now(),
        touched: Date.now(),
      });
    },
    playOn: (record, players) =>
      keep({ id: newId(), players, record, began: Date.now(), touched: Date.now() }),
  };
}
