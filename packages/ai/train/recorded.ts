import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PEOPLES } from '@bluemoon/engine';
import {
  ABOARD,
  BLUFFS,
  COMBAT,
  COVERED,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DRAGONS,
  EARTH,
  ELEMENT,
  emptyState,
  FIGHT,
  FIRE,
  gameOf,
  HAND,
  KNOWN,
  LEADER_AREA,
  LINK,
  reset,
  RUNNING,
  setByte,
  SHIPS,
  SUPPORT,
  workbenchFor,
  TURN_SEAT,
  zone,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../src/evaluation/features.ts';
import { sampleOf } from './samples.ts';
import type { Sample } from './samples.ts';

/** A recorded game of another program: the position at the start of every turn, and the winner. */
interface RecordedGame {
  readonly turns: readonly RecordedTurn[];
  readonly result: { readonly winner: number; readonly crystals: number };
}

type Names = readonly [readonly string[], readonly string[]];

interface RecordedTurn {
  readonly p: number;
  readonly fight: 'fire' | 'earth' | null;
  readonly dragons: readonly [number, number];
  readonly hand: Names;
  readonly active?: Names;
  readonly covered?: Names;
  readonly support?: Names;
  readonly discard?: Names;
  readonly ships?: readonly [
    Readonly<Record<string, readonly string[]>>,
    Readonly<Record<string, readonly string[]>>,
  ];
}

/** One game in this many is kept for testing. */
export const KEPT_FOR_MERIT = 20;

const features = newFeatures();

/** The positions of the games in a folder, as the current player knew them; `keep` selects games by their number. */
export function recordedSamples(folder: string, keep: (game: number) => boolean): readonly Sample[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl.gz'));
  return files.flatMap((file) => {
    const [a, b] = file.toLowerCase().split('.')[0].split('-');
    const decks = [a, b].map((name) => PEOPLES.find((people) => people === name));
    if (decks[0] === undefined || decks[1] === undefined) return [];
    const empty = emptyState(gameOf({ decks: [decks[0], decks[1]], edition: 'first' }));
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .trim()
      .split('\n');
    return lines
      .filter((_, game) => keep(game))
      .flatMap((line) => samplesOf(JSON.parse(line) as RecordedGame, empty));
  });
}

function samplesOf({ turns, result }: RecordedGame, empty: State): readonly Sample[] {
  const t = workbenchFor(empty, null);
  const leaders = [0, 1].map(() => ({ hand: new Set<number>(), gone: new Set<number>() }));
  return turns.map((turn) => {
    reset(t, empty);
    for (const seat of [0, 1]) laySeat(t, seat, turn, leaders[seat]);
    t.cells[TURN_SEAT] = turn.p;
    if (turn.fight !== null) {
      t.cells[FIGHT] = RUNNING;
      t.cells[ELEMENT] = turn.fight === 'fire' ? FIRE : EARTH;
    }
    readFeatures(t, turn.p, features);
    const sign = result.winner === turn.p ? 1 : -1;
    return { ...sampleOf(features, t.game), win: (1 + sign) / 2, crystals: (sign * result.crystals) / 4 };
  });
}

/** Leadership cards that have left the hand are not recorded: they are the cards found nowhere else. */
interface Leadership {
  hand: Set<number>;
  readonly gone: Set<number>;
}

function laySeat(t: Workbench, seat: number, turn: RecordedTurn, leadership: Leadership): void {
  const { cells } = t;
  const { cards } = t.game.decks[seat];
  const placed = new Set<number>();
  const lay = (name: string, where: number): number => {
    const isDown = name.startsWith('?');
    const card = cards.findIndex((one) => one.name.en === (isDown ? name.slice(1) : name));
    if (card < 0) throw new Error(`The deck of seat ${seat} has no card “${name}”.`);
    put(t, seat, isDown ? BLUFFS : where, card);
    placed.add(card);
    if (!isDown && where !== HAND) put(t, seat, KNOWN, card);
    return card;
  };
  const hand = new Set(turn.hand[seat].map((name) => lay(name, HAND)));
  for (const name of turn.active?.[seat] ?? []) lay(name, COMBAT);
  for (const name of turn.covered?.[seat] ?? []) lay(name, COVERED);
  for (const name of turn.support?.[seat] ?? []) lay(name, SUPPORT);
  for (const name of turn.discard?.[seat] ?? []) lay(name, DISCARD);
  for (const [ship, load] of Object.entries(turn.ships?.[seat] ?? {})) {
    const carrier = lay(ship, SHIPS);
    for (const name of load) setByte(cells, zone(seat, LINK), lay(name, ABOARD), carrier);
  }
  for (const card of leadership.hand) {
    if (!placed.has(card) && cards[card].type === 'leadership') leadership.gone.add(card);
  }
  for (const card of placed) leadership.gone.delete(card);
  leadership.hand = hand;
  const rest = cards.map((_, card) => card).filter((card) => !placed.has(card));
  const deck = rest.filter((card) => !leadership.gone.has(card));
  for (const card of leadership.gone) put(t, seat, LEADER_AREA, card);
  deck.forEach((card, i) => {
    put(t, seat, DECK, card);
    setByte(cells, zone(seat, DECK_ORDER), i, card);
  });
  cells[zone(seat, DECK_SIZE)] = deck.length;
  for (let dragon = 0; dragon < turn.dragons[seat]; dragon++) cells[DRAGONS + dragon] = seat + 1;
}

function put(t: Workbench, seat: number, which: number, card: number): void {
  t.cells[zone(seat, which) + (card >> 5)] |= 1 << (card & 31);
}
