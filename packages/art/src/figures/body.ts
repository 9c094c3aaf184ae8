import { blob, oval, taper, type Point, type Shape } from '../shapes.ts';

/**
 * The joints of a body as x, y pairs: head, chest, hips, left elbow and hand, right elbow and hand, left knee and
 * foot, right knee and foot.
 */
export type Pose = readonly number[];

export interface Build {
  readonly head?: number;
  readonly shoulders?: number;
  readonly waist?: number;
  readonly limbs?: number;
}

export interface Body {
  readonly shapes: readonly Shape[];
  readonly head: Point;
  readonly left: Point;
  readonly right: Point;
  readonly hips: Point;
  readonly chest: Point;
}

/** A whole body as a silhouette. */
export function bodyOf(pose: Pose, { head = 13, shoulders = 17, waist = 11, limbs = 11 }: Build = {}): Body {
  const joint = (i: number): Point => [pose[i * 2] ?? 0, pose[i * 2 + 1] ?? 0];
  const [skull, chest, hips] = [joint(0), joint(1), joint(2)];
  const [sx, sy] = [chest[0] - hips[0], chest[1] - hips[1]];
  const long = Math.hypot(sx, sy) || 1;
  const [nx, ny] = [-sy / long, sx / long];
  const beside = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
  const shoulder = [beside(chest, -shoulders), beside(chest, shoulders)] as const;
  const hip = [beside(hips, -waist * 0.7), beside(hips, waist * 0.7)] as const;
  const arm = (from: Point, i: number): Shape =>
    taper([...from, ...joint(i), ...joint(i + 1)], limbs, limbs * 0.62);
  const leg = (from: Point, i: number): Shape =>
    taper([...from, ...joint(i), ...joint(i + 1)], limbs * 1.75, limbs * 0.72);
  const foot = (i: number): Shape => {
    const [kx, ky] = joint(i);
    const [fx, fy] = joint(i + 1);
    const toe = fx >= kx ? 1 : -1;
    return oval(fx + toe * 4, fy + (fy > ky ? 1 : -1), limbs * 0.75, limbs * 0.42);
  };
  const waistline = [
    chest[0] * 0.4 + hips[0] * 0.6 + nx * waist,
    chest[1] * 0.4 + hips[1] * 0.6 + ny * waist,
    chest[0] * 0.4 + hips[0] * 0.6 - nx * waist,
    chest[1] * 0.4 + hips[1] * 0.6 - ny * waist,
  ] as const;
  const [wx1, wy1, wx2, wy2] = waistline;
  const torso = blob([
    ...beside(chest, -shoulders - 2),
    ...beside([chest[0] + (sx / long) * 5, chest[1] + (sy / long) * 5], 0),
    ...beside(chest, shoulders + 2),
    wx1,
    wy1,
    ...beside(hips, waist + 3),
    ...beside([hips[0] - (sx / long) * 7, hips[1] - (sy / long) * 7], 0),
    ...beside(hips, -waist - 3),
    wx2,
    wy2,
  ]);
  const neck = taper([...chest, ...skull], limbs * 0.9, limbs * 0.8, 2);
  return {
    shapes: [
      torso,
      neck,
      oval(skull[0], skull[1], head, head * 1.12),
      arm(shoulder[0], 3),
      arm(shoulder[1], 5),
      leg(hip[0], 7),
      leg(hip[1], 9),
      foot(7),
      foot(9),
    ],
    head: skull,
    left: joint(4),
    right: joint(6),
    hips,
    chest,
  };
}
