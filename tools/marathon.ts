/** Bots play every kind of game and match, as many as wanted: no bot may get stuck. */
import { writeFileSync } from 'node:fs';
import { draftedDeck, draftPick, makeBot, trainedWeights } from '@bluemoon/ai';
import type { Bot } from '@bluemoon/ai';
import { BUILT_IN } from '@bluemoon/engine';
import type { Card, CardId, Decision, GameSetup, Option } from '@bluemoon/engine';
import {
  agreeOn,
  cardsKept,
  chooseDeck,
  DRAFT_SEATS,
  draftedMatch,
  draftView,
  gameSetup,
  isOver,
  matchStatus,
  newDraft,
  newMatch,
  nextGame,
  pick,
  recordResult,
} from '@bluemoon/play';
import type { Agreement, Draft, Match } from '@bluemoon/play';
import { bots, countingNumber, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import type { ValuesOf } from '../packages/ai/train/options.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import type { Random } from '../packages/engine/test/properties/random.ts';
import { playBots, Stuck } from './bots/bot-game.ts';
import type { BotGame } from './bots/bot-game.ts';
import { randomDeck } from './bots/random-decks.ts';

const HELP = `Bots play every kind of game and match, as many as wanted: no bot may get stuck.

  npm run marathon -- [--games N] [--seed S] [--bots NAMES]

  --games N     number of games (5000)
  --seed S      the same seed, games and bots give the same games (1)
  --bots NAMES  the bots, chosen at random from these (novice,solid,strong@20nodes,random)

A game in which a bot gets stuck is written to marathon-NUMBER.txt.`;
const MAX_FAILURES = 5;

/** Possible agreements; with `match`, games are played to five crystals. */
const KINDS: Readonly<Record<string, Partial<Agreement>>> = {
  'built decks': { decks: 'built' },
  'built decks, mulligan': { decks: 'built', mulligan: true },
  'built decks, tournament': { decks: 'built', tournament: { backtrack: 'loss' } },
  'built decks, inquisitors': { decks: 'built', inquisitors: true },
  'people decks, emissaries': { emissaries: true },
  'people decks, families': { families: true },
  'people decks, both': { emissaries: true, families: true, mulligan: true },
  'first edition, emissaries': { edition: 'first', emissaries: true },
  'match, achievements': { decks: 'built', match: true, achievements: true, mulligan: true },
  'match, emissaries': { emissaries: true, match: true, achievements: true },
  'match, inquisitors': { decks: 'built', inquisitors: true, match: true, achievements: true },
  'drafted decks': { decks: 'drafted' },
  'drafted decks, match': { decks: 'drafted', match: true, tournament: { backtrack: 'retreat' } },
};

interface Tally {
  games: number;
  failures: number;
  decisions: number;
  longest: number;
  readonly counted: Map<string, number>;
}

const idsOfType = (type: Card['type']): ReadonlySet<CardId> =>
  new Set(BUILT_IN.cards.filter((card) => card.type === type).map(({ id }) => id));
const HYLA = idsOfType('hyla');
const ACHIEVEMENTS = idsOfType('achievement');

/** Cards played, interference out of all opportunities, cards replaced, and starting hand cards exchanged. */
const COUNTED = [
  'Hyla',
  'achievements',
  'interference',
  'of',
  'replaced',
  'exchanged',
  'forfeits',
  'take-backs',
];

type Play = (setup: GameSetup) => BotGame | undefined;

const OPTIONS = {
  games: countingNumber(5000),
  seed: wholeNumber(1),
  bots: bots('novice,solid,strong@20nodes,random'),
};

function main({ games, seed, bots: names }: ValuesOf<typeof OPTIONS>): number {
  const random = randomFrom(seed);
  const weights = trainedWeights();
  const tallies = new Map(Object.keys(KINDS).map((kind) => [kind, newTally()]));
  const kinds = [...tallies];
  const total = (what: 'games' | 'failures'): number =>
    kinds.reduce((number, [, tally]) => number + tally[what], 0);
  for (let round = 0; total('games') < games && total('failures') < MAX_FAILURES; round++) {
    const [kind, tally] = kinds[round % kinds.length] ?? ['', newTally()];
    const bot = (): Bot =>
      makeBot(random.pick(names), {
        weights,
        seed: random.below(2 ** 31),
        clock: () => performance.now(),
        box: BUILT_IN,
      });
    const play: Play = (setup) => {
      if (total('games') === games) return undefined;
      tally.games++;
      try {
        const game = playBots(setup, [bot(), bot()], (pending, chosen) => note(tally, pending, chosen));
        tally.longest = Math.max(tally.longest, game.turns);
        return game;
      } catch (error) {
        tally.failures++;
        save(kind, total('games'), error);
        return undefined;
      }
    };
    playKind(agreeOn(KINDS[kind] ?? {}), random, play);
    if (process.stdout.isTTY && round % kinds.length === 0) console.log(`${total('games')} games`);
  }
  report(kinds);
  return total('failures') === 0 ? 0 : 1;
}

function newTally(): Tally {
  return { games: 0, failures: 0, decisions: 0, longest: 0, counted: new Map() };
}

function note(tally: Tally, { about, options }: Decision, { kind, card }: Option): void {
  const add = (what: string): void => void tally.counted.set(what, (tally.counted.get(what) ?? 0) + 1);
  if (options.length > 1) tally.decisions++;
  if (about.during === 'interference' && options.length > 1) add('of');
  if (about.during === 'interference' && kind === 'play') add('answers');
  if (about.during === 'mulligan' && kind === 'shuffleIn') add('exchanged');
  if (about.during === 'forfeit') add('forfeits');
  if (kind === 'replace') add('replaced');
  if (kind === 'takeBack') add('take-backs');
  if (kind === 'play' && card !== undefined && HYLA.has(card)) add('Hyla');
  if (kind === 'play' && card !== undefined && ACHIEVEMENTS.has(card)) add('achievements');
}

function playKind(agreement: Agreement, random: Random, play: Play): void {
  if (agreement.decks === 'drafted') return playDrafted(agreement, random, play);
  const seed = random.below(2 ** 31);
  const decks = [randomDeck(agreement, random), randomDeck(agreement, random)] as const;
  if (!agreement.match) return void play(gameSetup(agreement, decks, { seed, box: BUILT_IN }));
  const between = random.pick(['keep', 'swap', 'choose'] as const);
  const match = newMatch({ agreement, choosing: 'secret', between, seed }, BUILT_IN);
  playMatch(match, (seat) => (match.games.length === 0 ? decks[seat] : randomDeck(agreement, random)), play);
}

/** Half of the seats pick at random, so that poor decks are played too. */
function playDrafted(agreement: Agreement, random: Random, play: Play): void {
  const seats = random.pick(DRAFT_SEATS);
  const seed = random.below(2 ** 31);
  let draft = newDraft({ seats, seed, match: agreement.match });
  while (!isOver(draft)) {
    for (let seat = 0; seat < seats; seat++) draft = pick(draft, seat, picked(draft, seat, random), BUILT_IN);
  }
  const decks = [deckOf(draft, 0, random), deckOf(draft, 1, random)] as const;
  if (!agreement.match) {
    const drafted = [draft.picks[0] ?? [], draft.picks[1] ?? []] as const;
    return void play(
      gameSetup(agreement, [deck(decks[0]), deck(decks[1])], { seed, box: BUILT_IN, drafted }),
    );
  }
  const { tournament } = agreement;
  playMatch(
    draftedMatch(draft, [0, 1], { seed, agreement: { tournament } }, BUILT_IN),
    (seat) => deck(decks[seat]),
    play,
  );
}

const deck = (cards: readonly CardId[]) => ({ leader: null, cards });

function picked(draft: Draft, seat: number, random: Random): CardId {
  const view = draftView(draft, seat, BUILT_IN);
  return seat % 2 === 0 ? draftPick(view, BUILT_IN) : random.pick(view.packet);
}

function deckOf(draft: Draft, seat: number, random: Random): readonly CardId[] {
  const picks = draft.picks[seat] ?? [];
  const { seats, peoples } = draft.setup;
  if (picks.length !== cardsKept(seats, peoples)) throw new Error('The draft gave too few cards.');
  return seat % 2 === 0 ? draftedDeck(picks, BUILT_IN) : random.shuffled(picks).slice(0, 30);
}

function playMatch(begun: Match, choose: (seat: 0 | 1) => ReturnType<typeof randomDeck>, play: Play): void {
  let match = begun;
  for (let { next } = matchStatus(match); next.task !== 'none'; { next } = matchStatus(match)) {
    if (next.task === 'chooseDecks') {
      for (const seat of next.seats) match = chooseDeck(match, seat, choose(seat), BUILT_IN);
      continue;
    }
    const game = play(nextGame(match, BUILT_IN));
    if (game === undefined) return;
    match = recordResult(match, game, BUILT_IN);
  }
}

function save(kind: string, number: number, error: unknown): void {
  const file = `marathon-${number}.txt`;
  const message = error instanceof Stuck ? error.message : String(error);
  writeFileSync(file, `${kind}\n${message}\n`);
  console.log(`${kind}, game ${number}: ${message.split('\n')[0] ?? ''} See ${file}.`);
}

function report(kinds: readonly (readonly [string, Tally])[]): void {
  const rows = kinds.map(([kind, { games, failures, decisions, longest, counted }]) => [
    kind,
    ...[games, failures, decisions, longest, ...COUNTED.map((what) => counted.get(what) ?? 0)].map(String),
  ]);
  const sums = [
    'in all',
    ...(rows[0]?.slice(1).map((_, i) => (i === 3 ? '' : String(sum(rows, i + 1)))) ?? []),
  ];
  const heads = ['', 'games', 'stuck', 'decisions', 'longest', ...COUNTED];
  const table = [heads, ...rows, sums];
  const widths = heads.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

function sum(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

runTool({ help: HELP, options: OPTIONS }, ({ values }) => main(values));
