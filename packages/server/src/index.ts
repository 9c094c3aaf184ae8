export { startHouseBots } from './bots/house-bots.ts';
export { openHall } from './hall.ts';
export type { HallParts, OpenHall } from './hall.ts';
export { startServer } from './server.ts';
export type { Server, ServerParts } from './server.ts';
