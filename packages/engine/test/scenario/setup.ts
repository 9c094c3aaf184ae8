import { BUILT_IN } from '../../src/cards/box.ts';
import type { BacktrackPolicy, Edition } from '../../src/compile/game.ts';
import { parsePosition } from '../../src/position/parse.ts';
import type { Position, PositionPhase, TurnFacts } from '../../src/position/position.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import { DRAGON_NAMES } from '../../src/vocabulary/card.ts';
import type { State } from '../../src/state/workbench.ts';
import type { Element, People } from '../../src/vocabulary/card.ts';
import { cardNamed } from './names.ts';

export type SideName = 'me' | 'rival';

/** What one player has; everything left out is empty, except the draw deck, which is filled with plain characters. */
export interface SideSetup {
  readonly hand?: readonly string[];
  /** Active in the combat area. */
  readonly active?: readonly string[];
  readonly covered?: readonly string[];
  readonly support?: readonly string[];
  /** Face down in the support area; null is a gap in the row. */
  readonly bluffs?: readonly (string | null)[];
  /** Top card first. If left out: ten plain characters, so that nobody runs out. */
  readonly drawDeck?: readonly string[];
  /** Top card last. */
  readonly discardPile?: readonly string[];
  readonly leaderArea?: readonly string[];
  /** The leadership card that is active this turn (of the current player). */
  readonly leadership?: string;
  readonly ships?: Readonly<Record<string, readonly string[]>>;
  readonly landed?: Readonly<Record<string, readonly string[]>>;
  /** Hyla and achievement cards that are active. */
  readonly beside?: readonly string[];
  /** Emissary and inquisitor. */
  readonly emissaries?: readonly string[];
  /** Disclosed cards of the hand; true: all of them. */
  readonly disclosed?: readonly string[] | true;
  /** Hidden cards that the other player knows. */
  readonly known?: readonly string[];
  readonly under?: number;
  readonly targets?: Readonly<Record<string, string>>;
  readonly dragons?: 0 | 1 | 2 | 3;
  readonly ranOut?: boolean;
  /** Deals the rest of a people's deck, shuffled, as the draw deck. */
  readonly deck?: People;
}

export interface ScenarioSetup {
  readonly me?: SideSetup;
  readonly rival?: SideSetup;
  /** If left out: fire if anything lies in an area, else no fight. */
  readonly element?: Element | null;
  readonly turn?: SideName;
  readonly phase?: PositionPhase;
  /** In the phases character, boosterSupport and power: this turn starts the fight. */
  readonly starting?: boolean;
  readonly thisTurn?: Partial<TurnFacts>;
  readonly outFirst?: SideName;
  readonly edition?: Edition;
  readonly backtrack?: BacktrackPolicy;
  /** One of a match (ACHIEVE-1). */
  readonly match?: true;
  readonly seed?: number;
}

/** Characters without text or icon, none above 4: to be drawn without changing anything. */
export const FILLERS: readonly string[] = [
  'Flamitos',
  'Terraton',
  'Helitos',
  'Sonatos',
  'Rocara',
  'Torana',
  'Smartia Pantia',
  'Speedius Unnecessarius',
  'Lonus Mightius',
  'Halitosus Teriblus',
  'Bodius Maloderus',
  'Introvertus Completus',
  'Uurunia-Aqua-Terz',
  'Iisilia-Aqua-Terz',
];
const FILLER_COUNT = 10;

export function stateOf(setup: ScenarioSetup): State {
  return stateFromPosition(positionFor(setup), BUILT_IN);
}

function positionFor(setup: ScenarioSetup): Position {
  const { me = {}, rival = {}, turn = 'me' } = setup;
  const current = turn === 'me' ? me : rival;
  return parsePosition(
    {
      edition: setup.edition,
      backtrack: setup.backtrack,
      series: setup.match === true ? 'match' : 'single',
      seed: setup.seed,
      turn: turn === 'me' ? 0 : 1,
      phase: setup.phase,
      element: elementOf(setup),
      starting: setup.starting,
      dragons: dragonsOf(me, rival),
      outFirst: setup.outFirst === undefined ? undefined : setup.outFirst === 'me' ? 0 : 1,
      thisTurn: { leadership: current.leadership, ...setup.thisTurn },
      seats: [seatOf(me), seatOf(rival)],
    },
    BUILT_IN,
  );
}

function elementOf({ element, starting, me = {}, rival = {} }: ScenarioSetup): Element | null {
  if (element !== undefined) return element;
  const lies = [me, rival].some((side) =>
    [side.active, side.covered, side.support, side.bluffs].some((area) => (area ?? []).length > 0),
  );
  return lies && starting !== true ? 'fire' : null;
}

function dragonsOf(me: SideSetup, rival: SideSetup): Record<string, 'board' | 0 | 1> {
  const mine = me.dragons ?? 0;
  const theirs = rival.dragons ?? 0;
  return Object.fromEntries(
    DRAGON_NAMES.map((dragon, d) => [dragon, d < mine ? 0 : d >= 3 - theirs ? 1 : 'board']),
  );
}

function seatOf(side: SideSetup): unknown {
  const { active, leadership, dragons: _, known, disclosed, ...rest } = side;
  const leaderArea = [...(side.leaderArea ?? []), ...(leadership === undefined ? [] : [leadership])];
  return {
    ...rest,
    combat: active,
    leaderArea,
    knownToRival: known,
    disclosed: disclosed === true ? side.hand : disclosed,
    drawDeck: side.drawDeck ?? (side.deck === undefined ? fillersBeside(side) : undefined),
  };
}

function fillersBeside(side: SideSetup): readonly string[] {
  const loads = [side.ships, side.landed].flatMap((ships) => Object.values(ships ?? {}).flat());
  const named = [
    side.hand,
    side.active,
    side.covered,
    side.support,
    side.bluffs,
    side.discardPile,
    side.beside,
    loads,
  ]
    .flatMap((zone) => zone ?? [])
    .filter((name) => name !== null)
    .map((name) => cardNamed(name).id);
  return FILLERS.filter((filler) => !named.includes(cardNamed(filler).id)).slice(0, FILLER_COUNT);
}
