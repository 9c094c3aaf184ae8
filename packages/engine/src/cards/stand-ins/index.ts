import type { Card } from '../../vocabulary/card.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { EMISSARIES } from './emissaries.ts';
import { HYLA } from './hyla.ts';
import { INQUISITORS } from './inquisitors.ts';
import { INTERFERENCE } from './interference.ts';
import { SPIRITS } from './spirits.ts';
import { TUTU } from './tutu.ts';

/** Cards of our own design in place of the 38 whose published texts are not known; a card pack can replace each. */
export const STAND_INS: readonly Card[] = [
  ...HYLA,
  ...TUTU,
  ...INTERFERENCE,
  ...SPIRITS,
  ...ACHIEVEMENTS,
  ...EMISSARIES,
  ...INQUISITORS,
].map((card) => ({ ...card, standIn: true }));
