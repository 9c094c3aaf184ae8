import {
  apply,
  decision,
  explainDemands,
  explanationText,
  newGame,
  projectEvents,
  takeBack,
  takingBack,
  viewFor,
  writeNotation,
} from '@bluemoon/engine';
import type { Decision, FactKind, GameEvent, GameSetup, State } from '@bluemoon/engine';
import { ME } from './arguments.ts';
import { cardAnswer, whyAnswer } from './answers.ts';
import { randomChoice } from './bot.ts';
import { HELP, readCommand } from './command.ts';
import { eventText } from './event-text.ts';
import { cardInFull } from './names.ts';
import { optionText } from './option-text.ts';
import type { Paint } from './paint.ts';
import { tableText } from './table-text.ts';

/** A game at the terminal, between two lines of input. */
export interface Session {
  readonly setup: GameSetup;
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

export function begin(setup: GameSetup, paint: Paint): Reply {
  const { state, events } = newGame(setup);
  const welcome = [
    paint.quiet(`Seed ${setup.seed}. Type ? for help.`),
    paint.quiet('Values are Fire/Earth.'),
  ];
  const reply = goOn({ setup, state, choices: [] }, events, paint);
  return { ...reply, lines: [...welcome, ...reply.lines] };
}

export function respond(session: Session, line: string, paint: Paint): Reply {
  const command = readCommand(line);
  const { state } = session;
  switch (command.do) {
    case 'choose':
      return choose(session, ownDecision(state)?.options[command.number - 1]?.id, line, paint);
    case 'chooseId':
      return choose(
        session,
        ownDecision(state)?.options.find(({ id }) => id === command.id)?.id,
        line,
        paint,
      );
    case 'why':
      return tell(session, whyAnswer(state, command.about));
    case 'card':
      return tell(session, cardAnswer(state, command.about));
    case 'help':
      return tell(session, HELP);
    case 'table':
      return tell(session, [...tableText(state, viewFor(state, ME), paint), ...questionText(state, paint)]);
    case 'options':
      return tell(session, questionText(state, paint));
    case 'undo':
      return undo(session, paint);
    case 'save':
      return save(session, command.file, paint);
    case 'quit':
      return { session, lines: [], ends: true };
  }
}

function tell(session: Session, lines: readonly string[]): Reply {
  return { session, lines, ends: false };
}

function ownDecision(state: State): Decision | null {
  const asked = decision(state);
  return asked?.seat === ME ? asked : null;
}

function choose(session: Session, id: string | undefined, line: string, paint: Paint): Reply {
  if (id === undefined) {
    const isOver = decision(session.state) === null;
    const said = line.trim().slice(0, 40);
    const hint = isOver ? 'The game is over' : 'That is none of your options';
    return tell(session, [paint.fault(`${hint}: “${said}”. Type ? for help.`)]);
  }
  const { state, events } = apply(session.state, id);
  return goOn({ ...session, state, choices: [...session.choices, id] }, events, paint);
}

/** The bot plays until the player is asked or the game is over. */
function goOn(session: Session, events: readonly GameEvent[], paint: Paint): Reply {
  const seen: GameEvent[] = [...events];
  const choices = [...session.choices];
  let { state } = session;
  for (let asked = decision(state); asked !== null && asked.seat !== ME; asked = decision(state)) {
    const question = { decision: asked.id, options: asked.options.map(({ id }) => id) };
    const choice = randomChoice(question, session.setup.seed);
    const applied = apply(state, choice);
    ({ state } = applied);
    choices.push(choice);
    seen.push(...applied.events);
  }
  const news = projectEvents(seen, ME)
    .map(eventText)
    .filter((line) => line !== null);
  const lines = [
    '',
    ...(news.length > 0 ? [...news.map((line) => paint.quiet(line)), ''] : []),
    ...tableText(state, viewFor(state, ME), paint),
    ...questionText(state, paint),
  ];
  return tell({ ...session, state, choices }, lines);
}

/** What has to be decided, why, and the options by number. */
function questionText(state: State, paint: Paint): readonly string[] {
  const asked = ownDecision(state);
  if (asked === null) return [paint.loud('The game is over.'), 'Type save FILE to keep its record, or quit.'];
  const { about, options } = asked;
  const textOf = about.card === undefined ? [] : cardInFull(about.card).slice(2, 3);
  return [
    ...duties(state).map((duty) => paint.loud(duty)),
    ...textOf.map((text) => paint.quiet(`  “${text}”`)),
    ...options.map((option, i) => `${String(i + 1).padStart(3)}  ${optionText(option, about)}`),
  ];
}

const ON_THE_TABLE: ReadonlySet<FactKind> = new Set(['yourPhase', 'match', 'shield'] as const);

/** What the table does not show by itself. */
function duties(state: State): readonly string[] {
  const explanation = explainDemands(state, ME);
  const facts = explanation.facts.filter(({ kind }) => !ON_THE_TABLE.has(kind));
  return explanationText({ ...explanation, facts }, 'en');
}

const NO_UNDO = {
  notNow: 'A turn can be taken back only from its own phases after Engagement.',
  revealed: 'Hidden information has come out this turn, so it cannot be taken back at will.',
} as const;

function undo(session: Session, paint: Paint): Reply {
  const possible = ownDecision(session.state) === null ? 'notNow' : takingBack(session.state);
  if (possible !== 'possible') return tell(session, [paint.fault(NO_UNDO[possible])]);
  const { state, events } = takeBack(session.state);
  return goOn({ ...session, state, choices: [...session.choices, 'take-back'] }, events, paint);
}

function save(session: Session, file: string, paint: Paint): Reply {
  if (file === '') return tell(session, [paint.fault('Name a file: save FILE.')]);
  const { setup, choices } = session;
  return { session, lines: [], ends: false, save: { file, text: writeNotation({ setup, choices }) } };
}
