import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const LIMITS: Section = {
  id: 'limits',
  title: { en: 'How many a turn', de: 'Wie viele im Zug' },
  entries: [
    {
      id: 'limits-normal',
      title: { en: 'Normally', de: 'Normalerweise' },
      points: [
        point('LEAD-2 LEAD-6', 'One leadership card or ship.', 'Eine Führungskarte oder ein Schiff.'),
        point('CHAR-1 CHAR-2', 'One character, and it is obligatory.', 'Ein Charakter, und der ist Pflicht.'),
        point(
          'BOOST-1 BOOST-10',
          'One booster, or one support, or one bluff card, or one card loaded.',
          'Eine Verstärkung oder eine Unterstützung oder eine Bluffkarte oder eine geladene Karte.',
        ),
        point(
          'BOOST-4',
          'On the turn that starts a fight: no booster and no support.',
          'Im Zug, der einen Kampf beginnt: keine Verstärkung und keine Unterstützung.',
        ),
        point(
          'REFRESH-1 REFRESH-2',
          'Draw up to six; there is no limit to what you may hold.',
          'Nachziehen auf sechs; wie viele du auf der Hand haben darfst, ist nicht begrenzt.',
        ),
      ],
    },
    {
      id: 'limits-more',
      title: { en: 'What allows more', de: 'Was mehr erlaubt' },
      points: [
        point(
          'FREE-1 FREE-3',
          'Free cards count toward no limit, not even on a starting turn.',
          'Freie Karten zählen zu keiner Grenze, auch nicht im ersten Zug eines Kampfes.',
        ),
        point(
          'PAIR-1 GANG-2',
          'A pair, and any number of one gang, count as one card.',
          'Ein Paar und beliebig viele einer Bande zählen als eine Karte.',
        ),
        point(
          'BOOST-6 BOOST-8',
          '“Additional” cards come on top of the normal one.',
          '„Zusätzliche“ Karten kommen zu der normalen hinzu.',
        ),
        point(
          'BOOST-7 BOOST-9',
          'With any number of boosters one support may still be added, and the other way round.',
          'Bei beliebig vielen Verstärkungen darf noch eine Unterstützung dazukommen, und umgekehrt.',
        ),
        point(
          'SHIP-7 BLUFF-13',
          'Where more supports are allowed, any of them may be a bluff card or a loading.',
          'Wo mehr Unterstützungen erlaubt sind, darf jede davon eine Bluffkarte oder eine Ladung sein.',
        ),
      ],
    },
    {
      id: 'limits-less',
      title: { en: 'What allows less', de: 'Was weniger erlaubt' },
      points: [
        point(
          'STOP-1 STOP-3 STOP-4',
          'After a stop card nothing more is played, except boosters or supports that text allows beyond the normal limit.',
          'Nach einer Stopp-Karte wird nichts mehr gespielt, außer Verstärkungen oder Unterstützungen, die ein Text über die normale Grenze hinaus erlaubt.',
        ),
        point(
          'RULING-35 OPEN-QUESTION-5 PROJECT-5',
          'A limit set by text counts every single card, free ones and each of a pair or gang included.',
          'Eine Grenze durch Text zählt jede einzelne Karte, auch freie und jede eines Paars oder einer Bande.',
        ),
        point(
          'SHIP-12',
          'On the turn in which you land a ship you play no character, booster or support from hand.',
          'Im Zug, in dem du ein Schiff landest, spielst du keinen Charakter, keine Verstärkung und keine Unterstützung aus der Hand.',
        ),
      ],
    },
  ],
};
