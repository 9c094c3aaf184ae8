import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const MISTAKES: Section = {
  id: 'mistakes',
  title: { en: 'Frequent mistakes', de: 'Häufige Irrtümer' },
  entries: [
    {
      id: 'mistakes-playing',
      title: { en: 'Playing cards', de: 'Beim Ausspielen' },
      points: [
        point(
          'BOOST-4',
          'No booster and no support on the turn that starts a fight.',
          'Im Zug, der einen Kampf beginnt: keine Verstärkung, keine Unterstützung.',
        ),
        point(
          'BOOST-1',
          'Booster or support: one of them, not one of each.',
          'Verstärkung oder Unterstützung: eine von beiden, nicht je eine.',
        ),
        point(
          'CHAR-1 CARD-1',
          'No booster or support instead of a character: to continue, you must play a character. Only [bounce-back] lets your active cards attack again without one.',
          'Keine Verstärkung oder Unterstützung anstelle eines Charakters: Wer weiterkämpft, muss einen Charakter spielen. Nur mit der Karte [bounce-back] greifen deine aktiven Karten ohne einen neuen noch einmal an.',
        ),
        point(
          'FREE-2',
          'A free character must come in the Character phase, before you turn to boosters and supports.',
          'Ein freier Charakter muss in der Charakterphase kommen, bevor du dich Verstärkungen und Unterstützungen zuwendest.',
        ),
        point(
          'RULING-35 OPEN-QUESTION-5',
          'Against “not more than one card” neither pair nor gang nor free icon helps.',
          'Gegen „nicht mehr als eine Karte“ helfen weder Paar noch Bande noch Frei.',
        ),
        point(
          'GANG-3 RULING-12',
          'A gang cannot be kept if a booster, or any other character, is active beside it.',
          'Eine Bande lässt sich nicht halten, wenn eine Verstärkung oder ein anderer Charakter neben ihr aktiv ist.',
        ),
        point(
          'LEAD-4',
          'Leadership cards do not last into the rival’s turn.',
          'Führungskarten wirken nicht in den Zug des Gegners hinein.',
        ),
      ],
    },
    {
      id: 'mistakes-counting',
      title: { en: 'Counting', de: 'Beim Zählen' },
      points: [
        point(
          'RETREAT-3',
          'Covered cards add no power, but they count for the six.',
          'Überdeckte Karten bringen keine Stärke, zählen aber für die sechs.',
        ),
        point(
          'BLUFF-6',
          'Bluff cards add power, but do not count for the six.',
          'Bluffkarten bringen Stärke, zählen aber nicht für die sechs.',
        ),
        point(
          'POWER-4',
          'What counts is the rival’s total now, not what they announced.',
          'Es zählt die Gesamtstärke des Gegners jetzt, nicht seine Ansage.',
        ),
        point('POWER-3', 'Equal is enough.', 'Gleichstand genügt.'),
        point(
          'SHIELD-3 SHIELD-1',
          'A shield helps only in its own element and only in your own turn.',
          'Ein Schild hilft nur in seinem Element und nur in deinem eigenen Zug.',
        ),
        point(
          'IGNORE-5 RETREAT-3',
          'Ignored cards add nothing, but they count for the six.',
          'Ignorierte Karten bringen nichts, zählen aber für die sechs.',
        ),
      ],
    },
    {
      id: 'mistakes-leaving',
      title: { en: 'Leaving a fight', de: 'Beim Rückzug' },
      points: [
        point(
          'ENGAGE-11',
          'Retreat before you play a character; afterwards it is too late.',
          'Zieh dich zurück, bevor du einen Charakter spielst; danach ist es zu spät.',
        ),
        point(
          'ENGAGE-6',
          'On the turn that would start a fight you cannot retreat, only decline.',
          'Im Zug, der einen Kampf beginnen würde, kannst du dich nicht zurückziehen, nur verzichten.',
        ),
        point(
          'RETREAT-7',
          'The player who retreats has the next turn, not the winner of the fight.',
          'Wer sich zurückzieht, hat den nächsten Zug, nicht wer den Kampf gewonnen hat.',
        ),
        point(
          'DRAGON-3',
          'A dragon comes to you only when the rival has none left.',
          'Ein Drache kommt erst zu dir, wenn der Gegner keinen mehr hat.',
        ),
        point(
          'RETREAT-6 REFRESH-2',
          'After a fight both draw up to six; nobody discards for holding more.',
          'Nach einem Kampf ziehen beide auf sechs nach; niemand legt ab, weil er mehr hat.',
        ),
      ],
    },
    {
      id: 'mistakes-texts',
      title: { en: 'Icons and texts', de: 'Bei Symbolen und Texten' },
      points: [
        point(
          'RETRIEVE-1 BEGIN-2',
          'Retrieving comes in the Beginning phase, before leadership cards, and only with cards that are not covered.',
          'Zurückgenommen wird in der Anfangsphase, vor den Führungskarten, und nur, was nicht überdeckt ist.',
        ),
        point(
          'TEXT-7',
          '“I may draw five” with three cards left draws none.',
          '„Ich darf fünf ziehen“ bei drei übrigen Karten heißt: keine.',
        ),
        point(
          'TAKE-1',
          'Retrieving is taking cards, too: who may take none gets none back.',
          'Auch Zurücknehmen ist Nehmen: Wer keine Karten nehmen darf, bekommt keine zurück.',
        ),
        point(
          'MUTANT-1',
          'A mutant’s condition must be true when it is played, not later.',
          'Die Bedingung eines Mutanten muss gelten, wenn er gespielt wird, nicht später.',
        ),
        point(
          'DISCARD-4',
          'No overpaying with cards that are not needed.',
          'Nicht überzahlen mit Karten, die nicht nötig sind.',
        ),
        point(
          'SHIP-20 SHIP-12',
          'A ship does not land in the turn it is played, and after a landing the hand stays closed.',
          'Ein Schiff landet nicht in dem Zug, in dem es gespielt wird, und nach einer Landung bleibt die Hand zu.',
        ),
        point(
          'REFRESH-4 WIN-2',
          'An empty draw deck alone does not end the game: the hand has to be empty, too.',
          'Ein leerer Nachziehstapel allein beendet die Partie nicht: Auch die Hand muss leer sein.',
        ),
      ],
    },
  ],
};
