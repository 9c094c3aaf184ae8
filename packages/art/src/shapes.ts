/**
 * Everything is cut from closed outlines. Outlines are written as flat lists of numbers (x, y, x, y, …), which is
 * easiest to read; y grows downwards.
 */
export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

const { PI, sin, cos, hypot, max, min } = Math;

/** The numbers from 0 to `count` - 1, or what `make` makes of them. */
export function range(count: number): number[];
export function range<T>(count: number, make: (index: number) => T): T[];
export function range<T>(count: number, make?: (index: number) => T): (T | number)[] {
  return Array.from({ length: count }, (_, index) => (make ? make(index) : index));
}

/** `count` things around a centre: `i` counts from it to both sides, `far` is the distance from it. */
export function spread<T>(count: number, make: (i: number, far: number) => T): T[] {
  const middle = (count - 1) / 2;
  return range(count, (index) => make(index - middle, Math.abs(index - middle)));
}

/** Rows like bricks in a wall: every other row is shifted by half a column. */
export function brickRows<T>(columns: number, rows: number, make: (column: number, row: number) => T): T[] {
  return range(rows, (row) => range(columns, (column) => make(column + (row % 2) / 2, row))).flat();
}

/** Straight edges. */
export function poly(flat: readonly number[]): Shape {
  return range(flat.length / 2, (i): Point => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);
}

/** A Catmull-Rom curve through all points, as short straight lines. */
function curve(points: Shape, ends: 'closed' | 'open', steps: number): Shape {
  const count = points.length;
  const at = (i: number): Point =>
    points[ends === 'closed' ? (i + count) % count : max(0, min(count - 1, i))] ?? [0, 0];
  const smooth: Point[] = [];
  for (let i = 0; i < (ends === 'closed' ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const mix = (j: 0 | 1): number =>
        b[j] +
        0.5 *
          t *
          (c[j] - a[j] + t * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j] + t * (3 * (b[j] - c[j]) + d[j] - a[j])));
      smooth.push([mix(0), mix(1)]);
    }
  }
  if (ends === 'open') smooth.push(at(count - 1));
  return smooth;
}

/** A rounded outline through all points. */
export function blob(flat: readonly number[], steps = 4): Shape {
  return curve(poly(flat), 'closed', steps);
}

/** The right half of an outline, from one end of the axis x = 0 to the other, completed by its mirror image. */
function completed(half: readonly number[]): readonly number[] {
  const left = poly(half).filter(([x]) => x !== 0);
  return [...half, ...left.toReversed().flatMap(([x, y]) => [-x, y])];
}

/** Straight edges, the same left and right. */
export function evenPoly(half: readonly number[]): Shape {
  return poly(completed(half));
}

/** Rounded, the same left and right. */
export function evenBlob(half: readonly number[], steps = 4): Shape {
  return blob(completed(half), steps);
}

/** A band along a curve, with `width` for each place from 0 to 1. */
export function ribbon(flat: readonly number[], width: (along: number) => number, steps = 5): Shape {
  const spine = curve(poly(flat), 'open', steps);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[max(0, i - 1)] ?? [0, 0];
    const [bx, by] = spine[min(spine.length - 1, i + 1)] ?? [0, 0];
    const half = width(i / (spine.length - 1)) / 2 / (hypot(bx - ax, by - ay) || 1);
    left.push([x - (by - ay) * half, y + (bx - ax) * half]);
    right.push([x + (by - ay) * half, y - (bx - ax) * half]);
  });
  return [...left, ...right.toReversed()];
}

/** A band with a linearly changing width. */
export function taper(flat: readonly number[], from: number, to: number, steps = 5): Shape {
  return ribbon(flat, (along) => from + (to - from) * along, steps);
}

/** Points on a curve at equal distances. */
export function along(flat: readonly number[], distance: number): Shape {
  const fine = curve(poly(flat), 'open', 12);
  const marks: Point[] = [];
  let walked = 0;
  fine.forEach((point, i) => {
    const [x, y] = fine[i - 1] ?? point;
    walked += hypot(point[0] - x, point[1] - y);
    if (walked >= marks.length * distance) marks.push(point);
  });
  return marks;
}

/** Pointed at both ends like a leaf; `bend` arches it. */
export function lens(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): Shape {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = hypot(dx, dy) || 1;
  const at = (t: number, side: number): Point => {
    const off = (sin(PI * t) * (bend + (side * width) / 2)) / long;
    return [x1 + dx * t - dy * off, y1 + dy * t + dx * off];
  };
  const steps = width > 40 ? 9 : 5;
  return [
    ...range(steps + 1, (i) => at(i / steps, 1)),
    ...range(steps - 1, (i) => at(1 - (i + 1) / steps, -1)),
  ];
}

/** A gouge: sharp at its start, blunt at its end. */
export function wedge(x1: number, y1: number, x2: number, y2: number, width: number): Shape {
  const long = hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [((x2 - x1) / long) * width, ((y2 - y1) / long) * width];
  return [
    [x1, y1],
    [x2 - uy / 2, y2 + ux / 2],
    [x2 + ux * 0.4, y2 + uy * 0.4],
    [x2 + uy / 2, y2 - ux / 2],
  ];
}

export function bar(x1: number, y1: number, x2: number, y2: number, width: number): Shape {
  const long = hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((y1 - y2) / long) * (width / 2), ((x2 - x1) / long) * (width / 2)];
  return poly([x1 + nx, y1 + ny, x2 + nx, y2 + ny, x2 - nx, y2 - ny, x1 - nx, y1 - ny]);
}

export function box(x: number, y: number, width: number, height: number): Shape {
  return poly([x, y, x + width, y, x + width, y + height, x, y + height]);
}

export function oval(x: number, y: number, rx: number, ry = rx): Shape {
  const corners = max(8, min(44, Math.round(max(rx, ry) / 2) + 9));
  return range(corners, (i): Point => [
    x + cos((i / corners) * 2 * PI) * rx,
    y + sin((i / corners) * 2 * PI) * ry,
  ]);
}

export function star(x: number, y: number, radius: number, tips = 5, waist = 0.45, turn = 0): Shape {
  return range(tips * 2, (i): Point => {
    const [a, r] = [turn - PI / 2 + (i * PI) / tips, i % 2 ? radius * waist : radius];
    return [x + cos(a) * r, y + sin(a) * r];
  });
}

export function gear(x: number, y: number, radius: number, teeth: number, depth = 0.16, turn = 0): Shape {
  return range(teeth * 4, (i): Point => {
    const a = turn + ((Math.floor(i / 4) + ([0, 0.42, 0.52, 0.92][i % 4] ?? 0)) / teeth) * 2 * PI;
    const r = i % 4 < 2 ? radius : radius * (1 - depth);
    return [x + cos(a) * r, y + sin(a) * r];
  });
}

/** Opens to the left; `thickness` is the width of the middle as a share of the radius. */
export function crescent(x: number, y: number, radius: number, thickness = 0.4, turn = 0): Shape {
  const tip = PI * 0.72;
  const inner = radius * (1 - thickness);
  const outside = range(19, (i): Point => {
    const a = -tip + (i / 18) * 2 * tip;
    return [cos(a) * radius, sin(a) * radius];
  });
  const reach = cos(tip) * radius;
  const inside = range(13, (i): Point => {
    const a = (PI / 2) * (1 - (i + 1) / 7);
    return [reach + cos(a) * (inner - reach), sin(a) * sin(tip) * radius];
  });
  return moved([...outside, ...inside], { x, y, turn });
}

export function spiral(x: number, y: number, radius: number, turns: number, width: number, start = 0): Shape {
  const steps = Math.round(turns * 10);
  const spine = range(steps + 1, (i): Point => {
    const [t, a] = [i / steps, start + (i / 10) * 2 * PI];
    return [x + cos(a) * radius * t, y + sin(a) * radius * t];
  });
  return ribbon(spine.flat(), (t) => width * (0.35 + 0.65 * t) * (t > 0.94 ? (1 - t) / 0.06 : 1), 2);
}

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Radians, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right, before turning. */
  readonly mirrored?: boolean;
}

export function moved(
  shape: Shape,
  { x = 0, y = 0, size = 1, turn = 0, mirrored = false }: Placement,
): Shape {
  const [c, s] = [cos(turn) * size, sin(turn) * size];
  const side = mirrored ? -1 : 1;
  return shape.map(([px, py]): Point => [x + px * side * c - py * s, y + px * side * s + py * c]);
}

/** Each shape and its mirror image on the other side of x = 0. */
export function both(...shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, shape.map(([x, y]): Point => [-x, y])]);
}
