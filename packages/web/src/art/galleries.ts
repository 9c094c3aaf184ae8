import type { Affiliation } from '@bluemoon/engine';
import { hoax } from './figures/hoax.ts';
import { mimix } from './figures/mimix.ts';
import { vulca } from './figures/vulca.ts';
import type { Gallery } from './scene.ts';

export const GALLERIES: Readonly<Partial<Record<Affiliation, Gallery>>> = { vulca, hoax, mimix };
