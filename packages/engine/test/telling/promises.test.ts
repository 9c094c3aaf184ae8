import { describe, expect, test } from 'vitest';
import { apply, BUILT_IN, decision, viewFor } from '../../src/index.ts';
import type { Applied, GameEvent, Option, Seat, State, Subject, View } from '../../src/index.ts';
import { consequencesOf } from '../../src/telling/index.ts';
import type { Consequence, ConsequenceKind, ConsequenceOf } from '../../src/telling/index.ts';
import { someMoments } from './moments.ts';

/** What really happens; of the dragons another one is chosen than the promise had in mind. */
function carriedOut(state: State, option: Option): Applied {
  let applied = apply(state, option.id);
  const events: GameEvent[] = [...applied.events];
  for (let asked = decision(applied.state); asked?.about.during === 'attract';) {
    applied = apply(applied.state, asked.options.at(-1)?.id ?? '');
    events.push(...applied.events);
    asked = decision(applied.state);
  }
  return { state: applied.state, events };
}

interface Checked {
  readonly really: Applied;
  readonly seat: Seat;
  readonly before: View;
}

const dragonsOf = ({ dragons }: View, seat: Seat): number =>
  Object.values(dragons).filter((place) => place === seat).length;

const eventsOf = <K extends GameEvent['event']>({ events }: Applied, kind: K) =>
  events.filter((event): event is Extract<GameEvent, { event: K }> => event.event === kind);

const after = ({ state }: Applied): View => viewFor(state, 'spectator');

/** What a demand takes, and what follows if it is not met; scenes look at that. */
type OfDemand = 'takesDiscard' | 'elseNoGoingOn' | 'elseAttracts';
type Promised = Exclude<ConsequenceKind, OfDemand>;
const OF_DEMAND: ReadonlySet<string> = new Set<OfDemand>(['takesDiscard', 'elseNoGoingOn', 'elseAttracts']);

const isPromised = (
  consequence: Consequence,
): consequence is Exclude<Consequence, { readonly kind: OfDemand }> => !OF_DEMAND.has(consequence.kind);

/** For each kind of promise: whether it was kept. */
const IS_KEPT: { readonly [K in Promised]: (promise: ConsequenceOf<K>, checked: Checked) => boolean } = {
  gameEnds: ({ winner, crystals }, { really }) =>
    eventsOf(really, 'gameEnded').some((ended) => ended.winner === winner && ended.crystals === crystals),
  attracts: ({ seat, dragons, has, leaves }, { really }) =>
    eventsOf(really, 'dragonMoved').filter((moved) => moved.seat === seat).length === dragons &&
    dragonsOf(after(really), seat) === has &&
    dragonsOf(after(really), seat === 0 ? 1 : 0) === leaves,
  noDragon: (_, { really }) => eventsOf(really, 'retreated').some(({ dragons }) => dragons === 0),
  retreats: ({ seat }, { really }) => eventsOf(really, 'retreated').some((event) => event.seat === seat),
  discardsSome: ({ most, canDraw, next }, { really, seat, before }) =>
    next !== seat &&
    decision(really.state)?.about.during === 'decline' &&
    most === Math.min(3, before.seats[seat].hand.count) &&
    canDraw === before.seats[seat].drawDeck.count > 0,
  draws: ({ number }, { really, seat }) =>
    eventsOf(really, 'moved').filter(
      (moved) =>
        moved.seat === seat && moved.to === 'hand' && (moved.by === 'refresh' || moved.by === 'decline'),
    ).length === number,
  nextTurn: ({ seat }, { really }) => eventsOf(really, 'turnBegan').some((began) => began.seat === seat),
  namesElement: (_, { really }) =>
    decision(really.state)?.options.every(({ kind }) => kind === 'announce') === true,
  matches: ({ number }, { really }) =>
    eventsOf(really, 'announced').some(({ power, against }) => against === number && power >= number),
  isSpared: ({ number }, { really }) =>
    eventsOf(really, 'announced').some(({ power, against }) => against === number && power < number),
  mustMatch: ({ seat, number }, { really }) => {
    const { turn, fight } = after(really);
    return turn.seat === seat
      ? fight?.toMatch === number && !fight.shielded
      : eventsOf(really, 'announced').some(({ power }) => power === number);
  },
  needNotMatch: ({ seat, number }, { really }) => {
    const { turn, fight } = after(really);
    return turn.seat === seat && fight?.toMatch === number && fight.shielded;
  },
  mayCall: ({ seat }, { really }) => {
    const asked = decision(really.state);
    return asked?.seat === seat && asked.about.phase === 'call';
  },
  backToEngagement: (_, { really, seat }) => {
    const asked = decision(really.state);
    return asked?.seat === seat && asked.about.phase === 'engagement' && asked.about.during === 'phase';
  },
  ifBluff: ({ brings }, checked) =>
    truthOf(checked) !== 'bluff' || brings.every((each) => isKept(each, checked)),
  ifHonest: ({ brings }, checked) =>
    truthOf(checked) !== 'honest' || brings.every((each) => isKept(each, checked)),
};

function isKept(promise: Consequence, checked: Checked): boolean {
  if (!isPromised(promise)) return true;
  const kept = IS_KEPT[promise.kind] as (promise: Consequence, checked: Checked) => boolean;
  return kept(promise, checked);
}

function truthOf({ really }: Checked): 'honest' | 'bluff' | null {
  const [called] = eventsOf(really, 'called');
  if (called === undefined) return null;
  return called.honest ? 'honest' : 'bluff';
}

/** Whether dragons moved or the game ended without a word. */
function hidesSomething(promises: readonly Consequence[], checked: Checked): boolean {
  const told = promises.flatMap((promise): readonly Consequence[] => {
    if (promise.kind === 'ifBluff') return truthOf(checked) === 'bluff' ? promise.brings : [];
    if (promise.kind === 'ifHonest') return truthOf(checked) === 'honest' ? promise.brings : [];
    return [promise];
  });
  const says = (kind: ConsequenceKind): boolean => told.some((promise) => promise.kind === kind);
  if (eventsOf(checked.really, 'gameEnded').length > 0) return !says('gameEnds');
  return eventsOf(checked.really, 'dragonMoved').length > 0 && !says('attracts');
}

/** Promises that random players seldom get; scenes have them for certain. */
const IN_SCENES: ReadonlySet<string> = new Set(['noDragon', 'retreats', 'isSpared']);

/** Nobody presses these without knowing what follows. */
const GRAVE: ReadonlySet<string> = new Set(['retreat', 'decline', 'announce', 'call', 'takeBack']);

/** Where nothing of weight may happen without a word; what a card's text brings about, the card says. */
function isWatched({ kind }: Option, { phase, during }: Subject): boolean {
  if (during === 'phase' && phase === 'boosterSupport' && kind === 'done') return true;
  return GRAVE.has(kind) || kind === 'trust' || during === 'decline';
}

describe('What is promised on a button', () => {
  const broken: string[] = [];
  const seen = new Set<string>();

  test('is what happens when it is pressed, in random games', () => {
    someMoments(5, ({ state, decision: { seat, about, options }, choices }) => {
      const watched = options.filter((option) => isWatched(option, about));
      const before = viewFor(state, seat);
      for (const option of watched) {
        const promises = consequencesOf(option, before, BUILT_IN);
        const checked = { really: carriedOut(state, option), seat, before };
        const faults = promises.filter((promise) => !isKept(promise, checked)).map(({ kind }) => kind);
        const isSilent = promises.length === 0 && GRAVE.has(option.kind);
        if (faults.length > 0 || isSilent || hidesSomething(promises, checked))
          broken.push(`${option.id} after ${choices.length} choices: ${faults.join(', ')}`);
        for (const { kind } of promises) seen.add(kind);
      }
    });
    expect(broken).toEqual([]);
  });

  test('is of every kind in those games or in the scenes', () => {
    expect(Object.keys(IS_KEPT).filter((kind) => !seen.has(kind) && !IN_SCENES.has(kind))).toEqual([]);
  });

  test('is nothing where somebody else has to choose', () => {
    const told: Consequence[] = [];
    someMoments(100, ({ state, decision: { seat, options } }) => {
      const others = viewFor(state, seat === 0 ? 1 : 0);
      told.push(...options.flatMap((option) => consequencesOf(option, others, BUILT_IN)));
    });
    expect(told).toEqual([]);
  });
});
