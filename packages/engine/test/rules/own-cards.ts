import { apply, decision, newGame, projectEvents, viewFor, BUILT_IN } from '../../src/index.ts';
import { takeBack } from '../../src/decision/decision.ts';
import type { Card, GameEvent, GameSetup, Seat, State, Text, View } from '../../src/index.ts';

/** A card that exists only in a test. */
export function card(id: string, type: Card['type'], more: Partial<Card> = {}): Card {
  const name = id.replaceAll('-', ' ');
  return { id, name: { en: name, de: name }, people: 'tutu', number: 900, type, moons: 0, ...more };
}

export const text = (...texts: readonly Text[]): Pick<Card, 'text'> => ({ text: texts });

const FILLERS = [
  'flamitos',
  'terraton',
  'helitos',
  'sonatos',
  'rocara',
  'torana',
  'smartia-pantia',
  'lonus-mightius',
  'halitosus-teriblus',
];

export interface Player {
  /** The starting hand; plain characters fill it up to six. */
  readonly hand: readonly Card[];
  /** Below the starting hand. */
  readonly deck?: readonly Card[];
  readonly emissaries?: readonly Card[];
  /** At the bottom of the draw deck, and numbered before all other cards. */
  readonly spare?: readonly Card[];
}

/** A game of two short decks, with the hands that the test needs. */
export class OwnGame {
  state: State;
  readonly events: GameEvent[];

  constructor(players: readonly [Player, Player], setup: Partial<GameSetup> = {}) {
    const dealtFirst = players.map(({ hand, deck = [] }) => {
      const fillers = FILLERS.map(BUILT_IN.card);
      const missing = 6 - hand.length;
      return [...hand, ...fillers.slice(0, missing), ...deck, ...fillers.slice(missing)];
    });
    const decks = players.map(({ emissaries = [], spare = [] }, seat) => ({
      leader: null,
      cards: [...spare, ...(dealtFirst[seat] ?? [])],
      emissaries,
    })) as unknown as GameSetup['decks'];
    const orders = players.map(({ spare = [] }, seat) =>
      [...(dealtFirst[seat] ?? []), ...spare].map(({ id }) => id),
    ) as unknown as NonNullable<GameSetup['orders']>;
    const dealt = newGame({ decks, orders, seed: 1, first: 0, ...setup });
    this.state = dealt.state;
    this.events = [...dealt.events];
  }

  get options(): readonly string[] {
    return decision(this.state)?.options.map(({ id }) => id) ?? [];
  }

  decider(): Seat | null {
    return decision(this.state)?.seat ?? null;
  }

  get during(): string | undefined {
    return decision(this.state)?.about.during;
  }

  choose(...options: readonly string[]): this {
    for (const option of options) this.note(apply(this.state, option));
    return this;
  }

  takeBack(): this {
    return this.note(takeBack(this.state));
  }

  view(seat: Seat): View {
    return viewFor(this.state, seat);
  }

  seenBy(seat: Seat): readonly GameEvent[] {
    return projectEvents(this.events, seat);
  }

  /** Goes on through the turn with these cards of the Character phase and announces. */
  attack(character: string, element: 'fire' | 'earth'): this {
    if (!this.options.includes('start')) this.choose('done');
    this.choose('start', `play:${character}`, 'done');
    if (this.options.includes('done')) this.choose('done');
    return this.options.includes(`announce:${element}`) ? this.choose(`announce:${element}`) : this;
  }

  private note({ state, events }: { readonly state: State; readonly events: readonly GameEvent[] }): this {
    this.state = state;
    this.events.push(...events);
    return this;
  }
}
