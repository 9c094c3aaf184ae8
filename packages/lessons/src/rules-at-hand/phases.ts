import { phaseName } from '@bluemoon/engine/words';
import type { TurnPhase } from '@bluemoon/engine/words';
import { point } from './entry.ts';
import type { Entry, Point, Section } from './entry.ts';

function phase(name: TurnPhase, ...points: readonly Point[]): Entry {
  return { id: `phase-${name}`, title: { en: phaseName(name, 'en'), de: phaseName(name, 'de') }, points };
}

/** TURN-2. */
export const PHASES: Section = {
  id: 'phases',
  title: { en: 'The phases of a turn', de: 'Die Phasen eines Zugs' },
  entries: [
    phase(
      'beginning',
      point(
        'BEGIN-2 RETRIEVE-1',
        'You may take back any number of your active cards with the retrieve icon.',
        'Du darfst beliebig viele deiner aktiven Karten mit Rückkehr-Symbol zurücknehmen.',
      ),
      point(
        'BEGIN-3 BEGIN-4',
        'You may discard bluff cards of your own, and land ships, as many as you like.',
        'Du darfst eigene Bluffkarten ablegen und Schiffe landen, so viele du willst.',
      ),
      point(
        'BEGIN-1 RULING-17',
        'Texts of your active cards that name this phase take effect. The order of all this is up to you.',
        'Texte deiner aktiven Karten, die diese Phase nennen, kommen zur Geltung. Die Reihenfolge von alledem bestimmst du.',
      ),
    ),
    phase(
      'leadership',
      point(
        'LEAD-1 LEAD-2 LEAD-6',
        'You may play one leadership card or, in its place, one ship. Playing none is normal.',
        'Du darfst eine Führungskarte spielen oder an ihrer Stelle ein Schiff. Keine zu spielen ist normal.',
      ),
      point(
        'LEAD-4 LEAD-5',
        'A leadership card works in this turn only, and one whose text says “now” just once.',
        'Eine Führungskarte wirkt nur in diesem Zug, und eine, deren Text „jetzt“ sagt, nur einmal.',
      ),
      point(
        'LEAD-8',
        'It may be played even if you retreat or decline afterwards.',
        'Du darfst sie auch spielen, wenn du dich danach zurückziehst oder verzichtest.',
      ),
    ),
    phase(
      'engagement',
      point(
        'ENGAGE-1 ENGAGE-3',
        'Without a fight: start one, or decline. Declining means discarding one to three cards, drawing up to six, and ending the turn.',
        'Ohne Kampf: Beginne einen oder verzichte. Wer verzichtet, legt eine bis drei Karten ab, zieht auf sechs nach und beendet den Zug.',
      ),
      point(
        'ENGAGE-7 ENGAGE-12',
        'In a fight: continue, or retreat. You may retreat even if you could continue.',
        'Im Kampf: Kämpfe weiter oder zieh dich zurück. Zurückziehen darfst du dich auch, wenn du weiterkämpfen könntest.',
      ),
      point(
        'ENGAGE-5 ENGAGE-9 ENGAGE-10',
        'Without a character to play you must decline, or retreat. You must also retreat if you cannot match the rival’s power or cannot do what their text demands.',
        'Ohne spielbaren Charakter musst du verzichten oder dich zurückziehen. Zurückziehen musst du dich auch, wenn du die Stärke des Gegners nicht erreichen oder eine Forderung seines Textes nicht erfüllen kannst.',
      ),
      point(
        'ENGAGE-11 BACKTRACK-1',
        'Later in the turn there is no retreat of your own will. If it turns out that you cannot announce, you take back what you did after this phase.',
        'Später im Zug kannst du dich nicht mehr freiwillig zurückziehen. Stellt sich heraus, dass du nicht ansagen kannst, nimmst du zurück, was du nach dieser Phase getan hast.',
      ),
    ),
    phase(
      'character',
      point(
        'CHAR-1 CHAR-2',
        'You must play a character, and only one unless icons or text allow more.',
        'Du musst einen Charakter spielen, und nur einen, wenn nicht Symbole oder Text mehr erlauben.',
      ),
      point(
        'CHAR-3 CHAR-4',
        'It covers everything from earlier turns in your combat area. What you play there in one turn is active together.',
        'Er überdeckt alles aus früheren Zügen in deinem Kampfbereich. Was du dort in einem Zug spielst, ist gemeinsam aktiv.',
      ),
    ),
    phase(
      'boosterSupport',
      point(
        'BOOST-1 BOOST-11',
        'You may play one booster or one support card, not one of each. You need not play any.',
        'Du darfst eine Verstärkung oder eine Unterstützung spielen, nicht beides. Du musst keine spielen.',
      ),
      point(
        'BOOST-2 BOOST-3',
        'A booster lies on your character and is covered together with it. A support stays active for the whole fight.',
        'Eine Verstärkung liegt bei deinem Charakter und wird mit ihm überdeckt. Eine Unterstützung bleibt den ganzen Kampf über aktiv.',
      ),
      point(
        'BOOST-10',
        'Laying a bluff card, or loading a card onto a ship, takes the place of a support.',
        'Eine Bluffkarte zu legen oder eine Karte auf ein Schiff zu laden, zählt wie eine Unterstützung.',
      ),
      point(
        'BOOST-4 BOOST-5',
        'On the turn that starts a fight, none is allowed unless icons or text make an exception.',
        'Im Zug, der einen Kampf beginnt, ist keine erlaubt, es sei denn durch Symbole oder Text.',
      ),
    ),
    phase(
      'power',
      point(
        'POWER-1 POWER-2',
        'The player who starts a fight chooses its element now and announces their total in it. The element stays, unless a card changes it.',
        'Wer einen Kampf beginnt, nennt jetzt das Element und sagt seine Gesamtstärke darin an. Das Element bleibt, wenn keine Karte es ändert.',
      ),
      point(
        'POWER-3 POWER-4 SHIELD-1',
        'Later your total has to be at least as high as the rival’s total is now. With an active shield in that element it need not be.',
        'Später muss deine Gesamtstärke mindestens so hoch sein wie die des Gegners in diesem Moment. Mit einem aktiven Schild in diesem Element muss sie das nicht.',
      ),
      point(
        'BLUFF-8 SHIP-13',
        'Ships that landed this turn are discarded just before. Afterwards the rival may call if you have bluff cards.',
        'Unmittelbar davor werden in diesem Zug gelandete Schiffe abgelegt. Danach darf der Gegner anzweifeln, falls du Bluffkarten hast.',
      ),
    ),
    phase(
      'refresh',
      point(
        'REFRESH-1 REFRESH-2',
        'You draw up to six. With six or more you draw nothing and keep them all.',
        'Du ziehst auf sechs Karten nach. Mit sechs oder mehr ziehst du nichts und behältst alle.',
      ),
      point(
        'REFRESH-4 REFRESH-5',
        'If the draw deck is empty there is nothing to draw, and the fight goes on. Drawn cards come too late for this turn.',
        'Ist der Nachziehstapel leer, ziehst du nichts, und der Kampf geht weiter. Für diesen Zug kommen gezogene Karten zu spät.',
      ),
    ),
    phase(
      'end',
      point(
        'END-1 END-2',
        'Texts about the End phase take effect. Cards drawn now come on top of the six.',
        'Texte über die Endphase kommen zur Geltung. Karten, die man jetzt zieht, kommen zu den sechs hinzu.',
      ),
      point(
        'TURN-3 RULING-33',
        'Then it is the other player’s turn. After a retreat or declining there is no End phase.',
        'Dann ist der andere am Zug. Wer sich zurückzieht oder verzichtet, hat keine Endphase.',
      ),
    ),
  ],
};
