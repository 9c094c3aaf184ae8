/** Pictures on the table. */
export { backPicture } from './back.ts';
export { cardPicture, peoplePicture } from './card-picture.ts';
export { crystalPicture } from './crystal.ts';
export { opponentPicture, PORTRAIT_NAMES, type PortraitName } from './opponent.ts';
export { MOON_PHASES, moonPhase, type MoonPhase } from './moon-phase.ts';
