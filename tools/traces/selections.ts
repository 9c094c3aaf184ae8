/** Compares the legal selections of a choice with those of the record. */
import type { Payment } from '@bluemoon/engine';
import { cardsIn, chooser, HAND, matches, textFactor, zone } from './engine.ts';
import type { Deck, Workbench } from './engine.ts';
import { listDifference, numberDifference } from './differences.ts';
import { explanation } from './explanation.ts';
import type { Habit } from './explanation.ts';
import { cardsOfSet, legalSets, spellSet } from './legal-sets.ts';
import type { LegalSets } from './legal-sets.ts';
import { isRefusedWithPlay } from './legal.ts';
import { idOfName, nameOf, nameOfId, numberOf } from './names.ts';
import { paymentHabits, paymentOf } from './payments.ts';
import type { RecordedChoice } from './record.ts';
import { differ, fault } from './replay.ts';
import type { Replay } from './replay.ts';
import { setsForBoth, twoTotals } from './two-totals.ts';
import type { Totals, Worth } from './two-totals.ts';

/** What can be picked on our table, or on our table as the program sees it. */
export interface Selections {
  readonly t: Workbench;
  readonly sets: LegalSets;
  /** All cards that a selection can contain; for a payment all cards that count toward it. */
  readonly candidates: readonly string[];
}

export function selectionsOn(t: Workbench, by: string): Selections {
  const sets = legalSets(t, isRefusedWithPlay(by) ? 'isSettled' : 'counts');
  const payment = paymentOf(by);
  return { t, sets, candidates: payment === null ? cardsOf(sets) : usefulCards(t, payment) };
}

function cardsOf(sets: LegalSets): readonly string[] {
  return [...new Set([...sets.keys()].flatMap(cardsOfSet))].map(nameOfId);
}

function usefulCards(t: Workbench, payment: Payment): readonly string[] {
  const payer = chooser(t);
  const deck = t.game.decks[payer as 0 | 1];
  const hand = [...cardsIn(t.cells, zone(payer, HAND))];
  return hand.filter((card) => isUseful(deck, card, payment)).map((card) => nameOf(t, payer, card));
}

function isUseful(deck: Deck, card: number, payment: Payment): boolean {
  const fire = (deck.fire[card] ?? 0) > 0;
  const earth = (deck.earth[card] ?? 0) > 0;
  if ('worth' in payment)
    return (payment.worth.fire !== undefined && fire) || (payment.worth.earth !== undefined && earth);
  if ('worthEither' in payment) return fire || earth;
  const printed = deck.cards[card];
  return 'cards' in payment && printed !== undefined && matches(printed, payment.cards);
}

function habitsFor(by: string): readonly Habit<Selections>[] {
  const payment = paymentOf(by);
  if (payment === null) return [];
  const habits = paymentHabits(payment).map((habit): Habit<Selections> => ({
    cause: habit.cause,
    change: ({ t }) => {
      const seen = habit.see(t, chooser(t));
      return seen === null ? null : selectionsOn(seen, by);
    },
  }));
  const totals = twoTotals(payment);
  return totals === null ? habits : [...habits, { cause: 'RULING-13', change: withCardsTooMany(by, totals) }];
}

/** RULING-13: with two totals the program counts some larger sets as minimal. */
const withCardsTooMany =
  (by: string, totals: Totals) =>
  (ours: Selections): Selections | null => {
    const { t, sets, candidates } = ours;
    const payer = chooser(t);
    const factor = textFactor(t, 1 - payer, numberOf(t, 1 - payer, by));
    const { fire, earth } = t.game.decks[payer as 0 | 1];
    const cards = candidates.map((name): Worth => {
      const card = numberOf(t, payer, name);
      return { id: idOfName(name), fire: fire[card] ?? 0, earth: earth[card] ?? 0 };
    });
    const theirs = setsForBoth(cards, { fire: factor * totals.fire, earth: factor * totals.earth });
    const more = theirs.map(spellSet).filter((set) => !sets.has(set));
    if (more.length === 0) return null;
    return { ...ours, sets: new Map([...sets, ...more.map((set) => [set, []] as const)]) };
  };

/** Counts the causes that turn our selections into those of the record, and returns what the program sees. */
export function explainSelections(replay: Replay, choice: RecordedChoice, ours: Selections): Selections {
  const found = explanation(ours, habitsFor(choice.by), (seen) => selectionDifference(seen, choice) === null);
  if (found === null) fault(replay, selectionDifference(ours, choice) ?? '');
  found?.causes.forEach((cause) => differ(replay, cause));
  return found?.value ?? ours;
}

/** The record does not ask, because nothing can be picked. */
export function explainSilence(replay: Replay, by: string, ours: Selections): Selections | null {
  const found = explanation(
    ours,
    habitsFor(by),
    ({ sets, candidates }) => sets.size === 1 && isSilent(by, sets, candidates),
  );
  found?.causes.forEach((cause) => differ(replay, cause));
  return found?.value ?? null;
}

function isSilent(by: string, sets: LegalSets, candidates: readonly string[]): boolean {
  return candidates.length === 0 || (paymentOf(by) === null && !sets.has(''));
}

/** A null is a face-down card. The program shows what it found even if nothing may be taken. */
function selectionDifference(
  { sets, candidates }: Selections,
  { by, from, nLegal }: RecordedChoice,
): string | null {
  const number = nLegal === undefined ? null : numberDifference(`selections by ${by}`, sets.size, nLegal);
  if (number !== null || candidates.length === 0) return number;
  const named = from.filter((name) => name !== null);
  const what = `candidates by ${by}`;
  if (named.length === from.length) return listDifference(what, candidates, named);
  return numberDifference(what, candidates.length, from.length);
}
