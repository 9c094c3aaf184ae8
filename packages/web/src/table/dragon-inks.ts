import type { Dragon } from '@bluemoon/engine';

/** Light colours for the dark table. */
export const DRAGON_INKS: Readonly<Record<Dragon, string>> = {
  lika: '#ffb066',
  doran: '#e9edf8',
  sesha: '#8fd8b0',
};
