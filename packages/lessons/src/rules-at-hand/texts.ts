import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const TEXTS: Section = {
  id: 'texts',
  title: { en: 'Reading card texts', de: 'Kartentexte lesen' },
  entries: [
    {
      id: 'who-speaks',
      title: { en: 'Who is “I”?', de: 'Wer ist „ich“?' },
      points: [
        point(
          'TURN-6 TEXT-10',
          '“I” is the player of the card, “you” is their rival.',
          '„Ich“ ist, wer die Karte gespielt hat, „du“ ist sein Gegner.',
        ),
        point('TEXT-1', 'A card’s text beats the rules.', 'Der Text einer Karte geht vor die Spielregeln.'),
      ],
    },
    {
      id: 'when',
      title: { en: 'When does it work?', de: 'Wann wirkt er?' },
      points: [
        point(
          'TEXT-2 RULING-26',
          'A condition for playing a card has to hold just before it is played.',
          'Eine Bedingung für das Ausspielen muss unmittelbar davor erfüllt sein.',
        ),
        point(
          'TEXT-3',
          '“Now” text works once, when the card is played, and never again.',
          'Text mit „jetzt“ wirkt einmal, wenn die Karte gespielt wird, und dann nie wieder.',
        ),
        point(
          'TEXT-4 RULING-30',
          'What may be done once each turn may be done in each of your turns while the card is active, at the moment you choose if none is named.',
          'Was einmal je Zug geht, geht in jedem deiner Züge, solange die Karte aktiv ist, und im Moment deiner Wahl, wenn keiner genannt ist.',
        ),
        point(
          'TEXT-5',
          'Everything else works from the moment the card is played for as long as it is active.',
          'Alles andere wirkt vom Ausspielen an, solange die Karte aktiv ist.',
        ),
      ],
    },
    {
      id: 'may-must',
      title: { en: '“May” and “must”', de: '„Darf“ und „muss“' },
      points: [
        point(
          'TEXT-7 RULING-3',
          '“I may” leaves it to you, but in full or not at all: five cards cannot be drawn from a deck of three.',
          '„Ich darf“ überlässt es dir, aber ganz oder gar nicht: Aus einem Stapel mit drei Karten kann man nicht fünf ziehen.',
        ),
        point(
          'TEXT-8',
          'Text without “may” has to be carried out, as far as it goes.',
          'Text ohne „darf“ muss ausgeführt werden, so weit es geht.',
        ),
        point(
          'TEXT-9 ENGAGE-10',
          '“Do this or retreat” is met in full or not at all.',
          '„Tu das oder zieh dich zurück“ wird ganz erfüllt oder gar nicht.',
        ),
      ],
    },
    {
      id: 'conflict',
      title: { en: 'If texts conflict', de: 'Wenn Texte sich widersprechen' },
      points: [
        point(
          'PRECED-1',
          '“Are ignored” beats “you cannot”, and “you cannot” beats everything else.',
          '„Werden ignoriert“ schlägt „du kannst nicht“, und „du kannst nicht“ schlägt alles andere.',
        ),
        point(
          'PRECED-4 FREE-4',
          'So a prohibition also holds against free, pair and gang icons and against “any number”.',
          'Ein Verbot gilt also auch gegen die Symbole Frei, Paar und Bande und gegen „beliebig viele“.',
        ),
        point(
          'PRECED-2',
          'A card that may not be played cannot lift the prohibition by its own text.',
          'Eine Karte, die nicht gespielt werden darf, kann das Verbot nicht durch ihren eigenen Text aufheben.',
        ),
        point(
          'PRECED-3',
          'If several of your effects come at the same moment, you choose their order.',
          'Kommen mehrere deiner Wirkungen zur selben Zeit, bestimmst du die Reihenfolge.',
        ),
      ],
    },
    {
      id: 'taking',
      title: { en: 'Taking cards', de: 'Karten nehmen' },
      points: [
        point(
          'TAKE-1 TAKE-2',
          'Every way of getting a card into hand is taking it. Who cannot take cards can neither draw nor retrieve.',
          'Jede Art, eine Karte auf die Hand zu bekommen, ist Nehmen. Wer keine Karten nehmen kann, kann weder ziehen noch zurücknehmen.',
        ),
        point(
          'DISCLOSE-1 DISCLOSE-2 DISCLOSE-3',
          'A disclosed hand stays visible until each of its cards is played or discarded. It is still your hand, and cards that come later stay hidden.',
          'Eine offengelegte Hand liegt offen, bis jede dieser Karten gespielt oder abgelegt ist. Sie bleibt deine Hand, und später dazukommende Karten bleiben verborgen.',
        ),
      ],
    },
  ],
};
