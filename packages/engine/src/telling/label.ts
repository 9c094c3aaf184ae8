import type { Box } from '../cards/box.ts';
import type { Option } from '../decision/decision.ts';
import type { Seat } from '../state/layout.ts';
import type { Dragon } from '../vocabulary/card.ts';
import type { CardId, CardType, Element } from '../vocabulary/card.ts';
import { TURN_PHASES } from '../words/language.ts';
import type { TurnPhase } from '../words/language.ts';
import { FULL_HAND } from '../actions/refresh.ts';
import type { View } from '../view/view.ts';
import type { AnyFact, Nothing } from './facts.ts';

interface OneCard {
  readonly card: CardId;
}

/** The owner, if it is not the chooser. */
interface OfRival {
  readonly of: Seat | null;
}

/** What an option does, distinguished as players do rather than as the rules do. */
export interface LabelFacts {
  readonly endPhase: { readonly phase: TurnPhase };
  /** The end of the Booster/Support phase, where it is still open what is announced. */
  readonly announceNext: Nothing;
  readonly doneWith: OneCard;
  readonly discardNoMore: Nothing;
  readonly done: Nothing;
  readonly refuse: { readonly card: CardId | null };
  readonly use: OneCard;
  readonly play: OneCard & { readonly isFree: boolean; readonly coversNothing: boolean };
  readonly bluff: OneCard;
  readonly load: OneCard & { readonly ship: CardId | null };
  readonly takeIntoHand: OneCard;
  readonly land: OneCard;
  readonly start: Nothing;
  readonly continue: Nothing;
  readonly decline: Nothing;
  readonly retreat: Nothing;
  readonly announce: { readonly element: Element; readonly power: number };
  readonly call: Nothing;
  readonly trust: Nothing;
  readonly meet: OneCard;
  readonly discard: OneCard & OfRival;
  readonly discardFaceDown: { readonly place: number } & OfRival;
  readonly discardAtRandom: OfRival;
  readonly discardAll: { readonly types: readonly CardType[] } & OfRival;
  readonly take: OneCard;
  readonly under: OneCard;
  readonly shuffleIn: OneCard;
  readonly replace: OneCard;
  readonly letThrough: { readonly card: CardId | null };
  readonly keepHand: Nothing;
  readonly keepRest: Nothing;
  readonly target: OneCard & { readonly by: CardId | null };
  readonly spare: OneCard & OfRival;
  readonly leaveTarget: Nothing;
  readonly attractToSide: { readonly dragon: Dragon };
  readonly attractToBoard: { readonly dragon: Dragon };
  readonly draw: { readonly number: number };
  readonly reveal: { readonly number: number };
  readonly takeBack: Nothing;
}
export type Label = AnyFact<LabelFacts>;

export function labelOf(option: Option, view: View, box: Box): Label {
  const { id, card = '', owner } = option;
  const { viewer, decision } = view;
  const asking = decision?.about.card ?? null;
  const rival: Seat | null = viewer === 'spectator' ? null : viewer === 0 ? 1 : 0;
  const of = owner !== undefined && owner === rival ? rival : null;
  switch (option.kind) {
    case 'done':
      return doneLabel(view);
    case 'refuse':
      return { kind: decision?.about.during === 'interference' ? 'letThrough' : 'refuse', card: asking };
    case 'play':
      return { kind: 'play', card, isFree: id.includes('+free'), coversNothing: id.includes('+keep') };
    case 'load':
      return { kind: 'load', card, ship: after(id, '>') };
    case 'embark':
      return { kind: 'load', card, ship: asking };
    case 'retrieve':
    case 'return':
      return { kind: 'takeIntoHand', card };
    case 'announce': {
      const element = id.endsWith('fire') ? 'fire' : 'earth';
      const power = viewer === 'spectator' ? undefined : view.fight?.power[viewer][element];
      return { kind: 'announce', element, power: power ?? 0 };
    }
    case 'discard':
      return { kind: 'discard', card, of };
    case 'discardFaceDown':
      return { kind: 'discardFaceDown', place: Number(after(id, ':')), of: rival };
    case 'discardAtRandom':
      return { kind: 'discardAtRandom', of: rival };
    case 'take':
      return playsWhatIsFound(asking, box)
        ? { kind: 'play', card, isFree: false, coversNothing: false }
        : { kind: 'take', card };
    case 'target':
      return { kind: 'target', card, by: asking };
    case 'keep':
      return card === '' ? { kind: 'leaveTarget' } : { kind: 'spare', card, of };
    case 'dragon': {
      const dragon = after(id, ':') as Dragon;
      return { kind: view.dragons[dragon] === 'board' ? 'attractToSide' : 'attractToBoard', dragon };
    }
    case 'either':
      return eitherLabel(id, rival, asking);
    case 'use':
    case 'bluff':
    case 'land':
    case 'meet':
    case 'under':
    case 'shuffleIn':
    case 'replace':
      return { kind: option.kind, card };
    case 'start':
    case 'continue':
    case 'decline':
    case 'retreat':
    case 'call':
    case 'trust':
    case 'takeBack':
      return { kind: option.kind };
  }
}

function doneLabel({ decision, seats }: View): Label {
  if (decision === null) return { kind: 'done' };
  const { phase, during, card } = decision.about;
  if (during === 'text' && card !== undefined) return { kind: 'doneWith', card };
  if (during === 'decline') return { kind: 'discardNoMore' };
  if (during === 'mulligan')
    return { kind: seats[decision.seat].hand.count < FULL_HAND ? 'keepRest' : 'keepHand' };
  const ended = TURN_PHASES.find((each) => each === phase);
  if (during !== 'phase' || ended === undefined) return { kind: 'done' };
  return ended === 'boosterSupport' ? { kind: 'announceNext' } : { kind: 'endPhase', phase: ended };
}

/** SHIP-1: some searches play the card at once. */
function playsWhatIsFound(by: CardId | null, box: Box): boolean {
  const texts = by === null ? [] : (box.find(by)?.text ?? []);
  return texts.some(
    (text) =>
      'steps' in text && text.steps.some((step) => step.do === 'search' && step.found === 'playOrLoad'),
  );
}

/** If all cards of one description are discarded, the only choice is whether to use the text. */
function eitherLabel(id: string, rival: Seat | null, asking: CardId | null): Label {
  const [what, which = ''] = id.split(':');
  switch (what) {
    case 'draw':
      return { kind: 'draw', number: Number(which) };
    case 'reveal':
      return { kind: 'reveal', number: Number(which) };
    default:
      return which === ''
        ? { kind: 'use', card: asking ?? '' }
        : { kind: 'discardAll', types: which.split('+') as CardType[], of: rival };
  }
}

function after(id: string, mark: string): string {
  return id.slice(id.indexOf(mark) + 1);
}
