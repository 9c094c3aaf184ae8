export { banUntil, findPlayers, FOR_GOOD } from './bans.ts';
export type { FoundPlayer } from './bans.ts';
export { databaseAt } from './place.ts';
export { closeRoom, listRooms, PHASES, showRoom, statisticsOf } from './rooms.ts';
export type { ListedRoom, ShownRoom, Statistics } from './rooms.ts';
export { DatabaseFault } from '../database/fault.ts';
export type { Database } from '../database/pool.ts';
export { readSettings, SettingFault } from '../settings.ts';
