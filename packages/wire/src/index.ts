export { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './account.ts';
export type { AccountNow, AccountRefusal, DeviceLine, PasskeyLine, WithRecovery } from './account.ts';
export { startConnection } from './connection/connection.ts';
export type { Connection, ConnectionState, LobbyTold } from './connection/connection.ts';
export type { Ears, Following } from './connection/followed-rooms.ts';
export type { Announced, Line, LineEvents, Network } from './connection/network.ts';
export type { Reply } from './connection/requests.ts';
export { changedFields, difference, MisplacedPatch, patched } from './differences.ts';
export type { Changes, Fields, Json, Patch } from './differences.ts';
export { CLAIM_AFTER_MS, LONGEST_MESSAGE } from './messages.ts';
export type {
  ClientRequest,
  Farewell,
  OwnRoom,
  RoomLine,
  ToClient,
  ToServer,
  TournamentLine,
  Whereabouts,
  WireRefusal,
} from './messages.ts';
export { normalName } from './names.ts';
export { MOST_PUZZLES, REPORT_REASONS, VACATION_DAYS } from './people.ts';
export type {
  BlockedPlayer,
  PeopleRefusal,
  PushedTurn,
  ReportReason,
  Somebody,
  VacationNow,
} from './people.ts';
export { FACES, PHRASES } from './phrases.ts';
export type { Face, Phrase } from './phrases.ts';
export { GAME_KINDS } from './profile.ts';
export type {
  BestShown,
  CurveShown,
  FinishedGame,
  GameFilter,
  GameKind,
  GameShown,
  GamesShown,
  PlayerShown,
  Profile,
  ProfileRefusal,
  RatingChange,
  RatingOfGame,
  RatingShown,
  RatingVerdict,
  ResultShown,
  RivalShown,
} from './profile.ts';
export { draftAfter, roomAfter, tournamentAfter } from './session.ts';
export type { DraftSeen, RoomSeen, TournamentSeen } from './session.ts';
export { WIRE_VERSION } from './version.ts';
