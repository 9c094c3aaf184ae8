import type { Dragon } from '@bluemoon/engine';

/** On the dark cloth each dragon has a light ink of its own. */
export const DRAGON_INKS: Readonly<Record<Dragon, string>> = {
  lika: '#ffb066',
  doran: '#e9edf8',
  sesha: '#8fd8b0',
};
