import { cardTypeName } from '@bluemoon/engine/words';
import type { CardType } from '@bluemoon/engine';
import { point } from './entry.ts';
import type { Entry, Point, Section } from './entry.ts';

function type(name: CardType, ...points: readonly Point[]): Entry {
  return {
    id: `type-${name}`,
    title: { en: cardTypeName(name, 'en'), de: cardTypeName(name, 'de') },
    points,
  };
}

export const CARD_TYPES: Section = {
  id: 'card-types',
  title: { en: 'Kinds of cards', de: 'Arten von Karten' },
  entries: [
    type(
      'character',
      point(
        'CHAR-1 CHAR-5',
        'Played in the Character phase into the combat area. Active until a new one covers it in a later turn of yours.',
        'Wird in der Charakterphase in den Kampfbereich gespielt. Aktiv, bis in einem deiner späteren Züge ein neuer ihn überdeckt.',
      ),
    ),
    type(
      'booster',
      point(
        'BOOST-2',
        'Played in the Booster/Support phase into the combat area. It is covered together with the character.',
        'Wird in der Verstärkungs-/Unterstützungsphase in den Kampfbereich gespielt. Sie wird mit dem Charakter überdeckt.',
      ),
    ),
    type(
      'support',
      point(
        'BOOST-3',
        'Played in the Booster/Support phase into the support area. It is active for the whole fight.',
        'Wird in der Verstärkungs-/Unterstützungsphase in den Unterstützungsbereich gespielt. Sie ist den ganzen Kampf aktiv.',
      ),
    ),
    type(
      'leadership',
      point(
        'LEAD-1 LEAD-4 DISCARD-2 DISCARD-3',
        'Played in the Leadership phase onto the leader, active in that turn at most. It never goes to the discard pile and does not come back.',
        'Wird in der Führungsphase auf den Anführer gespielt und ist höchstens in diesem Zug aktiv. Sie kommt nie auf den Ablagestapel und kehrt nicht zurück.',
      ),
    ),
    type(
      'ship',
      point(
        'SHIP-1 SHIP-2',
        'Played in the Leadership phase into the influence area, where it stays from fight to fight until it lands.',
        'Wird in der Führungsphase in den Einflussbereich gespielt und bleibt dort von Kampf zu Kampf, bis es landet.',
      ),
    ),
    type(
      'leader',
      point(
        'SETUP-3 LEAD-3',
        'Is face up from the start and is not played. Your leadership cards come to lie on it.',
        'Liegt von Anfang an offen und wird nicht gespielt. Auf ihm liegen deine Führungskarten.',
      ),
    ),
    {
      id: 'mutants',
      title: { en: 'Mutants', de: 'Mutanten' },
      points: [
        point(
          'MUTANT-1 MUTANT-2 MUTANT-4',
          'Characters without a people, playable only if their condition is met. They change the contested element.',
          'Charaktere ohne Volk, spielbar nur, wenn ihre Bedingung erfüllt ist. Sie ändern das umkämpfte Element.',
        ),
        point(
          'RULING-25',
          '“If you attack with at least” looks at the rival’s total in the contested element just before the mutant is played.',
          '„Wenn du mit mindestens … angreifst“ meint die Gesamtstärke des Gegners im umkämpften Element, unmittelbar bevor der Mutant gespielt wird.',
        ),
        point(
          'MUTANT-3',
          'If its text is ignored, a mutant may be played without the condition, and changes nothing.',
          'Wird sein Text ignoriert, darf ein Mutant ohne die Bedingung gespielt werden, ändert dann aber nichts.',
        ),
      ],
    },
  ],
};
