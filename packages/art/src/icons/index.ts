import { GAME } from './game.ts';
import { TABLE } from './table.ts';

const ICONS = { ...GAME, ...TABLE };

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** An icon in the colour of the surrounding text; gouges show `--cut`, the background colour, or paper. */
export function icon(name: IconName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${ICONS[name]}</svg>`;
}
