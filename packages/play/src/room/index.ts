export { openRoom, enacted, roomOf } from './enact.ts';
export { ask, askAs, closeIn, isMatchOver, needsDeck, sit, timeoutIn } from './request.ts';
export type { Asking, RoomOutcome, RoomRefusal, RoomRequest } from './request.ts';
export { gameNumber, phaseOf, seatOf } from './room.ts';
export type { Closing, Room, RoomAct, RoomDeed, RoomPhase, Share, Sitter } from './room.ts';
export { proofOf, roomNowFor } from './room-now.ts';
export type { RoomNow, SeatedNow } from './room-now.ts';
export { readRoomTerms, USUAL_ROOM_TERMS } from './terms.ts';
export type { RoomTerms } from './terms.ts';
