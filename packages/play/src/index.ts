export { agreementProblems, agreeOn, backtrackPolicy, readAgreement, usesMulligan } from './agreement.ts';
export type { Agreement, AgreementProblem, BacktrackPolicy, Edition } from './agreement.ts';
export { botSeed } from './chance.ts';
export {
  drawnPeopleDeck,
  drawnPeopleDecks,
  emissariesFor,
  inquisitorsForPeoples,
  isFamilyNeeded,
} from './decks/agreed-deck.ts';
export { checkDeck } from './decks/check.ts';
export type { CheckOptions } from './decks/check.ts';
export { FAMILIES, readDeck } from './decks/deck.ts';
export type { Deck, Family } from './decks/deck.ts';
export { costsOf, deckLimits, moonsFor, moonsIn, STANDARD_LIMITS } from './decks/limits.ts';
export type { Cost, DeckLimits } from './decks/limits.ts';
export { cardNamed, nearNames } from './decks/names.ts';
export { familyCards, peopleDeck } from './decks/people-deck.ts';
export type { Additions } from './decks/people-deck.ts';
export type { Agreeable, DeckProblem } from './decks/problem.ts';
export { problemText } from './decks/problem-text.ts';
export { deckFromText, textProblemText } from './decks/read-text.ts';
export type { DeckReading, TextProblem } from './decks/read-text.ts';
export { deckStatistics } from './decks/statistics.ts';
export type { DeckStatistics, ElementCurve } from './decks/statistics.ts';
export { deckToText } from './decks/write-text.ts';
export type { Draft, DraftSetup } from './draft/draft.ts';
export { draftedMatch } from './draft/drafted-match.ts';
export type { DraftedMatchOptions } from './draft/drafted-match.ts';
export { newDraft, pick } from './draft/pick.ts';
export type { DraftOptions } from './draft/pick.ts';
export { draftDeck, draftedFromPacks } from './draft/pool.ts';
export { isOver } from './draft/progress.ts';
export type { Direction } from './draft/progress.ts';
export { readDraft } from './draft/read.ts';
export { cardsKept, DRAFT_SEATS, DRAFT_SIZES, packetSizes } from './draft/sizes.ts';
export type { DraftSeats, DraftSize } from './draft/sizes.ts';
export { draftView } from './draft/view.ts';
export type { DraftView } from './draft/view.ts';
export * from './draft-room/index.ts';
export * from './fair/index.ts';
export * from './host/index.ts';
export { BETWEEN_GAMES, MATCH_CRYSTALS, WAYS_OF_CHOOSING } from './match/match.ts';
export type { BetweenGames, Choosing, GameResult, Match, MatchGame, MatchOptions } from './match/match.ts';
export { chooseDeck, newMatch, nextGame, recordResult } from './match/progress.ts';
export { readMatch } from './match/read.ts';
export { scoreSheet } from './match/score-sheet.ts';
export type { ScoreRow } from './match/score-sheet.ts';
export { matchStatus } from './match/status.ts';
export type { MatchStatus, MatchTask } from './match/status.ts';
export { matchView } from './match/view.ts';
export type { MatchView, SeenDeck } from './match/view.ts';
export { meetingsIn } from './meeting.ts';
export type { Meeting } from './meeting.ts';
export { choicesFor, fewestMore, kindOfPicks, openPicks, pickingIn } from './picking.ts';
export type { Picking, PickKind, PickSet } from './picking.ts';
export * from './room/index.ts';
export { gameSetup } from './setup.ts';
export type { SetupOptions } from './setup.ts';
export * from './tournament/index.ts';
export { PlayError } from './words.ts';
export type { Bilingual } from './words.ts';
