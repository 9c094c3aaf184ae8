import type { Condition } from '../../vocabulary/text.ts';
import { enumerate, present, sentence, words } from '../sentence.ts';
import { cards, counted, icon, someCards, someDragons } from './card-sets.ts';
import { POSSESSIVE, SUBJECT } from './grammar.ts';
import { ELEMENT_NAMES } from './names.ts';

const HAVE = { owner: 'habe', rival: 'hast' } as const;
const DATIVE = { owner: 'mir', rival: 'dir' } as const;

/** A clause after "wenn", with the verb at its end; `when` follows the subject. */
export function clause(condition: Condition, when?: string): string {
  switch (condition.is) {
    case 'attacked': {
      const power =
        condition.element === undefined
          ? `mit einer Stärke von mindestens ${condition.power}`
          : `mit mindestens ${condition.power} ${ELEMENT_NAMES[condition.element]}`;
      return words('du', when, power, 'angreifst');
    }
    case 'has':
      return words(SUBJECT[condition.who], when, place(condition), quantity(condition), HAVE[condition.who]);
    case 'dragons': {
      const dragons = `mindestens ${someDragons(condition.atLeast)}`;
      return words(SUBJECT[condition.who], when, dragons, HAVE[condition.who]);
    }
    case 'biggerHand': {
      const more = `mindestens ${someCards(condition.by)} mehr auf der Hand`;
      const than = condition.who === 'owner' ? 'als du' : 'als ich';
      return words(SUBJECT[condition.who], when, more, HAVE[condition.who], than);
    }
    case 'playedFromShip':
      return words('ich', when, 'diese Karte von einem Schiff gespielt habe');
    case 'ownsHyla':
      return words(DATIVE[condition.who], when, 'die aktive Hyla-Karte gehört');
  }
}

type Has = Extract<Condition, { readonly is: 'has' }>;

function quantity({ cards: set, where, atLeast, atMost }: Has): string {
  const active = where === 'active' ? 'aktiv' : undefined;
  if (atMost === 0) return words('keine', active && `${active}en`, cards(set, 'oder'));
  if (atMost === undefined && (atLeast ?? 1) === 1) return counted(1, set, active);
  const least =
    atLeast !== undefined && `mindestens ${atMost === undefined ? counted(atLeast, set, active) : atLeast}`;
  const most = atMost !== undefined && `höchstens ${counted(atMost, set, active)}`;
  return enumerate(present(least, most), 'und');
}

function place({ who, where, atMost }: Has): string | undefined {
  switch (where) {
    case 'active':
      return undefined;
    case 'areas':
      return words(`in ${POSSESSIVE[who]}em Kampf- und Unterstützungsbereich`, atMost !== 0 && 'zusammen');
    case 'influence':
      return `in ${POSSESSIVE[who]}em Einflussbereich`;
  }
}

/** MUTANT-1. */
export const onlyIf = (condition: Condition): string =>
  sentence(`ich kann diese Karte nur spielen, wenn ${clause(condition)}`);

/** FREE-9. */
export const freeIf = (condition: Condition): string =>
  sentence(`wenn ${clause(condition)}, darf ich diese Karte spielen, als hätte sie das ${icon('free')}`);
