import { PEOPLES } from '@bluemoon/engine';
import type { Box, GameSetup } from '@bluemoon/engine';
import {
  agreeOn,
  checkDeck,
  deckFromText,
  gameSetup,
  peopleDeck,
  PlayError,
  problemText,
  textProblemText,
} from '@bluemoon/play';
import type { Agreement, Deck } from '@bluemoon/play';
import { INVOCATION } from './invocation.ts';
import { Failure } from './failure.ts';
import { readText, titleOf } from './files.ts';
import type { Io } from './io.ts';

/** The deck of a people, or the deck in a file. */
export async function deckGiven(word: string, io: Io, box: Box): Promise<Deck> {
  const known = deckOfPeople(word, box);
  if (known !== undefined) return known;
  if (!/[./\\]/.test(word) && word !== '-') {
    throw new Failure(
      `There is no deck “${word}”. Available: ${PEOPLES.join(', ')}, and files such as my-deck.txt.`,
    );
  }
  const { deck, problems } = await readDeckFile(word, io, box);
  if (problems.length === 0) return deck;
  throw new Failure([`${titleOf(word)} is not a playable deck:`, ...problems].join('\n'));
}

export function deckOfPeople(word: string, box: Box): Deck | undefined {
  const people = PEOPLES.find((one) => one === word.trim().toLowerCase());
  return people === undefined ? undefined : peopleDeck(people, box);
}

export interface DeckFile {
  readonly deck: Deck;
  /** All problems, by line; empty for a legal deck. */
  readonly problems: readonly string[];
}

export async function readDeckFile(file: string, io: Io, box: Box): Promise<DeckFile> {
  const text = await readText(file, 'deck', io);
  if (text.trim() === '')
    throw new Failure(`${titleOf(file)} is empty. A deck lists one card name per line.`);
  if (text.trimStart().startsWith('{')) throw new Failure(`${titleOf(file)} ${whatItIs(text, file)}`);
  const reading = deckFromText(text, box);
  const unread = reading.problems.map((problem) => textProblemText(problem, 'en'));
  return {
    deck: reading.deck,
    problems: [...unread.map(bullet), ...brokenRules(reading.deck, box).map(bullet)],
  };
}

/** JSON gets one message instead of one per line. */
function whatItIs(text: string, file: string): string {
  return /"cards"\s*:\s*\[\s*\{/.test(text)
    ? `looks like a card pack, not a deck. To check it: ${INVOCATION} pack check ${file}`
    : 'looks like JSON, not a deck. A deck is a text file with one card name per line.';
}

const bullet = (text: string): string => `- ${text}`;

function brokenRules(deck: Deck, box: Box): readonly string[] {
  const options = { box, drafted: deck.cards };
  return checkDeck(deck, agreementOf([deck]), options).map(
    (problem) => `${problemText(problem, 'en', box)} (${problem.rule})`,
  );
}

/** The agreement that these decks need (VARIANT-1); a file without a leader is a drafted deck. */
export function agreementOf(decks: readonly Deck[]): Agreement {
  return agreeOn({
    decks: decks.every(({ leader }) => leader === null) ? 'drafted' : 'built',
    emissaries: decks.some(({ emissary }) => emissary !== undefined),
    inquisitors: decks.some(({ inquisitor }) => inquisitor !== undefined),
    families: decks.some(({ family }) => family !== undefined),
  });
}

export function meeting(
  decks: readonly [Deck, Deck],
  { seed, edition }: Pick<GameSetup, 'seed'> & { readonly edition: Agreement['edition'] },
  box: Box,
): GameSetup {
  try {
    return gameSetup({ ...agreementOf(decks), edition }, decks, {
      seed,
      box,
      drafted: [decks[0].cards, decks[1].cards],
    });
  } catch (error) {
    if (error instanceof PlayError) throw new Failure(error.words.en);
    throw error;
  }
}
