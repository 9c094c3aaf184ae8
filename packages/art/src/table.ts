/** Pictures on the table beside those on cards. */
export { backPicture } from './back.ts';
export { crystalPicture } from './crystal.ts';
export { MOON_PHASES, moonPhase, type MoonPhase } from './moon-phase.ts';
