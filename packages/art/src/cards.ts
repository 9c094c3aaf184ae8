/** Pictures with the figures of all cards: as much as all other pictures together, so pages load them last. */
export { cardPicture, peoplePicture } from './card-picture.ts';
export { opponentPicture, PORTRAIT_NAMES, type PortraitName } from './opponent.ts';
