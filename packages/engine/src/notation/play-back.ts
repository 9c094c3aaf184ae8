import { decision } from '../decision/decision.ts';
import type { Applied, Decision } from '../decision/decision.ts';
import { RulesError } from '../rules-error.ts';
import { shortened } from '../reading/shortened.ts';
import type { GameEvent } from '../state/events.ts';
import { TURN_NUMBER, TURN_SEAT } from '../state/layout.ts';
import type { State } from '../state/workbench.ts';
import { announcementWords, MAX_CHOICES, PHASE_MARKS, PLAYERS, resultWords } from './format.ts';
import type { Announcement, Ending } from './format.ts';
import type { Line } from './lines.ts';
import { NotationError, withoutStop } from './notation-error.ts';
import { beginGame, carryOut, legalChoices } from './record.ts';
import type { GameRecord } from './record.ts';

export function isTurn({ isContinued, text }: Line): boolean {
  return !isContinued && /^\d/.test(text);
}

const RESULT = 'result:';

export function isResult({ text }: Line): boolean {
  return text.startsWith(RESULT);
}

/** The game as far as it has been read. */
interface Playing {
  readonly state: State;
  readonly asked: Decision | null;
  readonly choices: string[];
  readonly announced: Announcement | undefined;
  readonly ended: Ending | undefined;
}

/** Plays the turns; everything a line says is checked against the game. */
export function playBack(
  setup: GameRecord['setup'],
  orderLine: number,
  lines: readonly Line[],
): { readonly choices: readonly string[]; readonly end: State } {
  let playing = begin(setup, orderLine);
  for (const [i, line] of lines.entries()) {
    if (!isResult(line)) {
      playing = readTurn(playing, line);
      continue;
    }
    checkResult(playing, line);
    const extra = lines[i + 1];
    if (extra !== undefined) throw new NotationError(extra.number, { kind: 'afterResult' });
    return { choices: playing.choices, end: playing.state };
  }
  throw new NotationError(lines.at(-1)?.number ?? orderLine, { kind: 'noResult' });
}

function begin(setup: GameRecord['setup'], orderLine: number): Playing {
  try {
    const { state, events } = beginGame(setup);
    const nothing = { state, asked: null, choices: [], announced: undefined, ended: undefined };
    return follow(nothing, state, events);
  } catch (error) {
    if (error instanceof RulesError)
      throw new NotationError(orderLine, { kind: 'badSetup', why: withoutStop(error.message) });
    throw error;
  }
}

function follow(playing: Playing, state: State, events: readonly GameEvent[]): Playing {
  return {
    ...playing,
    state,
    asked: decision(state),
    announced: events.findLast((event) => event.event === 'announced') ?? playing.announced,
    ended: events.find((event) => event.event === 'gameEnded') ?? playing.ended,
  };
}

function readTurn(playing: Playing, line: Line): Playing {
  const text = isTurn(line) ? afterHeading(playing, line) : line.text;
  let now = playing;
  for (const [word] of text.matchAll(/\[[^\]]*\]|\([^)]*\)|\S+/g)) now = readWord(now, line.number, word);
  return now;
}

/** "12. B": turn number and player. */
function afterHeading({ state }: Playing, { number, text }: Line): string {
  const [heading, turn, player] = /^(\d{1,9})\.\s+([AB])(?=\s|$)/.exec(text) ?? [];
  if (heading === undefined) throw new NotationError(number, { kind: 'noTurn' });
  const present = `${state.cells[TURN_NUMBER]}. ${PLAYERS[state.cells[TURN_SEAT]]}`;
  if (`${turn}. ${player}` !== present)
    throw new NotationError(number, { kind: 'otherTurn', is: present, said: `${turn}. ${player}` });
  return text.slice(heading.length);
}

function readWord(playing: Playing, line: number, word: string): Playing {
  if (word.startsWith('[')) {
    checkPhase(playing, line, word);
    return playing;
  }
  if (word.startsWith('(')) {
    checkAnnouncement(playing, line, word);
    return playing;
  }
  return choose(playing, line, word);
}

function checkPhase({ asked }: Playing, line: number, word: string): void {
  const mark = asked === null ? '[over]' : `[${PHASE_MARKS[asked.about.phase]}]`;
  if (word !== mark) throw new NotationError(line, { kind: 'otherPhase', is: mark, said: shortened(word) });
}

function checkAnnouncement({ announced }: Playing, line: number, word: string): void {
  const mark = announced === undefined ? null : `(${announcementWords(announced)})`;
  if (word !== mark) throw new NotationError(line, { kind: 'otherPower', is: mark, said: shortened(word) });
}

function choose(playing: Playing, line: number, word: string): Playing {
  const { asked } = playing;
  if (asked === null) throw new NotationError(line, { kind: 'afterGame', said: shortened(word) });
  if (playing.choices.length === MAX_CHOICES) {
    throw new NotationError(line, { kind: 'tooManyChoices' });
  }
  const [, player, choice = word] = /^([AB]):(.*)$/.exec(word) ?? [];
  if (player !== undefined && player !== PLAYERS[asked.seat]) {
    throw new NotationError(line, { kind: 'otherPlayer', is: PLAYERS[asked.seat], said: player });
  }
  const { state, events } = carryOutAt(line, playing.state, choice);
  playing.choices.push(choice);
  return follow(playing, state, events);
}

function carryOutAt(line: number, state: State, choice: string): Applied {
  try {
    return carryOut(state, choice);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new NotationError(line, { kind: 'illegal', said: shortened(choice) }, legalChoices(state));
  }
}

function checkResult({ ended }: Playing, { number, text }: Line): void {
  const result = resultWords(ended);
  const said = text.slice(RESULT.length).trim();
  if (said !== result)
    throw new NotationError(number, { kind: 'otherResult', is: result, said: shortened(said) });
}
