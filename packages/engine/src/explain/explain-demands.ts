import { contestedElement } from '../compile/element.ts';
import { subjectOn } from '../decision/decision.ts';
import { attacksAgain } from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { powerOf, textFactor } from '../derive/value.ts';
import { agendaSize, AMOUNT, top } from '../state/agenda.ts';
import {
  BOOSTER_SUPPORT,
  CALL,
  CHARACTER,
  CHARACTERS_PLAYED,
  COMBAT,
  ELEMENT,
  ENGAGEMENT,
  FIGHT,
  OVER,
  PHASE,
  POWER,
  rivalOf,
  PHASES,
  RUNNING,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { CONTINUE, isOffered, option, START, TAKE_BACK } from '../state/options.ts';
import { countIn } from '../state/sets.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { canPay } from '../actions/payment.ts';
import { canPlayDemanded } from '../actions/demandable.ts';
import { unmetDemands } from '../derive/demand.ts';
import { chooser, listOptions } from '../turn/run.ts';
import type { TurnPhase } from '../words/index.ts';
import { askedTable, refTo } from './asking.ts';
import { shieldFacts } from './explain-power.ts';
import type { Explanation, Fact, Pending } from './explanation.ts';

export interface DemandsExplanation extends Explanation {
  readonly about: 'demands';
}

/** What is demanded of the player now. */
export function explainDemands(state: State, seat: Seat): DemandsExplanation {
  const t = askedTable(state, seat);
  return { about: 'demands', seat, facts: demandFacts(t, seat) };
}

function demandFacts(t: Workbench, seat: Seat): readonly Fact[] {
  if (t.cells[PHASE] === OVER) return [{ kind: 'gameOver', rules: ['WIN-4'] }];
  const duties = t.cells[TURN_SEAT] === seat ? turnFacts(t, seat) : [];
  return chooser(t) === seat
    ? [...askedFacts(t), ...duties]
    : [{ kind: 'wait', rules: ['TURN-5'] }, ...duties];
}

/** What the pending decision is about. */
function askedFacts(t: Workbench): readonly Fact[] {
  if (agendaSize(t) > 0) return [pendingFact(t)];
  switch (t.cells[PHASE]) {
    case CALL:
      return [{ kind: 'mayCall', rules: ['BLUFF-8', 'BLUFF-9', 'BLUFF-11'] }];
    case POWER:
      return [{ kind: 'nameElement', rules: ['POWER-1', 'RULING-16'] }];
    default:
      return [{ kind: 'yourPhase', rules: ['TURN-2'], phase: PHASES[t.cells[PHASE]] as TurnPhase }];
  }
}

const RULES_OF_PENDING: Readonly<Record<Pending, readonly string[]>> = {
  text: ['TEXT-7', 'TEXT-8'],
  moment: ['PRECED-3'],
  attract: ['DRAGON-1', 'DRAGON-2', 'DRAGON-5'],
  retreat: ['RETREAT-1'],
  target: ['TARGET-1'],
  decline: ['ENGAGE-3', 'ENGAGE-4'],
  meet: ['RULING-13', 'VALUE-2'],
  interference: ['INTERF-1'],
  forfeit: ['ACHIEVE-3'],
  mulligan: ['MULLIGAN-1'],
  phase: ['TURN-2'],
};

function pendingFact(t: Workbench): Fact {
  const { during, card, owner } = subjectOn(t);
  const by = card === undefined || owner === undefined ? null : { seat: owner, card };
  return { kind: 'pending', rules: RULES_OF_PENDING[during], during, by, number: t.cells[top(t) + AMOUNT] };
}

function turnFacts(t: Workbench, seat: Seat): readonly Fact[] {
  if (t.cells[PHASE] > POWER) return [];
  return [...matchFacts(t, seat), ...unmetFacts(t, seat), ...phaseFacts(t, seat)];
}

/** POWER-3, POWER-4. */
function matchFacts(t: Workbench, seat: Seat): readonly Fact[] {
  const element = contestedElement(t.cells[ELEMENT]);
  if (t.cells[FIGHT] !== RUNNING || element === null) return [];
  const number = powerOf(t, rivalOf(seat), t.cells[ELEMENT]);
  const own = powerOf(t, seat, t.cells[ELEMENT]);
  return [
    { kind: 'match', rules: ['POWER-3', 'POWER-4'], element, number, own },
    ...shieldFacts(t, seat, element),
  ];
}

/** ENGAGE-10. */
function unmetFacts(t: Workbench, seat: Seat): readonly Fact[] {
  if (t.cells[PHASE] > BOOSTER_SUPPORT) return [];
  const rival = rivalOf(seat);
  return unmetDemands(t, seat).map((card): Fact => {
    const demand = t.game.decks[rival].demands[card];
    const times = textFactor(t, rival, card);
    const { payment = null, play = null } = demand ?? {};
    return {
      kind: 'demand',
      rules: ['ENGAGE-10', 'TEXT-9', 'DISCARD-5'],
      by: refTo(t, rival, card),
      times,
      dragons: demand?.attract ?? 0,
      canBePaid:
        payment === null ? play !== null && canPlayDemanded(t, seat, play) : canPay(t, seat, payment, times),
    };
  });
}

function phaseFacts(t: Workbench, seat: Seat): readonly Fact[] {
  if (agendaSize(t) > 0) return [];
  listOptions(t);
  const facts: Fact[] = [];
  const phase = t.cells[PHASE];
  if (phase === ENGAGEMENT && !isOffered(t, option(START)) && !isOffered(t, option(CONTINUE))) {
    const rules = t.cells[FIGHT] === RUNNING ? ['ENGAGE-9'] : ['ENGAGE-5', 'WIN-7'];
    facts.push({ kind: 'cannotAttack', rules, isFightOn: t.cells[FIGHT] === RUNNING });
  }
  if (phase === CHARACTER) facts.push(...characterFacts(t, seat));
  if (isOffered(t, option(TAKE_BACK)))
    facts.push({ kind: 'deadEnd', rules: ['POWER-10', 'BACKTRACK-1', 'ENGAGE-11'] });
  return facts;
}

function characterFacts(t: Workbench, seat: Seat): readonly Fact[] {
  const st = standing(t);
  const facts: Fact[] = [];
  if (t.cells[CHARACTERS_PLAYED] === 0 && !attacksAgain(st, seat)) {
    facts.push({ kind: 'playCharacter', rules: ['CHAR-1'] });
  }
  for (const rule of st.inForce[rivalOf(seat)].haveAtMost) {
    const { most } = rule.says;
    const number = countIn(t.cells, zone(seat, COMBAT), rule.cards);
    const by = refTo(t, rule.seat, rule.card);
    if (number > most) facts.push({ kind: 'tooManyActive', rules: ['PRECED-4'], by, most, number });
  }
  return facts;
}
