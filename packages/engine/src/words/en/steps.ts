import type { Step } from '../../vocabulary/text.ts';
import { justNamed, type Actor } from '../acting.ts';
import type { Act } from '../language.ts';
import { enumerate, words } from '../sentence.ts';
import { card, cards, count, counted, someCards, someDragons, upToCards } from './card-sets.ts';
import { ELEMENT_NAMES } from './names.ts';
import { HAND, payment } from './payments.ts';

/** What follows the subject, and sentences that have to follow. */
export interface Said {
  readonly predicate: string;
  readonly after?: readonly string[];
}

const SUBJECT = { owner: 'I', rival: 'you', each: 'we' } as const satisfies Record<Actor, string>;
const POSSESSIVE = { owner: 'my', rival: 'your', each: 'our' } as const satisfies Record<Actor, string>;

type Discard = Extract<Step, { readonly do: 'discard' }>;

export const attract = (number: number): string => `attract ${someDragons(number)}`;

export const asIfDragonOn = (actor: Actor): string =>
  words('as if its dragon were on', POSSESSIVE[actor], actor === 'each' && 'own', 'side');

export function step(step: Step, act: Act): Said {
  const my = POSSESSIVE[act.actor];
  const hand = HAND[act.actor];
  switch (step.do) {
    case 'draw': {
      // END-2: draws on top of the refreshed hand.
      const additional = act.moment === 'endPhase' ? 'additional' : undefined;
      const some = counted(step.count, {}, additional);
      return { predicate: words('draw', step.upTo && 'up to', some) };
    }
    case 'drawTo':
      return { predicate: `draw cards until I hold ${step.hand}` };
    case 'attract':
      return { predicate: attract(step.count) };
    case 'changeElement': {
      const to = step.to !== 'other' && `to ${ELEMENT_NAMES[step.to]}`;
      return { predicate: words('change the contested element', to) };
    }
    case 'discard':
      return { predicate: `discard ${cardsInPlay(step, act)}` };
    case 'discardAtRandom':
      return { predicate: `discard ${someCards(step.count)} at random from your hand` };
    case 'discardFromHand':
      return { predicate: fromHand(step.count, act.actor) };
    case 'pay':
      return { predicate: `discard ${payment(step.payment, act.actor)} to ${attract(step.toAttract)}` };
    case 'returnToHand': {
      const which =
        step.where === 'active'
          ? words('one of my', step.other && 'other', 'active cards')
          : words('any', step.other && 'other', 'card from my combat area');
      return { predicate: `return ${which} to my hand` };
    }
    case 'putUnderDeck':
      return { predicate: 'put any number of cards from my hand under my draw deck' };
    case 'search':
      return search(step);
    case 'drawFromDiscards':
      return {
        predicate: 'shuffle my discard pile face down',
        after: [`I may draw ${someCards(step.count)} from it.`],
      };
    case 'load':
      return { predicate: `load ${upToCards(step.most)} from my hand onto this ship` };
    case 'discloseHand':
      return { predicate: `disclose ${hand}` };
    case 'shuffleDiscardsIntoDeck':
      return { predicate: `shuffle ${my} discard pile into ${my} draw deck` };
    case 'shuffleHandIntoDeck':
      return { predicate: `shuffle ${hand} into ${my} draw deck` };
    case 'shuffleAreasIntoDeck':
      return { predicate: `shuffle all cards from ${my} combat and support areas into ${my} draw deck` };
    case 'shuffleLeadershipIntoDeck': {
      const but = `but not “${act.nameOf(step.except)}”`;
      return {
        predicate: `show one of ${my} leadership cards already played, ${but}, and shuffle it into ${my} draw deck`,
      };
    }
    case 'shuffleFromHandIntoDeck':
      return { predicate: `shuffle ${someCards(step.count)} from my hand into my draw deck` };
    case 'revealTop': {
      const reveal = `reveal ${upToCards(step.count)} from the top of my draw deck`;
      return {
        predicate: `${reveal}, discard ${count(step.discard)} of them and take the rest into my hand`,
      };
    }
    case 'discardTopOfDeck':
      return { predicate: 'discard the top card of your draw deck' };
    case 'retreat':
      return { predicate: 'retreat' };
    case 'playAchievement':
      return { predicate: `play one achievement card ${asIfDragonOn(act.actor)}` };
    case 'cancel':
      return { predicate: 'cancel that card' };
  }
}

function fromHand(number: Extract<Step, { readonly do: 'discardFromHand' }>['count'], actor: Actor): string {
  const from = `from ${HAND[actor]}`;
  if (number === 'any') return `discard any number of cards ${from}`;
  if (typeof number === 'object')
    return `discard cards ${from} until ${SUBJECT[actor]} hold only ${number.downTo}`;
  return words('discard', someCards(number), actor === 'rival' && 'of your choice', from);
}

function search({ where, found }: Extract<Step, { readonly do: 'search' }>): Said {
  const pile = where === 'drawDeck' ? 'draw deck' : 'discard pile';
  const find =
    found === 'take'
      ? 'I may show you one of its cards and take it into my hand.'
      : 'I may take one influence card from it and play it, or load one character, booster or support card from it onto one of my ships.';
  const shuffle = where === 'drawDeck' ? ['Then I shuffle the deck.'] : [];
  return { predicate: `search my ${pile}`, after: [find, ...shuffle] };
}

function cardsInPlay(step: Discard, { condition }: Act): string {
  const whose = step.whose === 'rival' ? POSSESSIVE.rival : POSSESSIVE.each;
  const sets = 'either' in step.cards ? step.cards.either : [step.cards];
  const which = sets.map((set) => {
    if (step.where === 'active') {
      if (step.count === 'all') return `all ${whose} active ${cards(set, 'and')}`;
      return justNamed(set, condition) ? 'one of them' : `one of ${whose} active ${cards(set, 'or')}`;
    }
    const active = step.where === 'activeCombat' && 'active';
    const noun = step.count === 'all' ? cards(set, 'and') : card(set);
    return words(step.count === 'all' ? 'all' : 'one', active, noun, `from ${whose} combat area`);
  });
  return enumerate(which, 'or') + sparing(step);
}

/** CARD-3. */
function sparing({ sparing }: Discard): string {
  if (sparing === undefined) return '';
  switch (sparing) {
    case 'lastCharacter':
      return ', but not your last active character card';
    case 'oneCharacter':
      return ', except one character card of my choice';
    case 'protected':
      return ', except protected ones';
  }
}
