import { dragonsOf } from '../../src/derive/condition.ts';
import { standing } from '../../src/derive/standing.ts';
import { isIgnored, textIsIgnored } from '../../src/derive/ignore.ts';
import { isProtected } from '../../src/derive/protect.ts';
import { isActive } from '../../src/derive/active.ts';
import { powerOf, valueOf } from '../../src/derive/value.ts';
import {
  ABOARD,
  BESIDE,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  SHIPS,
  SUPPORT,
  zone,
} from '../../src/state/layout.ts';
import { EARTH, FIRE, NO_ELEMENT } from '../../src/compile/element.ts';
import type { Seat } from '../../src/state/layout.ts';
import { cardsIn, has } from '../../src/state/sets.ts';
import { workbenchFor } from '../../src/state/workbench.ts';
import type { State, Workbench } from '../../src/state/workbench.ts';
import { deckOrder } from '../../src/state/draw-deck.ts';
import { link, targetOf } from '../../src/state/links.ts';
import { DRAGON_NAMES } from '../../src/vocabulary/card.ts';
import type { Dragon, Element } from '../../src/vocabulary/card.ts';
import { cardNamed } from './names.ts';

type Names = readonly string[];

/** What one player has at this moment. Zones are sorted lists of English names; only the draw deck keeps its order. */
export class Side {
  readonly seat: Seat;
  private readonly look: () => State;

  constructor(seat: Seat, look: () => State) {
    this.seat = seat;
    this.look = look;
  }

  get hand(): Names {
    return this.sorted(HAND);
  }
  /** Active cards of the combat area. */
  get active(): Names {
    return this.sorted(COMBAT);
  }
  get covered(): Names {
    return this.sorted(COVERED);
  }
  get support(): Names {
    return this.sorted(SUPPORT);
  }
  /** Faces of the face-down cards. */
  get bluffs(): Names {
    return this.sorted(BLUFFS);
  }
  get discardPile(): Names {
    return this.sorted(DISCARD);
  }
  get leaderArea(): Names {
    return this.sorted(LEADER_AREA);
  }
  get ships(): Names {
    return this.sorted(SHIPS);
  }
  get landed(): Names {
    return this.sorted(LANDED);
  }
  /** Active Hyla and achievement cards. */
  get beside(): Names {
    return this.sorted(BESIDE);
  }
  get disclosed(): Names {
    return this.sorted(DISCLOSED);
  }
  /** Cards of the hand that the other player knows. */
  get knownHand(): Names {
    const t = this.table();
    return this.sorted(HAND, (card) => has(t.cells, zone(this.seat, KNOWN), card));
  }
  /** Top card first. */
  get drawDeck(): Names {
    return deckOrder(this.table(), this.seat).toReversed().map(this.nameOf);
  }
  get topOfDiscards(): string | undefined {
    const { cells } = this.look();
    const pile = Array.from({ length: cells[zone(this.seat, PILE_SIZE)] }, (_, i) =>
      byteAt(cells, zone(this.seat, PILE_ORDER), i),
    );
    const top = pile.filter((card) => has(cells, zone(this.seat, DISCARD), card)).at(-1);
    return top === undefined ? undefined : this.nameOf(top);
  }
  get dragons(): number {
    return dragonsOf(this.table(), this.seat);
  }
  get dragonNames(): readonly Dragon[] {
    return DRAGON_NAMES.filter((_, d) => this.look().cells[DRAGONS + d] === this.seat + 1);
  }
  get ranOut(): boolean {
    return this.look().cells[zone(this.seat, RAN_OUT)] === 1;
  }

  loadOf(ship: string): Names {
    const t = this.table();
    const number = this.number(ship);
    return this.sorted(ABOARD, (card) => link(t, this.seat, card) === number);
  }

  /** The total in the contested element, or in the one named. */
  power(element?: Element): number {
    return powerOf(this.table(), this.seat, this.elementNumber(element));
  }

  /** What an active card amounts to in the contested element, or in the one named. */
  value(card: string, element?: Element): number {
    const t = this.table();
    const number = this.number(card);
    if (!isActive(t, this.seat, number)) throw new Error(`${cardNamed(card).name.en} is not active`);
    return valueOf(t, this.seat, number, this.elementNumber(element));
  }

  owns(card: string): boolean {
    return this.look().game.decks[this.seat].numberOf.has(cardNamed(card).id);
  }

  isActive(card: string): boolean {
    return this.owns(card) && isActive(this.table(), this.seat, this.number(card));
  }

  isIgnored(card: string): boolean {
    return isIgnored(standing(this.table()), this.seat, this.number(card));
  }

  textIsIgnored(card: string): boolean {
    return textIsIgnored(standing(this.table()), this.seat, this.number(card));
  }

  isProtected(card: string): boolean {
    return isProtected(standing(this.table()), this.seat, this.number(card));
  }

  targetOf(card: string): string | null {
    const target = targetOf(this.table(), this.seat, this.number(card));
    return target < 0 ? null : this.nameOf(target);
  }

  /** For messages. */
  describe(): string {
    const zones = {
      hand: this.hand,
      active: this.active,
      covered: this.covered,
      support: this.support,
      bluffs: this.bluffs,
    };
    const filled = Object.entries(zones).filter(([, cards]) => cards.length > 0);
    return filled.map(([zone, cards]) => `${zone} ${cards.join(', ')}`).join('; ') || 'nothing';
  }

  private table(): Workbench {
    return workbenchFor(this.look(), null);
  }

  private elementNumber(element: Element | undefined): number {
    const number = element === undefined ? this.look().cells[ELEMENT] : element === 'fire' ? FIRE : EARTH;
    if (number === NO_ELEMENT) throw new Error('No element is contested yet; name one.');
    return number;
  }

  private number(card: string): number {
    const number = this.look().game.decks[this.seat].numberOf.get(cardNamed(card).id);
    if (number === undefined)
      throw new Error(`${cardNamed(card).name.en} is none of the cards of seat ${this.seat}`);
    return number;
  }

  private readonly nameOf = (card: number): string => this.look().game.decks[this.seat].cards[card].name.en;

  private sorted(which: number, test: (card: number) => boolean = () => true): Names {
    const cards = [...cardsIn(this.look().cells, zone(this.seat, which))];
    return cards.filter(test).map(this.nameOf).toSorted();
  }
}
