import type { IconKind } from '../../vocabulary/card.ts';
import type { Rule } from '../../vocabulary/text.ts';
import type { Duration, NameOf } from '../language.ts';
import { enumerate, present, sentence, words, type Part } from '../sentence.ts';
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
import { ELEMENT_NAMES, ELEMENT_STEMS, ICON_KIND_NAMES, PHASE_NAMES } from './names.ts';
import { asIfDragonOn } from './steps.ts';

const THIS_TURN = 'in diesem Zug';

/** The verb is in second place: after the subject, or before it if the time comes first. */
const main = (front: Part, subject: string, verb: string, ...rest: readonly Part[]): string =>
  front ? sentence(front, verb, subject, ...rest) : sentence(subject, verb, ...rest);

export function rule(rule: Rule, duration: Duration, nameOf: NameOf): string {
  const thisTurn = duration === 'thisTurn';
  const front = thisTurn && THIS_TURN;
  const onTurns = thisTurn ? THIS_TURN : 'in jedem meiner Züge';
  const perTurn = !thisTurn && 'pro Zug';
  switch (rule.rule) {
    case 'ignore':
      return words(ignored(rule, front), voidFacing(rule.voidFacing, nameOf));
    case 'printed': {
      const parity = rule.parity === 'odd' ? 'ungerade' : 'gerade';
      const values = `${parity} aufgedruckte Werte deiner ${cards(rule.cards, 'und')}`;
      return main(front, values, 'werden', `zu ${rule.becomes}`);
    }
    case 'value':
      return value(rule, front);
    case 'total': {
      const total = words(
        'meine Gesamtstärke',
        rule.element !== undefined && `in ${ELEMENT_NAMES[rule.element]}`,
      );
      return main(front, total, 'steigt', `auf ${rule.riseTo}`);
    }
    case 'doubleText': {
      const numbers = `alle Zahlen im Text einer meiner ${cards(rule.cards, 'oder')}`;
      return main(front, numbers, 'werden', 'verdoppelt');
    }
    case 'cannotPlay':
      return main(front, 'du', 'kannst', `keine ${cards(rule.cards, 'oder')} spielen`);
    case 'playAtMost': {
      const into = rule.into === 'combat' && 'in deinen Kampfbereich';
      return main(front, 'du', 'kannst', rule.most > 0 && perTurn, notMoreThan(rule.most), into, 'spielen');
    }
    case 'haveAtMost': {
      const set = rule.cards;
      const many =
        rule.most === 0
          ? `keine aktiven ${cards(set, 'oder')}`
          : `nicht mehr als ${counted(rule.most, set, 'aktiv')}`;
      return main(front, 'du', 'kannst', `am Ende deiner ${PHASE_NAMES.character}`, many, 'haben');
    }
    case 'takeFromDeckAtMost':
      return main(
        front,
        'du',
        'kannst',
        rule.most > 0 && perTurn,
        notMoreThan(rule.most),
        'von deinem Nachziehstapel nehmen',
      );
    case 'cannotTake': {
      const holding = rule.holding !== undefined && `, solange du ${rule.holding} oder mehr Handkarten hast`;
      return main(front, 'du', 'kannst', `keine Karten auf die Hand nehmen${holding || ''}`);
    }
    case 'cannotCall':
      return main(front, 'du', 'kannst', 'meinen Bluff nicht anzweifeln');
    case 'cannotDrawAtEnd':
      return main(front, 'du', 'kannst', 'am Ende deines Zuges keine zusätzlichen Karten ziehen');
    case 'mayPlay': {
      const many =
        rule.more === 'any'
          ? `beliebig viele ${cards(rule.cards, 'und')}`
          : counted(rule.more, rule.cards, 'zusätzlich');
      return sentence(onTurns, 'darf ich', many, 'spielen');
    }
    case 'retreatDragons':
      return retreatDragons(rule, front);
    case 'nextIsFree': {
      const next = `die nächste ${card(rule.cards)}, die ich ${THIS_TURN} spiele,`;
      return sentence(next, `gilt als Karte mit ${icon('free')}`);
    }
    case 'handWhileLanding': {
      const many =
        rule.most === undefined
          ? 'Karten'
          : words(
              rule.most > 1 && 'bis zu',
              counted(rule.most, { types: ['character', 'booster', 'support'] }),
            );
      return sentence(`in dem Zug, in dem dieses Schiff landet, darf ich auch ${many} aus der Hand spielen`);
    }
    case 'attackAgain':
      return main(front, 'meine aktiven Karten', 'greifen', 'ohne neue Charakterkarte noch einmal an');
    case 'waiveCondition': {
      const condition = rule.most === 1 ? 'ihre Bedingung' : 'ihre Bedingungen';
      const many = words(rule.most > 1 && 'bis zu', counted(rule.most, rule.cards));
      return sentence(onTurns, `darf ich ${many} spielen, ohne ${condition} zu erfüllen`);
    }
    case 'coversNothing':
      return main(front, 'ich', 'darf', 'diese Karte spielen, ohne meine aktiven Karten zu überdecken');
    case 'achievementWithoutDragon': {
      const many = words(rule.most > 1 && 'bis zu', counted(rule.most, { types: ['achievement'] }));
      const when = thisTurn ? THIS_TURN : `in meiner ${PHASE_NAMES.leadership}`;
      return sentence(when, `darf ich ${many} spielen, ${asIfDragonOn('owner')}`);
    }
    case 'lendReplace': {
      const noun = cards(rule.cards, 'und');
      return thisTurn
        ? sentence(THIS_TURN, `haben meine ${noun} auch das ${icon('replace')}`)
        : sentence(`meine ${noun} haben auch das ${icon('replace')}`);
    }
    case 'moreCrystals':
      return sentence(
        `wenn ich das Spiel gewinne, erhalte ich ${rule.more === 1 ? 'einen Kristall' : `${rule.more} Kristalle`} mehr`,
      );
  }
}

const notMoreThan = (most: number): string =>
  most === 0 ? 'keine Karten' : `nicht mehr als ${someCards(most)}`;

type Ignore = Extract<Rule, { readonly rule: 'ignore' }>;

function ignored(rule: Ignore, front: Part): string {
  const noun = cardsBeforeException(rule.cards);
  const except = exceptCards(rule.cards);
  switch (rule.what) {
    case 'cards':
      return main(front, `deine ${noun}`, 'werden', `ignoriert${exceptions(except)}`);
    case 'text':
      return main(
        front,
        `aller Sondertext auf deinen ${noun}`,
        'wird',
        `ignoriert${exceptions(except && `auf ${except}`)}`,
      );
    case 'icons': {
      const kept = rule.exceptIcons && iconList(rule.exceptIcons);
      return main(
        front,
        `alle Symbole auf deinen ${noun}`,
        'werden',
        `ignoriert${exceptions(kept, except && `auf ${except}`)}`,
      );
    }
  }
}

const iconList = (icons: readonly IconKind[]): string =>
  enumerate(
    icons.map((kind) => ICON_KIND_NAMES[kind]),
    'und',
  );

const exceptions = (...parts: readonly Part[]): string =>
  present(...parts)
    .map((part) => `außer ${part}`)
    .reduce((said, part) => (said === '' ? `, ${part}` : `${said}, und ${part}`), '');

function voidFacing(names: readonly string[] | undefined, nameOf: NameOf): string | undefined {
  if (names === undefined) return undefined;
  const facing = enumerate(
    names.map((name) => `„${nameOf(name)}“`),
    'oder',
  );
  return sentence(`das gilt nicht, solange bei dir ${facing} aktiv ist`);
}

type Value = Extract<Rule, { readonly rule: 'value' }>;

function value({ cards: set, one, element, change }: Value, front: Part): string {
  // The new value can depend on the card: then the sentence is about each card.
  const bySelf = one === true || ('riseTo' in change && typeof change.riseTo === 'string');
  const mine = bySelf
    ? `${one ? 'einer' : 'jeder'} meiner ${cards(set, one ? 'oder' : 'und')}`
    : `meiner ${cards(set, 'und')}`;
  const single = bySelf && element !== undefined;
  const subject =
    element === undefined
      ? `${bySelf ? 'beide' : 'alle'} Werte ${mine}`
      : `${single ? 'der' : 'die'} ${ELEMENT_STEMS[element]}wert${single ? '' : 'e'} ${mine}`;
  if ('times' in change) return main(front, subject, single ? 'wird' : 'werden', multiplied(change.times));
  return main(front, subject, single ? 'steigt' : 'steigen', `auf ${level(change.riseTo)}`);
}

const multiplied = (times: number): string =>
  times === 2 ? 'verdoppelt' : times === 3 ? 'verdreifacht' : `mit ${times} multipliziert`;

function level(riseTo: number | 'sum' | 'higher'): string {
  if (typeof riseTo === 'number') return String(riseTo);
  return riseTo === 'sum' ? 'die Summe ihrer aufgedruckten Werte' : 'den höheren ihrer aufgedruckten Werte';
}

type RetreatDragons = Extract<Rule, { readonly rule: 'retreatDragons' }>;

function retreatDragons({ retreats, change }: RetreatDragons, when: Part): string {
  const leaves =
    retreats === 'owner' ? words('ich mich', when, 'zurückziehe') : words('du dich', when, 'zurückziehst');
  const [winner, attracts, can] =
    retreats === 'owner' ? ['du', 'lockst', 'kannst'] : ['ich', 'locke', 'kann'];
  const won = dragonsWon(change);
  return won === undefined
    ? sentence(`wenn ${leaves}, ${can} ${winner} keinen Drachen anlocken`)
    : sentence(`wenn ${leaves}, ${attracts} ${winner} ${won} an`);
}

/** RULING-28: a maximum of 0 is a prohibition, and worded as one. */
function dragonsWon(change: RetreatDragons['change']): string | undefined {
  if ('more' in change) return someDragons(change.more, 'zusätzlich');
  if ('fewer' in change) return `${someDragons(change.fewer)} weniger`;
  return change.atMost === 0 ? undefined : `höchstens ${someDragons(change.atMost)}`;
}
