/**
 * Scenarios: positions and what may be done in them, in the words of the rulebook's examples.
 *
 *   const game = scenario({
 *     element: 'fire',                          // left out: fire if anything lies in an area, else no fight
 *     me: { hand: ['Cinder', 'Glimmer'], support: ['Lightning Bolts'] },
 *     rival: { active: ['Catusan'], support: ['Tome of Wisdom'] },
 *   });
 *   game.plays('Cinder');
 *   game.offers('discard:tome-of-wisdom', 'refuse');
 *   game.chooses('discard:tome-of-wisdom');
 *   expect(game.rival.support).toEqual([]);
 *   expect(game.power('rival')).toBe(1);
 *
 * `me` is seat 0 and to move, at the beginning of the turn, unless `turn: 'rival'` or `phase` say otherwise. Cards are
 * given by their English names. See SideSetup and ScenarioSetup (setup.ts) for all that can be set up: hand, active,
 * covered, support, bluffs, drawDeck, discardPile, leaderArea, leadership, ships, landed, disclosed, known, targets,
 * dragons, ranOut, deck, beside, emissaries, match. A draw deck that is left out holds ten plain characters.
 *
 * Doing (always by the player who has to decide; fails with the reason if it cannot be done):
 *   plays(card, manner?)      goes to the phase where the card can be played, passing what lies before, and plays it;
 *                             manner: 'free', 'keep', 'free+keep' (as in the option id) or 'bluff'
 *   loads(card, ship)         the same for loading
 *   retrieves(card), lands(ship), uses(card), meets(card)
 *   chooses(...options)       one option after the other; “discard:Tome of Wisdom” or “discard:tome-of-wisdom”
 *   picks(...options)         the same as a set, in the order that the rules need
 *   passes()                  done, refuse, trust or keep: the option that does nothing
 *   starts(), continues()     goes on to the Character phase
 *   announces(element?)       ends Booster/Support; the element is needed where the turn starts the fight
 *   endsTurn(element?)        announces and passes everything up to the next turn
 *   rivalTurn(...cards), myTurn(...cards)   that player plays these cards and ends the turn
 *   retreats()                goes to Engagement and retreats; moves the first dragons offered
 *   declines(...cards)        goes to Engagement, declines and discards these cards
 *   interferes(card)          plays an interference card; passes() lets the action through
 *   replaces(card)            goes to the Leadership phase and discards the card by its replace icon
 *   takesBack()
 * None of them makes a choice that a card's text asks for: use chooses, picks or passes.
 *
 * Asserting without changing anything:
 *   offers(...options)        exactly these are legal now
 *   offersAlso(...options), offersNo(...options)
 *   canPlay(card, manner?)
 *   cannotPlay(card, reason?, manner?)   in the phase of the card, which must be within reach; reason: an Obstacle;
 *                             without a manner: in none but as a bluff
 *
 * Looking:
 *   me, rival                 hand, active, covered, support, bluffs, discardPile, leaderArea, ships, landed, disclosed,
 *                             knownHand (sorted names); drawDeck (top first); topOfDiscards; loadOf(ship); dragons
 *                             (number); dragonNames; ranOut; power(element?), value(card, element?); isActive,
 *                             isIgnored, textIsIgnored, isProtected, targetOf (card)
 *   power(side, element?), value(card, element?), isActive(card), isIgnored(card): of the side that has the card
 *   decider ('me', 'rival' or null), asks (the card whose text asks, or null), phase, turn, element, options
 *   eventsOf(kind), events    since the scenario began
 *   result                    { winner, crystals, reason } or null
 *   state                     for everything else
 */
import { apply, decision, takeBack } from '../../src/decision/decision.ts';
import type { Decision } from '../../src/decision/decision.ts';
import type { Obstacle } from '../../src/derive/obstacle.ts';
import type { EndReason, GameEvent } from '../../src/state/events.ts';
import { ELEMENT, PHASE, PHASES, TURN_SEAT } from '../../src/state/layout.ts';
import { FIRE, NO_ELEMENT } from '../../src/compile/element.ts';
import type { Phase, Seat } from '../../src/state/layout.ts';
import type { State } from '../../src/state/workbench.ts';
import type { CardType, Element } from '../../src/vocabulary/card.ts';
import { cardNamed, optionNamed } from './names.ts';
import { stateOf } from './setup.ts';
import type { ScenarioSetup, SideName } from './setup.ts';
import { Side } from './side.ts';
import { obstacleTo } from './why-not.ts';

export function scenario(setup: ScenarioSetup): Scenario {
  return new Scenario(stateOf(setup));
}

/** The same vocabulary for a state that came about otherwise. */
export function scenarioFrom(state: State): Scenario {
  return new Scenario(state);
}

export type Manner = 'free' | 'keep' | 'free+keep' | 'bluff';

const SIDES: readonly [SideName, SideName] = ['me', 'rival'];
/** All ways to play a card as itself. */
const MANNERS = [undefined, 'free', 'keep', 'free+keep'] as const;
const PASSIVE = ['done', 'refuse', 'trust', 'keep'];

export class Scenario {
  state: State;
  readonly events: GameEvent[] = [];
  readonly me = new Side(0, () => this.state);
  readonly rival = new Side(1, () => this.state);

  constructor(state: State) {
    this.state = state;
  }

  // --- Looking ---

  get options(): readonly string[] {
    return this.pending?.options.map(({ id }) => id) ?? [];
  }

  get decider(): SideName | null {
    return this.pending === null ? null : SIDES[this.pending.seat];
  }

  get asks(): string | null {
    const card = this.pending?.about.card;
    return card === undefined ? null : cardNamed(card).name.en;
  }

  get phase(): Phase {
    return PHASES[this.state.cells[PHASE]];
  }

  get turn(): SideName {
    return SIDES[this.state.cells[TURN_SEAT] as Seat];
  }

  get element(): Element | null {
    const element = this.state.cells[ELEMENT];
    return element === NO_ELEMENT ? null : element === FIRE ? 'fire' : 'earth';
  }

  get result(): { readonly winner: SideName; readonly crystals: number; readonly reason: EndReason } | null {
    const ended = this.eventsOf('gameEnded').at(-1);
    return ended === undefined
      ? null
      : { winner: SIDES[ended.winner], crystals: ended.crystals, reason: ended.reason };
  }

  eventsOf<K extends GameEvent['event']>(kind: K): readonly Extract<GameEvent, { event: K }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { event: K }> => event.event === kind);
  }

  power(side: SideName, element?: Element): number {
    return this[side].power(element);
  }

  value(card: string, element?: Element): number {
    return this.sideOf(card).value(card, element);
  }

  isActive(card: string): boolean {
    return this.me.isActive(card) || this.rival.isActive(card);
  }

  isIgnored(card: string): boolean {
    return this.sideOf(card).isIgnored(card);
  }

  // --- Asserting ---

  offers(...options: readonly string[]): void {
    const wanted = options.map(optionNamed);
    const missing = wanted.filter((option) => !this.options.includes(option));
    const surplus = this.options.filter((option) => !wanted.includes(option));
    const complaints = [
      ...(missing.length === 0 ? [] : [`Not offered: ${missing.join(', ')}`]),
      ...(surplus.length === 0 ? [] : [`Offered but not expected: ${surplus.join(', ')}`]),
    ];
    if (complaints.length > 0) throw this.failure(complaints.join('. '));
  }

  offersAlso(...options: readonly string[]): void {
    const missing = options.map(optionNamed).filter((option) => !this.options.includes(option));
    if (missing.length > 0) throw this.failure(`Not offered: ${missing.join(', ')}`);
  }

  offersNo(...options: readonly string[]): void {
    const offered = options.map(optionNamed).filter((option) => this.options.includes(option));
    if (offered.length > 0) throw this.failure(`Offered: ${offered.join(', ')}`);
  }

  canPlay(card: string, manner?: Manner): void {
    const attempt = this.copy();
    attempt.walkTo(card, manner);
  }

  cannotPlay(card: string, reason?: Obstacle, manner?: Manner): void {
    const attempt = this.copy();
    const { id, name, type } = cardNamed(card);
    const reached = attempt.approach(card, manner, manner === undefined ? MANNERS : [manner]);
    if (reached === 'found') throw attempt.failure(`${name.en} can be played`);
    const seat = attempt.seat();
    const phases = manner === 'bluff' ? ['boosterSupport'] : phasesOf(type);
    // Engagement lets nobody go on who has no character to play, so nothing more is needed to know about characters.
    const isThere =
      phases.includes(attempt.phase) || (type === 'character' && attempt.phase === 'engagement');
    const obstacle = obstacleTo(attempt.state, seat, id, manner === 'bluff' ? 'bluff' : 'itself');
    if (!isThere) {
      throw attempt.failure(
        `The phase in which ${name.en} is played was not reached, so this says nothing about it`,
      );
    }
    if (obstacle === 'notAtHand' && reason !== 'notAtHand') {
      throw attempt.failure(`${name.en} is not at hand, so this says nothing about it`);
    }
    if (reason !== undefined && obstacle !== reason) {
      throw attempt.failure(`${name.en} cannot be played, but because of “${obstacle}”, not “${reason}”`);
    }
  }

  // --- Doing ---

  chooses(...options: readonly string[]): this {
    for (const option of options.map(optionNamed)) {
      if (!this.options.includes(option)) throw this.failure(`“${option}” is not offered`);
      this.answer(option);
    }
    return this;
  }

  picks(...options: readonly string[]): this {
    const left = options.map(optionNamed);
    while (left.length > 0) {
      const next = this.options.find((option) => left.includes(option));
      if (next === undefined) throw this.failure(`None of ${left.join(', ')} is offered`);
      left.splice(left.indexOf(next), 1);
      this.answer(next);
    }
    return this;
  }

  passes(): this {
    const passive = PASSIVE.find((option) => this.options.includes(option));
    if (passive === undefined) throw this.failure('There is no way to pass');
    return this.answer(passive);
  }

  plays(card: string, manner?: Manner): this {
    return this.answer(this.walkTo(card, manner));
  }

  loads(card: string, ship: string): this {
    return this.walk(`load:${cardNamed(card).id}>${cardNamed(ship).id}`);
  }

  retrieves(card: string): this {
    return this.chooses(`retrieve:${cardNamed(card).id}`);
  }

  lands(ship: string): this {
    return this.chooses(`land:${cardNamed(ship).id}`);
  }

  uses(card: string): this {
    return this.walk(`use:${cardNamed(card).id}`);
  }

  meets(card: string): this {
    return this.walk(`meet:${cardNamed(card).id}`);
  }

  starts(): this {
    return this.walk('start');
  }

  continues(): this {
    return this.walk('continue');
  }

  announces(element?: Element): this {
    const before = this.eventsOf('announced').length;
    const isAnnounced = (): boolean => this.eventsOf('announced').length > before;
    while (!isAnnounced()) {
      if (this.phase === 'power' && this.options.some((option) => option.startsWith('announce:'))) {
        if (element === undefined)
          throw this.failure('The turn starts the fight; which element is announced?');
        this.chooses(`announce:${element}`);
      } else if (!this.step()) {
        throw this.failure('Power cannot be announced');
      }
    }
    if (element !== undefined && this.eventsOf('announced').at(-1)?.element !== element) {
      throw this.failure(`It was not ${element} that was announced`);
    }
    return this;
  }

  endsTurn(element?: Element): this {
    const { turn } = this;
    const turns = this.eventsOf('turnBegan').length;
    const isOver = (): boolean => this.result !== null || this.eventsOf('turnBegan').length > turns;
    if (!isPastPower(this.phase)) this.announces(element);
    while (!isOver()) {
      const passive = PASSIVE.find((option) => this.options.includes(option));
      if (passive === undefined) throw this.failure(`The turn of ${turn} does not end by itself`);
      this.answer(passive);
    }
    return this;
  }

  rivalTurn(...cards: readonly string[]): this {
    return this.wholeTurn('rival', cards);
  }

  myTurn(...cards: readonly string[]): this {
    return this.wholeTurn('me', cards);
  }

  retreats(): this {
    this.walk('retreat');
    while (this.options.some((option) => option.startsWith('dragon:'))) this.answer(this.options[0]);
    return this;
  }

  declines(...cards: readonly string[]): this {
    this.walk('decline');
    const seat = this.pending?.seat;
    this.picks(...cards.map((card) => `discard:${cardNamed(card).id}`));
    if (this.pending?.about.during === 'decline' && this.pending.seat === seat) this.chooses('done');
    return this;
  }

  interferes(card: string): this {
    if (this.pending?.about.during !== 'interference')
      throw this.failure('There is nothing to interfere with');
    return this.chooses(`play:${cardNamed(card).id}`);
  }

  replaces(card: string): this {
    return this.walk(`replace:${cardNamed(card).id}`);
  }

  takesBack(): this {
    return this.note(takeBack(this.state));
  }

  // --- Inside ---

  private get pending(): Decision | null {
    return decision(this.state);
  }

  private seat(): Seat {
    return this.pending?.seat ?? 0;
  }

  private answer(option: string): this {
    return this.note(apply(this.state, option));
  }

  private note({ state, events }: { readonly state: State; readonly events: readonly GameEvent[] }): this {
    this.state = state;
    this.events.push(...events);
    return this;
  }

  private copy(): Scenario {
    return new Scenario(this.state);
  }

  private sideOf(card: string): Side {
    const owners = [this.me, this.rival].filter((side) => side.owns(card));
    if (owners.length === 1) return owners[0];
    const active = owners.filter((side) => side.isActive(card));
    if (active.length === 1) return active[0];
    const name = cardNamed(card).name.en;
    throw new Error(
      owners.length === 0 ? `Nobody has ${name}` : `Both have ${name}; ask game.me or game.rival`,
    );
  }

  /** Goes on by one step of the turn without playing anything; false where that is not possible. */
  private step(): boolean {
    if (this.pending?.about.during !== 'phase') return false;
    const onward = ['done', 'continue', 'start'].find((option) => this.options.includes(option));
    if (onward === undefined) return false;
    this.answer(onward);
    return true;
  }

  private walk(option: string): this {
    const last = this.lastPhaseOf(option);
    const { turn } = this;
    while (!this.options.includes(option)) {
      const isBeyond = PHASES.indexOf(this.phase) >= PHASES.indexOf(last);
      if (isBeyond || this.turn !== turn || !this.step()) throw this.failure(`“${option}” is not offered`);
    }
    return this.answer(option);
  }

  private lastPhaseOf(option: string): Phase {
    return ['start', 'continue', 'retreat', 'decline'].includes(option) ? 'engagement' : 'boosterSupport';
  }

  /** Goes to where the card can be played and says by which option. */
  private walkTo(card: string, manner: Manner | undefined): string {
    const { id, name } = cardNamed(card);
    if (this.approach(card, manner, [manner]) === 'lost') {
      const obstacle = obstacleTo(this.state, this.seat(), id, manner === 'bluff' ? 'bluff' : 'itself');
      throw this.failure(`${name.en} cannot be played${obstacle === null ? '' : ` (${obstacle})`}`);
    }
    return optionFor(id, manner);
  }

  /** Goes on until the card can be played in one of the manners. */
  private approach(
    card: string,
    manner: Manner | undefined,
    manners: readonly (Manner | undefined)[],
  ): 'found' | 'lost' {
    const { id, type } = cardNamed(card);
    const wanted = manners.map((each) => optionFor(id, each));
    const phases = manner === 'bluff' ? ['boosterSupport'] : phasesOf(type);
    for (;;) {
      if (wanted.some((option) => this.options.includes(option))) return 'found';
      const isThere = phases.includes(this.phase) || !isBefore(this.phase, phases[0]);
      if (isThere || !this.step()) return 'lost';
    }
  }

  private wholeTurn(side: SideName, cards: readonly string[]): this {
    if (this.turn !== side || this.decider !== side) throw this.failure(`It is not for ${side} to act`);
    for (const card of cards) this.plays(card);
    return this.endsTurn();
  }

  private describe(): string {
    const about = this.asks === null ? this.phase : `${this.phase}, text of ${this.asks}`;
    return [
      `Turn of ${this.turn}, ${about}; ${this.decider ?? 'nobody'} decides.`,
      `  offered: ${this.options.join(', ') || 'nothing'}`,
      `  me: ${this.me.describe()}`,
      `  rival: ${this.rival.describe()}`,
    ].join('\n');
  }

  private failure(message: string): Error {
    return new Error(`${message}.\n${this.describe()}`);
  }
}

function optionFor(id: string, manner: Manner | undefined): string {
  if (manner === undefined) return `play:${id}`;
  return manner === 'bluff' ? `bluff:${id}` : `play:${id}+${manner}`;
}

function phasesOf(type: CardType): readonly Phase[] {
  switch (type) {
    case 'character':
      return ['character'];
    case 'booster':
    case 'support':
      return ['boosterSupport'];
    default:
      return ['leadership'];
  }
}

function isBefore(phase: Phase, other: string): boolean {
  return PHASES.indexOf(phase) < PHASES.findIndex((known) => known === other);
}

function isPastPower(phase: Phase): boolean {
  return PHASES.indexOf(phase) > PHASES.indexOf('power');
}
