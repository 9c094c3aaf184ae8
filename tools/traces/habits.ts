/** The habits of the other program: how its list of legal plays differs from ours. */
import {
  bluffObstacle,
  CARDS_PLAYED,
  cardsIn,
  characterObstacle,
  CHARACTERS_PLAYED,
  forbiddenWord,
  HAND,
  HAS_LANDED,
  hasUnit,
  inMask,
  leadershipObstacle,
  loadingForbidden,
  loadSize,
  rulesInForce,
  SHIPS,
  sourceWord,
  standing,
  TURN_SEAT,
  zone,
} from './engine.ts';
import type { Mask, SeatRule, Workbench } from './engine.ts';
import type { CauseId } from './causes.ts';
import { cell } from './cells.ts';
import type { Habit } from './explanation.ts';
import { legalDifference, loading, ourLegal } from './legal.ts';
import type { Legal } from './legal.ts';
import { nameOf } from './names.ts';
import { paymentHabits, paymentOf } from './payments.ts';
import { legalIfProtected, protectedInHand } from './protection.ts';
import type { Listed, RecordedAct } from './record.ts';
import type { Replay } from './replay.ts';

export interface Scene {
  readonly replay: Replay;
  readonly t: Workbench;
  readonly seat: number;
  readonly phase: RecordedAct['ph'];
}

type Change = (scene: Scene, legal: Legal) => Legal;

function withList(legal: Legal, kind: Listed, names: Iterable<string>): Legal {
  return { ...legal, lists: { ...legal.lists, [kind]: new Set(names) } };
}

function* sources(t: Workbench, seat: number, mask: Mask): Generator<number> {
  yield* cardsIn(Int32Array.of(sourceWord(t, seat, mask, 0), sourceWord(t, seat, mask, 1)), 0);
}

/** Prohibitions of the rival that are in force against the seat. */
function prohibitions(t: Workbench, seat: number): readonly SeatRule<'cannotPlay'>[] {
  return rulesInForce(t, 1 - seat).cannotPlay;
}

/** Whether a prohibition covers cards of all types, only by their text. */
export function textAloneIsBarred(t: Workbench, seat: number): boolean {
  return prohibitions(t, seat).some(({ says }) => says.cards.types === undefined);
}

/** D5: such a prohibition ignores ships and forbids all bluffs and loading; no other one checks the faces of bluffs. */
const prohibited: Change = ({ t, seat, phase }, legal) => {
  const deck = t.game.decks[seat as 0 | 1];
  const st = standing(t);
  const byText = textAloneIsBarred(t, seat);
  if (phase === 'leader' && byText && leadershipObstacle(t, st, seat) === null) {
    const ships = [...cardsIn(t.cells, zone(seat, HAND))].filter((card) => inMask(deck.ofType.ship, card));
    return withList(legal, 'play', [...legal.lists.play, ...ships.map((card) => nameOf(t, seat, card))]);
  }
  if (phase !== 'support' || prohibitions(t, seat).length === 0) return legal;
  if (byText) return withList(withList(legal, 'bluff', []), 'load', []);
  const faces = [...sources(t, seat, deck.withIcon.bluff)].filter(
    (card) => bluffObstacle(t, st, seat, card) === null,
  );
  return withList(
    legal,
    'bluff',
    faces.map((card) => nameOf(t, seat, card)),
  );
};

/** D6, RULING-22, OPEN-QUESTION-18: only demands that can be paid with the hand as the program sees it. */
const payable =
  (cause: CauseId): Change =>
  ({ t, seat }, legal) => {
    const kept = [...legal.lists.satisfy].filter((name) => {
      const payment = paymentOf(name);
      const habit =
        payment === null ? undefined : paymentHabits(payment).find((habit) => habit.cause === cause);
      const seen = habit?.see(t, seat) ?? null;
      return seen === null || ourLegal(seen).lists.satisfy.has(name);
    });
    return withList(legal, 'satisfy', kept);
  };

/** D7: what cards with the protect icon could do if they were protected in hand as well. */
const shielded: Change = ({ t, seat, phase }, legal) => {
  if (phase !== 'char' && phase !== 'support') return legal;
  const names = new Set(protectedInHand(t, seat).map((card) => nameOf(t, seat, card)));
  if (names.size === 0) return legal;
  const more = [...legalIfProtected(t, seat).lists.play].filter((name) => names.has(name));
  return withList(legal, 'play', [...legal.lists.play, ...more]);
};

/** D8: the second character is listed, the third is not, and the phase may end. */
const lateLimit: Change = ({ t, seat, phase }, legal) => {
  if (phase !== 'char' || rulesInForce(t, 1 - seat).haveAtMost.length === 0) return legal;
  if (cell(t, CHARACTERS_PLAYED) === 0) return legal;
  const listed = cell(t, CHARACTERS_PLAYED) < 2 ? legal : withList(withList(legal, 'play', []), 'playNo', []);
  return { ...listed, pass: true };
};

/** D9: cards are loaded from where they may be played: the landed ship, and the hand only if the ship allows it. */
const landing: Change = ({ t, seat, phase }, legal) => {
  if (phase !== 'support' || cell(t, HAS_LANDED) === 0) return legal;
  const st = standing(t);
  if (loadingForbidden(st, seat) || !hasUnit(t, st, seat, 'support')) return withList(legal, 'load', []);
  const deck = t.game.decks[seat as 0 | 1];
  const ships = [...cardsIn(t.cells, zone(seat, SHIPS))].filter(
    (ship) => loadSize(t, seat, ship) < (deck.capacity[ship] ?? 0),
  );
  const { character, booster, support } = deck.ofType;
  const loads = [character, booster, support].flatMap((mask) => [...sources(t, seat, mask)]);
  return withList(
    legal,
    'load',
    ships.flatMap((ship) => loads.map((card) => loading(nameOf(t, seat, card), nameOf(t, seat, ship)))),
  );
};

/** The number of cards that the rival's text lets the seat play in a turn. */
function maxCards(t: Workbench, seat: number): number {
  const limits = rulesInForce(t, 1 - seat).playAtMost.filter(({ says }) => says.into === undefined);
  return Math.min(Infinity, ...limits.map(({ says }) => says.most));
}

/** D16: loaded cards are cards played, so the limit counts and forbids them. */
const loadsCount: Change = ({ replay, t, seat, phase }, legal) => {
  if (phase !== 'support' || cell(t, CARDS_PLAYED) + replay.loads < maxCards(t, seat)) return legal;
  return withList(withList(withList(legal, 'play', []), 'bluff', []), 'load', []);
};

/** PROJECT-6: once-per-turn text is listed from the Leadership phase on. */
const oncePerTurn: Change = ({ phase }, legal) => (phase === 'begin' ? withList(legal, 'use', []) : legal);

/** OPEN-QUESTION-33: stop cards are listed although what is demanded could not be played after them. */
const uselessStops: Change = ({ t, seat, phase }, legal) => {
  if (phase !== 'char') return legal;
  const st = standing(t);
  const { character } = t.game.decks[seat as 0 | 1].ofType;
  const allowed = {
    lo: character.lo & ~forbiddenWord(st, seat, 0),
    hi: character.hi & ~forbiddenWord(st, seat, 1),
  };
  const more = [...sources(t, seat, allowed)].filter(
    (card) => characterObstacle(t, st, seat, card) === 'demand',
  );
  return withList(legal, 'play', [...legal.lists.play, ...more.map((card) => nameOf(t, seat, card))]);
};

const HABITS: readonly (readonly [CauseId, Change])[] = [
  ['PROJECT-6', oncePerTurn],
  ['D9', landing],
  ['D5', prohibited],
  ['D16', loadsCount],
  ['D6', payable('D6')],
  ['OPEN-QUESTION-18', payable('OPEN-QUESTION-18')],
  ['RULING-22', payable('RULING-22')],
  ['D7', shielded],
  ['D8', lateLimit],
  ['OPEN-QUESTION-33', uselessStops],
];

/** How the program may change our list of legal plays now. */
export function legalHabits(replay: Replay, phase: RecordedAct['ph']): readonly Habit<Legal>[] {
  const { t } = replay;
  const scene: Scene = { replay, t, seat: cell(t, TURN_SEAT), phase };
  return HABITS.map(([cause, change]) => ({
    cause,
    change: (legal) => {
      const changed = change(scene, legal);
      return legalDifference(legal, changed) === null ? null : changed;
    },
  }));
}
