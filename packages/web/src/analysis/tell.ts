import type { LuckTerm } from '@bluemoon/analysis';
import { decision, openView } from '@bluemoon/engine';
import type { Box, GameEvent, Language, Seat } from '@bluemoon/engine';
import { plainText, speakingTo, tellEvents, tellOption } from '@bluemoon/engine/telling';
import type { Voice } from '@bluemoon/engine/telling';
import type { PlayedLine } from './line.ts';
import type { Played } from './played.ts';

/** To whom a game is told. */
export interface Reader {
  /** The seat that is called "you"; null: both players go by their names. */
  readonly me: Seat | null;
  readonly names: readonly [string, string];
  readonly language: Language;
  readonly box: Box;
}

/** The seat from whose side chances are told. */
export const sideOf = ({ me }: Pick<Reader, 'me'>): Seat => me ?? 0;

export function voiceOf({ me, names }: Reader): Voice {
  const [one, other] = names;
  if (me === null) return [{ name: one }, { name: other }];
  return speakingTo(me, { name: me === 0 ? other : one });
}

/** What somebody did in this state: "You retreat". */
export function deedAt({ record, replay }: Played, at: number, reader: Reader): string {
  const [first] = told(replay.events[at + 1] ?? [], reader);
  if (first !== undefined) return first;
  const state = replay.states[at];
  const pending = state === undefined ? null : decision(state);
  const option = pending?.options.find(({ id }) => id === record.choices[at]);
  if (state === undefined || pending === null || option === undefined) return '';
  const manner = { box: reader.box, voice: voiceOf(reader) };
  const { label } = tellOption(option, openView(state), reader.language, manner);
  const { me, names } = reader;
  return pending.seat === me ? plainText(label) : `${names[pending.seat]}: ${plainText(label)}`;
}

/** A step of a line that was not played, counted from 1: "Play Scorch". Empty before the first. */
export function stepTold({ steps }: PlayedLine, step: number, reader: Reader): string {
  const taken = steps[step - 1];
  if (taken === undefined) return '';
  const manner = { box: reader.box, voice: voiceOf(reader) };
  return plainText(tellOption(taken.option, taken.view, reader.language, manner).label);
}

/** What chance did: "You draw Scorch". Null for the deal, and for what happens out of sight. */
export function strokeAt({ replay }: Played, term: LuckTerm, reader: Reader): string | null {
  const events = (replay.events[term.at] ?? []).filter((event) => isStroke(event, term));
  return told(events, reader)[0] ?? null;
}

function isStroke(event: GameEvent, { kind, seat }: LuckTerm): boolean {
  if (event.event === 'shuffled') return kind === 'shuffle';
  if (event.event !== 'moved' || (seat !== null && event.seat !== seat)) return false;
  switch (kind) {
    case 'draw':
      return event.from === 'drawDeck' || (event.from === 'discardPile' && event.to === 'hand');
    case 'discard':
      return event.from === 'hand';
    case 'deal':
    case 'shuffle':
      return false;
  }
}

function told(events: readonly GameEvent[], reader: Reader): readonly string[] {
  const lines = tellEvents(
    events.filter(({ event }) => event !== 'turnBegan'),
    voiceOf(reader),
    reader.language,
    reader.box,
  );
  return lines.map(({ parts }) => plainText(parts).replace(/\.$/, ''));
}
