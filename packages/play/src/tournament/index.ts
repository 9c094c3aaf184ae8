export { dueOf as tournamentDueOf, nextAct as nextTournamentAct } from './due.ts';
export { tournamentDraftsWanted } from './drafts.ts';
export type { TournamentDraft, WantedDraft } from './drafts.ts';
export { enactedTournament, openTournament, tournamentOf } from './enact.ts';
export { tournamentRefusalWords } from './refusal-words.ts';
export { askTournament, joinTournament, reportToTournament } from './request.ts';
export type { TournamentNews, TournamentOutcome, TournamentRefusal, TournamentRequest } from './request.ts';
export { tournamentRules } from './rules-words.ts';
export type { TournamentRule } from './rules-words.ts';
export { standingsOf, tieBreaksOf } from './standings.ts';
export type { StandingsRow, TieBreak } from './standings.ts';
export { tableIdOf, tournamentTablesWanted } from './tables.ts';
export type { TournamentTable } from './tables.ts';
export { readTournamentTerms, roundsFor, tableTerms } from './terms.ts';
export type { System, TournamentTerms } from './terms.ts';
export { tieBreakWords } from './tie-break-words.ts';
export type { TieBreakWords } from './tie-break-words.ts';
export { ownPartOf, tournamentNowFor, tournamentShown } from './tournament-now.ts';
export type {
  DraftNow,
  EntrantNow,
  OwnPart,
  PairingHow,
  PairingNow,
  PossibleRequest,
  RoundNow,
  StandingsRowNow,
  TournamentNow,
  TournamentShown,
} from './tournament-now.ts';
export { tournamentPhase } from './tournament.ts';
export type {
  DraftedBy,
  Ending,
  Entrant,
  GameAt,
  GameScore,
  Newcomer,
  Pairing,
  Round,
  Tournament,
  TournamentAct,
  TournamentDeed,
  TournamentPhase,
} from './tournament.ts';
