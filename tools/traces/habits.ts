/** The habits of the other program: how its list of legal plays comes out of ours. */
import { bluffObstacle, leadershipObstacle, sourceWord, hasUnit, loadingForbidden } from '../../packages/engine/src/derive/permission.ts';
import { hasRule, standing } from '../../packages/engine/src/derive/standing.ts';
import { CANNOT_PLAY, HAVE_AT_MOST, PLAY_AT_MOST } from '../../packages/engine/src/game/compile.ts';
import type { StandingRule } from '../../packages/engine/src/game/compile.ts';
import {
  CARDS_PLAYED,
  CHARACTERS_PLAYED,
  HAND,
  HAS_LANDED,
  SHIPS,
  TURN_SEAT,
  zone,
} from '../../packages/engine/src/state/layout.ts';
import { add, cardsIn, inMask, remove } from '../../packages/engine/src/state/sets.ts';
import type { Mask } from '../../packages/engine/src/state/sets.ts';
import type { Table } from '../../packages/engine/src/state/table.ts';
import { loadSize } from '../../packages/engine/src/state/zones.ts';
import type { CauseId } from './causes.ts';
import { cell } from './cells.ts';
import { legalDifference, loading, ourLegal } from './legal.ts';
import type { Legal } from './legal.ts';
import { nameOf } from './names.ts';
import { offered } from './offered.ts';
import { paymentHabits, paymentOf } from './payments.ts';
import { legalSupposing } from './suppose.ts';
import type { Listed, RecordedAct } from './record.ts';
import type { Replay } from './replay.ts';

type Phase = RecordedAct['ph'];

interface Scene {
  readonly replay: Replay;
  readonly t: Table;
  readonly seat: number;
  readonly phase: Phase;
}

interface Habit {
  readonly cause: CauseId;
  /** The list as the program has it; the same list where the habit does not matter. */
  change(scene: Scene, legal: Legal): Legal;
}

function withList(legal: Legal, kind: Listed, names: Iterable<string>): Legal {
  return { ...legal, lists: { ...legal.lists, [kind]: new Set(names) } };
}

/** Prohibitions of the rival that are in force against the seat. */
function prohibitions({ t, seat }: Scene): readonly StandingRule[] {
  const st = standing(t);
  return st.rules.slice(0, st.count).filter((rule) => rule.kind === CANNOT_PLAY && rule.seat !== seat);
}

/** Of cards of every type, by their text alone. */
function isAboutTextAlone(rule: StandingRule): boolean {
  return rule.rule.rule === 'cannotPlay' && rule.rule.cards.types === undefined;
}

function* sources(t: Table, seat: number, mask: Mask): Generator<number> {
  yield* cardsIn(Int32Array.of(sourceWord(t, seat, mask, 0), sourceWord(t, seat, mask, 1)), 0);
}

const textAlone: Habit = {
  cause: 'D5',
  change: (scene, legal) => {
    const { t, seat, phase } = scene;
    const barring = prohibitions(scene);
    if (barring.length === 0) return legal;
    const deck = t.game.decks[seat as 0 | 1];
    const st = standing(t);
    if (phase === 'leader' && barring.some(isAboutTextAlone) && leadershipObstacle(t, st, seat) === null) {
      const ships = [...cardsIn(t.cells, zone(seat, HAND))].filter((card) => inMask(deck.ofType.ship, card));
      return withList(legal, 'play', [...legal.lists.play, ...ships.map((card) => nameOf(t, seat, card))]);
    }
    if (phase !== 'support') return legal;
    if (barring.some(isAboutTextAlone)) return withList(withList(legal, 'bluff', []), 'load', []);
    const faces = [...sources(t, seat, deck.withIcon.bluff)].filter((card) => bluffObstacle(t, st, seat, card) === null);
    return withList(legal, 'bluff', faces.map((card) => nameOf(t, seat, card)));
  },
};

/** Demands that the program holds payable: with ignored cards and changed values as it sees them. */
function payable(cause: CauseId): Habit {
  return {
    cause,
    change: ({ t, seat }, legal) => {
      const kept = [...legal.lists.satisfy].filter((name) => {
        const payment = paymentOf(name);
        const habit = payment === null ? undefined : paymentHabits(payment).find((habit) => habit.cause === cause);
        const seen = habit?.see(t, seat) ?? null;
        return seen === null || ourLegal(seen).lists.satisfy.has(name);
      });
      return withList(legal, 'satisfy', kept);
    },
  };
}

/** D7: the protect icon works in hand. */
const protectedInHand: Habit = {
  cause: 'D7',
  change: ({ t, seat, phase }, legal) => {
    if (phase !== 'char' && phase !== 'support') return legal;
    const { protect } = t.game.decks[seat as 0 | 1].withIcon;
    const cards = [...sources(t, seat, protect)];
    if (cards.length === 0) return legal;
    const seen = legalSupposing(t, (st) => {
      for (const card of cards) {
        add(st.protectedCards, 2 * seat, card);
        remove(st.ignored, 2 * seat, card);
        remove(st.textIgnored, 2 * seat, card);
      }
    });
    const names = new Set(cards.map((card) => nameOf(t, seat, card)));
    const more = [...seen.lists.play].filter((name) => names.has(name));
    return withList(legal, 'play', [...legal.lists.play, ...more]);
  },
};

/** The second character is listed, the third is not, and the phase may end. */
const lateLimit: Habit = {
  cause: 'D8',
  change: ({ t, seat, phase }, legal) => {
    if (phase !== 'char' || !hasRule(standing(t), 1 - seat, HAVE_AT_MOST) || cell(t, CHARACTERS_PLAYED) === 0) return legal;
    const listed = cell(t, CHARACTERS_PLAYED) < 2 ? legal : withList(withList(legal, 'play', []), 'playNo', []);
    return { ...listed, pass: true };
  },
};

/** Loads come from where cards may be played from: the landed ship, and the hand only if the ship says so. */
const landing: Habit = {
  cause: 'D9',
  change: ({ t, seat, phase }, legal) => {
    if (phase !== 'support' || cell(t, HAS_LANDED) === 0) return legal;
    const st = standing(t);
    if (loadingForbidden(st, seat) || !hasUnit(t, st, seat, 'support')) return withList(legal, 'load', []);
    const deck = t.game.decks[seat as 0 | 1];
    const ships = [...cardsIn(t.cells, zone(seat, SHIPS))].filter(
      (ship) => loadSize(t, seat, ship) < (deck.capacity[ship] ?? 0),
    );
    const { character, booster, support } = deck.ofType;
    const loads = [character, booster, support].flatMap((mask) => [...sources(t, seat, mask)]);
    const pairs = ships.flatMap((ship) => loads.map((card) => loading(nameOf(t, seat, card), nameOf(t, seat, ship))));
    return withList(legal, 'load', pairs);
  },
};

const falling: Habit = {
  cause: 'D14',
  change: ({ t, phase }, legal) =>
    phase === 'support' && offered(t).some(({ id }) => id === 'take-back') ? { ...legal, pass: true } : legal,
};

const loadsCount: Habit = {
  cause: 'D16',
  change: ({ replay, t, seat, phase }, legal) => {
    const st = standing(t);
    if (phase !== 'support' || !hasRule(st, 1 - seat, PLAY_AT_MOST)) return legal;
    const most = st.rules.slice(0, st.count).flatMap(({ seat: owner, rule }) => (owner !== seat && rule.rule === 'playAtMost' && rule.into === undefined ? [rule.most] : []));
    if (cell(t, CARDS_PLAYED) + replay.loads < Math.min(...most)) return legal;
    return withList(withList(withList(legal, 'play', []), 'bluff', []), 'load', []);
  },
};

const oncePerTurn: Habit = {
  cause: 'PROJECT-6',
  change: ({ phase }, legal) => (phase === 'begin' ? withList(legal, 'use', []) : legal),
};

const HABITS: readonly Habit[] = [
  protectedInHand,
  payable('D6'),
  payable('OPEN-QUESTION-18'),
  payable('RULING-22'),
  lateLimit,
  landing,
  textAlone,
  loadsCount,
  falling,
  oncePerTurn,
];

/** Our list as the program would have it, and the causes that changed it. */
export function programLegal(replay: Replay, phase: Phase, ours: Legal): { readonly legal: Legal; readonly causes: readonly CauseId[] } {
  const scene: Scene = { replay, t: replay.t, seat: cell(replay.t, TURN_SEAT), phase };
  let legal = ours;
  const causes: CauseId[] = [];
  for (const habit of HABITS) {
    const changed = habit.change(scene, legal);
    if (legalDifference(legal, changed) !== null) causes.push(habit.cause);
    legal = changed;
  }
  return { legal, causes };
}
