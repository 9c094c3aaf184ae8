import type { CardId, People } from '@bluemoon/engine';
import { aqua } from './figures/aqua/index.ts';
import { buka } from './figures/buka/index.ts';
import { flit } from './figures/flit/index.ts';
import { hoax } from './figures/hoax/index.ts';
import { khind } from './figures/khind/index.ts';
import { mimix } from './figures/mimix/index.ts';
import { pillar } from './figures/pillar.ts';
import { terrah } from './figures/terrah/index.ts';
import { vulca } from './figures/vulca/index.ts';
import { INKS, paletteOf, type Ground } from './ink.ts';
import type { Draw, Gallery } from './scene.ts';
import { box, lens, range, ribbon } from './shapes.ts';
import { Sheet } from './sheet.ts';

const PARENTS = { vulca, hoax, mimix, flit, khind, terrah, pillar, aqua, buka };

const SEAM = 101;

/** One side of a mutant: a figure of a people, on a ground. */
type Side = readonly [people: People, figure: CardId, ground: Ground];

function half([people, figure, ground]: Side, from: number, to: number): string {
  const sheet = new Sheet(figure, paletteOf(people, ground));
  sheet.ground(box(-2, -2, 188, 230));
  PARENTS[people][figure]?.(sheet);
  const width = to - from;
  return `<svg x="${from}" width="${width}" height="226" viewBox="${from} 0 ${width} 226">${sheet.markup()}</svg>`;
}

/** Figures of two peoples, sewn together down the middle. */
function sewn(left: Side, right: Side): Draw {
  return (sheet) => {
    sheet.paste(half(left, 0, SEAM) + half(right, SEAM, 184));
    const { key } = INKS.mutant;
    const seam = range(15, (i) => [SEAM + (i % 2 ? -3 : 3), -4 + i * 17]).flat();
    sheet.fill(
      key,
      ribbon(seam, () => 4.6, 1),
      ...range(11, (i) =>
        lens(SEAM - 10, 18 + i * 20, SEAM + 10, 18 + i * 20 + sheet.random.between(-3, 3), 4),
      ),
    );
  };
}

export const mutant: Gallery = {
  'den-bal-ton': sewn(['khind', 'pitpan', 'hue'], ['vulca', 'inferno', 'key']),
  'sas-van-son': sewn(['aqua', 'aqua-alpha-alpha', 'key'], ['terrah', 'tecton-earthquaker', 'paper']),
  'pen-dor-nith': sewn(['pillar', 'fucius-con', 'paper'], ['hoax', 'xelethotiras', 'key']),
  'neth-sur-pot': sewn(['mimix', 'blue-radiance', 'key'], ['buka', 'captain-su-cha', 'hue']),
  'var-dis-nar': sewn(['hoax', 'zedemikras-the-brain', 'hue'], ['aqua', 'eelena-aqua-prima-alpha', 'key']),
  'zig-nur-don': sewn(['vulca', 'blaze', 'paper'], ['flit', 'hank-highflyer-hawk', 'key']),
  'ras-mus-pan': sewn(['terrah', 'catusan', 'key'], ['khind', 'coolcat', 'hue']),
  'chu-nan-chi': sewn(['flit', 'proud-phoenix-phil', 'paper'], ['mimix', 'young-fox', 'key']),
  'fel-nar-gan': sewn(['buka', 'commodore-lo-tan', 'hue'], ['pillar', 'devius-maximus', 'key']),
  'man-shu-ran': sewn(['mimix', 'shaman-of-the-afterlife', 'paper'], ['terrah', 'bashdin', 'key']),
};
