import { disc } from '../../grounds.ts';
import { peaks } from '../../motifs.ts';
import { scene, set, type Draw } from '../../scene.ts';
import { crescent, moved, oval, poly, range, ribbon } from '../../shapes.ts';
import { CRYSTAL } from './stone.ts';

export const mountains: Draw = (sheet) => {
  sheet.back(oval(112, 58, 34), peaks(34, 150, 78), peaks(160, 140, 84));
  sheet.ground(
    poly([44, 76, 52, 110, 40, 104, 46, 130, 30, 112, 36, 96]),
    poly([168, 62, 178, 98, 164, 92, 170, 122, 152, 100]),
  );
};

export const strata: Draw = (sheet) => {
  const { random } = sheet;
  sheet.back(
    ...range(9, (i) =>
      ribbon(
        range(5, (k) => [-6 + k * 50, 20 + i * 24 + random.between(-8, 8)]).flat(),
        () => random.between(5, 12),
        3,
      ),
    ),
  );
};

export const geode: Draw = set((sheet) =>
  sheet.back(
    ...range(13, (i) => moved(CRYSTAL, { turn: (i - 6) * 0.34, size: 2.9 + (i % 3) * 0.35, y: 10 })),
  ),
);

export const cave: Draw = (sheet) => {
  sheet.back(
    ...range(7, (i) => poly([i * 32 - 16, -4, i * 32 + 18, -4, i * 32 + 2, 34 + (i % 3) * 22])),
    ...range(7, (i) => poly([i * 32 - 18, 230, i * 32 + 18, 230, i * 32, 176 - (i % 2) * 26])),
  );
};

export const moonlit: Draw = scene(disc(66), (sheet) => sheet.ground(crescent(112, 78, 62, 0.2, -0.5)));
