/**
 * What the first page shows. Everything else is in `table.ts` and `cards.ts`, so that the page need not load it.
 */
export { dragonPicture } from './dragon.ts';
export { INKS, PAPER, type Inks } from './ink.ts';
export { moonPicture, type MoonLook } from './moon.ts';
export { sigil, type TwoInks } from './sigil.ts';
