import type { Seat, View } from '@bluemoon/engine';
import type { Language } from '../../words/language.svelte.ts';
import type { Pointed } from '../context.ts';
import { countOf, rivalOf } from './attraction.ts';
import type { BluffCall, DragonMove, FightEnd, GameEnd, Moment } from './moments.ts';
import type { Stake } from './stakes.ts';
import { MOMENTS } from './words.ts';
import type { Who } from './words.ts';

/** The parts of a moment, in order. */
export type Frame = 'question' | 'turn' | 'verdict' | 'consequence';

export interface Reader {
  /** The seat of the reader; null: players are called by their names. */
  readonly me: Seat | null;
  readonly names: readonly [string, string];
  readonly language: Language;
  /** The table after the moment. */
  readonly after: View;
}

/** What the dock says during a moment. */
export interface DockWords {
  readonly question: string;
  readonly info: string;
}

export interface RibbonWords {
  readonly winner: Seat;
  readonly title: string;
  readonly reason: string;
}

export interface StakeWords {
  readonly title: string;
  readonly text: string;
}

/** The card of a bluff that everybody can read by now. */
export function turnedCard(
  staged: { readonly moment: Moment; readonly frame: Frame } | null,
): Pointed | null {
  if (staged?.moment.kind !== 'bluffCall' || staged.frame !== 'verdict') return null;
  const { cards, caller } = staged.moment;
  const card = cards.at(-1)?.card;
  return card === undefined ? null : { seat: rivalOf(caller), card };
}

type Speaker = Pick<Reader, 'me' | 'names' | 'language'>;

function whoIs({ me, names }: Speaker, seat: Seat): Who {
  return seat === me ? 'you' : { name: names[seat] };
}

const sentence = (words: string): string => `${words}.`;
const joined = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null && one !== '').join(' ');

export function stakeWords(stake: Stake, reader: Speaker): StakeWords {
  const w = MOMENTS[reader.language];
  if (stake.wins !== null) return { title: w.winsGame(whoIs(reader, stake.wins)), text: '' };
  const { dragons, retreats } = stake;
  return {
    title:
      dragons === null
        ? w.noDragon
        : w.dragonsTo(dragons, whoIs(reader, dragons.seat), whoIs(reader, rivalOf(dragons.seat))),
    text: retreats === null ? w.fightGoesOn : sentence(w.mustRetreat(whoIs(reader, retreats))),
  };
}

export function dockWords(moment: Moment, frame: Frame, reader: Reader): DockWords {
  switch (moment.kind) {
    case 'bluffCall':
      return bluffDock(moment, frame, reader);
    case 'fightEnd':
      return fightDock(moment, reader);
    case 'dragons':
      return {
        question: movesTold(moment.moves, reader).replace(/\.$/, ''),
        info: standing(moment.moves, reader),
      };
    case 'gameEnd':
      return gameEndDock(moment, reader);
  }
}

/** What lies across the mat in the last frame; null: nothing. */
export function ribbonWords(moment: Moment, reader: Reader): RibbonWords | null {
  switch (moment.kind) {
    case 'bluffCall':
      return bluffRibbon(moment, reader);
    case 'fightEnd':
      return fightRibbon(moment, reader);
    case 'dragons':
    case 'gameEnd':
      return null;
  }
}

/** The whole moment at once, for screen readers. */
export function momentTold(moment: Moment, reader: Reader): string {
  const { question, info } = dockWords(moment, 'consequence', reader);
  const ribbon = ribbonWords(moment, reader);
  const said = ribbon === null ? '' : joined(sentence(ribbon.title), ribbon.reason);
  const consequence = joined(sentence(question), info);
  if (moment.kind !== 'bluffCall') return joined(said, consequence);
  const w = MOMENTS[reader.language];
  return joined(sentence(w.verdicts[moment.verdict]), whyOf(moment, reader), said, consequence);
}

function bluffDock(moment: BluffCall, frame: Frame, reader: Reader): DockWords {
  const w = MOMENTS[reader.language];
  const { caller, verdict, cards } = moment;
  switch (frame) {
    case 'question':
    case 'turn':
      return {
        question:
          caller === reader.me ? w.youCall : w.calls(reader.names[caller], whoIs(reader, rivalOf(caller))),
        info: frame === 'turn' ? w.turning(cards.length) : '',
      };
    case 'verdict':
      return { question: w.verdicts[verdict], info: whyOf(moment, reader) };
    case 'consequence':
      return afterVerdict(moment, reader);
  }
}

/** The card that decided. */
function whyOf({ cards, element }: BluffCall, { language }: Reader): string {
  return MOMENTS[language].masks(cards.at(-1)?.mask ?? 'genuine', element, cards.length);
}

function afterVerdict({ verdict, stakes }: BluffCall, reader: Reader): DockWords {
  const w = MOMENTS[reader.language];
  const { dragons, wins } = stakes[verdict];
  if (wins !== null) return { question: w.winsGame(whoIs(reader, wins)), info: '' };
  if (dragons === null) return { question: w.noDragon, info: w.fightGoesOn };
  const { seat, gained, lost } = dragons;
  return {
    question: w.dragonsMove(dragons, whoIs(reader, seat), whoIs(reader, rivalOf(seat))),
    info: verdict === 'bluff' ? w.forCallAndRetreat(gained + lost - 1) : w.fightGoesOn,
  };
}

function bluffRibbon({ caller, verdict }: BluffCall, reader: Reader): RibbonWords {
  const w = MOMENTS[reader.language];
  const bluffer = rivalOf(caller);
  return verdict === 'bluff'
    ? {
        winner: caller,
        title: w.mustRetreat(whoIs(reader, bluffer)),
        reason: w.sawThrough(whoIs(reader, caller), whoIs(reader, bluffer)),
      }
    : { winner: bluffer, title: w.stamps.honest, reason: w.wasWrong(whoIs(reader, caller)) };
}

function fightDock({ winner, dragons, moves }: FightEnd, reader: Reader): DockWords {
  const w = MOMENTS[reader.language];
  const count = dragons.gained + dragons.lost;
  const isChosenNext = count > moves.length && reader.after.result === null;
  return {
    question: w.dragonsMove(dragons, whoIs(reader, winner), whoIs(reader, rivalOf(winner))),
    info: isChosenNext ? w.chosenNext(whoIs(reader, winner), count) : standing(moves, reader),
  };
}

function fightRibbon({ winner, bySix, moves }: FightEnd, reader: Reader): RibbonWords {
  const w = MOMENTS[reader.language];
  const title =
    reader.me === null ? w.winsFight(reader.names[winner]) : reader.me === winner ? w.fightWon : w.fightLost;
  const retreats = w.retreats(whoIs(reader, rivalOf(winner)));
  return { winner, title, reason: joined(retreats, bySix ? w.bySix : movesTold(moves, reader)) };
}

function movesTold(moves: readonly DragonMove[], reader: Reader): string {
  const w = MOMENTS[reader.language];
  const told = moves.map(({ dragon, from, to }) => {
    if (to !== 'board') return w.comes(dragon, whoIs(reader, to));
    return from === 'board' ? null : w.leaves(dragon, whoIs(reader, from));
  });
  return joined(...told);
}

/** How many dragons the players have who won or lost one, and who is next. */
function standing(moves: readonly DragonMove[], reader: Reader): string {
  const w = MOMENTS[reader.language];
  const { dragons, turn, result } = reader.after;
  const seats = ([0, 1] as const).filter((seat) =>
    moves.some(({ from, to }) => to === seat || from === seat),
  );
  const counts = seats.map((seat) => {
    const count = countOf(dragons, seat);
    return count === 3 ? w.danger(whoIs(reader, seat)) : w.has(whoIs(reader, seat), count);
  });
  const isDanger = seats.some((seat) => countOf(dragons, seat) === 3);
  const next =
    result === null && !isDanger && isNewTurn(reader.after) ? w.playsNext(whoIs(reader, turn.seat)) : null;
  return joined(...counts, next);
}

/** After a fight nobody is in one. */
const isNewTurn = ({ fight }: View): boolean => fight === null;

function gameEndDock({ winner, reason }: GameEnd, reader: Reader): DockWords {
  const w = MOMENTS[reader.language];
  return {
    question: reason === 'fourthDragon' ? w.fourthDragon : w.gameOver,
    info: sentence(w.winsGame(whoIs(reader, winner))),
  };
}
