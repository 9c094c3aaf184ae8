import type { CardSymbol } from '../language.ts';

export function iconName(symbol: CardSymbol): string {
  switch (symbol) {
    case 'shield':
      return 'Schild';
    case 'stop':
      return 'Stopp';
    case 'retrieve':
      return 'Rückkehr';
    case 'free':
      return 'Frei';
    case 'pair':
      return 'Paar';
    case 'gang:cool':
      return 'Bande (Cool)';
    case 'gang:top':
      return 'Bande (Top)';
    case 'gang:fun':
      return 'Bande (Fun)';
    case 'gang:no':
      return 'Bande (Null)';
    case 'protect':
      return 'Schutz';
    case 'bluff:neutral':
      return 'Bluff (neutral)';
    case 'bluff:fire':
      return 'Bluff (Feuer)';
    case 'bluff:earth':
      return 'Bluff (Erde)';
    case 'replace':
      return 'Tausch';
  }
}

const BLUFF = 'Darf verdeckt als Unterstützungskarte mit Wert 2 im umkämpften Element gespielt werden';

const gang = (name: string): string =>
  `Beliebig viele ${name}-Charaktere dürfen wie eine einzige Karte gespielt werden, auch neben bereits aktive, solange dort sonst kein Charakter und keine Verstärkung aktiv ist.`;

export function iconHelp(symbol: CardSymbol): string {
  switch (symbol) {
    case 'shield':
      return 'In einem Kampf um dieses Element muss der Besitzer in seinem Zug die Stärke des Gegners nicht erreichen.';
    case 'stop':
      return 'Nach dieser Karte spielt der Besitzer in diesem Zug keine weiteren Karten.';
    case 'retrieve':
      return 'Die aktive Karte darf in der Anfangsphase des Besitzers auf die Hand zurück; ein Charakter nicht, solange der Gegner einen aktiven Charakter mit diesem Symbol hat.';
    case 'free':
      return 'Zählt nicht zur erlaubten Zahl von Charakteren, Verstärkungen und Unterstützungen.';
    case 'pair':
      return 'Zwei Paar-Karten, deren Namen mit demselben Wort beginnen, dürfen wie eine einzige Karte gespielt werden.';
    case 'gang:cool':
      return gang('Cool');
    case 'gang:top':
      return gang('Top');
    case 'gang:fun':
      return gang('Fun');
    case 'gang:no':
      return gang('Null');
    case 'protect':
      return 'Solange sie aktiv ist, kann der Gegner die Karte weder ignorieren noch ablegen noch schwächen.';
    case 'bluff:neutral':
      return `${BLUFF}; angezweifelt ist sie immer ein Bluff.`;
    case 'bluff:fire':
      return `${BLUFF}; angezweifelt ist sie nur im Element Feuer echt.`;
    case 'bluff:earth':
      return `${BLUFF}; angezweifelt ist sie nur im Element Erde echt.`;
    case 'replace':
      return 'Statt in der Führungsphase eine Karte zu spielen, darf der Besitzer diese Karte aus der Hand ablegen und eine andere ziehen.';
  }
}
