import { peopleName } from '@bluemoon/engine/words';
import type { People } from '@bluemoon/engine';
import { point } from './entry.ts';
import type { Entry, Point, Section } from './entry.ts';

function people(name: People, ...points: readonly Point[]): Entry {
  return { id: `people-${name}`, title: { en: peopleName(name, 'en'), de: peopleName(name, 'de') }, points };
}

export const PEOPLES_AT_HAND: Section = {
  id: 'peoples',
  title: { en: 'The nine peoples', de: 'Die neun Völker' },
  entries: [
    people(
      'vulca',
      point(
        'POWER-1 TARGET-1',
        'High values in Fire, few texts. [volcanic-gauntlets] double the Fire of one character, [cast-cataclysm] clears all supports of the rival away.',
        'Hohe Werte im Feuer, wenige Texte. [volcanic-gauntlets] verdoppeln das Feuer eines Charakters, die Karte [cast-cataclysm] räumt alle Unterstützungen des Gegners weg.',
      ),
    ),
    people(
      'hoax',
      point(
        'BOOST-3 BOOST-9',
        'Supports that stay, and texts that multiply or limit: [demegodas-the-odd], [trigger-brainstorm], [brain-drain].',
        'Unterstützungen, die bleiben, und Texte, die vervielfachen oder beschränken: [demegodas-the-odd], [trigger-brainstorm], [brain-drain].',
      ),
    ),
    people(
      'mimix',
      point(
        'PAIR-1 FREE-1',
        'Pairs of characters, free characters on top, and shamans who fetch cards.',
        'Charaktere als Paar, dazu freie Charaktere, und Schamanen, die Karten holen.',
      ),
    ),
    people(
      'flit',
      point(
        'RETRIEVE-1 RETRIEVE-3 PAIR-2',
        'Characters that come back, unless the rival has an active character with the retrieve icon, and launches in pairs.',
        'Charaktere, die zurückkehren, solange der Gegner keinen aktiven Charakter mit Rückkehr-Symbol hat, und Abwürfe als Paar.',
      ),
    ),
    people(
      'khind',
      point(
        'GANG-2 GANG-3 GANG-6',
        'Four gangs of small characters that are played together and kept active by adding to them.',
        'Vier Banden kleiner Charaktere, die gemeinsam gespielt werden und aktiv bleiben, solange welche dazukommen.',
      ),
    ),
    people(
      'terrah',
      point(
        'BEGIN-1',
        'Two active Storm supports attract one dragon in each of your Beginning phases, together and not each.',
        'Zwei aktive Sturm-Unterstützungen locken in jeder deiner Anfangsphasen einen Drachen an, zusammen und nicht jede für sich.',
      ),
      point(
        'ENGAGE-10 RULING-37',
        '[kabu-kat] demands a support of the rival, [baku-but] a booster. A bluff card is a support card.',
        '[kabu-kat] fordert vom Gegner eine Unterstützung, [baku-but] eine Verstärkung. Eine Bluffkarte ist eine Unterstützung.',
      ),
    ),
    people(
      'pillar',
      point(
        'TARGET-1 OPEN-QUESTION-29',
        'Potions raise the values of one character. If it leaves while the potion is still active, it may get a new target.',
        'Tränke erhöhen die Werte eines Charakters. Geht er, während der Trunk noch aktiv ist, darf dieser ein neues Ziel bekommen.',
      ),
      point(
        'ENGAGE-10 DISCARD-4 OPEN-QUESTION-21',
        'Caterpillars demand printed values from the rival’s hand by the end of their Booster/Support phase. [crysalus-frendus] doubles every number in one such demand.',
        'Raupen fordern aufgedruckte Werte aus der Hand des Gegners, bis zum Ende seiner Verstärkungs-/Unterstützungsphase. [crysalus-frendus] verdoppelt jede Zahl in einer solchen Forderung.',
      ),
    ),
    people(
      'aqua',
      point(
        'PROTECT-1 FREE-9',
        'Protected monsters and many free cards. After [yin] or [yang] the very next character, booster or support counts as free.',
        'Geschützte Ungeheuer und viele freie Karten. Nach [yin] oder [yang] gilt der allernächste Charakter oder die allernächste Verstärkung oder Unterstützung als frei.',
      ),
      point(
        'RULING-31',
        'Two active Flood supports make the rival retreat after your turn.',
        'Zwei aktive Flut-Unterstützungen zwingen den Gegner nach deinem Zug zum Rückzug.',
      ),
      point(
        'OPEN-QUESTION-6 OPEN-QUESTION-7',
        'Against [irresistible-sirens] a character has to be discarded by the end of the Booster/Support phase, or the Aqua attract an additional dragon, even if you retreat. To avoid this, discard before you retreat.',
        'Gegen [irresistible-sirens] muss bis zum Ende der Verstärkungs-/Unterstützungsphase ein Charakter abgelegt werden, sonst locken die Aqua einen zusätzlichen Drachen an, auch beim Rückzug. Lege vor dem Rückzug ab, um das zu vermeiden.',
      ),
    ),
    people(
      'buka',
      point(
        'SHIP-4 SHIP-6',
        'Ships: load one character, booster or support instead of playing a support, up to the number on the ship.',
        'Schiffe: Statt eine Unterstützung zu spielen, darfst du einen Charakter, eine Verstärkung oder eine Unterstützung laden, bis zur Zahl auf dem Schiff.',
      ),
      point(
        'SHIP-9 SHIP-10 SHIP-11 SHIP-20',
        'Land in the Beginning phase of a later turn: the load is then played as if from hand, and Buka characters as if they were free.',
        'Gelandet wird in der Anfangsphase eines späteren Zugs: Die Ladung wird dann gespielt wie aus der Hand, und Buka-Charaktere, als wären sie frei.',
      ),
      point(
        'SHIP-12 SHIP-13 SHIP-14',
        'In that turn nothing is played from hand, and the ship is discarded with what is left on it; also if you retreat or decline.',
        'In diesem Zug wird nichts aus der Hand gespielt, und das Schiff wird mit allem, was noch darauf ist, abgelegt; auch wenn du dich zurückziehst oder verzichtest.',
      ),
      point(
        'BLUFF-2 BLUFF-3 BLUFF-4',
        'Bluff cards lie face down in the support area and are worth 2 in the contested element, also after it changed.',
        'Bluffkarten liegen verdeckt im Unterstützungsbereich und sind im umkämpften Element 2 wert, auch nachdem es gewechselt hat.',
      ),
      point(
        'BLUFF-8 BLUFF-9 BLUFF-10',
        'If the rival calls and all your bluff cards show the contested element, you attract a dragon, discard them, and the fight goes on.',
        'Zweifelt der Gegner an und zeigen all deine Bluffkarten das umkämpfte Element, lockst du einen Drachen an, legst sie ab, und der Kampf geht weiter.',
      ),
      point(
        'BLUFF-11 BLUFF-12',
        'If even one does not, the rival attracts a dragon. You must also retreat, so the rival attracts the usual dragons, too.',
        'Zeigt auch nur eine es nicht, lockt der Gegner einen Drachen an. Du musst dich außerdem zurückziehen, und der Gegner lockt auch die üblichen Drachen an.',
      ),
    ),
  ],
};
