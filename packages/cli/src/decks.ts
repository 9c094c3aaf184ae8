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
import { CALLED } from './called.ts';
import { Failure } from './failure.ts';
import { readText, titleOf } from './files.ts';
import type { Io } from './io.ts';

/** A deck by the name of its people, or one that a file lists card by card. */
export async function deckGiven(word: string, io: Io, box: Box): Promise<Deck> {
  const known = deckOfPeople(word, box);
  if (known !== undefined) return known;
  if (!/[./\\]/.test(word) && word !== '-') {
    throw new Failure(
      `There is no deck “${word}”. There are: ${PEOPLES.join(', ')}, and files such as my-deck.txt.`,
    );
  }
  const { deck, problems } = await readDeckFile(word, io, box);
  if (problems.length === 0) return deck;
  throw new Failure([`${titleOf(word)} holds no deck to play with:`, ...problems].join('\n'));
}

export function deckOfPeople(word: string, box: Box): Deck | undefined {
  const people = PEOPLES.find((one) => one === word.trim().toLowerCase());
  return people === undefined ? undefined : peopleDeck(people, box);
}

export interface DeckFile {
  readonly deck: Deck;
  /** All that is wrong, line by line; a legal deck has nothing. */
  readonly problems: readonly string[];
}

export async function readDeckFile(file: string, io: Io, box: Box): Promise<DeckFile> {
  const text = await readText(file, 'deck', io);
  if (text.trim() === '')
    throw new Failure(`${titleOf(file)} is empty. A deck has a card a line, by its name.`);
  if (text.trimStart().startsWith('{')) throw new Failure(`${titleOf(file)} ${whatItIs(text, file)}`);
  const reading = deckFromText(text, box);
  const unread = reading.problems.map((problem) => textProblemText(problem, 'en'));
  return {
    deck: reading.deck,
    problems: [...unread.map(bullet), ...brokenRules(reading.deck, box).map(bullet)],
  };
}

/** JSON is better refused as a whole than line by line. */
function whatItIs(text: string, file: string): string {
  return /"cards"\s*:\s*\[\s*\{/.test(text)
    ? `looks like a card pack, not a deck. To check it: ${CALLED} pack check ${file}`
    : 'looks like JSON, not a deck. A deck is a text with a card a line, by its name.';
}

const bullet = (text: string): string => `- ${text}`;

function brokenRules(deck: Deck, box: Box): readonly string[] {
  const options = { box, drafted: deck.cards };
  return checkDeck(deck, agreementOf([deck]), options).map(
    (problem) => `${problemText(problem, 'en', box)} (${problem.rule})`,
  );
}

/** What has to be agreed on to play with these decks (VARIANT-1); a file without a leader is a drafted deck. */
function agreementOf(decks: readonly Deck[]): Agreement {
  return agreeOn({
    decks: decks.every(({ leader }) => leader === null) ? 'drafted' : 'built',
    emissaries: decks.some(({ emissary }) => emissary !== undefined),
    inquisitors: decks.some(({ inquisitor }) => inquisitor !== undefined),
    families: decks.some(({ family }) => family !== undefined),
  });
}

/** The game in which these decks meet. */
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
