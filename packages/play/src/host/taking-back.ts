import { viewFor } from '@bluemoon/engine';
import type { GameEvent, Seat } from '@bluemoon/engine';
import { choicesOf, done, refused, rivalOf, timedOut } from './host.ts';
import type { Host, Outcome, Step } from './host.ts';
import { isFormality } from './pressing.ts';

/** The entry to which a player can go back without consent, or why they cannot. */
export type TakingBack =
  | { readonly kind: 'possible'; readonly to: number }
  | { readonly kind: 'nothing' | 'revealed' | 'rival' | 'over' };

/**
 * A player takes back their last choice while no hidden card has been seen since, in the spirit of BACKTRACK-1.
 * What nobody could decide goes back with it, and so does the silence of a rival who might have interfered: it tells
 * nothing (BACKTRACK-4).
 */
export function takingBack(host: Host, seat: Seat): TakingBack {
  if (host.decision === null) return { kind: 'over' };
  for (const step of host.turn.toReversed()) {
    if (step.events.some(({ event }) => event === 'turnBegan')) return { kind: 'rival' };
    const isPassed = host.record.entries[step.entry]?.kind === 'pass';
    const isMine = step.before.decision?.seat === seat && !isPassed;
    if (!isMine && !isPassed && !isSilence(host, step)) return { kind: 'rival' };
    if (step.events.some((event) => revealsSomething(event) || showsRivalsCard(event, step, seat)))
      return { kind: 'revealed' };
    if (isMine && !isPressedOn(host, step)) return { kind: 'possible', to: step.entry };
  }
  return { kind: 'nothing' };
}

export function takeBack(host: Host, seat: Seat, at: number): Outcome {
  const back = takingBack(host, seat);
  if (back.kind === 'over') return refused({ kind: 'over' });
  if (back.kind !== 'possible') return refused({ kind: 'cannotTakeBack' });
  return timedOut(host, at) === null
    ? done(host, { kind: 'takeBack', seat, to: back.to, at })
    : refused({ kind: 'timeUp' });
}

/** Otherwise the rival may allow it: back to before any own choice that still counts. */
export function askTakeBack(host: Host, seat: Seat, to: number, at: number): Outcome {
  const { record, line } = host;
  if (host.result !== null) return refused({ kind: 'over' });
  const entry = record.entries[to];
  const isOwn = entry?.kind === 'choose' && entry.seat === seat && line.includes(to);
  return isOwn ? done(host, { kind: 'askTakeBack', seat, to, at }) : refused({ kind: 'cannotTakeBack' });
}

/** The player's last choice that still counts and did something: going back to the end of a step would only end it again. */
export function lastOwn({ record, line, result }: Host, seat: Seat): number | null {
  const isDeed = (number: number): boolean => {
    const entry = record.entries[number];
    return entry?.kind === 'choose' && entry.seat === seat && !entry.choices.every(isEnding);
  };
  return result === null ? (line.findLast(isDeed) ?? null) : null;
}

const isEnding = (choice: string): boolean => choice === 'done' || choice === 'refuse';

export function answerTakeBack(
  host: Host,
  seat: Seat,
  answer: 'grantTakeBack' | 'refuseTakeBack',
  at: number,
): Outcome {
  return host.asking?.seat === rivalOf(seat)
    ? done(host, { kind: answer, seat, at })
    : refused({ kind: 'nothingAsked' });
}

/** Nothing could be decided, so that it would only be chosen once more. */
function isPressedOn({ record }: Host, { entry, before }: Step): boolean {
  const { decision, state } = before;
  if (decision === null || choicesOf(record.entries[entry]).length !== 1) return false;
  return isFormality({ ...decision, series: state.game.rules.series });
}

function isSilence({ record }: Host, { entry, before }: Step): boolean {
  return before.decision?.about.during === 'interference' && choicesOf(record.entries[entry])[0] === 'refuse';
}

/** Whether somebody has learned something that they cannot forget. */
export function revealsSomething(event: GameEvent): boolean {
  switch (event.event) {
    case 'searched':
    case 'shuffled':
    case 'disclosed':
    case 'called':
      return true;
    case 'played':
    case 'moved':
      return event.from === 'drawDeck';
    default:
      return false;
  }
}

/**
 * A card of the rival has come out of their hand, or from face down. Otherwise one could look at cards that have to be
 * discarded and then take that back, whatever it costs in a tournament (BACKTRACK-2, BACKTRACK-4).
 */
function showsRivalsCard(event: GameEvent, { before }: Step, seat: Seat): boolean {
  if (event.event !== 'moved' || event.seat === seat || event.card === null || !event.shown) return false;
  const { hand, support } = viewFor(before.state, seat).seats[event.seat];
  switch (event.from) {
    case 'hand':
      return !hand.cards.includes(event.card);
    case 'support':
      return !support.faceUp.includes(event.card);
    default:
      return false;
  }
}
