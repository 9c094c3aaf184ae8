import { keepBoards } from './board/stored-board.ts';
import type { Boards, KeptBoard } from './board/stored-board.ts';
import { keepDecks } from './decks/stored-deck.ts';
import type { Decks, KeptDeck } from './decks/stored-deck.ts';
import { labIn } from './decks/lab.svelte.ts';
import type { Lab } from './decks/lab.svelte.ts';
import { keepPacks } from './decks/pack.ts';
import { packsOf } from './decks/packs.svelte.ts';
import type { Packs } from './decks/packs.svelte.ts';
import type { Bots } from './game/bots.ts';
import { botsIn } from './game/bots.ts';
import { chanceNow, newSeed } from './game/chance-now.ts';
import { dealtAgain, sittingFor } from './game/setting-up.ts';
import type { Wishes } from './game/setting-up.ts';
import type { Player, Sitting } from './game/sitting.ts';
import { gamesOfThisBrowser, environmentFor } from './keep/browser.ts';
import { claimsOfThisBrowser } from './keep/claims.ts';
import type { Claims } from './keep/claims.ts';
import type { Games } from './keep/games.ts';
import { newId } from './keep/new-id.ts';
import { storedListOf } from './keep/stored-list.svelte.ts';
import type { StoredList } from './keep/stored-list.svelte.ts';
import type { Listed } from './keep/listed-game.ts';
import { keepDrafts, keepMatches } from './series/kept.ts';
import type { Drafts, Matches } from './series/kept.ts';
import type { KeptDraft } from './series/stored-draft.ts';
import type { KeptMatch } from './series/stored-match.ts';
import type { GameRecord, Seat } from '@bluemoon/engine';

/** Everything that the screens share. It includes the rules, so the first page loads without it. */
export interface Program {
  readonly games: Games;
  readonly gameList: StoredList<Listed>;
  /** Which games this tab plays. */
  readonly claims: Claims;
  readonly decks: Decks;
  readonly deckList: StoredList<KeptDeck>;
  readonly packs: Packs;
  readonly matches: Matches;
  readonly matchList: StoredList<KeptMatch>;
  readonly drafts: Drafts;
  readonly draftList: StoredList<KeptDraft>;
  readonly boards: Boards;
  readonly boardList: StoredList<KeptBoard>;
  readonly lab: Lab;
  readonly bots: Bots;
  /** Saves a new game and returns its id. */
  begin(wishes: Wishes): string;
  /** Saves a new game with the same players and decks, and returns its id. */
  again(sitting: Sitting): string;
  /** Saves a game that continues a record, or that somebody conceded, and returns its id. */
  playOn(record: GameRecord, players: readonly [Player, Player], resigned?: Seat): string;
}

/** For what is shown before the program is there; it is loaded once. */
export type LaterProgram = () => Promise<Program>;

export function startProgram(): Program {
  const games = gamesOfThisBrowser();
  const decks = keepDecks(environmentFor('decks'));
  const matches = keepMatches(environmentFor('matches'));
  const drafts = keepDrafts(environmentFor('drafts'));
  const boards = keepBoards(environmentFor('boards'));

  function keep(sitting: Sitting): string {
    games.save(sitting);
    return sitting.id;
  }

  return {
    games,
    gameList: storedListOf(games.list),
    claims: claimsOfThisBrowser(),
    decks,
    deckList: storedListOf(decks),
    matches,
    matchList: storedListOf(matches),
    drafts,
    draftList: storedListOf(drafts),
    boards,
    boardList: storedListOf(boards),
    packs: packsOf(keepPacks(environmentFor('packs')), { newId, now: () => Date.now() }),
    lab: labIn(() => new Worker(new URL('./decks/lab-worker.ts', import.meta.url), { type: 'module' })),
    bots: botsIn(() => new Worker(new URL('./game/bot-worker.ts', import.meta.url), { type: 'module' })),
    begin: (wishes) => keep(sittingFor(wishes, chanceNow())),
    again: ({ players, record: { setup } }) =>
      keep({
        id: newId(),
        players,
        record: { setup: dealtAgain(setup, newSeed()), choices: [] },
        began: Date.now(),
        touched: Date.now(),
      }),
    playOn: (record, players, resigned) =>
      keep({
        id: newId(),
        players,
        record,
        ...(resigned === undefined ? {} : { resigned }),
        began: Date.now(),
        touched: Date.now(),
      }),
  };
}
