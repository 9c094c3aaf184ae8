export { draftSeatOf } from './draft-room.ts';
export type {
  Arrival,
  DecidedBy,
  Drafter,
  Drafting,
  DraftGame,
  DraftResult,
  DraftRoom,
  DraftRoomAct,
  DraftRoomDeed,
} from './draft-room.ts';
export { draftRoomNowFor } from './draft-room-now.ts';
export type {
  DrafterNow,
  DraftProgress,
  DraftRoomNow,
  DraftViewer,
  OpenedDraft,
  OwnDraft,
} from './draft-room-now.ts';
export { draftDueOf, nextDraftAct } from './due.ts';
export type { DraftBot } from './due.ts';
export { draftRoomFrom, draftRoomOf, enactedInDraft, openDraftRoom } from './enact.ts';
export { draftPhaseOf } from './phase.ts';
export type { DraftPhase } from './phase.ts';
export {
  askDraftRoom,
  closeDraft,
  reportDraftArrival,
  reportDraftResult,
  sitInDraft,
  startDraft,
} from './request.ts';
export type { DraftRoomOutcome, DraftRoomRefusal, DraftRoomRequest } from './request.ts';
export { draftStandings } from './standings.ts';
export type { DraftStanding } from './standings.ts';
export { draftTablesWanted } from './tables.ts';
export type { DraftTable } from './tables.ts';
export { DRAFT_PAIRINGS, readDraftRoomTerms, USUAL_DRAFT_TERMS } from './terms.ts';
export type { DraftPairing, DraftRoomTerms, DraftTableTerms } from './terms.ts';
