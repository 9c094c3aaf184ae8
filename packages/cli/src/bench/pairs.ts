import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';

/** Every people twice, on either seat. */
export const PAIRS: readonly (readonly [People, People])[] = PEOPLES.map((people, i) => [
  people,
  PEOPLES[(i + 4) % PEOPLES.length] as People,
]);
