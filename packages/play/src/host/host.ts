import { apply, beginGame, carryOut, decision, RulesError, viewFor } from '@bluemoon/engine';
import type { Decision, EndReason, GameEvent, GameRecord, Seat, State } from '@bluemoon/engine';
import { clocksAfter, clocksAtStart, clocksResting, flagFallen, isByDays } from './clock.ts';
import type { Clocks } from './clock.ts';
import { passesByItself } from './passing.ts';
import { plyOf } from './record.ts';
import type { Act, Entry, TableRecord, Terms } from './record.ts';

/**
 * The authoritative state of one table: record, game and pending decision. Immutable: every act returns the next
 * host.
 */
export interface Host {
  readonly record: TableRecord;
  readonly state: State;
  /** The events of the last entry; none after a take-back. */
  readonly events: readonly GameEvent[];
  /** The pending decision; null when the game is over, however it ended. */
  readonly decision: Decision | null;
  /** The numbers of the entries whose choices still count. */
  readonly line: readonly number[];
  /** Those of the current turn. */
  readonly turn: readonly Step[];
  /** In the current turn, including choices that were taken back. */
  readonly choicesThisTurn: number;
  /** A take-back that waits for the rival's consent. */
  readonly asking: { readonly seat: Seat; readonly to: number } | null;
  readonly clocks: Clocks | null;
  readonly result: TableResult | null;
}

/** An entry that can be taken back as long as nothing forbids it. */
export interface Step {
  readonly entry: number;
  readonly before: Pick<Host, 'state' | 'decision'>;
  readonly events: readonly GameEvent[];
}

export interface TableResult {
  /** Null for a game that was aborted. */
  readonly winner: Seat | null;
  readonly crystals: number;
  readonly reason: EndReason | 'resigned' | 'left' | 'timeout' | 'loop' | 'endless';
}

export type Refusal =
  | { readonly kind: 'over' | 'notYours' | 'timeUp' | 'nothingAsked' | 'cannotTakeBack' }
  /** The table went on meanwhile: it is at that ply. */
  | { readonly kind: 'stale'; readonly ply: number }
  | { readonly kind: 'illegal'; readonly message: string };

export type Outcome =
  | { readonly kind: 'done'; readonly host: Host }
  | { readonly kind: 'refused'; readonly why: Refusal };

export function openTable(setup: GameRecord['setup'], terms: Terms, at: number): Host {
  return passedOn(started({ setup, terms, entries: [] }, at), at);
}

/** Makes the decisions that pass automatically. */
export function passedOn(host: Host, at: number): Host {
  const choices = passing(host.state, host.decision, host.record.terms);
  return choices.length === 0 ? host : entered(host, { kind: 'pass', choices, at });
}

/** The host that a record leads to. */
export function hostOf(record: TableRecord): Host {
  let last = started({ ...record, entries: [] }, record.entries[0]?.at ?? 0);
  for (const host of retold(record)) last = host;
  return last;
}

/** Replays a table: the host at the start, and after every entry. */
export function* retold(record: TableRecord): Generator<Host, void> {
  let host = started({ ...record, entries: [] }, record.entries[0]?.at ?? 0);
  yield host;
  for (const entry of record.entries) {
    host = entered(host, entry);
    yield host;
  }
}

/** The choices that still count. */
export function gameRecordOf({ record: { setup, entries }, line }: Host): GameRecord {
  return { setup, choices: line.flatMap((number) => choicesOf(entries[number])) };
}

/** Several options in order, each legal after the previous one, for the decision that was pending at that ply. */
export function choose(
  host: Host,
  { seat, ply, options }: { readonly seat: Seat; readonly ply: number; readonly options: readonly string[] },
  at: number,
): Outcome {
  const { record, decision: pending } = host;
  if (pending === null) return refused({ kind: 'over' });
  if (ply !== plyOf(record)) return refused({ kind: 'stale', ply: plyOf(record) });
  if (pending.seat !== seat) return refused({ kind: 'notYours' });
  if (timedOut(host, at) !== null) return refused({ kind: 'timeUp' });
  const chosen = carriedOut(host.state, seat, options);
  if (typeof chosen === 'string') return refused({ kind: 'illegal', message: chosen });
  const passed = record.terms.passing === 'nothing' ? [] : passing(chosen, decision(chosen), record.terms);
  return done(host, { kind: 'choose', seat, choices: [...options, ...passed], at });
}

export function resign(host: Host, seat: Seat, at: number): Outcome {
  return ending(host, { kind: 'resign', seat, at });
}

/** Permanently; closing the window is not leaving. */
export function leave(host: Host, seat: Seat, at: number): Outcome {
  return ending(host, { kind: 'leave', seat, at });
}

/** Refused while nobody's time is up. */
export function timeout(host: Host, at: number): Outcome {
  const seat = timedOut(host, at);
  return seat === null ? refused({ kind: 'nothingAsked' }) : ending(host, { kind: 'timeout', seat, at });
}

/** The clock of a player with days for a choice stands until then. Refused where nothing would change. */
export function vacation(
  host: Host,
  { seat, until }: { readonly seat: Seat; readonly until: number },
  at: number,
): Outcome {
  const { clocks, result, record } = host;
  if (result !== null) return refused({ kind: 'over' });
  if (timedOut(host, at) !== null) return refused({ kind: 'timeUp' });
  const before = Math.max(at, clocks?.rests?.[seat] ?? 0);
  if (!isByDays(record.terms.clock) || before === Math.max(at, until))
    return refused({ kind: 'nothingAsked' });
  return done(host, { kind: 'vacation', seat, until, at });
}

/** Applies an entry that the caller has already checked. */
export function done(host: Host, entry: Entry): Outcome {
  return { kind: 'done', host: entered(host, entry) };
}

export function refused(why: Refusal): Outcome {
  return { kind: 'refused', why };
}

export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export function choicesOf(entry: Act | undefined): readonly string[] {
  return entry?.kind === 'choose' || entry?.kind === 'pass' ? entry.choices : [];
}

/** The seat whose time is up; null without a clock. */
export function timedOut({ clocks, record: { terms } }: Host, at: number): Seat | null {
  return clocks === null || terms.clock === null ? null : flagFallen(clocks, terms.clock, at);
}

function ending(host: Host, entry: Entry): Outcome {
  return host.result === null ? done(host, entry) : refused({ kind: 'over' });
}

function started(record: TableRecord, at: number): Host {
  const { state, events } = beginGame(record.setup);
  const pending = decision(state);
  const { clock } = record.terms;
  return {
    record,
    state,
    events,
    decision: pending,
    line: [],
    turn: [],
    choicesThisTurn: 0,
    asking: null,
    clocks: clock === null ? null : clocksAtStart(clock, pending?.seat ?? null, at),
    result: viewFor(state, 'spectator').result,
  };
}

/** The only place where an entry changes the table. */
export function entered(host: Host, entry: Entry): Host {
  const next = withClocks(host, changed(host, entry), entry);
  const { record } = host;
  return { ...next, record: { ...record, entries: [...record.entries, entry] } };
}

function changed(host: Host, entry: Entry): Host {
  switch (entry.kind) {
    case 'choose':
    case 'pass':
      return played(host, entry.choices, plyOf(host.record));
    case 'takeBack':
      return takenBack(host, entry.to);
    case 'askTakeBack':
      return { ...host, events: [], asking: { seat: entry.seat, to: entry.to } };
    case 'grantTakeBack':
      return host.asking === null ? host : takenBack(host, host.asking.to);
    case 'refuseTakeBack':
      return { ...host, events: [], asking: null };
    case 'resign':
      return lost(host, entry.seat, 'resigned');
    case 'leave':
      return lost(host, entry.seat, 'left');
    case 'timeout':
      return lost(host, entry.seat, 'timeout');
    case 'vacation':
      return { ...host, events: [], clocks: resting(host, entry) };
  }
}

function resting(
  { clocks, record }: Host,
  entry: Extract<Entry, { readonly kind: 'vacation' }>,
): Host['clocks'] {
  const { clock } = record.terms;
  return clocks === null || clock === null ? clocks : clocksResting(clocks, clock, entry);
}

function played(host: Host, choices: readonly string[], entry: number): Host {
  const events: GameEvent[] = [];
  let { state } = host;
  for (const choice of choices) {
    const applied = carryOut(state, choice);
    ({ state } = applied);
    events.push(...applied.events);
  }
  const began = events.findLast((event) => event.event === 'turnBegan');
  const step: Step = { entry, before: { state: host.state, decision: host.decision }, events };
  const next: Host = {
    ...host,
    state,
    events,
    decision: decision(state),
    line: [...host.line, entry],
    turn: began === undefined ? [...host.turn, step] : [step],
    choicesThisTurn: began === undefined ? host.choicesThisTurn + choices.length : 0,
    asking: null,
  };
  const { maxTurns, maxChoicesPerTurn } = host.record.terms;
  if (next.decision === null) return { ...next, result: viewFor(state, 'spectator').result };
  if (began !== undefined && began.turn > maxTurns)
    return { ...next, decision: null, result: { winner: null, crystals: 0, reason: 'endless' } };
  return next.choicesThisTurn > maxChoicesPerTurn && host.decision !== null
    ? lost(next, host.decision.seat, 'loop')
    : next;
}

/** A game that is resigned or forfeited scores like the worst loss (PROJECT-44). */
export const FORFEIT_CRYSTALS = 4;

function lost(host: Host, seat: Seat, reason: TableResult['reason']): Host {
  const winner = rivalOf(seat);
  const { crystals } = viewFor(host.state, 'spectator').seats[winner];
  const result = { winner, crystals: Math.max(FORFEIT_CRYSTALS, crystals), reason };
  return { ...host, events: [], decision: null, asking: null, result };
}

function takenBack(host: Host, to: number): Host {
  const line = host.line.filter((number) => number < to);
  const at = host.turn.findIndex(({ entry }) => entry === to);
  const back = { ...host, events: [], asking: null, line };
  const step = host.turn[at];
  if (step !== undefined) return { ...back, ...step.before, turn: host.turn.slice(0, at) };
  const { record } = host;
  const {
    state,
    decision: pending,
    turn,
  } = line.reduce(
    (before, number) => played(before, choicesOf(record.entries[number]), number),
    started(record, 0),
  );
  return { ...back, state, decision: pending, turn };
}

function withClocks(before: Host, after: Host, entry: Entry): Host {
  const { clock } = before.record.terms;
  if (clock === null || after.clocks === null || after.decision === before.decision) return after;
  const gain = entry.kind === 'choose' && clock.kind === 'game' ? clock.increment : 0;
  const next = { next: after.decision?.seat ?? null, at: entry.at, gain };
  return { ...after, clocks: clocksAfter(after.clocks, clock, next) };
}

/** The state after these options, or why one of them cannot be chosen by this seat. */
function carriedOut(from: State, seat: Seat, options: readonly string[]): State | string {
  let state = from;
  if (options.length === 0) return 'Nothing was chosen.';
  try {
    for (const [i, option] of options.entries()) {
      // The caller has checked who makes the first choice.
      if (i > 0 && decision(state)?.seat !== seat)
        return 'The choice is no longer yours after the options before.';
      ({ state } = apply(state, option));
    }
    return state;
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

function passing(from: State, first: Decision | null, terms: Terms): readonly string[] {
  const passed: string[] = [];
  let state = from;
  for (let pending = first; pending !== null; pending = decision(state)) {
    const [only] = pending.options;
    if (only === undefined || !passesByItself(pending, terms.passing)) break;
    passed.push(only.id);
    ({ state } = apply(state, only.id));
  }
  return passed;
}
