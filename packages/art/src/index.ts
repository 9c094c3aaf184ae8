/**
 * What the first page shows. Everything that needs the cards is in `table.ts`, so that the page need not load them.
 */
export { dragonPicture } from './dragon.ts';
export { INKS, PAPER, type Inks } from './ink.ts';
export { moonPicture, type MoonLook } from './moon.ts';
export { sigil, type TwoInks } from './sigil.ts';
