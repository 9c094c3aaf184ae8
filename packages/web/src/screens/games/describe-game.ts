import type { Language, Seat } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/words';
import { numbersOf } from '../../game/sitting.ts';
import type { Sitting } from '../../game/sitting.ts';
import { summaryOf } from '../../keep/summary.ts';
import type { DeckKind } from '../../keep/summary.ts';
import { LEVEL_NAMES } from '../game/words.ts';
import { GAMES } from './words.ts';

/** A game in words, for a list. */
export interface ToldGame {
  /** "Vulca against Hoax" */
  readonly title: string;
  /** "Bot Solid", "first edition", "turn 12" */
  readonly details: readonly string[];
  /** How it ended, or who is to choose. */
  readonly standing: string;
  readonly reason: string | null;
  /** The person won or lost, or it is his choice; null where nobody is spoken to. */
  readonly mood: 'won' | 'lost' | 'toChoose' | null;
}

export function toldGame({ record, players }: Sitting, language: Language): ToldGame {
  const w = GAMES[language];
  const { decks, edition, turns, toChoose, result, beginsMidgame } = summaryOf(record);
  const names = namesOf(decks, language, numbersOf(players));
  const you = youAmong(players);
  const details = [
    playersText(players, language),
    result === null ? w.turn(turns) : w.turns(turns),
    ...(edition === 'first' ? [w.firstEdition] : []),
    ...(beginsMidgame ? [w.fromPosition] : []),
  ];
  const told = { title: w.against(names[0], names[1]), details };
  if (result !== null) {
    const { winner, crystals } = result;
    const standing =
      you === null
        ? w.winnerIs(names[winner], crystals)
        : winner === you
          ? w.youWon(crystals)
          : w.youLost(crystals);
    const mood = you === null ? null : winner === you ? 'won' : 'lost';
    return { ...told, standing, reason: w.reasons[result.reason], mood };
  }
  const isYours = toChoose === you;
  if (you !== null)
    return {
      ...told,
      standing: isYours ? w.yourChoice : w.botsChoice,
      reason: null,
      mood: isYours ? 'toChoose' : null,
    };
  return {
    ...told,
    standing: toChoose === null ? '' : w.choiceOf(names[toChoose]),
    reason: null,
    mood: null,
  };
}

/** The seat of the one who is spoken to: the only person. */
function youAmong([a, b]: Sitting['players']): Seat | null {
  if (a.kind === b.kind) return null;
  return a.kind === 'person' ? 0 : 1;
}

/** Told apart by numbers where both play the same. */
function namesOf(
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

function playersText([a, b]: Sitting['players'], language: Language): string {
  const w = GAMES[language];
  const levels = LEVEL_NAMES[language];
  if (a.kind === 'bot' && b.kind === 'bot') return w.bots(levels[a.level], levels[b.level]);
  const bot = a.kind === 'bot' ? a : b;
  return bot.kind === 'bot' ? w.bot(levels[bot.level]) : w.twoPeople;
}
