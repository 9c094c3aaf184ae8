import { checkEncoding, checkRedo, checkReplay } from './again.ts';
import { checkCards, checkDragons } from './cards.ts';
import { checkDecision, checkOptions, guard, unexpected } from './choices.ts';
import type { Failure } from './failure.ts';
import { checkOtherChance, checkSecretPicks, checkSwap, someSwap } from './hiding.ts';
import { checkImagining } from './imagining.ts';
import { playGame, randomChooser } from './play.ts';
import type { Chooser, GameRecord, Moment } from './play.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { nameOf } from './setups.ts';
import type { TestSetup } from './setups.ts';

/** How often the expensive properties are looked at: the share of decisions, and of games to be replayed. */
export interface Diligence {
  readonly decisions: number;
  readonly replays: number;
}

export const EVERYTHING: Diligence = { decisions: 1, replays: 1 };

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
    watchGame(record, choices, random, diligence, chooser ?? randomChooser(random));
    return { record, failure: null };
  } catch (error) {
    return { record, failure: unexpected(error) };
  }
}

function watchGame(
  record: GameRecord,
  choices: string[],
  random: Random,
  diligence: Diligence,
  chooser: Chooser,
): void {
  let lastId = -1;
  let isUnchanged: (() => void) | null = null;
  const choose: Chooser = (moment) => {
    checkDecision(moment, lastId);
    checkCards(moment.state);
    checkDragons(moment.state);
    if (random.chance(diligence.decisions)) checkMoment(moment, random);
    lastId = moment.decision.id;
    isUnchanged = guard(moment);
    return chooser(moment);
  };
  const end = playGame(record.setup, choose, choices, () => isUnchanged?.());
  checkCards(end);
  checkDragons(end);
  if (random.chance(diligence.replays)) checkReplay(record, end);
}

function checkMoment(moment: Moment, random: Random): void {
  const { state } = moment;
  const isUnchanged = guard(moment);
  checkOptions(moment, (applied) => {
    checkCards(applied.state);
    checkDragons(applied.state);
  });
  checkRedo(moment);
  checkEncoding(state);
  checkImagining(state, random);
  for (const seat of [0, 1] as const) {
    const swap = someSwap(state, seat, random);
    if (swap !== null) checkSwap(state, swap, random);
  }
  checkOtherChance(state, random);
  checkSecretPicks(state, random);
  isUnchanged();
}
