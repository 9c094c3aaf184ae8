import { decision } from '../decision/decision.ts';
import { gameOf } from '../decision/new-game.ts';
import { deckListOf } from '../compile/game.ts';
import { deckToWords } from '../encode/deck-words.ts';
import { encode } from '../encode/encode.ts';
import { TURN_NUMBER, TURN_SEAT } from '../state/layout.ts';
import type { State } from '../state/workbench.ts';
import { announcementWords, FIRST_LINE, PHASE_MARKS, PLAYERS, resultWords } from './format.ts';
import { proofLines } from './proof.ts';
import { replay } from './record.ts';
import type { GameRecord, Replay } from './record.ts';

const COLUMNS = 100;

/** The record as text, in the form of docs/NOTATION.md. */
export function writeNotation(record: GameRecord): string {
  const played = replay(record);
  const lines = [...headerLines(record), '', ...turnLines(record, played), '', resultLine(played)];
  return `${lines.join('\n')}\n`;
}

function headerLines({ setup }: GameRecord): readonly string[] {
  if ('position' in setup) return [FIRST_LINE, ...wrapped(['position:', ...pieces(encode(setup.position))])];
  const { rules, decks } = gameOf(setup);
  const orders = setup.orders?.flatMap((ids, seat) => wrapped([`order ${PLAYERS[seat]}:`, ...ids])) ?? [];
  return [
    FIRST_LINE,
    `edition: ${rules.edition}`,
    `backtrack: ${rules.backtrack}`,
    ...(setup.match === true ? ['match: yes'] : []),
    ...(setup.mulligan === true ? ['mulligan: yes'] : []),
    ...decks.flatMap((deck, seat) => wrapped([`${PLAYERS[seat]}:`, ...deckToWords(deckListOf(deck))])),
    `seed: ${setup.seed}`,
    `first: ${setup.first === undefined ? 'random' : PLAYERS[setup.first]}`,
    ...orders,
    ...(setup.proof === undefined ? [] : proofLines(setup.proof)),
  ];
}

/** A long word in parts that fit into lines; the reader joins them. */
function pieces(word: string): readonly string[] {
  return word.match(/.{1,90}/g) ?? [];
}

/** Each turn begins with its number and its player. */
function turnLines({ choices }: GameRecord, { states, events }: Replay): readonly string[] {
  const lines: string[] = [];
  let words: string[] = [];
  let turn = 0;
  let mark = '';
  choices.forEach((choice, i) => {
    const state = states[i];
    if (state.cells[TURN_NUMBER] !== turn) {
      turn = state.cells[TURN_NUMBER];
      mark = '';
      lines.push(...wrapped(words));
      words = [`${turn}.`, PLAYERS[state.cells[TURN_SEAT]]];
    }
    const { seat, phase } = asked(state);
    const chosen = seat === state.cells[TURN_SEAT] ? choice : `${PLAYERS[seat]}:${choice}`;
    words.push(PHASE_MARKS[phase] === mark ? chosen : `[${PHASE_MARKS[phase]}] ${chosen}`);
    mark = PHASE_MARKS[phase];
    for (const event of events[i + 1])
      if (event.event === 'announced') words.push(`(${announcementWords(event)})`);
  });
  return [...lines, ...wrapped(words)];
}

function asked(state: State): { readonly seat: number; readonly phase: keyof typeof PHASE_MARKS } {
  const pending = decision(state);
  if (pending === null) throw new Error('a choice after the end of the game');
  return { seat: pending.seat, phase: pending.about.phase };
}

function resultLine({ events }: Replay): string {
  return `result: ${resultWords(events.flat().find((event) => event.event === 'gameEnded'))}`;
}

/** Breaks long lines; continuation lines are indented. */
function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (line.length + 1 + word.length > COLUMNS) lines.push(`    ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
