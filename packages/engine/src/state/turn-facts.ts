import type { Game } from '../compile/game.ts';
import {
  BOOSTER_UNITS,
  BOOSTERS_PLAYED,
  CARDS_PLAYED,
  CHARACTER_UNITS,
  CHARACTERS_PLAYED,
  COMBAT_PLAYED,
  FREE_NEXT,
  HAND_PLAYS,
  HAS_LANDED,
  LEADERSHIP_PLAYED,
  OPEN_GANGS,
  OPEN_PAIR,
  STOPPED,
  SUPPORT_UNITS,
  SUPPORTS_PLAYED,
  WAIVED,
} from './layout.ts';
import { GANGS } from '../vocabulary/card.ts';
import type { Gang } from '../vocabulary/card.ts';

/** What happened this turn, one cell each. */
export interface CellFacts {
  readonly leadershipPlayed: boolean;
  readonly stopped: boolean;
  readonly charactersPlayed: number;
  readonly boostersPlayed: number;
  readonly supportsPlayed: number;
  readonly cardsPlayed: number;
  /** Cards played into the combat area. */
  readonly combatPlayed: number;
  /** Used units of the character, booster and support limits. */
  readonly characterUnits: number;
  readonly boosterUnits: number;
  readonly supportUnits: number;
  /** The first word of the pair whose second card may follow. */
  readonly openPair: string | null;
  readonly openGangs: readonly Gang[];
  /** Number of further cards that count as free. */
  readonly freeNext: number;
  /** Cards played from hand on a turn with a landing. */
  readonly handPlays: number;
  /** Conditions waived. */
  readonly waived: number;
  readonly hasLanded: boolean;
}

const COUNTS = {
  charactersPlayed: CHARACTERS_PLAYED,
  boostersPlayed: BOOSTERS_PLAYED,
  supportsPlayed: SUPPORTS_PLAYED,
  cardsPlayed: CARDS_PLAYED,
  combatPlayed: COMBAT_PLAYED,
  characterUnits: CHARACTER_UNITS,
  boosterUnits: BOOSTER_UNITS,
  supportUnits: SUPPORT_UNITS,
  freeNext: FREE_NEXT,
  handPlays: HAND_PLAYS,
  waived: WAIVED,
} as const;
type Count = keyof typeof COUNTS;

const FLAGS = { leadershipPlayed: LEADERSHIP_PLAYED, stopped: STOPPED, hasLanded: HAS_LANDED } as const;
type Flag = keyof typeof FLAGS;

const COUNT_KEYS = Object.keys(COUNTS) as readonly Count[];
const FLAG_KEYS = Object.keys(FLAGS) as readonly Flag[];

export function writeFacts(game: Game, cells: Int32Array, turn: number, facts: CellFacts): void {
  for (const key of COUNT_KEYS) cells[COUNTS[key]] = facts[key];
  for (const key of FLAG_KEYS) cells[FLAGS[key]] = facts[key] ? 1 : 0;
  cells[OPEN_PAIR] = facts.openPair === null ? 0 : 1 + pairNumber(game, turn, facts.openPair);
  cells[OPEN_GANGS] = facts.openGangs.reduce((open, gang) => open | (1 << GANGS.indexOf(gang)), 0);
}

export function readFacts(game: Game, cells: Int32Array, turn: number): CellFacts {
  return {
    charactersPlayed: cells[CHARACTERS_PLAYED],
    boostersPlayed: cells[BOOSTERS_PLAYED],
    supportsPlayed: cells[SUPPORTS_PLAYED],
    cardsPlayed: cells[CARDS_PLAYED],
    combatPlayed: cells[COMBAT_PLAYED],
    characterUnits: cells[CHARACTER_UNITS],
    boosterUnits: cells[BOOSTER_UNITS],
    supportUnits: cells[SUPPORT_UNITS],
    freeNext: cells[FREE_NEXT],
    handPlays: cells[HAND_PLAYS],
    waived: cells[WAIVED],
    leadershipPlayed: cells[LEADERSHIP_PLAYED] === 1,
    stopped: cells[STOPPED] === 1,
    hasLanded: cells[HAS_LANDED] === 1,
    openPair: cells[OPEN_PAIR] === 0 ? null : pairName(game, turn, cells[OPEN_PAIR] - 1),
    openGangs: GANGS.filter((_, gang) => ((cells[OPEN_GANGS] >>> gang) & 1) === 1),
  };
}

const NO_COUNTS = Object.fromEntries(COUNT_KEYS.map((key) => [key, 0])) as Record<Count, number>;

/** The facts from before the Engagement phase: the leadership card, with its stop icon, and landing. */
export function engagementFacts(facts: CellFacts): CellFacts {
  return {
    ...NO_COUNTS,
    cardsPlayed: facts.leadershipPlayed ? 1 : 0,
    leadershipPlayed: facts.leadershipPlayed,
    stopped: facts.stopped && facts.charactersPlayed === 0,
    hasLanded: facts.hasLanded,
    openPair: null,
    openGangs: [],
  };
}

function firstWord(name: string): string {
  return name.split(' ')[0];
}

/** -1 for a name that no pair of the deck has. */
function pairNumber(game: Game, turn: number, word: string): number {
  const { cards, pair } = game.decks[turn];
  const card = cards.findIndex(({ name }, number) => pair[number] >= 0 && firstWord(name.en) === word);
  return card < 0 ? -1 : pair[card];
}

function pairName(game: Game, turn: number, number: number): string | null {
  const { cards, pair } = game.decks[turn];
  const card = cards[pair.indexOf(number)];
  return card === undefined ? null : firstWord(card.name.en);
}
