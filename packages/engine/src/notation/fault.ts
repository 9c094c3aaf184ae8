import type { Language } from '../vocabulary/card.ts';
import type { ProofForm } from './proof.ts';
import { FIRST_LINE, MAX_WORDS, MAX_CHOICES, MAX_LETTERS, MAX_LINE_LETTERS } from './format.ts';

interface Said {
  readonly said: string;
}

/** Differs from what the game has at this point. */
interface Instead extends Said {
  readonly is: string;
}

type Nothing = unknown;

/** What can be wrong with a record. Words of the notation are the same in every language. */
interface FaultFacts {
  readonly noText: Nothing;
  readonly tooLong: { readonly letters: number };
  readonly lineTooLong: { readonly letters: number };
  readonly strangeLetter: { readonly letter: string };
  readonly noRecord: Nothing;
  readonly noResult: Nothing;
  readonly afterResult: Nothing;
  readonly unknownHeader: Said;
  readonly headerTwice: { readonly key: string };
  readonly headerMissing: { readonly key: string };
  readonly headerEmpty: { readonly key: string };
  readonly headerTooLong: { readonly key: string };
  readonly besidePosition: { readonly key: string };
  readonly notOneOf: Said & { readonly known: readonly string[] };
  readonly noSeed: Said;
  readonly badProof: Said & { readonly key: string; readonly form: ProofForm };
  readonly orderAlone: Nothing;
  readonly positionOver: Nothing;
  /** The deck or the position itself is wrong: the message of its own check, in English. */
  readonly badSetup: { readonly why: string };
  readonly noTurn: Nothing;
  readonly otherTurn: Instead;
  readonly otherPhase: Instead;
  /** `is` is null before anything was announced. */
  readonly otherPower: Said & { readonly is: string | null };
  readonly otherPlayer: Instead;
  readonly otherResult: Instead;
  readonly afterGame: Said;
  readonly tooManyChoices: Nothing;
  readonly illegal: Said;
}

type FaultKind = keyof FaultFacts;
export type NotationFault = { readonly [K in FaultKind]: { readonly kind: K } & FaultFacts[K] }[FaultKind];

type FaultWords = { readonly [K in FaultKind]: (fault: FaultFacts[K]) => string };

const PROOF_WORDS: Readonly<Record<ProofForm, Readonly<Record<Language, string>>>> = {
  digits: { en: '64 digits from 0 to 9 and a to f', de: 'eine Folge von 64 Ziffern von 0 bis 9 und a bis f' },
  name: {
    en: 'up to 64 letters, digits, _ and -',
    de: 'eine Folge von höchstens 64 Buchstaben, Ziffern, _ und -',
  },
  count: { en: 'a whole number from 1 on', de: 'eine ganze Zahl ab 1' },
};

const ENGLISH: FaultWords = {
  noText: () => 'A record is text',
  tooLong: ({ letters }) =>
    `A record has at most ${MAX_LETTERS} characters, not ${letters}; it holds one game and nothing else`,
  lineTooLong: ({ letters }) =>
    `A line has at most ${MAX_LINE_LETTERS} characters, not ${letters}; break it, and indent the continuation`,
  strangeLetter: ({ letter }) => `This is not text: it contains the character ${letter}`,
  noRecord: () => `A record begins with “${FIRST_LINE}”`,
  noResult: () => 'The record ends without a result',
  afterResult: () => 'Nothing follows the result',
  unknownHeader: ({ said }) => `“${said}” is neither a known header nor a turn`,
  headerTwice: ({ key }) => `“${key}:” is there twice`,
  headerMissing: ({ key }) => `“${key}:” is missing before this line`,
  headerEmpty: ({ key }) => `“${key}:” is empty`,
  headerTooLong: ({ key }) => `“${key}:” has at most ${MAX_WORDS} words; remove what does not belong there`,
  besidePosition: ({ key }) => `“position:” already says “${key}:”`,
  notOneOf: ({ said, known }) => `“${said}” is not one of: ${known.join(', ')}`,
  noSeed: ({ said }) => `The seed is a whole number or 64 digits from 0 to 9 and a to f, not “${said}”`,
  badProof: ({ key, form, said }) => `“${key}:” is ${PROOF_WORDS[form].en}, not “${said}”`,
  orderAlone: () => 'With the order of one deck, the order of the other is needed as well',
  positionOver: () => 'The game is over in this position',
  badSetup: ({ why }) => why,
  noTurn: () => 'A turn begins as in “12. B”',
  otherTurn: ({ is, said }) => `This is turn ${is}, not ${said}`,
  otherPhase: ({ is, said }) => `The phase is ${is} here, not ${said}`,
  otherPower: ({ is, said }) => `The power announced last is ${is ?? 'nothing'}, not ${said}`,
  otherPlayer: ({ is, said }) => `${is} has to choose here, not ${said}`,
  otherResult: ({ is, said }) => `The result is “${is}”, not “${said}”`,
  afterGame: ({ said }) => `The game was over before “${said}”`,
  tooManyChoices: () =>
    `A record has at most ${MAX_CHOICES} choices; end it earlier with “result: unfinished”`,
  illegal: ({ said }) => `“${said}” is not legal here`,
};

const GERMAN: FaultWords = {
  noText: () => 'Eine Aufzeichnung ist ein Text',
  tooLong: ({ letters }) =>
    `Eine Aufzeichnung hat höchstens ${MAX_LETTERS} Zeichen, nicht ${letters}; sie enthält ein Spiel und sonst nichts`,
  lineTooLong: ({ letters }) =>
    `Eine Zeile hat höchstens ${MAX_LINE_LETTERS} Zeichen, nicht ${letters}; brich sie um und rücke die Fortsetzung ein`,
  strangeLetter: ({ letter }) => `Das ist kein Text: Er enthält das Zeichen ${letter}`,
  noRecord: () => `Eine Aufzeichnung beginnt mit „${FIRST_LINE}“`,
  noResult: () => 'Der Aufzeichnung fehlt am Ende das Ergebnis (result)',
  afterResult: () => 'Nach dem Ergebnis darf nichts mehr kommen',
  unknownHeader: ({ said }) => `„${said}“ ist weder eine bekannte Angabe noch ein Zug`,
  headerTwice: ({ key }) => `„${key}:“ steht schon weiter oben`,
  headerMissing: ({ key }) => `Vor dieser Zeile fehlt „${key}:“`,
  headerEmpty: ({ key }) => `Hinter „${key}:“ steht nichts`,
  headerTooLong: ({ key }) =>
    `Hinter „${key}:“ stehen höchstens ${MAX_WORDS} Wörter; nimm heraus, was nicht dorthin gehört`,
  besidePosition: ({ key }) => `„position:“ sagt schon, was „${key}:“ sagt`,
  notOneOf: ({ said, known }) => `„${said}“ gibt es hier nicht, möglich ist: ${known.join(', ')}`,
  noSeed: ({ said }) => `„seed“ ist eine ganze Zahl oder 64 Ziffern von 0 bis 9 und a bis f, nicht „${said}“`,
  badProof: ({ key, form, said }) => `„${key}:“ ist ${PROOF_WORDS[form].de}, nicht „${said}“`,
  orderAlone: () => 'Zur Reihenfolge des einen Decks gehört die des anderen',
  positionOver: () => 'In dieser Stellung ist das Spiel schon zu Ende',
  badSetup: ({ why }) => `Mit dem Deck oder der Stellung stimmt etwas nicht (auf Englisch: ${why})`,
  noTurn: () => 'Ein Zug beginnt wie in „12. B“',
  otherTurn: ({ is, said }) => `Hier ist Zug ${is}, nicht ${said}`,
  otherPhase: ({ is, said }) => `Hier ist die Phase ${is}, nicht ${said}`,
  otherPower: ({ is, said }) =>
    is === null
      ? `Es wurde noch keine Stärke angesagt, auch nicht ${said}`
      : `Die zuletzt angesagte Stärke ist ${is}, nicht ${said}`,
  otherPlayer: ({ is, said }) => `Hier muss ${is} wählen, nicht ${said}`,
  otherResult: ({ is, said }) => `Das Ergebnis ist „${is}“, nicht „${said}“`,
  afterGame: ({ said }) => `Vor „${said}“ war das Spiel schon zu Ende`,
  tooManyChoices: () =>
    `Eine Aufzeichnung hat höchstens ${MAX_CHOICES} Entscheidungen; beende sie vorher mit „result: unfinished“`,
  illegal: ({ said }) => `„${said}“ ist hier nicht erlaubt`,
};

const WORDS: Readonly<Record<Language, FaultWords>> = { en: ENGLISH, de: GERMAN };

/** A sentence without its full stop. */
export function faultWords(fault: NotationFault, language: Language): string {
  const say = WORDS[language][fault.kind] as (fault: NotationFault) => string;
  return say(fault);
}
