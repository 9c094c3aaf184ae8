export { backPicture } from './back.ts';
export { cardPicture, peoplePicture } from './card-picture.ts';
export { crystalPicture } from './crystal.ts';
export { dragonPicture } from './dragon.ts';
export { INKS, PAPER, type Inks } from './ink.ts';
export { MOON_PHASES, moonPhase, type MoonPhase } from './moon-phase.ts';
export { moonPicture, type MoonLook } from './moon.ts';
export { pictureUrl } from './picture-url.ts';
export { sigil, type TwoInks } from './sigil.ts';
