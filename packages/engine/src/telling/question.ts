import type { Box } from '../cards/box.ts';
import type { Option } from '../decision/decision.ts';
import type { OptionKind } from '../state/options.ts';
import { rivalOf } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import type { CardId, CardType } from '../vocabulary/card.ts';
import type { DecisionView, View } from '../view/view.ts';
import type { Payment } from '../vocabulary/text.ts';
import { FULL_HAND } from '../actions/refresh.ts';
import { otherwise } from './consequence.ts';
import type { Otherwise } from './consequence.ts';
import type { AnyFact, Nothing } from './facts.ts';
import { demandedBy, dueIn } from './payment.ts';

interface ByCard {
  readonly by: CardId;
}

/** Optional text can be refused. */
interface ByText extends ByCard {
  readonly isOptional: boolean;
}

interface OfRival extends ByText {
  readonly of: Seat;
}

/** LEAD-6. */
const LEAD_TYPES = ['leadership', 'ship', 'hyla', 'achievement'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** What the chooser is asked. */
export interface QuestionFacts {
  readonly beginTurn: Nothing;
  readonly retrieve: Nothing;
  readonly land: Nothing;
  readonly discardBluffs: Nothing;
  /** `types` are those of which a card can be played; or a card can be replaced. */
  readonly lead: { readonly types: readonly LeadType[]; readonly replace: boolean };
  readonly nothingToLead: Nothing;
  /** `only` is the one demand that can be met. */
  readonly meetNow: { readonly only: (ByCard & { readonly discard: Payment }) | null };
  readonly startOrDecline: Nothing;
  readonly mustDecline: Nothing;
  readonly continueOrRetreat: Nothing;
  readonly mustRetreat: Nothing;
  readonly playCharacter: Nothing;
  readonly playMoreOrGoOn: Nothing;
  readonly goOn: Nothing;
  readonly deadEnd: { readonly canPlay: boolean };
  /** `types` are those of which a card can be played. */
  readonly playOrAnnounce: { readonly types: readonly ('booster' | 'support')[] };
  readonly announce: Nothing;
  readonly nameElement: Nothing;
  readonly callBluff: Nothing;
  readonly whichText: Nothing;
  readonly whichDragon: Nothing;
  readonly whichTarget: ByCard;
  readonly otherTarget: ByCard;
  readonly declineCards: Nothing;
  readonly declineMore: Nothing;
  /** Null for a retreat. */
  readonly interference: { readonly card: CardId | null };
  readonly forfeit: Nothing;
  readonly exchange: Nothing;
  readonly exchangeMore: Nothing;
  readonly payDemand: ByCard & { readonly discard: Payment; readonly otherwise: Otherwise };
  readonly pay: ByText & { readonly discard: Payment };
  readonly useText: ByCard;
  readonly discardOwn: ByText;
  readonly discardRivals: OfRival;
  readonly spareOne: OfRival;
  readonly takeFound: ByText;
  readonly putUnder: ByText;
  readonly shuffleIn: ByText;
  readonly returnToHand: ByText;
  readonly loadCard: ByText;
  readonly howMany: ByCard;
  readonly chooseForText: ByCard;
  readonly nothingToChoose: ByCard;
}
export type Question = AnyFact<QuestionFacts>;

/** What another player has to decide. */
export interface WaitingFacts {
  readonly beginning: Nothing;
  readonly leadership: Nothing;
  readonly startOrDecline: Nothing;
  readonly continueOrRetreat: Nothing;
  readonly character: Nothing;
  readonly boosterSupport: Nothing;
  readonly element: Nothing;
  readonly call: Nothing;
  readonly text: { readonly by: CardId | null };
  readonly dragon: Nothing;
  readonly declining: Nothing;
  readonly demand: { readonly by: CardId | null };
  readonly interference: { readonly by: CardId | null };
  readonly forfeit: Nothing;
  readonly exchange: Nothing;
}
export type Waiting = AnyFact<WaitingFacts>;

export function waitingOf({ about }: DecisionView, { fight }: Pick<View, 'fight'>): Waiting {
  const by = about.card ?? null;
  switch (about.during) {
    case 'text':
    case 'target':
    case 'moment':
      return { kind: 'text', by };
    case 'attract':
      return { kind: 'dragon' };
    case 'decline':
      return { kind: 'declining' };
    case 'meet':
      return { kind: 'demand', by };
    case 'interference':
      return { kind: 'interference', by };
    case 'forfeit':
      return { kind: 'forfeit' };
    case 'mulligan':
      return { kind: 'exchange' };
    case 'retreat':
    case 'phase':
      break;
  }
  switch (about.phase) {
    case 'beginning':
    case 'leadership':
    case 'character':
    case 'boosterSupport':
    case 'call':
      return { kind: about.phase };
    case 'engagement':
      return { kind: fight === null ? 'startOrDecline' : 'continueOrRetreat' };
    case 'power':
      return { kind: 'element' };
    case 'refresh':
    case 'end':
    case 'turnEnds':
    case 'afterTurn':
    case 'over':
      return { kind: 'text', by };
  }
}

interface Asked {
  readonly options: readonly Option[];
  readonly has: (kind: OptionKind) => boolean;
  readonly typeOf: (card: CardId | undefined) => CardType | undefined;
  readonly due: () => Payment | null;
  readonly demanded: (by: CardId) => Payment | null;
}

export function questionOf(
  { about, options, seat }: DecisionView & { readonly options: readonly Option[] },
  view: View,
  box: Box,
): Question {
  const { find } = box;
  const asked: Asked = {
    options,
    has: (kind) => options.some((option) => option.kind === kind),
    typeOf: (card) => (card === undefined ? undefined : find(card)?.type),
    due: () => dueIn(view, box)?.payment ?? null,
    demanded: (card) => demandedBy(card, view, seat, box),
  };
  const { card: by } = about;
  switch (about.during) {
    case 'text':
      return by === undefined ? { kind: 'whichText' } : textQuestion(by, asked, seat);
    case 'target':
      if (by === undefined) return { kind: 'whichText' };
      return { kind: asked.has('keep') ? 'otherTarget' : 'whichTarget', by };
    case 'moment':
      return usingQuestion(options);
    case 'attract':
      return { kind: 'whichDragon' };
    case 'decline':
      return { kind: asked.has('done') ? 'declineMore' : 'declineCards' };
    case 'meet':
      return by === undefined ? { kind: 'whichText' } : demandQuestion(by, asked, seat, box);
    case 'interference':
      return { kind: 'interference', card: by ?? null };
    case 'forfeit':
      return { kind: 'forfeit' };
    case 'mulligan':
      return { kind: view.seats[seat].hand.count < FULL_HAND ? 'exchangeMore' : 'exchange' };
    case 'retreat':
    case 'phase':
      break;
  }
  switch (about.phase) {
    case 'beginning':
      return beginningQuestion(asked);
    case 'leadership':
      return leadershipQuestion(asked);
    case 'engagement':
      if (view.fight === null) return { kind: asked.has('start') ? 'startOrDecline' : 'mustDecline' };
      return { kind: asked.has('continue') ? 'continueOrRetreat' : 'mustRetreat' };
    case 'character':
      if (asked.has('takeBack')) return { kind: 'deadEnd', canPlay: options.length > 1 };
      if (!asked.has('done')) return { kind: 'playCharacter' };
      return { kind: asked.has('play') ? 'playMoreOrGoOn' : 'goOn' };
    case 'boosterSupport':
      return boosterSupportQuestion(asked);
    case 'power':
      return { kind: 'nameElement' };
    case 'call':
      return { kind: 'callBluff' };
    case 'refresh':
    case 'end':
    case 'turnEnds':
    case 'afterTurn':
    case 'over':
      return { kind: 'whichText' };
  }
}

function beginningQuestion({ options, has }: Asked): Question {
  const kinds = new Set(options.map(({ kind }) => kind).filter((kind) => kind !== 'done'));
  if (kinds.size !== 1) return { kind: 'beginTurn' };
  if (has('retrieve')) return { kind: 'retrieve' };
  if (has('land')) return { kind: 'land' };
  return has('discard') ? { kind: 'discardBluffs' } : usingQuestion(options);
}

/** Which text to use, or whether to use the only one. */
function usingQuestion(options: readonly Option[]): Question {
  const cards = options.flatMap(({ kind, card }) => (kind === 'use' && card !== undefined ? [card] : []));
  const [by, ...more] = cards;
  return by === undefined || more.length > 0 ? { kind: 'whichText' } : { kind: 'useText', by };
}

function leadershipQuestion(asked: Asked): Question {
  const { options, has, typeOf } = asked;
  const played = options.filter(({ kind }) => kind === 'play').map(({ card }) => typeOf(card));
  const types = LEAD_TYPES.filter((type) => played.includes(type));
  if (types.length > 0 || has('replace')) return { kind: 'lead', types, replace: has('replace') };
  if (has('meet')) return meetingQuestion(asked);
  return has('use') ? usingQuestion(options) : { kind: 'nothingToLead' };
}

function meetingQuestion({ options, demanded }: Asked): Question {
  const cards = options.flatMap(({ kind, card }) => (kind === 'meet' && card !== undefined ? [card] : []));
  const [by, ...more] = cards;
  const discard = by === undefined || more.length > 0 ? null : demanded(by);
  return { kind: 'meetNow', only: by === undefined || discard === null ? null : { by, discard } };
}

function boosterSupportQuestion({ options, has, typeOf }: Asked): Question {
  if (has('takeBack')) return { kind: 'deadEnd', canPlay: options.length > 1 };
  const played = options.filter(({ kind }) => kind === 'play').map(({ card }) => typeOf(card));
  const isSupport = played.includes('support') || has('bluff') || has('load');
  const types = [
    ...(played.includes('booster') ? (['booster'] as const) : []),
    ...(isSupport ? (['support'] as const) : []),
  ];
  return types.length === 0 ? { kind: 'announce' } : { kind: 'playOrAnnounce', types };
}

function demandQuestion(by: CardId, { due }: Asked, seat: Seat, box: Box): Question {
  const discard = due();
  const unmet = otherwise(by, seat, box);
  return discard === null || unmet === null
    ? { kind: 'chooseForText', by }
    : { kind: 'payDemand', by, discard, otherwise: unmet };
}

/** Depends on the first option that the text offers. */
function textQuestion(by: CardId, { options, has, due }: Asked, seat: Seat): Question {
  if (has('use')) return { kind: 'useText', by };
  const [first] = options.filter(({ kind }) => kind !== 'done' && kind !== 'refuse');
  const isOptional = has('refuse') || has('done');
  const of = rivalOf(seat);
  switch (first?.kind) {
    case 'discard': {
      if (first.owner === of) return { kind: 'discardRivals', by, of, isOptional };
      const discard = due();
      return discard === null
        ? { kind: 'discardOwn', by, isOptional }
        : { kind: 'pay', by, isOptional, discard };
    }
    case 'discardFaceDown':
    case 'discardAtRandom':
      return { kind: 'discardRivals', by, of, isOptional };
    case 'keep':
      return { kind: 'spareOne', by, of, isOptional };
    case 'take':
      return { kind: 'takeFound', by, isOptional };
    case 'under':
      return { kind: 'putUnder', by, isOptional };
    case 'shuffleIn':
      return { kind: 'shuffleIn', by, isOptional };
    case 'return':
      return { kind: 'returnToHand', by, isOptional };
    case 'load':
    case 'embark':
      return { kind: 'loadCard', by, isOptional };
    case 'either':
      return first.id.startsWith('discard') ? { kind: 'useText', by } : { kind: 'howMany', by };
    case undefined:
      return has('refuse') ? { kind: 'useText', by } : { kind: 'nothingToChoose', by };
    default:
      return { kind: 'chooseForText', by };
  }
}
