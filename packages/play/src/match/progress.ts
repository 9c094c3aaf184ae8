import type { Box, GameSetup, Seat } from '@bluemoon/engine';
import type { Deck } from '../decks/deck.ts';
import { gameSetup, requireLegal } from '../setup.ts';
import { refuse, type Bilingual } from '../words.ts';
import { impossibleResult, possibleCrystals } from './crystals.ts';
import type { GameResult, Match, MatchOptions } from './match.ts';
import { requireOptions } from './options.ts';
import { chanceOf, isChosenByPlayers, matchStatus, nextDecks } from './status.ts';

export function newMatch(options: MatchOptions, box: Box): Match {
  requireOptions(options, box);
  return { options, games: [], chosen: [null, null] };
}

/** One seat's deck for the next game; it may be changed until both have chosen. */
export function chooseDeck(match: Match, seat: Seat, deck: Deck, box: Box): Match {
  const { next } = matchStatus(match);
  if (next.task === 'none') refuse(OVER);
  if (!isChosenByPlayers(match))
    refuse({
      en: 'The decks of this game follow from what was agreed; there is nothing to choose.',
      de: 'Die Decks dieses Spiels stehen durch die Vereinbarung fest; es gibt nichts zu wählen.',
    });
  if (next.task === 'play')
    refuse({
      en: 'Both decks of this game have been chosen already.',
      de: 'Beide Decks dieses Spiels sind schon gewählt.',
    });
  requireLegal(deck, match.options.agreement, box, match.options.drafted?.[seat]);
  return { ...match, chosen: seat === 0 ? [deck, match.chosen[1]] : [match.chosen[0], deck] };
}

/** The setup of the next game, dealt from the match's seed unless another one is given. */
export function nextGame(match: Match, box: Box, seed?: GameSetup['seed']): GameSetup {
  const [a, b] = nextDecks(match);
  const { next, first, game } = matchStatus(match);
  if (next.task === 'none') refuse(OVER);
  if (a === null || b === null) refuse(DECKS_MISSING);
  const { agreement, drafted } = match.options;
  return gameSetup(agreement, [a, b], {
    seed: seed ?? chanceOf(match, game - 1, 'deal'),
    first,
    box,
    ...(drafted === undefined ? {} : { drafted }),
  });
}

/** Adds the result of the current game. */
export function recordResult(match: Match, { winner, crystals, reason }: GameResult, box: Box): Match {
  const [a, b] = nextDecks(match);
  if (matchStatus(match).next.task === 'none') refuse(OVER);
  if (a === null || b === null) refuse(DECKS_MISSING);
  const { agreement } = match.options;
  const possible = possibleCrystals(reason, { deck: winner === 0 ? a : b, agreement, box });
  if (!possible.includes(crystals)) refuse(impossibleResult(reason, crystals, possible));
  const game = { decks: [a, b], result: { winner, crystals, reason } } as const;
  return { ...match, games: [...match.games, game], chosen: [null, null] };
}

const OVER: Bilingual = { en: 'The match is over.', de: 'Das Match ist zu Ende.' };

const DECKS_MISSING: Bilingual = {
  en: 'The decks of this game have not been chosen yet.',
  de: 'Die Decks dieses Spiels sind noch nicht gewählt.',
};
