import type { Lesson } from '../lesson.ts';
import { AQUA } from './aqua.ts';
import { BUKA } from './buka.ts';
import { DECLINING } from './declining.ts';
import { DRAGONS_AND_CRYSTALS } from './dragons-and-crystals.ts';
import { FIRST_FIGHT } from './first-fight.ts';
import { FLIT } from './flit.ts';
import { HOAX } from './hoax.ts';
import { KHIND } from './khind.ts';
import { MIMIX } from './mimix.ts';
import { PILLAR } from './pillar.ts';
import { RETREATING } from './retreating.ts';
import { RUNNING_OUT } from './running-out.ts';
import { SECOND_FIGHT } from './second-fight.ts';
import { SHIELDS } from './shields.ts';
import { SIX_CARDS } from './six-cards.ts';
import { STOP_AND_RETRIEVE } from './stop-and-retrieve.ts';
import { TERRAH } from './terrah.ts';
import { TOTALS } from './totals.ts';
import { VULCA } from './vulca.ts';

/** In the rulebook's order. */
export const LESSONS: readonly Lesson[] = [
  FIRST_FIGHT,
  SECOND_FIGHT,
  RETREATING,
  SIX_CARDS,
  DECLINING,
  TOTALS,
  SHIELDS,
  STOP_AND_RETRIEVE,
  DRAGONS_AND_CRYSTALS,
  RUNNING_OUT,
  VULCA,
  HOAX,
  MIMIX,
  FLIT,
  KHIND,
  TERRAH,
  PILLAR,
  AQUA,
  BUKA,
];

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

export function lessonAfter({ id }: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
}
