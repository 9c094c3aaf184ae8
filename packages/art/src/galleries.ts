import type { Affiliation } from '@bluemoon/engine';
import { aqua } from './figures/aqua/index.ts';
import { buka } from './figures/buka/index.ts';
import { emissary } from './figures/emissary.ts';
import { flit } from './figures/flit/index.ts';
import { hoax } from './figures/hoax/index.ts';
import { inquisitor } from './figures/inquisitor.ts';
import { khind } from './figures/khind/index.ts';
import { mimix } from './figures/mimix/index.ts';
import { pillar } from './figures/pillar.ts';
import { spirit } from './figures/spirit.ts';
import { terrah } from './figures/terrah/index.ts';
import { tutu } from './figures/tutu/index.ts';
import { vulca } from './figures/vulca/index.ts';
import { sun } from './grounds.ts';
import { motif } from './marks.ts';
import { mutant } from './mutant.ts';
import { scene, set, type Gallery } from './scene.ts';

/** For affiliations without pictures of their own: only the emblem. */
function nameless(people: Affiliation): Gallery {
  const emblem = set((sheet) => {
    const { main, cut } = sheet.inks;
    motif(
      sheet,
      people,
      { x: 0, y: -6, size: 56, turn: sheet.random.between(-0.1, 0.1) },
      { ink: main, cut },
    );
  });
  return { [people]: scene(sun(66), emblem) };
}

export const GALLERIES: Readonly<Record<Affiliation, Gallery>> = {
  vulca,
  hoax,
  mimix,
  flit,
  khind,
  terrah,
  pillar,
  aqua,
  buka,
  mutant,
  inquisitor,
  emissary,
  hyla: nameless('hyla'),
  tutu,
  crystal: nameless('crystal'),
  interference: nameless('interference'),
  spirit,
};
