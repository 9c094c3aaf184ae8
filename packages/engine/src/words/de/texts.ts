import type { Action, Moment } from '../../vocabulary/text.ts';
import type { Act, Demand } from '../language.ts';
import { sentence, words } from '../sentence.ts';
import { card, someDragons } from './card-sets.ts';
import { clause } from './conditions.ts';
import { indicative, modal, subordinate, type Fronted, type Predicate } from './grammar.ts';
import { PHASE_NAMES } from './names.ts';
import { payment } from './payments.ts';
import { step } from './steps.ts';

/** Adverbs that can be at the front of the sentence or after its subject. */
const ADVERB: Readonly<Record<Moment, string>> = {
  gameBegins: 'zu Beginn des Spiels',
  now: 'jetzt',
  oncePerTurn: 'einmal in jedem meiner Züge',
  beginning: `in meiner ${PHASE_NAMES.beginning}`,
  afterBoosterSupport: `nach meiner ${PHASE_NAMES.boosterSupport}`,
  endPhase: `in meiner ${PHASE_NAMES.end}`,
  turnEnds: 'unmittelbar vor dem Ende meines Zuges',
  afterTurn: 'nach meinem Zug',
};

export function act(act: Act): string {
  const said = act.steps.map((each) => step(each, act));
  const predicates = said.flatMap(({ does }, at) =>
    does.map((each, nth) => (at > 0 && nth === 0 ? then(each) : each)),
  );
  const after = said.flatMap(({ after }) => after ?? []);
  return words(sentence(inVoice(act, predicates)), ...after);
}

const then = (predicate: Predicate): Predicate => ({ ...predicate, object: words('dann', predicate.object) });

function inVoice(act: Act, predicates: readonly Predicate[]): string {
  const fronted = frontOf(act);
  switch (act.actor) {
    case 'owner':
    case 'each':
      return act.optional
        ? modal(fronted, 'darf', act.actor, predicates)
        : indicative(fronted, act.actor, predicates);
    case 'rival':
      return act.optional
        ? words(
            fronted.front,
            'darf ich',
            fronted.adverb,
            `verlangen, dass ${subordinate('rival', predicates)}`,
          )
        : modal(fronted, 'musst', 'rival', predicates);
  }
}

function frontOf({ opening, moment, condition }: Act): Fronted {
  if (!opening) return { front: 'danach' };
  if (typeof moment !== 'string') return { front: `wenn du ${actionClause(moment)},` };
  const adverb = ADVERB[moment];
  if (condition === undefined) return { front: adverb };
  // "now" belongs to the action, every other moment to the condition as well.
  return moment === 'now'
    ? { front: `wenn ${clause(condition)},`, adverb }
    : { front: `wenn ${clause(condition, adverb)},` };
}

function actionClause(action: Action): string {
  switch (action.rival) {
    case 'plays':
      return `eine ${card(action.cards)} spielst`;
    case 'retrieves':
      return `eine ${card(action.cards)} auf die Hand zurücknimmst`;
    case 'lands':
      return 'ein Schiff landest';
    case 'retreats':
      return 'dich zurückziehst';
  }
}

/** TEXT-9. */
export function demand({ demand, orElse }: Demand): string {
  const lead = `bis zum Ende deiner ${PHASE_NAMES.boosterSupport} musst du`;
  const what = 'play' in demand ? `eine ${card(demand.play)} spielen` : `${payment(demand.discard)} ablegen`;
  return orElse === 'retreat'
    ? sentence(lead, what, 'oder dich zurückziehen')
    : sentence(
        lead,
        `${what}, sonst locke ich ${someDragons(orElse.attract, 'zusätzlich')} an, auch wenn du dich zurückziehst`,
      );
}
