import type { BotId } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { Box, People } from '@bluemoon/engine';
import { agreeOn, cardsKept, DRAFT_SIZES, newDraft } from '@bluemoon/play';
import type { Agreement, DraftSeats, Edition } from '@bluemoon/play';
import type { Player } from '../game/sitting.ts';
import type { Chance } from '../game/chance.ts';
import type { DraftSeries } from './draft-series.ts';

export interface DraftWishes {
  readonly seats: DraftSeats;
  /** How many seats are people: the first ones. The others are bots. */
  readonly people: number;
  readonly level: BotId;
  /** The decks of the pool; null: random. */
  readonly peoples: readonly People[] | null;
  /** DRAFT-16: agreed on before the draft. */
  readonly match: boolean;
  /** PROJECT-40: include pack cards. */
  readonly packs: boolean;
  readonly edition: Edition;
  readonly mulligan: boolean;
  readonly tournament: Agreement['tournament'];
}

export const FIRST_DRAFT: DraftWishes = {
  seats: 6,
  people: 1,
  level: 'nib',
  peoples: null,
  match: false,
  packs: false,
  edition: 'legends',
  mulligan: false,
  tournament: null,
};

/** The chosen peoples; null if they are drawn at random, or if all are needed. */
export function chosenPeoples({ seats, peoples }: DraftWishes): readonly People[] | null {
  return DRAFT_SIZES[seats].decks < PEOPLES.length ? peoples : null;
}

/** How many peoples are still to be chosen; below zero: too many are chosen. */
export function peoplesMissing(wishes: DraftWishes): number {
  const byHand = chosenPeoples(wishes);
  return byHand === null ? 0 : DRAFT_SIZES[wishes.seats].decks - byHand.length;
}

/** DRAFT-12: how many cards each player keeps; the second number holds if the Buka are drawn. */
export function cardsEverybodyKeeps(wishes: DraftWishes): readonly [number, number] {
  const byHand = chosenPeoples(wishes);
  return [cardsKept(wishes.seats, byHand ?? []), cardsKept(wishes.seats, byHand ?? PEOPLES)];
}

export interface DraftChance extends Chance {
  /** All cards, including packs. */
  readonly box: Box;
}

export function draftFor(wishes: DraftWishes, { newId, newSeed, now, box }: DraftChance): DraftSeries {
  const { seats, people, level, match, packs, edition, mulligan, tournament } = wishes;
  const peoples = chosenPeoples(wishes);
  const players = Array.from({ length: seats }, (_, seat): Player =>
    seat < people ? { kind: 'person' } : { kind: 'bot', level },
  );
  const draft = newDraft({ seats, seed: newSeed(), match, packs, ...(peoples === null ? {} : { peoples }) });
  return {
    id: newId(),
    players,
    draft,
    decks: players.map(() => null),
    unfinished: [],
    agreement: agreeOn({ decks: 'drafted', match, edition, mulligan, tournament }),
    meetings: [],
    cards: packs ? box.packCards : [],
    began: now,
    touched: now,
  };
}
