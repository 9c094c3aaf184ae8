/**
 * A fixed workload of integer and typed-array operations. Speed is given per million of its steps, measured in the
 * same run, so that results from different machines and times can be compared.
 */
const CELLS = new Int32Array(256);

function work(steps: number): number {
  let word = 123456789;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const at = word & 255;
    CELLS[at] = ((CELLS[at] ?? 0) + word) | 0;
    sum = (sum + Math.clz32((CELLS[(word >>> 8) & 255] ?? 0) | 1)) | 0;
  }
  return sum;
}

export function kernelStepsPerSecond(steps: number, now: () => number): number {
  work(1e6);
  const begin = now();
  work(steps);
  return (steps / (now() - begin)) * 1000;
}
