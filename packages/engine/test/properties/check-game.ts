import type { Viewer } from '../../src/index.ts';
import { FRAME_KINDS, KIND, top } from '../../src/state/agenda.ts';
import { AGENDA_SIZE, BLUFFS, DECISION_NUMBER, LEADERSHIP, PHASE, zone } from '../../src/state/layout.ts';
import { kindOf, OPTION_KINDS } from '../../src/state/options.ts';
import type { OptionKind } from '../../src/state/options.ts';
import { isEmpty } from '../../src/state/sets.ts';
import type { Workbench } from '../../src/state/workbench.ts';
import { checkEncoding, checkRedo, checkReplay } from './again.ts';
import { checkCards, checkDragons } from './cards.ts';
import { checkOptions, guard } from './choices.ts';
import { Failure, require } from './failure.ts';
import { checkOtherChance, checkSecretPicks, checkSwap, someSwap } from './hiding.ts';
import { checkImagining } from './imagining.ts';
import { momentOf, playGame, randomChooser } from './play.ts';
import type { Chooser, GameRecord, Moment } from './play.ts';
import { checkPositions } from './positions.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { nameOf } from './setups.ts';
import type { TestSetup } from './setups.ts';
import { checkTelling } from './telling.ts';

/** How often the expensive properties are looked at: at which share of decisions, usual and rare, and of games. */
export interface Diligence {
  readonly usual: number;
  readonly rare: number;
  readonly replays: number;
}

export const EVERYTHING: Diligence = { usual: 1, rare: 1, replays: 1 };
/** For many games. */
export const SOMETIMES: Diligence = { usual: 0.002, rare: 0.02, replays: 0.03 };

export interface Checked {
  readonly record: GameRecord;
  readonly failure: Failure | null;
}

/** What to look into when a property does not hold. */
export function report({ record, failure }: Checked): string | null {
  if (failure === null) return null;
  const game = `${nameOf(record.setup)}, after ${record.choices.length} choices`;
  return `${failure.message}\n${game}\n${JSON.stringify(record)}`;
}

/** Plays one game, checks all properties on the way, and says which did not hold. */
export function checkGame(
  setup: TestSetup,
  seed: number,
  diligence: Diligence,
  chooser: Chooser | null = null,
): Checked {
  const random = randomFrom(seed);
  const choices: string[] = [];
  const record: GameRecord = { setup, choices };
  try {
    const watched = watchedBy(chooser ?? randomChooser(random), random, diligence);
    const end = playGame(setup, watched, choices);
    checkCards(end);
    checkDragons(end);
    if (random.chance(diligence.replays)) checkReplay(record, end);
    return { record, failure: null };
  } catch (error) {
    return { record, failure: unexpected(error) };
  }
}

function unexpected(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Failure('nothing goes wrong', text);
}

/** Looks at the game before each choice. */
function watchedBy(chooser: Chooser, random: Random, diligence: Diligence): Chooser {
  let lastId = -1;
  return (pending) => {
    const { t } = pending;
    const id = t.cells[DECISION_NUMBER];
    require('decisions never repeat', id > lastId, () => `${id} after ${lastId}`);
    lastId = id;
    require('somebody can choose', t.optionCount > 0, () => `decision ${id}`);
    checkCards(t);
    checkDragons(t);
    if (random.chance(isRare(t) ? diligence.rare : diligence.usual)) checkMoment(momentOf(pending), random);
    return chooser(pending);
  };
}

const PLAIN_FRAMES: readonly (typeof FRAME_KINDS)[number][] = ['attract', 'decline'];
const RARE_OPTIONS: readonly OptionKind[] = ['bluff', 'under', 'shuffleIn', 'load', 'call'];

/** Text asks something or will, or something can be or was done in secret. */
function isRare(t: Workbench): boolean {
  const { cells } = t;
  if (cells[AGENDA_SIZE] > 0 && !PLAIN_FRAMES.includes(FRAME_KINDS[cells[top(t) + KIND]])) return true;
  const kinds = Array.from(t.options.subarray(0, t.optionCount), (code) => OPTION_KINDS[kindOf(code)]);
  if (kinds.some((kind) => RARE_OPTIONS.includes(kind))) return true;
  if (cells[PHASE] === LEADERSHIP && kinds.includes('play')) return true;
  return !isEmpty(cells, zone(0, BLUFFS)) || !isEmpty(cells, zone(1, BLUFFS));
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

function checkMoment(moment: Moment, random: Random): void {
  const { state } = moment;
  const isUnchanged = guard(state);
  checkOptions(moment, (applied) => {
    checkCards(applied.state);
    checkDragons(applied.state);
    checkTelling(state, applied, random.pick(VIEWERS));
  });
  checkRedo(moment);
  checkEncoding(state);
  checkPositions(state);
  checkImagining(state, random);
  for (const seat of [0, 1] as const) {
    const swap = someSwap(state, seat, random);
    if (swap !== null) checkSwap(state, swap, random);
  }
  checkOtherChance(state, random);
  checkSecretPicks(state, random);
  isUnchanged();
}
