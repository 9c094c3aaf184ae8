import type { Language } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/words';
import { numbersOf, seatSpokenTo } from '../../game/sitting.ts';
import type { ListedGame } from '../../keep/listed-game.ts';
import type { DeckKind } from '../../keep/summary.ts';
import { LEVEL_NAMES } from '../game/words.ts';
import { GAMES } from './words.ts';

/** A game as text, for a list. */
export interface GameDescription {
  /** "Vulca against Hoax" */
  readonly title: string;
  /** "Bot Solid", "first edition", "turn 12" */
  readonly details: readonly string[];
  /** How it ended, or who has to choose. */
  readonly status: string;
  readonly reason: string | null;
  /** From the side of the only person; null if there is none, or if the bot has to choose. */
  readonly outcome: 'won' | 'lost' | 'toChoose' | null;
}

export function describeGame(
  { players, summary }: Pick<ListedGame, 'players' | 'summary'>,
  language: Language,
): GameDescription {
  const w = GAMES[language];
  const { decks, edition, turns, toChoose, result, beginsMidgame } = summary;
  const names = namesOf(decks, language, numbersOf(players));
  const you = seatSpokenTo(players);
  const details = [
    playersText(players, language),
    result === null ? w.turn(turns) : w.turns(turns),
    ...(edition === 'first' ? [w.firstEdition] : []),
    ...(beginsMidgame ? [w.fromPosition] : []),
  ];
  const described = { title: w.against(names[0], names[1]), details };
  if (result !== null) {
    const { winner, crystals } = result;
    const status =
      you === null
        ? w.winnerIs(names[winner], crystals)
        : winner === you
          ? w.youWon(crystals)
          : w.youLost(crystals);
    const outcome = you === null ? null : winner === you ? 'won' : 'lost';
    return { ...described, status, reason: w.reasons[result.reason], outcome };
  }
  const isYours = toChoose === you;
  if (you !== null)
    return {
      ...described,
      status: isYours ? w.yourChoice : w.botsChoice,
      reason: null,
      outcome: isYours ? 'toChoose' : null,
    };
  return {
    ...described,
    status: toChoose === null ? '' : w.choiceOf(names[toChoose]),
    reason: null,
    outcome: null,
  };
}

/** With numbers if both play the same people. */
export function namesOf(
  decks: readonly [DeckKind, DeckKind],
  language: Language,
  numbers: readonly [number, number],
): readonly [string, string] {
  const [a, b] = [deckName(decks[0], language), deckName(decks[1], language)];
  return a === b ? [`${a} ${numbers[0]}`, `${b} ${numbers[1]}`] : [a, b];
}

function deckName({ kind, people }: DeckKind, language: Language): string {
  const w = GAMES[language];
  if (people === null) return w.draftedDeck;
  const name = peopleName(people, language);
  return kind === 'people' ? name : w.ownDeckOf(name);
}

function playersText([a, b]: ListedGame['players'], language: Language): string {
  const w = GAMES[language];
  const levels = LEVEL_NAMES[language];
  if (a.kind === 'bot' && b.kind === 'bot') return w.bots(levels[a.level], levels[b.level]);
  const bot = a.kind === 'bot' ? a : b;
  if (bot.kind === 'bot') return w.bot(levels[bot.level]);
  const [one, other] = [a, b].map((player) => (player.kind === 'person' ? player : null));
  if (one?.name === undefined || other?.name === undefined) return w.twoPeople;
  if (one.place === other.place) return w.watchedOnline(one.name, other.name);
  return w.online(one.place === 'elsewhere' ? one.name : other.name);
}
