import type { Affiliation } from '@bluemoon/engine';
import { aqua } from './figures/aqua.ts';
import { buka } from './figures/buka.ts';
import { flit } from './figures/flit.ts';
import { hoax } from './figures/hoax.ts';
import { khind } from './figures/khind.ts';
import { mimix } from './figures/mimix.ts';
import { pillar } from './figures/pillar.ts';
import { terrah } from './figures/terrah.ts';
import { vulca } from './figures/vulca.ts';
import type { Gallery } from './scene.ts';

export const GALLERIES: Readonly<Partial<Record<Affiliation, Gallery>>> = {
  vulca,
  hoax,
  mimix,
  flit,
  khind,
  terrah,
  pillar,
  aqua,
  buka,
};
