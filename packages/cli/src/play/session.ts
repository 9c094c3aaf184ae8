import {
  apply,
  decision,
  newGame,
  positionOf,
  projectEvents,
  RulesError,
  takeBack,
  takingBack,
  viewFor,
  writeNotation,
} from '@bluemoon/engine';
import type { Decision, GameEvent, GameSetup, Seat, State, View } from '@bluemoon/engine';
import type { Bot, Hint } from '@bluemoon/ai';
import { speakingTo } from '@bluemoon/engine/telling';
import type { Page } from '../io.ts';
import type { Paint } from '../paint.ts';
import { cardAnswer, whyAnswer } from '../text/answers.ts';
import { eventLines } from '../text/event-text.ts';
import { hintLines } from '../text/hint-text.ts';
import { questionText } from '../text/question-text.ts';
import { tableText } from '../text/table-text.ts';
import { HELP, readTyped } from './typed.ts';

/** What stays the same during a game at the terminal. */
export interface Setting {
  readonly me: Seat;
  readonly bot: Bot;
  readonly advise: (view: View) => readonly Hint[];
  readonly page: Page;
}

/** A game at the terminal, between two lines of input. */
export interface Session {
  /** Null for a game that began with a position: it has no record. */
  readonly setup: GameSetup | null;
  readonly state: State;
  /** Of both players, for the record. */
  readonly choices: readonly string[];
}

/** What follows from a line of input. */
export interface Reply {
  readonly session: Session;
  readonly lines: readonly string[];
  readonly save?: { readonly file: string; readonly text: string };
  readonly ends: boolean;
}

export function begin(setup: GameSetup, setting: Setting): Reply {
  const { state, events } = newGame(setup);
  const welcome = `Seed ${setup.seed}. Values are Fire/Earth. Type ? for help.`;
  return greeted(welcome, goOn({ setup, state, choices: [] }, events, setting), setting);
}

export function beginWith(state: State, setting: Setting): Reply {
  const welcome = 'Values are Fire/Earth. Type ? for help.';
  return greeted(welcome, goOn({ setup: null, state, choices: [] }, [], setting), setting);
}

function greeted(welcome: string, reply: Reply, { page }: Setting): Reply {
  return { ...reply, lines: [page.paint.quiet(welcome), ...reply.lines] };
}

export function respond(session: Session, line: string, setting: Setting): Reply {
  const { state } = session;
  const { me, page } = setting;
  const typed = readTyped(line);
  const asked = { state, perspective: me, page };
  switch (typed.do) {
    case 'choose':
      return choose(session, ownDecision(state, me)?.options[typed.number - 1]?.id, line, setting);
    case 'chooseId': {
      const option = ownDecision(state, me)?.options.find(({ id }) => id === typed.id);
      return choose(session, option?.id, line, setting);
    }
    case 'hint':
      return tell(session, hintAnswer(state, setting));
    case 'why':
      return tell(session, whyAnswer(asked, typed.about));
    case 'card':
      return tell(session, cardAnswer(asked, typed.about));
    case 'help':
      return tell(session, HELP);
    case 'table':
      return tell(session, tableAndQuestion(state, setting));
    case 'options':
      return tell(session, question(state, setting));
    case 'undo':
      return undo(session, setting);
    case 'save':
      return save(session, typed.file, setting);
    case 'quit':
      return { session, lines: [], ends: true };
  }
}

function tell(session: Session, lines: readonly string[]): Reply {
  return { session, lines, ends: false };
}

function ownDecision(state: State, me: Seat): Decision | null {
  const asked = decision(state);
  return asked?.seat === me ? asked : null;
}

function choose(session: Session, id: string | undefined, line: string, setting: Setting): Reply {
  if (id === undefined) {
    const isOver = decision(session.state) === null;
    const said = line.trim().slice(0, 40);
    const fault = isOver ? 'The game is over' : 'That is none of your options';
    return tell(session, [setting.page.paint.fault(`${fault}: “${said}”. Type ? for help.`)]);
  }
  const { state, events } = apply(session.state, id);
  return goOn({ ...session, state, choices: [...session.choices, id] }, events, setting);
}

/** The bot plays, and phases pass in which nothing can be done, until the player is asked or the game is over. */
function goOn(session: Session, events: readonly GameEvent[], setting: Setting): Reply {
  const { me, bot, page } = setting;
  const seen: GameEvent[] = [...events];
  const choices = [...session.choices];
  let { state } = session;
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    if (asked.seat === me && !passesByItself(asked)) break;
    const choice = asked.seat === me ? 'done' : bot.choose(viewFor(state, asked.seat)).option;
    const applied = apply(state, choice);
    ({ state } = applied);
    choices.push(choice);
    seen.push(...applied.events);
  }
  const news = eventLines(projectEvents(seen, me), speakingTo(me));
  return tell({ ...session, state, choices }, [
    '',
    ...(news.length > 0 ? [...news.map((line) => page.paint.quiet(line)), ''] : []),
    ...tableAndQuestion(state, setting),
  ]);
}

/** Not the end of the turn: until then a player can take it back. */
function passesByItself({ options, about }: Decision): boolean {
  const isEarly = about.phase === 'beginning' || about.phase === 'leadership' || about.phase === 'character';
  return isEarly && about.during === 'phase' && options.length === 1 && options[0]?.kind === 'done';
}

function tableAndQuestion(state: State, setting: Setting): readonly string[] {
  return [...tableText(state, setting.me, setting.page), '', ...question(state, setting)];
}

function question(state: State, { me, page: { paint } }: Setting): readonly string[] {
  return decision(state) === null
    ? [paint.loud('The game is over.'), 'Type save FILE to keep its record, or quit.']
    : questionText(state, me, paint);
}

function hintAnswer(state: State, { me, advise, page: { paint } }: Setting): readonly string[] {
  const asked = ownDecision(state, me);
  if (asked === null) return [paint.fault('The game is over: there is nothing to choose.')];
  if (asked.options.length === 1) return ['There is only one thing that you can do.'];
  const view = viewFor(state, me);
  return hintLines(advise(view), view, paint);
}

const NO_UNDO = {
  notNow: 'A turn can be taken back only from its own phases after Engagement.',
  revealed: 'Hidden information has come out this turn, so it cannot be taken back at will.',
} as const;

function undo(session: Session, setting: Setting): Reply {
  const { state } = session;
  const possible = ownDecision(state, setting.me) === null ? 'notNow' : takingBack(state);
  if (possible !== 'possible') return tell(session, [setting.page.paint.fault(NO_UNDO[possible])]);
  const { state: before, events } = takeBack(state);
  return goOn({ ...session, state: before, choices: [...session.choices, 'take-back'] }, events, setting);
}

function save(session: Session, file: string, { page: { paint } }: Setting): Reply {
  if (file === '') return tell(session, [paint.fault('Name a file: save FILE.')]);
  const { setup, state, choices } = session;
  if (file.toLowerCase().endsWith('.json')) return savePosition(session, state, file, paint);
  if (setup === null) {
    const why =
      'A game that began with a position has no record: save FILE.json writes the present position.';
    return tell(session, [paint.fault(why)]);
  }
  return { session, lines: [], ends: false, save: { file, text: writeNotation({ setup, choices }) } };
}

function savePosition(session: Session, state: State, file: string, paint: Paint): Reply {
  try {
    const text = `${JSON.stringify(positionOf(state), null, 2)}\n`;
    return { session, lines: [], ends: false, save: { file, text } };
  } catch (error) {
    if (error instanceof RulesError) return tell(session, [paint.fault(error.message)]);
    throw error;
  }
}
