import { catalogue } from '../../words/language.svelte.ts';

/** What two people at an online table can agree on, beside what the match screen says already. */
export const AGREEMENT = catalogue({
  en: {
    wayHelp: {
      agreed: 'You choose openly. Your rival sees your deck before they choose theirs.',
      secret: 'Both choose secretly. The decks are shown when the game begins.',
      random: 'Chance deals the leaders. Nobody chooses.',
    },
    takeDeck: (name: string) => `Take ${name}`,
    nextDeck: 'Choose your next deck',
    packs: 'Card packs',
    packsHelp: 'Their cards come to the table with you. Your rival need not have them.',
    noPacks: 'You have no card packs.',
    toPacks: 'Load one among your decks',
    packCards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    packsTooLong:
      'These packs are too long for an online table. Choose fewer, or split a pack and load the part you need.',
    playedWith: 'Card packs at this table',
    packStates: {
      same: 'You have this pack, too.',
      other: 'You have another version. At this table the one of the host counts.',
      none: 'You don’t have it. The cards come with the table.',
    },
    seeCards: 'See the cards',
    keepPack: 'Keep this pack',
    kept: 'It is among your packs now.',
    notKept: (name: string) =>
      `It can’t be kept beside your pack “${name}”. You can still play with it here.`,
    notKeptAtAll: 'It can’t be kept in this browser. You can still play with it here.',
  },
  de: {
    wayHelp: {
      agreed: 'Ihr wählt offen. Dein Gegner sieht dein Deck, bevor er seines wählt.',
      secret: 'Beide wählen geheim. Die Decks sieht man, wenn das Spiel beginnt.',
      random: 'Der Zufall verteilt die Anführer. Niemand wählt.',
    },
    takeDeck: (name: string) => `${name} nehmen`,
    nextDeck: 'Wähle dein nächstes Deck',
    packs: 'Kartenpakete',
    packsHelp: 'Du bringst ihre Karten an den Tisch mit. Dein Gegner muss sie nicht haben.',
    noPacks: 'Du hast keine Kartenpakete.',
    toPacks: 'Lade eines bei deinen Decks',
    packCards: (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`),
    packsTooLong:
      'Diese Pakete sind zu lang für einen Online-Tisch. Wähle weniger, oder teile ein Paket und lade den Teil, den du brauchst.',
    playedWith: 'Kartenpakete an diesem Tisch',
    packStates: {
      same: 'Du hast dieses Paket auch.',
      other: 'Du hast eine andere Fassung. Hier gilt die des Gastgebers.',
      none: 'Du hast es nicht. Die Karten kommen mit dem Tisch.',
    },
    seeCards: 'Karten ansehen',
    keepPack: 'Paket behalten',
    kept: 'Es ist jetzt bei deinen Paketen.',
    notKept: (name: string) =>
      `Neben deinem Paket „${name}“ lässt es sich nicht behalten. Hier kannst du trotzdem damit spielen.`,
    notKeptAtAll: 'In diesem Browser lässt es sich nicht behalten. Hier kannst du trotzdem damit spielen.',
  },
});
