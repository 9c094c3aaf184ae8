export { startClient } from './client.ts';
export type { Client, ClientEars, ClientEnding, Line, LineEvents, Network, Reply } from './client.ts';
export { difference, MisplacedPatch, patched } from './differences.ts';
export type { Json, Patch } from './differences.ts';
export { CLAIM_AFTER_MS } from './messages.ts';
export type {
  ClientRequest,
  Farewell,
  RoomLine,
  ToClient,
  ToServer,
  Whereabouts,
  WireRefusal,
} from './messages.ts';
export { normalName } from './names.ts';
export { FACES, PHRASES } from './phrases.ts';
export type { Face, Phrase } from './phrases.ts';
export { roomAfter } from './session.ts';
export type { RoomSeen } from './session.ts';
export { WIRE_VERSION } from './version.ts';
