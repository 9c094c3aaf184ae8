import type { Affiliation } from '@bluemoon/engine';
import { burst, motif, rays } from './marks.ts';
import { CENTRE, type Draw } from './scene.ts';
import { brickRows, moved, oval, range, ribbon, taper, wedge } from './shapes.ts';

const { x, y } = CENTRE;
const high = { x, y: y - 12 };

export function disc(radius = 64): Draw {
  return (sheet) => sheet.back(oval(x, y - 12, radius));
}

export function sun(radius = 60): Draw {
  return (sheet) => {
    const circle = {
      ...high,
      from: radius + 5,
      to: radius + 38,
      count: sheet.random.whole(20, 32),
      width: 5,
    };
    sheet.back(oval(x, y - 12, radius), ...burst(sheet, circle));
  };
}

/** Gouges that point at the subject from all sides. */
export function blaze(count = 24): Draw {
  return (sheet) => sheet.back(...burst(sheet, { ...high, from: 46, to: 130, count, width: 8 }));
}

/** Beams to the edge. */
export function beams(count = 20, width = 15): Draw {
  return (sheet) => sheet.back(...rays({ ...high, from: 24, to: 170, count, width }));
}

export function rings(count = 3, radius = 74): Draw {
  return (sheet) => {
    for (const i of range(count)) {
      const r = radius * (1 - i / count);
      sheet.back(oval(x, y - 12, r));
      sheet.ground(oval(x, y - 12, r - radius / count / 2));
    }
  };
}

/** Level lines across the sheet, wavy by `swing`. */
export function bands(count = 8, width = 7, swing = 5): Draw {
  return (sheet) => {
    const { random } = sheet;
    sheet.back(
      ...range(count, (i) => {
        const level = 14 + (i * 200) / count;
        const line = range(5, (k) => [-6 + k * 50, level + random.between(-swing, swing)]).flat();
        return ribbon(line, () => width * (0.7 + 0.6 * random.next()), 3);
      }),
    );
  };
}

/** Grass, and the sun over it. */
export const meadow: Draw = (sheet) => {
  sheet.back(
    ...range(16, (i) =>
      taper(
        [i * 13 - 4, 230, i * 13 + (i % 2 ? 6 : -6), 190, i * 13 + (i % 3) * 8 - 8, 150 - (i % 3) * 22],
        11,
        1,
      ),
    ),
    oval(140, 50, 22),
  );
  sheet.back(...range(8, (i) => moved(wedge(0, -40, 0, -30, 6), { x: 140, y: 50, turn: i * 0.785 })));
};

/** Rows of the people's motif, from `top` down. */
export function strewn(people: Affiliation, top = 152, size = 16): Draw {
  return (sheet) => {
    const { back, ground } = sheet.inks;
    brickRows(Math.ceil(200 / size / 2.3), Math.ceil((232 - top) / size / 2.2), (x, y) => {
      const place = { x: x * size * 2.3, y: top + y * size * 2.2, size };
      motif(sheet, people, place, { ink: back, cut: ground });
    });
  };
}
