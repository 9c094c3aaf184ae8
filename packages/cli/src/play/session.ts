import { imagine, positionOf, projectEvents, RulesError, writeNotation } from '@bluemoon/engine';
import type { Box, GameEvent, GameRecord, Option, Seat, State, View } from '@bluemoon/engine';
import {
  choose,
  conduct,
  gameRecordOf,
  nowFor,
  openTable,
  retold,
  takeBack,
  takingBack,
  USUAL_TERMS,
} from '@bluemoon/play';
import type { Host, TakingBack } from '@bluemoon/play';
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

export interface Setting {
  readonly me: Seat;
  readonly bot: Bot;
  readonly advise: (view: View) => readonly Hint[];
  readonly page: Page;
  readonly box: Box;
}

/** The result of a line of input. */
export interface Reply {
  readonly host: Host;
  readonly lines: readonly string[];
  readonly save?: { readonly file: string; readonly text: string };
  readonly ends: boolean;
}

export async function begin(setup: GameRecord['setup'], setting: Setting): Promise<Reply> {
  const host = openTable(setup, USUAL_TERMS, 0);
  const events = [...retold(host.record)].flatMap((before) => before.events);
  const seed = 'seed' in setup ? `Seed ${setup.seed}. ` : '';
  const welcome = `${seed}Values are Fire/Earth. Type ? for help.`;
  return greeted(welcome, await continueGame(host, events, setting), setting);
}

function greeted(welcome: string, reply: Reply, { page }: Setting): Reply {
  return { ...reply, lines: [page.paint.quiet(welcome), ...reply.lines] };
}

export async function respond(host: Host, line: string, setting: Setting): Promise<Reply> {
  const { me, page, box } = setting;
  const typed = readTyped(line);
  const asked = { state: worldOf(host, setting), perspective: me, page, box };
  switch (typed.do) {
    case 'choose':
      return take(host, ownOptions(host, me)[typed.number - 1], line, setting);
    case 'chooseId': {
      const option = ownOptions(host, me).find(({ id }) => id === typed.id);
      return take(host, option, line, setting);
    }
    case 'hint':
      return tell(host, hintAnswer(host, setting));
    case 'why':
      return tell(host, whyAnswer(asked, typed.about));
    case 'card':
      return tell(host, cardAnswer(asked, typed.about));
    case 'help':
      return tell(host, HELP);
    case 'table':
      return tell(host, tableAndQuestion(host, setting));
    case 'options':
      return tell(host, question(host, setting));
    case 'undo':
      return undo(host, setting);
    case 'save':
      return save(host, typed.file, setting);
    case 'quit':
      return { host, lines: [], ends: true };
  }
}

function tell(host: Host, lines: readonly string[]): Reply {
  return { host, lines, ends: false };
}

/** Messages use only what the player may know: hidden cards are placed at random. */
function worldOf(host: Host, { me, box }: Setting): State {
  return imagine(nowFor(host, me).view, 1, box);
}

function ownOptions({ decision }: Host, me: Seat): readonly Option[] {
  return decision?.seat === me ? decision.options : [];
}

async function take(host: Host, option: Option | undefined, line: string, setting: Setting): Promise<Reply> {
  const options = option === undefined ? [] : [option.id];
  const outcome = choose(host, { seat: setting.me, ply: host.record.entries.length, options }, 0);
  if (outcome.kind === 'done') return continueGame(outcome.host, outcome.host.events, setting);
  const said = line.trim().slice(0, 40);
  const fault = host.decision === null ? 'The game is over' : 'That is not one of your options';
  return tell(host, [setting.page.paint.fault(`${fault}: “${said}”. Type ? for help.`)]);
}

/** The bot plays until the player has to choose or the game is over. */
async function continueGame(begun: Host, events: readonly GameEvent[], setting: Setting): Promise<Reply> {
  const { me, bot, page, box } = setting;
  const happened = [...events];
  const program = ({ view }: { readonly view: View }): string => bot.choose(view).option;
  const host = await conduct(begun, {
    programs: me === 0 ? [null, program] : [program, null],
    clock: () => 0,
    after: (next) => {
      happened.push(...next.events);
      return 'goOn';
    },
  });
  const news = eventLines(projectEvents(happened, me), speakingTo(me), box);
  return tell(host, [
    '',
    ...(news.length > 0 ? [...news.map((line) => page.paint.quiet(line)), ''] : []),
    ...tableAndQuestion(host, setting),
  ]);
}

function tableAndQuestion(host: Host, setting: Setting): readonly string[] {
  return [
    ...tableText(worldOf(host, setting), setting.me, setting.page, setting.box),
    '',
    ...question(host, setting),
  ];
}

function question(host: Host, setting: Setting): readonly string[] {
  const { me, box } = setting;
  const { paint } = setting.page;
  return host.decision === null
    ? [paint.loud('The game is over.'), 'Type save FILE to keep its record, or quit.']
    : questionText(worldOf(host, setting), me, paint, box);
}

function hintAnswer(host: Host, { me, advise, page: { paint }, box }: Setting): readonly string[] {
  const options = ownOptions(host, me);
  if (options.length === 0) return [paint.fault('The game is over: there is nothing to choose.')];
  if (options.length === 1) return ['You have only one option.'];
  const { view } = nowFor(host, me);
  return hintLines(advise(view), view, paint, box);
}

const NO_UNDO: Readonly<Record<Exclude<TakingBack['kind'], 'possible'>, string>> = {
  nothing: 'There is nothing to take back.',
  rival: 'The rival has acted since: your last choice can’t be taken back.',
  revealed: 'You have seen new cards, so your last choice can’t be taken back.',
  over: 'The game is over: nothing can be taken back.',
};

async function undo(host: Host, setting: Setting): Promise<Reply> {
  const back = takingBack(host, setting.me);
  if (back.kind !== 'possible') return tell(host, [setting.page.paint.fault(NO_UNDO[back.kind])]);
  const outcome = takeBack(host, setting.me, 0);
  return outcome.kind === 'done' ? continueGame(outcome.host, [], setting) : tell(host, []);
}

function save(host: Host, file: string, { page: { paint } }: Setting): Reply {
  if (file === '') return tell(host, [paint.fault('Name a file: save FILE.')]);
  if (file.toLowerCase().endsWith('.json')) return savePosition(host, file, paint);
  return { host, lines: [], ends: false, save: { file, text: writeNotation(gameRecordOf(host)) } };
}

function savePosition(host: Host, file: string, paint: Paint): Reply {
  try {
    const text = `${JSON.stringify(positionOf(host.state), null, 2)}\n`;
    return { host, lines: [], ends: false, save: { file, text } };
  } catch (error) {
    if (error instanceof RulesError) return tell(host, [paint.fault(error.message)]);
    throw error;
  }
}
