import { dragonName } from '../../words/names.ts';
import type { FactOf, Pending, Way } from '../explanation.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { ExplanationWords, Names } from './language.ts';

const PLACES: Readonly<Record<Whereabouts, string>> = {
  hand: 'ist auf der Hand',
  drawDeck: 'ist im Nachziehstapel',
  combat: 'liegt im Kampfbereich',
  covered: 'ist überdeckt',
  support: 'liegt im Unterstützungsbereich',
  faceDown: 'liegt verdeckt',
  discardPile: 'ist im Ablagestapel',
  leaderArea: 'liegt beim Anführer',
  influence: 'liegt im Einflussbereich',
  landed: 'ist gelandet',
  aboard: 'ist auf ein Schiff geladen',
  beside: 'liegt offen und ist aktiv',
  emissaries: 'liegt beim Anführer',
};

const WAYS: Readonly<Record<Way, string>> = {
  play: 'Spielen',
  bluff: 'verdeckte Ausspielen',
  load: 'Laden',
};

const PLAYED: Readonly<Record<Way, string>> = {
  play: 'gespielt',
  bluff: 'verdeckt ausgespielt',
  load: 'geladen',
};

function pending(during: Pending, by: string | null): string {
  switch (during) {
    case 'text':
      return by === null ? 'Ein Sondertext wird ausgeführt' : `Der Sondertext von ${by} wird ausgeführt`;
    case 'moment':
      return 'Sondertexte dieses Zeitpunkts werden ausgeführt';
    case 'attract':
      return 'Drachen werden angelockt';
    case 'retreat':
      return 'Ein Rückzug wird ausgeführt';
    case 'target':
      return by === null ? 'Ein Ziel muss benannt werden' : `Für ${by} muss ein Ziel benannt werden`;
    case 'decline':
      return 'Für den Verzicht auf den Kampf werden Karten abgelegt';
    case 'meet':
      return by === null ? 'Eine Forderung wird erfüllt' : `Die Forderung von ${by} wird erfüllt`;
    case 'interference':
      return by === null ? 'Eine Störkarte darf gespielt werden' : `${by} darf gestört werden`;
    case 'forfeit':
      return 'Kristallkarten werden abgelegt';
    case 'mulligan':
      return 'Die Starthände werden getauscht';
    case 'phase':
      return 'Der andere Spieler muss sich entscheiden';
  }
}

function duty({ during, by, number }: FactOf<'pending'>, names: Names): string {
  const card = by === null ? 'eine Karte' : names.card(by);
  switch (during) {
    case 'text':
      return `Entscheide über den Sondertext von ${card}.`;
    case 'moment':
      return 'Wähle, welcher deiner Sondertexte als nächster kommt.';
    case 'attract':
      return number === 1
        ? 'Wähle einen Drachen, der angelockt wird.'
        : `Wähle einen Drachen: ${number} sind anzulocken.`;
    case 'target':
      return `Benenne die Karte, auf die ${card} wirkt.`;
    case 'decline':
      return `Du verzichtest auf den Kampf: Lege eine bis drei Karten ab, bisher ${number}.`;
    case 'meet':
      return `Wähle die Karten, die du für ${card} ablegst, nicht mehr als nötig.`;
    case 'interference':
      return by === null
        ? 'Du darfst eine Störkarte spielen.'
        : `Du darfst ${card} mit einer Störkarte stören.`;
    case 'forfeit':
      return 'Wähle eine Kristallkarte, die du ablegst.';
    case 'mulligan':
      return 'Wähle die Karten deiner Starthand, die du tauschst.';
    case 'retreat':
    case 'phase':
      return 'Wähle.';
  }
}

const amount = ({ number, element }: Pick<FactOf<'total'>, 'number' | 'element'>, names: Names): string =>
  `${number} ${names.element(element)}`;

export const GERMAN: ExplanationWords = {
  faceDownCard: 'eine verdeckte Karte',
  and: 'und',
  facts: {
    printed: (fact, names) => `Auf ${names.card(fact.card)} steht ${amount(fact, names)}.`,
    printedChanged: (fact, names) =>
      `${names.card(fact.by)} ändert den aufgedruckten Wert von ${names.card(fact.card)} auf ${amount(fact, names)}.`,
    valueChanged: (fact, names) =>
      `${names.card(fact.by)} ändert den Wert von ${names.card(fact.card)} auf ${amount(fact, names)}.`,
    ignored: ({ card, by }, names) => `${names.card(card)} wird wegen ${names.cards(by)} ignoriert.`,
    textIgnored: ({ card, by }, names) =>
      `Der Sondertext von ${names.card(card)} wird wegen ${names.cards(by)} ignoriert.`,
    iconsIgnored: ({ card, by }, names) =>
      `Symbole von ${names.card(card)} werden wegen ${names.cards(by)} ignoriert.`,
    protected: ({ card }, names) => `${names.card(card)} ist vor den Karten des Gegners geschützt.`,
    inactive: ({ card, where }, names) => `${names.card(card)} ${PLACES[where]} und zählt deshalb nicht mit.`,
    worth: (fact, names) => `${names.card(fact.card)} zählt ${amount(fact, names)}.`,
    sum: (fact, names) => `Zusammen sind das ${amount(fact, names)}.`,
    totalChanged: (fact, names) =>
      `${names.card(fact.by)} ändert die Gesamtstärke auf ${amount(fact, names)}.`,
    total: (fact, names) => `Die Gesamtstärke ist ${amount(fact, names)}.`,
    shield: ({ card, element }, names) =>
      `Der Schild (${names.element(element)}) von ${names.card(card)} erspart im Zug seines Besitzers das Mithalten.`,
    playable: ({ card, way }, names) => {
      switch (way) {
        case 'play':
          return `${names.card(card)} kann jetzt gespielt werden.`;
        case 'bluff':
          return `${names.card(card)} kann jetzt verdeckt ausgespielt werden.`;
        case 'load':
          return `${names.card(card)} kann jetzt geladen werden.`;
      }
    },
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: () => 'Der andere Spieler ist am Zug.',
    neverPlayed: ({ card }, names) => `${names.card(card)} wird nie gespielt.`,
    otherFirst: ({ during, by }, names) =>
      `Etwas anderes geht vor: ${pending(during, by === null ? null : names.card(by))}.`,
    wrongPhase: ({ way, phase }, names) => `Diese Karte wird in der ${names.phase(phase)} ${PLAYED[way]}.`,
    notAtHand: ({ card, where }, names) => `${names.card(card)} ${PLACES[where]}, nicht auf der Hand.`,
    landed: () => 'Du hast in diesem Zug ein Schiff gelandet, deshalb darfst du nichts aus der Hand spielen.',
    forbidden: ({ by, way }, names) =>
      `${names.cards(by)}: Der Sondertext des Gegners verbietet das ${WAYS[way]} dieser Karte.`,
    tooManyCards: ({ by, number }, names) =>
      by.length === 0
        ? `Du hast ${number} Karten gespielt. Mehr sind in keinem Zug erlaubt.`
        : `${names.cards(by)}: Du hast schon ${number} gespielt, mehr Karten lässt der Sondertext des Gegners nicht zu.`,
    tooManyIntoCombat: ({ by, number }, names) =>
      `${names.cards(by)}: Du hast schon ${number} in den Kampfbereich gespielt, mehr lässt der Sondertext des Gegners dort nicht zu.`,
    stopped: ({ by }, names) =>
      by.length === 0
        ? 'Ein Stopp-Symbol beendet das Spielen von Karten in diesem Zug.'
        : `${names.cards(by)}: Ein Stopp-Symbol beendet das Spielen von Karten in diesem Zug.`,
    limit: ({ of, isStarting }) => {
      if (of === 'character') return 'Du hast in diesem Zug schon einen Charakter gespielt.';
      return isStarting
        ? 'In dem Zug, der einen Kampf beginnt, darfst du weder Verstärkung noch Unterstützung spielen.'
        : 'Du hast in diesem Zug schon Verstärkung oder Unterstützung gespielt.';
    },
    condition: ({ card }, names) => `Ihre Bedingung ist nicht erfüllt: „${names.condition(card)}“`,
    oneLeadership: () => 'Du hast in dieser Führungsphase schon eine Karte gespielt.',
    dragonElsewhere: ({ dragon }) => `Ihr Drache, ${dragonName(dragon)}, muss auf deiner Seite sein.`,
    matchOnly: () => 'Kristallkarten werden nur in einem Match gespielt.',
    interferesOnly: ({ card }, names) =>
      `${names.card(card)} wird nur gespielt, wenn der Gegner tut, was sie nennt.`,
    noBluffIcon: ({ card }, names) => `${names.card(card)} hat kein Bluff-Symbol.`,
    bluffIgnored: ({ by }, names) =>
      `Deine Bluffkarten oder ihre Symbole werden wegen ${names.cards(by)} ignoriert.`,
    stopsDemanded: ({ by }, names) =>
      `Nach ihrem Stopp-Symbol könntest du nicht mehr spielen, was ${names.cards(by)} verlangt.`,
    fullShips: () => 'Auf keinem deiner Schiffe ist noch Platz.',
    wait: () => 'Der andere Spieler muss sich entscheiden.',
    yourPhase: ({ phase }, names) => `Es ist deine ${names.phase(phase)}.`,
    pending: duty,
    mayCall: () => 'Zweifle den Bluff an oder vertraue dem anderen Spieler.',
    nameElement: () => 'Nenne das Element des Kampfes.',
    match: (fact, names) => {
      const short = fact.number - fact.own;
      const rest =
        short > 0
          ? `du hast ${fact.own}, es ${short === 1 ? 'fehlt' : 'fehlen'} ${short}`
          : `du hast ${fact.own}, das reicht`;
      return `Um weiterzukämpfen, musst du mit ${amount(fact, names)} mithalten: ${rest}.`;
    },
    demand: ({ by, times, canBePaid }, names) =>
      [
        `${names.card(by)} fordert: „${names.demand(by)}“`,
        times > 1 ? `Die Zahlen darin gelten ${times}-fach.` : '',
        canBePaid ? 'Auf deiner Hand ist, was du brauchst.' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    cannotAttack: ({ isFightOn }) =>
      isFightOn
        ? 'Du hast keinen Charakter, den du spielen kannst, also musst du dich zurückziehen.'
        : 'Du kannst keinen Kampf beginnen, also musst du darauf verzichten.',
    playCharacter: () => 'Du musst einen Charakter spielen.',
    tooManyActive: ({ by, most, number }, names) =>
      `${names.card(by)} lässt am Ende dieser Phase höchstens ${most} solche Karten aktiv sein, du hast ${number}.`,
    deadEnd: () =>
      'So kannst du deine Stärke nicht ansagen: Spiele eine weitere Karte oder nimm den Zug zurück.',
  },
};
