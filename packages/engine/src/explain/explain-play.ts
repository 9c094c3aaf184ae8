import { hasItsDragon } from '../actions/achievement.ts';
import { maskOf } from '../compile/mask.ts';
import { subjectOn } from '../decision/decision.ts';
import { cardSeat, optionId } from '../decision/ids.ts';
import { hasUnit } from '../derive/additional.ts';
import { bluffObstacle } from '../derive/bluff.ts';
import type { Obstacle } from '../derive/obstacle.ts';
import { boosterSupportObstacle, characterObstacle, leadershipObstacle } from '../derive/permission.ts';
import { forbiddenWord, loadingForbidden } from '../derive/prohibition.ts';
import { isLoadable, sourceWord } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { agendaSize } from '../state/agenda.ts';
import {
  ABOARD,
  HAND,
  LANDED,
  OVER,
  PHASE,
  PHASES,
  SHIPS,
  STOPPED,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { link, loadSize } from '../state/links.ts';
import { cardOf, kindOf, OPTION_KINDS } from '../state/options.ts';
import type { OptionKind } from '../state/options.ts';
import { cardsIn, has, isEmpty } from '../state/sets.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { chooser, listOptions } from '../turn/run.ts';
import type { CardId } from '../vocabulary/card.ts';
import type { TurnPhase } from '../words/index.ts';
import { askedTable, cardNumber, refTo } from './asking.ts';
import type { Explanation, Fact, Way } from './explanation.ts';
import { forbidding, obstacleFact } from './obstacles.ts';
import type { Attempt } from './obstacles.ts';

export interface PlayExplanation extends Explanation {
  readonly about: 'play';
  readonly card: CardId;
  /** Whether it can be played, laid face down or loaded with the pending decision. */
  readonly playable: boolean;
  /** The ids of the options that do it. */
  readonly options: readonly string[];
}

/** Why a card can or cannot be played now: face up, face down or loaded. Only for the owner of the card. */
export function explainPlay(state: State, seat: Seat, card: CardId): PlayExplanation {
  const t = askedTable(state, seat);
  const number = cardNumber(t, seat, card);
  const facts = playFacts(t, seat, number);
  const playable = facts.some((fact) => fact.kind === 'playable');
  const options = playable ? optionsWith(t, seat, number).map((code) => optionId(t, code)) : [];
  return { about: 'play', seat, card, playable, options, facts };
}

function playFacts(t: Workbench, seat: Seat, card: number): readonly Fact[] {
  if (t.cells[PHASE] === OVER) return [{ kind: 'gameOver', rules: ['WIN-4'] }];
  if (agendaSize(t) > 0) {
    const offered = new Set(optionsWith(t, seat, card).map((code) => WAY_OF[OPTION_KINDS[kindOf(code)]]));
    if (offered.size > 0)
      return [...offered].flatMap((way) => (way === undefined ? [] : playable(t, seat, card, way)));
  }
  const general = generalObstacles(t, seat, card);
  const attempts = waysOf(t, seat, card).map((way): Attempt => ({ t, seat, card, way }));
  if (general.length > 0) return [...general, ...attempts.flatMap(banFacts)];
  const open = attempts.filter((attempt) => obstaclesTo(attempt).length === 0);
  if (open.length > 0) return open.flatMap(({ way }) => playable(t, seat, card, way));
  return attempts.flatMap(obstaclesTo);
}

const WAY_OF: Readonly<Partial<Record<OptionKind, Way>>> = {
  play: 'play',
  bluff: 'bluff',
  load: 'load',
  embark: 'load',
};

/** The options of the pending decision that play, lay or load the card. */
function optionsWith(t: Workbench, seat: Seat, card: number): readonly number[] {
  if (chooser(t) !== seat) return [];
  listOptions(t);
  return Array.from(t.options.subarray(0, t.optionCount)).filter(
    (code) =>
      WAY_OF[OPTION_KINDS[kindOf(code)]] !== undefined && cardOf(code) === card && cardSeat(t, code) === seat,
  );
}

const RULES_OF_WAY: Readonly<Record<Way, readonly string[]>> = {
  play: ['TURN-6'],
  bluff: ['BLUFF-2', 'BLUFF-13'],
  load: ['SHIP-4', 'SHIP-7'],
};

function playable(t: Workbench, seat: Seat, card: number, way: Way): readonly Fact[] {
  return [{ kind: 'playable', rules: RULES_OF_WAY[way], card: refTo(t, seat, card), way }];
}

/** Laying face down needs a bluff icon, loading a ship; otherwise they are not mentioned. */
function waysOf(t: Workbench, seat: Seat, card: number): readonly Way[] {
  const deck = t.game.decks[seat];
  const ways: Way[] = ['play'];
  if (deck.bluff[card] >= 0) ways.push('bluff');
  if (isLoadable(deck.cards[card].type) && !isEmpty(t.cells, zone(seat, SHIPS))) ways.push('load');
  return ways;
}

/** What prevents every way of playing the card. */
function generalObstacles(t: Workbench, seat: Seat, card: number): readonly Fact[] {
  const facts: Fact[] = [];
  if (t.game.decks[seat].cards[card].type === 'interference') {
    facts.push({ kind: 'interferesOnly', rules: ['INTERF-1'], card: refTo(t, seat, card) });
    if (!isAtHand(t, seat, card)) facts.push(obstacleFact({ t, seat, card, way: 'play' }, 'notAtHand'));
    return facts;
  }
  if (phaseOf(t, seat, card, 'play') === null) {
    facts.push({ kind: 'neverPlayed', rules: ['SETUP-3', 'COMP-7'], card: refTo(t, seat, card) });
  } else if (!isAtHand(t, seat, card)) {
    facts.push(obstacleFact({ t, seat, card, way: 'play' }, 'notAtHand'));
  }
  if (t.cells[TURN_SEAT] !== seat) facts.push({ kind: 'notYourTurn', rules: ['TURN-5'] });
  else if (agendaSize(t) > 0 || chooser(t) !== seat) facts.push(otherFirst(t));
  return facts;
}

function otherFirst(t: Workbench): Fact {
  const { during, card, owner } = subjectOn(t);
  const by = card === undefined || owner === undefined ? null : { seat: owner, card };
  return { kind: 'otherFirst', rules: ['TEXT-3', 'PRECED-3'], during, by };
}

/** SHIP-10: the load of a landed ship is played as from hand. */
function isAtHand(t: Workbench, seat: Seat, card: number): boolean {
  return has(t.cells, zone(seat, HAND), card) || isOnLandedShip(t, seat, card);
}

function isOnLandedShip(t: Workbench, seat: Seat, card: number): boolean {
  return has(t.cells, zone(seat, ABOARD), card) && has(t.cells, zone(seat, LANDED), link(t, seat, card));
}

/** FREE-2, SHIP-1, BOOST-10; null for cards that are never played. */
function phaseOf(t: Workbench, seat: Seat, card: number, way: Way): TurnPhase | null {
  if (way !== 'play') return 'boosterSupport';
  switch (t.game.decks[seat].cards[card].type) {
    case 'leadership':
    case 'ship':
    case 'hyla':
    case 'achievement':
      return 'leadership';
    case 'character':
      return 'character';
    case 'booster':
    case 'support':
      return 'boosterSupport';
    default:
      return null;
  }
}

function obstaclesTo(attempt: Attempt): readonly Fact[] {
  const { t, seat, card, way } = attempt;
  const phase = phaseOf(t, seat, card, way);
  const now = PHASES[t.cells[PHASE]];
  if (phase === null) return [];
  if (now !== phase) {
    return [{ kind: 'wrongPhase', rules: ['TURN-2', 'FREE-2'], way, phase, now }, ...banFacts(attempt)];
  }
  const facts = [...sourceFacts(attempt), ...banFacts(attempt)];
  const obstacle = way === 'load' ? loadObstacle(attempt) : ruleObstacle(attempt);
  if (obstacle !== null && obstacle !== 'forbidden') facts.push(obstacleFact(attempt, obstacle));
  if (way === 'load' && !hasRoom(t, seat)) facts.push({ kind: 'fullShips', rules: ['SHIP-6'] });
  return facts;
}

/** SHIP-12; OPEN-QUESTION-17: only cards from hand are loaded. */
function sourceFacts(attempt: Attempt): readonly Fact[] {
  const { t, seat, card, way } = attempt;
  if (way === 'load') return has(t.cells, zone(seat, HAND), card) ? [] : [obstacleFact(attempt, 'notAtHand')];
  if (phaseOf(t, seat, card, way) === 'leadership') return [];
  const mask = maskOf([card]);
  const isSource = (sourceWord(t, seat, mask, 0) | sourceWord(t, seat, mask, 1)) !== 0;
  return isSource ? [] : [obstacleFact(attempt, 'landed')];
}

/** PRECED-4. */
function banFacts(attempt: Attempt): readonly Fact[] {
  return isForbidden(attempt) ? [obstacleFact(attempt, 'forbidden')] : [];
}

function isForbidden(attempt: Attempt): boolean {
  const { t, seat, card, way } = attempt;
  const st = standing(t);
  if (way === 'load') return loadingForbidden(st, seat);
  const word = forbiddenWord(st, seat, card < 32 ? 0 : 1);
  const isFaceForbidden = ((word >>> (card & 31)) & 1) === 1;
  return isFaceForbidden || (way === 'bluff' && forbidding(attempt).length > 0);
}

function ruleObstacle({ t, seat, card, way }: Attempt): Obstacle | null {
  const st = standing(t);
  if (way === 'bluff') return bluffObstacle(t, st, seat, card);
  const { type } = t.game.decks[seat].cards[card];
  switch (type) {
    case 'character':
      return characterObstacle(t, st, seat, card);
    case 'booster':
    case 'support':
      return boosterSupportObstacle(t, st, seat, card, type);
    case 'achievement':
      if (t.game.rules.series !== 'match') return 'matchOnly';
      return hasItsDragon(t, seat, card) ? leadershipObstacle(t, st, seat) : 'dragonElsewhere';
    default:
      return leadershipObstacle(t, st, seat);
  }
}

/** SHIP-7. */
function loadObstacle({ t, seat }: Attempt): Obstacle | null {
  if (hasUnit(t, standing(t), seat, 'support')) return null;
  return t.cells[STOPPED] === 1 ? 'stopped' : 'limit';
}

function hasRoom(t: Workbench, seat: Seat): boolean {
  const { capacity } = t.game.decks[seat];
  return cardsIn(t.cells, zone(seat, SHIPS)).some((ship) => loadSize(t, seat, ship) < capacity[ship]);
}
