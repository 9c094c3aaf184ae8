import { set, type Draw } from '../../scene.ts';
import { blob, both, evenBlob, lens, oval, range, type Shape } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';

const ROBE = evenBlob([78, 150, 62, 78, 48, 46, 14, 30]);

export function robe(sheet: Sheet): void {
  sheet.body(ROBE, oval(0, 0, 27, 34));
  sheet.cut(...both(...range(4, (i) => lens(26 + i * 11, 60 + i * 7, 34 + i * 14, 150, 3.4))));
}

/** Half of the face is in the light. */
export function face(sheet: Sheet): void {
  sheet.main(oval(0, 0, 27, 34));
  sheet.light(blob([0, -26, 20, -14, 20, 10, 0, 26]));
  sheet.cut(lens(0, -4, -3, 14, 3));
}

interface Scholar {
  readonly hat: Draw;
  readonly beard: Draw;
  readonly eyes: Draw;
  /** What they hold, or what happens to them. */
  readonly with?: Draw;
}

export function scholar({ hat, beard, eyes, with: held }: Scholar): Draw {
  return set((sheet) => {
    robe(sheet);
    face(sheet);
    hat(sheet);
    eyes(sheet);
    beard(sheet);
    held?.(sheet);
  });
}

export function hair(sheet: Sheet, ...shapes: readonly Shape[]): void {
  sheet.patch(...shapes);
}
