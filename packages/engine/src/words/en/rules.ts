import type { IconKind } from '../../vocabulary/card.ts';
import type { Rule } from '../../vocabulary/text.ts';
import type { Duration, NameOf } from '../language.ts';
import { enumerate, present, sentence, words } from '../sentence.ts';
import {
  card,
  cards,
  cardsBeforeException,
  counted,
  exceptCards,
  icon,
  someCards,
  someDragons,
} from './card-sets.ts';
import { ELEMENT_NAMES, ICON_KIND_NAMES, PHASE_NAMES } from './names.ts';
import { asIfDragonOn } from './steps.ts';

export function rule(rule: Rule, duration: Duration, nameOf: NameOf): string {
  const thisTurn = duration === 'thisTurn';
  const lead = thisTurn && 'this turn,';
  const onTurns = thisTurn ? 'this turn,' : 'on each of my turns,';
  const perTurn = !thisTurn && 'per turn';
  switch (rule.rule) {
    case 'ignore':
      return words(sentence(lead, ignored(rule)), voidFacing(rule.voidFacing, nameOf));
    case 'printed':
      return sentence(
        lead,
        `${rule.parity} printed values on your ${cards(rule.cards, 'and')} become ${rule.becomes}`,
      );
    case 'value':
      return sentence(lead, value(rule));
    case 'total':
      return sentence(
        lead,
        'my total power',
        rule.element !== undefined && `in ${ELEMENT_NAMES[rule.element]}`,
        `rises to ${rule.riseTo}`,
      );
    case 'doubleText':
      return sentence(lead, `all numbers in the text of one of my ${cards(rule.cards, 'or')} are doubled`);
    case 'cannotPlay':
      return sentence(lead, `you cannot play ${cards(rule.cards, 'or')}`);
    case 'playAtMost':
      return sentence(
        lead,
        `you cannot play ${moreThan(rule.most)}`,
        rule.most > 0 && perTurn,
        rule.into === 'combat' && 'into your combat area',
      );
    case 'haveAtMost': {
      const set = rule.cards;
      const many =
        rule.most === 0 ? `active ${cards(set, 'or')}` : `more than ${counted(rule.most, set, 'active')}`;
      return sentence(lead, `you cannot have ${many} at the end of your ${PHASE_NAMES.character}`);
    }
    case 'takeFromDeckAtMost':
      return sentence(
        lead,
        `you cannot take ${moreThan(rule.most)}`,
        rule.most > 0 && perTurn,
        'from your draw deck',
      );
    case 'cannotTake':
      return sentence(
        lead,
        'you cannot take cards into your hand',
        rule.holding !== undefined && `while you hold ${rule.holding} or more`,
      );
    case 'cannotCall':
      return sentence(lead, 'you cannot call my bluff');
    case 'cannotDrawAtEnd':
      return sentence(lead, 'you cannot draw additional cards at the end of your turn');
    case 'mayPlay': {
      const many =
        rule.more === 'any'
          ? `any number of ${cards(rule.cards, 'and')}`
          : counted(rule.more, rule.cards, 'additional');
      return sentence(onTurns, `I may play ${many}`);
    }
    case 'retreatDragons':
      return retreatDragons(rule, thisTurn ? 'retreat this turn' : 'retreat');
    case 'nextIsFree':
      return sentence(`the next ${card(rule.cards)} I play this turn counts as having ${icon('free')}`);
    case 'handWhileLanding': {
      const many =
        rule.most === undefined
          ? 'cards'
          : words(
              rule.most > 1 && 'up to',
              counted(rule.most, { types: ['character', 'booster', 'support'] }),
            );
      return sentence(`on the turn this ship lands, I may also play ${many} from my hand`);
    }
    case 'attackAgain':
      return sentence(lead, 'my active cards attack again without a new character card');
    case 'waiveCondition': {
      const condition = rule.most === 1 ? 'its condition' : 'their conditions';
      const many = words(rule.most > 1 && 'up to', counted(rule.most, rule.cards));
      return sentence(onTurns, `I may play ${many} without meeting ${condition}`);
    }
    case 'coversNothing':
      return sentence(lead, 'I may play this card without covering my active cards');
    case 'achievementWithoutDragon': {
      const many = words(rule.most > 1 && 'up to', counted(rule.most, { types: ['achievement'] }));
      const when = thisTurn ? 'this turn,' : `during my ${PHASE_NAMES.leadership},`;
      return sentence(when, `I may play ${many} ${asIfDragonOn('owner')}`);
    }
    case 'lendReplace':
      return sentence(lead, `my ${cards(rule.cards, 'and')} also have ${icon('replace')}`);
    case 'moreCrystals':
      return sentence(
        `if I win the game, I score ${rule.more === 1 ? 'one more crystal' : `${rule.more} more crystals`}`,
      );
  }
}

const moreThan = (most: number): string => (most === 0 ? 'cards' : `more than ${someCards(most)}`);

type Ignore = Extract<Rule, { readonly rule: 'ignore' }>;

function ignored(rule: Ignore): string {
  const yours = `your ${cardsBeforeException(rule.cards)}`;
  const except = exceptCards(rule.cards);
  switch (rule.what) {
    case 'cards':
      return `${yours} are ignored${exceptions(except)}`;
    case 'text':
      return `all special power text on ${yours} is ignored${exceptions(except && `on ${except}`)}`;
    case 'icons': {
      const kept = rule.exceptIcons && iconList(rule.exceptIcons);
      return `all icons on ${yours} are ignored${exceptions(kept, except && `on ${except}`)}`;
    }
  }
}

const iconList = (icons: readonly IconKind[]): string =>
  enumerate(
    icons.map((kind) => ICON_KIND_NAMES[kind]),
    'and',
  );

const exceptions = (...parts: readonly (string | undefined)[]): string =>
  present(...parts)
    .map((part) => `except ${part}`)
    .reduce((said, part) => (said === '' ? `, ${part}` : `${said}, and ${part}`), '');

function voidFacing(names: readonly string[] | undefined, nameOf: NameOf): string | undefined {
  if (names === undefined) return undefined;
  const facing = enumerate(
    names.map((name) => `“${nameOf(name)}”`),
    'or',
  );
  return sentence(`this does nothing while you have ${facing} active`);
}

type Value = Extract<Rule, { readonly rule: 'value' }>;

function value({ cards: set, one, element, change }: Value): string {
  // The new value can depend on the card: then the sentence is about each card.
  const bySelf = one === true || ('riseTo' in change && typeof change.riseTo === 'string');
  const mine = bySelf
    ? `of ${one ? 'one' : 'each'} of my ${cards(set, one ? 'or' : 'and')}`
    : `of my ${cards(set, 'and')}`;
  const single = bySelf && element !== undefined;
  const subject =
    element === undefined
      ? `${bySelf ? 'both' : 'all'} values ${mine}`
      : `the ${ELEMENT_NAMES[element]} value${single ? '' : 's'} ${mine}`;
  if ('times' in change) return `${subject} ${single ? 'is' : 'are'} ${multiplied(change.times)}`;
  return `${subject} ${single ? 'rises' : 'rise'} to ${level(change.riseTo)}`;
}

const multiplied = (times: number): string =>
  times === 2 ? 'doubled' : times === 3 ? 'tripled' : `multiplied by ${times}`;

function level(riseTo: number | 'sum' | 'higher'): string {
  if (typeof riseTo === 'number') return String(riseTo);
  return riseTo === 'sum' ? 'the sum of its printed values' : 'the higher of its printed values';
}

function retreatDragons(rule: Extract<Rule, { readonly rule: 'retreatDragons' }>, retreat: string): string {
  const [leaver, winner] = rule.retreats === 'owner' ? ['I', 'you'] : ['you', 'I'];
  return sentence(`if ${leaver} ${retreat}, ${winner} ${dragonsWon(rule.change)}`);
}

/** RULING-28. */
function dragonsWon(change: Extract<Rule, { readonly rule: 'retreatDragons' }>['change']): string {
  if ('more' in change) return `attract ${someDragons(change.more, 'additional')}`;
  if ('fewer' in change) return `attract ${someDragons(change.fewer)} fewer`;
  return change.atMost === 0 ? 'cannot attract any dragons' : `attract at most ${someDragons(change.atMost)}`;
}
