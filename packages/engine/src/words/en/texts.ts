import type { Action, Moment } from '../../vocabulary/text.ts';
import type { Actor } from '../acting.ts';
import type { Act, Demand } from '../language.ts';
import { sentence, words } from '../sentence.ts';
import { article, card, someDragons } from './card-sets.ts';
import { clause } from './conditions.ts';
import { PHASE_NAMES } from './names.ts';
import { payment } from './payments.ts';
import { step } from './steps.ts';

const LEAD: Readonly<Record<Moment, string>> = {
  gameBegins: 'at the beginning of the game,',
  now: 'now',
  oncePerTurn: 'once on each of my turns,',
  beginning: `during my ${PHASE_NAMES.beginning},`,
  afterBoosterSupport: `after my ${PHASE_NAMES.boosterSupport},`,
  endPhase: `during my ${PHASE_NAMES.end},`,
  turnEnds: 'just before my turn ends,',
  afterTurn: 'after my turn,',
};

function lead(moment: Moment | Action): string {
  return typeof moment === 'string' ? LEAD[moment] : `when you ${actionClause(moment)},`;
}

function actionClause(action: Action): string {
  switch (action.rival) {
    case 'plays':
      return `play ${article(card(action.cards))}`;
    case 'retrieves':
      return `retrieve ${article(card(action.cards))}`;
    case 'lands':
      return 'land a ship';
    case 'retreats':
      return 'retreat';
  }
}

/** "must" is only for the rival: for the owner it would claim the first rank of PRECED-1. */
const MANDATORY = { owner: 'I', rival: 'you must', each: 'we each' } as const satisfies Record<Actor, string>;
const OPTIONAL = { owner: 'I may', rival: 'I may make you', each: 'we may each' } as const satisfies Record<
  Actor,
  string
>;

export function act(act: Act): string {
  const said = act.steps.map((each) => step(each, act));
  const subject = (act.optional ? OPTIONAL : MANDATORY)[act.actor];
  const predicate = said.map(({ predicate }) => predicate).join(' and then ');
  const after = said.flatMap(({ after }) => after ?? []);
  return words(opening(act, subject, predicate), ...after);
}

function opening({ opening, moment, condition }: Act, subject: string, predicate: string): string {
  if (!opening) return sentence('then', subject, predicate);
  if (condition === undefined) return sentence(lead(moment), subject, predicate);
  const given = `if ${clause(condition)},`;
  return moment === 'now'
    ? sentence(given, withNow(subject), predicate)
    : sentence(lead(moment), given, subject, predicate);
}

/** "I may now make you", "we each now". */
const withNow = (subject: string): string =>
  subject.includes(' may') ? subject.replace(' may', ' may now') : words(subject, 'now');

/** TEXT-9. */
export function demand({ demand, orElse }: Demand): string {
  const lead = `by the end of your ${PHASE_NAMES.boosterSupport}, you must`;
  const what =
    'play' in demand ? `play ${article(card(demand.play))}` : `discard ${payment(demand.discard, 'rival')}`;
  return orElse === 'retreat'
    ? sentence(lead, 'play' in demand ? what : `${what},`, 'or retreat')
    : sentence(
        lead,
        `${what}; otherwise I attract ${someDragons(orElse.attract, 'additional')}, even if you retreat`,
      );
}
