import type { Game } from '../compile/game.ts';
import { MOMENTS } from '../vocabulary/text.ts';
import {
  AMOUNT,
  INTERFERING,
  ATTRACT,
  CARD,
  CHOOSER,
  COMMITTED,
  DECLARED,
  DECLINING,
  FORFEITING,
  FRAME_KINDS,
  KIND,
  LAST,
  MEETING,
  MOMENT,
  MULLIGAN,
  OWNER,
  PICKED,
  RETREAT_STEPS,
  STEP,
  SUB,
  TARGET,
  TEXT,
  WHICH,
} from '../state/agenda.ts';
import { AGENDA, AGENDA_SIZE, FRAME_CELLS, HAND, MAX_FRAMES, zone } from '../state/layout.ts';
import { cardOf, NONE } from '../state/options.ts';
import { cardsIn, has } from '../state/sets.ts';
import { CHOICES } from '../steps/choices.ts';
import { inMask, MAX_CARDS } from '../compile/mask.ts';

/** Throws with this reason. */
export type Fail = (why: string) => never;

interface Frame {
  readonly game: Game;
  readonly cells: Int32Array;
  readonly at: number;
  readonly fail: Fail;
}

/** The rules can resolve every frame. */
export function checkAgenda(game: Game, cells: Int32Array, fail: Fail): void {
  if (cells[AGENDA_SIZE] < 0 || cells[AGENDA_SIZE] > MAX_FRAMES) fail('The agenda is out of range');
  for (let i = 0; i < cells[AGENDA_SIZE]; i++)
    checkFrame({ game, cells, at: AGENDA + i * FRAME_CELLS, fail });
}

function checkFrame(frame: Frame): void {
  within(frame, KIND, 0, FRAME_KINDS.length - 1);
  within(frame, OWNER, 0, 1);
  within(frame, CHOOSER, 0, 1);
  within(frame, SUB, 0, MAX_CARDS);
  within(frame, AMOUNT, 0, MAX_CARDS);
  within(frame, LAST, -1, MAX_CARDS);
  within(frame, COMMITTED, 0, 1);
  const owner = read(frame, OWNER);
  switch (read(frame, KIND)) {
    case TEXT:
      return checkText(frame, owner);
    case MOMENT:
      return checkMoment(frame, owner);
    case ATTRACT:
      return checkAttract(frame);
    case TARGET:
      return checkTarget(frame, owner);
    case MEETING:
      return checkMeeting(frame, owner);
    case INTERFERING:
      return checkInterference(frame, owner);
    case FORFEITING:
    case DECLINING:
    case RETREAT_STEPS:
    case MULLIGAN:
      return;
    default:
      frame.fail('A pending effect is of no known kind');
  }
}

function read(frame: Frame, cell: number): number {
  return frame.cells[frame.at + cell];
}

function within(frame: Frame, cell: number, least: number, most: number): void {
  if (read(frame, cell) < least || read(frame, cell) > most) frame.fail('A pending effect is out of range');
}

/** A moment for all cards, or pending texts of one card. */
function checkMoment(frame: Frame, owner: number): void {
  within(frame, WHICH, 0, MOMENTS.length - 1);
  const { cards, texts } = frame.game.decks[owner];
  within(frame, CARD, -1, cards.length - 1);
  const waiting = read(frame, PICKED);
  const isThere = read(frame, CARD) < 0 || (waiting > 0 && waiting < 1 << texts[read(frame, CARD)].length);
  if (!isThere) frame.fail('A text is pending that the card does not have');
}

function checkText(frame: Frame, owner: number): void {
  const deck = frame.game.decks[owner];
  within(frame, CARD, 0, deck.cards.length - 1);
  const texts = deck.texts[read(frame, CARD)];
  within(frame, WHICH, 0, texts.length - 1);
  const { steps } = texts[read(frame, WHICH)];
  within(frame, STEP, 0, steps.length);
  const step = steps[read(frame, STEP)]?.step;
  if (step === undefined) return;
  if (CHOICES[step.do].includes('inTurn'))
    within(frame, SUB, 0, 'who' in step && step.who === 'each' ? 2 : 1);
  if (step.do === 'pay') checkPicked(frame, read(frame, CHOOSER), 'discarded');
  if (step.do === 'revealTop' && read(frame, SUB) > 0) checkRevealed(frame, owner);
}

/** Of the cards that were revealed into the hand, some are still to be discarded. */
function checkRevealed(frame: Frame, owner: number): void {
  checkPicked(frame, owner, 'inHand');
  within(frame, AMOUNT, 1, [...cardsIn(frame.cells, frame.at + PICKED)].length);
}

function checkPicked(frame: Frame, seat: number, where: 'inHand' | 'discarded'): void {
  for (const card of cardsIn(frame.cells, frame.at + PICKED)) {
    if (card >= frame.game.decks[seat].cards.length)
      frame.fail('A card was picked that the deck does not have');
    const isInHand = has(frame.cells, zone(seat, HAND), card);
    if (isInHand !== (where === 'inHand')) frame.fail('A picked card is in the wrong place');
  }
}

const BY_TEXT = 0;
const CAUSES = 3;

function checkAttract(frame: Frame): void {
  within(frame, WHICH, 0, CAUSES - 1);
  if (read(frame, WHICH) !== BY_TEXT) return;
  within(frame, SUB, 0, 1);
  within(frame, CARD, 0, frame.game.decks[read(frame, SUB)].cards.length - 1);
}

function checkTarget(frame: Frame, owner: number): void {
  const deck = frame.game.decks[owner];
  within(frame, CARD, 0, deck.cards.length - 1);
  within(frame, SUB, 0, 1);
  within(frame, LAST, -1, deck.cards.length - 1);
  if (!inMask(deck.targeting, read(frame, CARD))) frame.fail('A card has no target to name');
}

/** INTERF-1: the declared action belongs to the phase and can be carried out. */
function checkInterference(frame: Frame, actor: number): void {
  const code = read(frame, DECLARED);
  const card = cardOf(code);
  within(frame, SUB, 0, 2);
  if (read(frame, CHOOSER) !== 1 - actor || frame.at !== AGENDA)
    frame.fail('Interference is asked for at the wrong moment');
  if (card !== NONE && card >= frame.game.decks[actor].cards.length)
    frame.fail('A card is declared that the deck does not have');
  if (frame.game.decks[1 - actor].interferences.length === 0) frame.fail('Nobody could interfere');
}

function checkMeeting(frame: Frame, payer: number): void {
  const deck = frame.game.decks[1 - payer];
  within(frame, CARD, 0, deck.cards.length - 1);
  if (deck.demands[read(frame, CARD)]?.payment == null) frame.fail('A card demands no payment');
  checkPicked(frame, payer, 'discarded');
}
