import type { CardSet, Step } from '../../vocabulary/text.ts';
import { justNamed, type Actor } from '../acting.ts';
import type { Act } from '../language.ts';
import { enumerate, words } from '../sentence.ts';
import { card, cards, someCards, someDragons, upToCards } from './card-sets.ts';
import {
  ABLEGEN,
  ANLOCKEN,
  AUFDECKEN,
  DURCHSUCHEN,
  ERKLÄREN,
  LADEN,
  LEGEN,
  MACHEN,
  MISCHEN,
  NEHMEN,
  OFFENLEGEN,
  POSSESSIVE,
  SPIELEN,
  WECHSELN,
  ZEIGEN,
  ZIEHEN,
  ZURÜCKNEHMEN,
  ZURÜCKZIEHEN,
  type Predicate,
} from './grammar.ts';
import { ELEMENT_NAMES } from './names.ts';
import { payment } from './payments.ts';

/** What the subject does, and sentences that have to follow. */
export interface Said {
  readonly does: readonly Predicate[];
  readonly after?: readonly string[];
}

const doing = (...does: readonly Predicate[]): Said => ({ does });

export const asIfDragonOn = (actor: Actor): string => `als wäre ihr Drache auf ${POSSESSIVE[actor]}er Seite`;

export function step(step: Step, act: Act): Said {
  const my = POSSESSIVE[act.actor];
  const intoDeck = `in ${my}en Nachziehstapel`;
  switch (step.do) {
    case 'draw': {
      // END-2: draws on top of the refreshed hand.
      const some = someCards(step.count, act.moment === 'endPhase' ? 'zusätzlich' : undefined);
      return doing({ verb: ZIEHEN, object: words(step.upTo && 'bis zu', some) });
    }
    case 'drawTo':
      return doing({ verb: ZIEHEN, object: 'Karten', clause: `bis ich ${step.hand} auf der Hand habe` });
    case 'attract':
      return doing({ verb: ANLOCKEN, object: someDragons(step.count) });
    case 'changeElement':
      if (step.to === 'other') return doing({ verb: WECHSELN, object: 'das umkämpfte Element' });
      return doing({ verb: MACHEN, object: `${ELEMENT_NAMES[step.to]} zum umkämpften Element` });
    case 'discard':
      return doing(discard(step, act));
    case 'discardAtRandom':
      return doing({ verb: ABLEGEN, object: `${someCards(step.count, 'zufällig')} aus deiner Hand` });
    case 'discardFromHand':
      return doing(discardFromHand(step, act.actor));
    case 'pay':
      return doing({
        verb: ABLEGEN,
        object: payment(step.payment),
        clause: `um ${someDragons(step.toAttract)} anzulocken`,
      });
    case 'returnToHand': {
      const which =
        step.where === 'active'
          ? words('eine meiner', step.other && 'anderen', 'aktiven Karten')
          : words('eine beliebige', step.other && 'andere', 'Karte aus meinem Kampfbereich');
      return doing({ verb: ZURÜCKNEHMEN, object: `${which} auf die Hand` });
    }
    case 'putUnderDeck':
      return doing({ verb: LEGEN, object: 'beliebig viele Karten aus der Hand unter meinen Nachziehstapel' });
    case 'search':
      return search(step);
    case 'drawFromDiscards':
      return {
        does: [{ verb: MISCHEN, object: 'meinen Ablagestapel verdeckt' }],
        after: [`Ich darf ${someCards(step.count)} davon ziehen.`],
      };
    case 'load':
      return doing({ verb: LADEN, object: `${upToCards(step.most)} aus der Hand auf dieses Schiff` });
    case 'discloseHand':
      return doing({ verb: OFFENLEGEN, object: `${my}e Hand` });
    case 'shuffleDiscardsIntoDeck':
      return doing({ verb: MISCHEN, object: `${my}en Ablagestapel ${intoDeck}` });
    case 'shuffleHandIntoDeck':
      return doing({ verb: MISCHEN, object: `${my}e Hand ${intoDeck}` });
    case 'shuffleAreasIntoDeck':
      return doing({
        verb: MISCHEN,
        object: `alle Karten aus ${my}em Kampf- und Unterstützungsbereich ${intoDeck}`,
      });
    case 'shuffleLeadershipIntoDeck':
      return doing(
        {
          verb: ZEIGEN,
          object: `eine ${my}er schon gespielten Führungskarten`,
          clause: `außer „${act.nameOf(step.except)}“`,
        },
        { verb: MISCHEN, object: `sie ${intoDeck}` },
      );
    case 'shuffleFromHandIntoDeck':
      return doing({ verb: MISCHEN, object: `${someCards(step.count)} aus der Hand ${intoDeck}` });
    case 'revealTop':
      return doing(
        { verb: AUFDECKEN, object: `von meinem Nachziehstapel ${upToCards(step.count)}` },
        { verb: ABLEGEN, object: `${step.discard === 1 ? 'eine' : step.discard} davon` },
        { verb: NEHMEN, object: 'die übrigen auf die Hand' },
      );
    case 'discardTopOfDeck':
      return doing({ verb: ABLEGEN, object: 'die oberste Karte deines Nachziehstapels' });
    case 'retreat':
      return doing({ verb: ZURÜCKZIEHEN, reflexive: true });
    case 'playAchievement':
      return doing({
        verb: SPIELEN,
        object: `eine ${card({ types: ['achievement'] })}`,
        clause: asIfDragonOn(act.actor),
      });
    case 'cancel':
      return doing({ verb: ERKLÄREN, object: 'diese Karte für ungültig' });
  }
}

function search({ where, found }: Extract<Step, { readonly do: 'search' }>): Said {
  const pile = where === 'drawDeck' ? 'Nachziehstapel' : 'Ablagestapel';
  const find =
    found === 'take'
      ? 'Ich darf dir eine Karte daraus zeigen und auf die Hand nehmen.'
      : 'Ich darf daraus eine Einflusskarte nehmen und spielen oder eine Charakter-, Verstärkungs- oder Unterstützungskarte auf eines meiner Schiffe laden.';
  const shuffle = where === 'drawDeck' ? ['Danach mische ich ihn.'] : [];
  return { does: [{ verb: DURCHSUCHEN, object: `meinen ${pile}` }], after: [find, ...shuffle] };
}

const UNTIL_LEFT = {
  owner: (left: number) => `bis ich nur noch ${left} habe`,
  rival: (left: number) => `bis du nur noch ${left} hast`,
  each: (left: number) => `bis er nur noch ${left} hat`,
} as const satisfies Record<Actor, (left: number) => string>;

function discardFromHand(
  { count }: Extract<Step, { readonly do: 'discardFromHand' }>,
  actor: Actor,
): Predicate {
  const verb = ABLEGEN;
  if (count === 'any') return { verb, object: 'beliebig viele Karten aus der Hand' };
  if (typeof count === 'object') {
    return { verb, object: 'Karten aus der Hand', clause: UNTIL_LEFT[actor](count.downTo) };
  }
  return { verb, object: words(someCards(count), actor === 'rival' && 'deiner Wahl', 'aus der Hand') };
}

type Discard = Extract<Step, { readonly do: 'discard' }>;

function discard(step: Discard, { condition }: Act): Predicate {
  const whose = step.whose === 'rival' ? POSSESSIVE.rival : POSSESSIVE.each;
  const sets = 'either' in step.cards ? step.cards.either : [step.cards];
  const which = (set: CardSet): string => {
    if (step.where === 'active') {
      if (step.count === 'all') return `alle ${whose}e aktiven ${cards(set, 'und')}`;
      return justNamed(set, condition) ? 'eine davon' : `eine ${whose}er aktiven ${cards(set, 'oder')}`;
    }
    const active = step.where === 'activeCombat' && 'aktive';
    const from = `aus ${whose}em Kampfbereich`;
    return step.count === 'all'
      ? words('alle', active && `${active}n`, cards(set, 'und'), from)
      : words('eine', active, card(set), from);
  };
  const spared = sparing(step);
  return {
    verb: ABLEGEN,
    object: enumerate(sets.map(which), 'oder'),
    ...(spared === undefined ? {} : { clause: spared }),
  };
}

/** CARD-3. */
function sparing({ sparing }: Discard): string | undefined {
  if (sparing === undefined) return undefined;
  switch (sparing) {
    case 'lastCharacter':
      return 'aber nicht deine letzte aktive Charakterkarte';
    case 'oneCharacter':
      return 'außer einer Charakterkarte meiner Wahl';
    case 'protected':
      return 'außer geschützten';
  }
}
