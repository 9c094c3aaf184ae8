/** The selections that are legal in a choice, ours against those of the record. */
import type { Payment } from '@bluemoon/engine';
import { matches } from '../../packages/engine/src/game/match-cards.ts';
import type { Game } from '../../packages/engine/src/game/compile.ts';
import { HAND, zone } from '../../packages/engine/src/state/layout.ts';
import { cardsIn } from '../../packages/engine/src/state/sets.ts';
import type { Table } from '../../packages/engine/src/state/table.ts';
import type { CauseId } from './causes.ts';
import { listDifference, numberDifference } from './differences.ts';
import type { LegalSets } from './legal-sets.ts';
import { legalSets } from './legal-sets.ts';
import { nameOf, nameOfId } from './names.ts';
import { paymentHabits, paymentOf } from './payments.ts';
import type { RecordedChoice } from './record.ts';
import { differ, note } from './replay.ts';
import type { Replay } from './replay.ts';

interface Selections {
  readonly sets: LegalSets;
  /** What made them differ from ours. */
  readonly causes: readonly CauseId[];
  /** The cards as the program sees them. */
  readonly game: Game;
  /** Cards that go toward a payment; null where nothing is paid. */
  readonly useful: readonly string[] | null;
}

/** The selections as the program sees them. */
export function programSelections(t: Table, chooser: number, by: string, ours: LegalSets): Selections {
  const payment = paymentOf(by);
  let seen = t;
  let sets = ours;
  const causes: CauseId[] = [];
  for (const habit of payment === null ? [] : paymentHabits(payment)) {
    const next = habit.see(seen, chooser);
    if (next === null) continue;
    const before = spelled(sets);
    sets = legalSets(next);
    if (spelled(sets) !== before) causes.push(habit.cause);
    seen = next;
  }
  return { sets, causes, game: seen.game, useful: payment === null ? null : usefulCards(seen, chooser, payment) };
}

function spelled(sets: LegalSets): string {
  return [...sets.keys()].toSorted().join(' | ');
}

function usefulCards(t: Table, payer: number, payment: Payment): readonly string[] {
  const deck = t.game.decks[payer as 0 | 1];
  const hand = [...cardsIn(t.cells, zone(payer, HAND))];
  return hand.filter((card) => isUseful(deck, card, payment)).map((card) => nameOf(t, payer, card));
}

function isUseful(deck: Game['decks'][0], card: number, payment: Payment): boolean {
  const fire = (deck.fire[card] ?? 0) > 0;
  const earth = (deck.earth[card] ?? 0) > 0;
  if ('worth' in payment) return (payment.worth.fire !== undefined && fire) || (payment.worth.earth !== undefined && earth);
  if ('worthEither' in payment) return fire || earth;
  const printed = deck.cards[card];
  return 'cards' in payment && printed !== undefined && matches(printed, payment.cards);
}

/** The record must have exactly what the program sees: our selections, but for the causes that are counted. */
export function compareSelections(replay: Replay, choice: RecordedChoice, ours: LegalSets): void {
  const theirs = programSelections(replay.t, choice.p, choice.by, ours);
  if (choice.nLegal !== undefined) {
    note(replay, numberDifference(`selections by ${choice.by}`, theirs.sets.size, choice.nLegal));
  }
  theirs.causes.forEach((cause) => differ(replay, cause));
  compareCandidates(replay, choice, theirs);
}

/** A null stands for a face-down card. Where nothing may be taken the program shows what it found all the same. */
function compareCandidates(replay: Replay, choice: RecordedChoice, { sets, useful }: Selections): void {
  const from = choice.from.filter((name) => name !== null);
  const named = useful ?? [...new Set([...sets.keys()].flatMap((set) => (set === '' ? [] : set.split(', '))))].map(nameOfId);
  if (named.length === 0) return;
  const hidden = choice.from.length - from.length;
  const difference = listDifference(`candidates by ${choice.by}`, named, from);
  if (hidden === 0) note(replay, difference);
  else note(replay, numberDifference(`candidates by ${choice.by}`, named.length, from.length + hidden));
}
